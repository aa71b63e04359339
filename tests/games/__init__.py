import pytest

for name in ("golden", "knowledge", "perft", "shared"):  # what differs is shown there as it is in a test
    pytest.register_assert_rewrite(f"{__name__}.{name}")
