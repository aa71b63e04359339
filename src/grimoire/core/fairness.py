"""Fair deals by commit and reveal: where the key of a table's chance comes from.

The host commits to a secret by its hash before anybody sits down; each player adds a nonce; the key is a
hash of them all. Once the secret is shown, anyone can check that the deal was neither altered nor chosen.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping, Sequence
from typing import Any


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def seeded_secret(seed: int) -> bytes:
    """The secret of a seeded table: no secret at all, for those who know the seed."""
    return hashlib.sha256(f"grimoire seed {seed}".encode()).digest()


def commitment(secret: bytes) -> str:
    """What the host publishes before the game."""
    return hashlib.sha256(secret).hexdigest()


def hash_nonce(nonce: str) -> str:
    """What a player publishes of a nonce before the start."""
    return hashlib.sha256(nonce.encode()).hexdigest()


def chance_key(
    secret: bytes,
    game: str,
    version: int,
    seats: int,
    options: Mapping[str, Any],
    nonces: Sequence[str] = (),
    table: str = "",
) -> tuple[int, int]:
    """The 128-bit key: the first half of a SHA-256 over all that was agreed.

    `version` is that of the rules that the table was opened under, and for a seed that of the deal; `options`
    are as they were written down then.
    """
    agreed = [secret.hex(), table, game, version, seats, dict(options), list(nonces)]
    text = json.dumps(agreed, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    digest = hashlib.sha256(text.encode()).digest()
    return int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:16], "little")
