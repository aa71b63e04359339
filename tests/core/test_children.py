"""Child processes end with their parent, however it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

CHILD = """
import sys, threading
from grimoire.core import children

if sys.argv[2] == "pipe":
    children.ask_system = lambda: False
children.end_with_parent(int(sys.argv[1]))
print("ready", flush=True)
threading.Event().wait()
"""

PARENT = f"""
import os, subprocess, sys, threading

command = [sys.executable, "-c", {CHILD!r}, str(os.getpid()), sys.argv[1]]
child = subprocess.Popen(command, stdin=subprocess.PIPE)
threading.Event().wait()
"""


@pytest.mark.parametrize("way", ["usual", "pipe"])
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_child_ends_with_its_parent(way: str, how: signal.Signals) -> None:
    """Both hold the pipe that is read here: it ends when both have ended."""
    parent = subprocess.Popen([sys.executable, "-c", PARENT, way], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    assert parent.stdout.readline() == "ready\n"
    os.kill(parent.pid, how)

    assert parent.communicate(timeout=60)[0] == ""


def test_a_child_whose_parent_is_gone_already_ends_at_once() -> None:
    command = [sys.executable, "-c", CHILD, "1", "usual"]

    assert subprocess.run(command, stdin=subprocess.DEVNULL, timeout=60, check=False).returncode == 1
