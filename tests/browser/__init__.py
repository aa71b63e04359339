"""The page in a real browser."""

import pytest

# What these find wrong is told as in tests: with the values that were compared.
pytest.register_assert_rewrite("tests.browser.access", "tests.browser.doctored", "tests.browser.people")
