"""Where the page is found: on this machine, and for others in the network."""

from __future__ import annotations

import socket

EVERYWHERE = ("0.0.0.0", "::")


def addresses(host: str, port: int) -> list[str]:
    """The addresses of a server that listens there; the first is for a browser on this machine."""
    hosts = ["localhost", *address_in_network()] if host in EVERYWHERE else [host]
    return [f"http://{f'[{one}]' if ':' in one else one}:{port}/" for one in hosts]


def address_in_network() -> list[str]:
    """What others in the network call this machine; nothing where there is no network.

    A datagram socket that is told where it would send to is given the address that it would send from;
    nothing is sent. The destination is one that is kept for documentation.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("203.0.113.1", 9))
        except OSError:
            return []
        found = str(probe.getsockname()[0])
    return [] if found.startswith("127.") else [found]
