"""The chairs at a table: who sits there, and what they are committed to."""

from __future__ import annotations

import msgspec


class Chair(msgspec.Struct):
    """Who is on a seat: a person, a bot, or nobody yet; a bot may stand in for a person."""

    guest: str = ""
    name: str = ""
    nonce_hash: str = ""
    bot: str = ""
    stand_in: bool = False

    @property
    def person(self) -> bool:
        """Whether a person is to answer for this seat."""
        return self.guest != "" and not self.stand_in

    @property
    def taken(self) -> bool:
        return self.guest != "" or self.bot != ""
