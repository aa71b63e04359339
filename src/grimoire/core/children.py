"""Child processes that compile for this one: they end when it ends, even if it is killed."""

from __future__ import annotations

import os
import signal
import sys
import threading

PR_SET_PDEATHSIG = 1  # of Linux: which signal a process gets when its parent dies


def end_with_parent(parent: int) -> None:
    """Called first of all in a child, with the number of the process that started it.

    Linux sees to it. Elsewhere standard input is watched: a parent holds it open and writes nothing.
    """
    if not ask_system():
        threading.Thread(target=watch_input, daemon=True).start()
    elif os.getppid() != parent:  # it died before we asked
        os._exit(1)


def ask_system() -> bool:
    """Whether the system ends this process with its parent from now on."""
    if not sys.platform.startswith("linux"):
        return False
    import ctypes

    answer: int = ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    return answer == 0


def watch_input() -> None:
    sys.stdin.buffer.read()
    os._exit(1)
