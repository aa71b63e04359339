import numpy as np
import pytest

from grimoire.core.kernel import Mode
from grimoire.core.shares import share_out
from tests.toy import STONES


@pytest.mark.kernel
@pytest.mark.parametrize("compiled", [True, False], ids=["compiled", "uncompiled"])
def test_the_weights_of_the_seats_become_shares_that_sum_to_1(compiled: bool) -> None:
    shares = np.array([1.0, 3.0, 4.0, 9.0])
    STONES.kernels(Mode(compiled)).bind(share_out)(shares, 3)
    assert shares.tolist() == [0.125, 0.375, 0.5, 9.0], "what is not in play is left alone"
