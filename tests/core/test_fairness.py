import hashlib
import json
from typing import Any

import pytest

from grimoire.core.fairness import chance_key, commitment, hash_nonce, new_secret, seeded_secret

SECRET = bytes(range(32))
AGREED: dict[str, Any] = {
    "secret": SECRET,
    "game": "stones",
    "version": 1,
    "seats": 3,
    "options": {"rounds": 3, "wagers": True},
    "nonces": ["ada", "bruno"],
    "table": "12",
}


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_a_nonce_is_published_as_its_hash() -> None:
    assert hash_nonce("fée") == hashlib.sha256("fée".encode()).hexdigest()


def test_secrets_are_long_and_new_each_time() -> None:
    assert len({new_secret() for _ in range(20)}) == 20
    assert len(new_secret()) == 32


def test_a_seed_gives_its_own_secret() -> None:
    assert seeded_secret(7) == hashlib.sha256(b"grimoire seed 7").digest()
    assert len({seeded_secret(seed) for seed in range(-5, 5)}) == 10


def test_the_key_is_the_first_half_of_a_hash_that_anyone_can_compute() -> None:
    agreed = [SECRET.hex(), "12", "stones", 1, 3, {"rounds": 3, "wagers": True}, ["ada", "bruno"]]
    text = json.dumps(agreed, sort_keys=True, separators=(",", ":"))
    digest = hashlib.sha256(text.encode()).digest()
    key = chance_key(**AGREED)
    assert key[0].to_bytes(8, "little") + key[1].to_bytes(8, "little") == digest[:16]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("secret", bytes(32)),
        ("game", "magicians"),
        ("version", 2),
        ("seats", 4),
        ("options", {"rounds": 2, "wagers": True}),
        ("options", {"rounds": 3}),
        ("nonces", ["bruno", "ada"]),
        ("nonces", ["adabruno"]),
        ("nonces", ["ada", "bruno", ""]),
        ("nonces", []),
        ("table", "13"),
    ],
)
def test_the_key_depends_on_all_that_was_agreed(name: str, value: Any) -> None:
    assert chance_key(**{**AGREED, name: value}) != chance_key(**AGREED)


def test_the_order_of_the_options_does_not_matter() -> None:
    turned = {"wagers": True, "rounds": 3}
    assert chance_key(**{**AGREED, "options": turned}) == chance_key(**AGREED)


def test_nonces_may_be_in_any_script() -> None:
    assert chance_key(**{**AGREED, "nonces": ["adé", "…"]}) != chance_key(**AGREED)
