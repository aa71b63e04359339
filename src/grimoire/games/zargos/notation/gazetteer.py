"""What the words of a text stand for on one map: ids, `#` and a number, or names in either language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from grimoire.core.errors import Ambiguous, Malformed
from grimoire.core.spelling import bare
from grimoire.games.zargos.atlas import Atlas, KingdomFacts, ProvinceFacts, SeaFacts
from grimoire.games.zargos.texts import TEXTS
from grimoire.games.zargos.things import PLACES, PROVINCES

Facts = KingdomFacts | ProvinceFacts | SeaFacts


class Gazetteer:
    """The words of a map. A word that stands for nothing is Malformed, one for two things Ambiguous."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        lands, seas = enumerate(atlas.provinces), enumerate(atlas.seas, start=atlas.first_sea)
        self.places = index([*lands, *seas])
        self.kingdoms = index(enumerate(atlas.kingdoms))
        self.links = {frozenset(pair): link for link, pair in enumerate(atlas.links)}

    def place(self, words: str) -> int:
        """A province or a sea."""
        return self.only_place(words, self.meant(words, PLACES), "error-place")

    def province(self, words: str) -> int:
        found = [place for place in self.meant(words, PROVINCES) if place < PROVINCES]
        return self.only_place(words, found, "error-province")

    def names_province(self, words: str) -> bool:
        return any(place < PROVINCES for place in self.meant(words, PROVINCES))

    def sea(self, words: str) -> int:
        """A sea by its own number."""
        found = [place for place in self.meant(words, PLACES) if place >= PROVINCES]
        return self.only_place(words, found, "error-sea") - PROVINCES

    def meant(self, words: str, room: int) -> list[int]:
        """The places that words stand for; `#58` is the number itself, also of a place that is not there."""
        found = re.fullmatch(r"#([0-9]{1,3})", words)
        if found:
            return [int(found[1])] if int(found[1]) < room else []
        return self.places.get(words, [])

    def only_place(self, words: str, found: Sequence[int], key: str) -> int:
        """The one that was found."""
        if not found:
            raise Malformed(key, texts=TEXTS, given=words)
        return only(words, found, [self.atlas.place_id(place) for place in found])

    def kingdom(self, words: str) -> int:
        ids = [kingdom.id for kingdom in self.atlas.kingdoms]
        found = self.kingdoms.get(words, [])
        if not found:
            raise Malformed("error-kingdom", texts=TEXTS, given=words, known=ids)
        return only(words, found, [ids[kingdom] for kingdom in found])

    def link(self, words: str) -> int:
        """Two seas that are linked, so never the lake: `strait+south`, in either order (Z37)."""
        first, _, second = words.partition("+")
        pair = [self.sea(one.strip()) for one in (first, second)] if second else []
        if frozenset(pair) not in self.links:
            raise Malformed("error-link", clause="Z37", texts=TEXTS, given=words)
        return self.links[frozenset(pair)]

    def targets(self, words: str) -> list[int]:
        """All that words could mean as a target of some wind; what cannot be read is Malformed."""
        if "+" in words:
            return [self.link(words)]
        found = [*self.kingdoms.get(words, []), *self.places.get(words, [])]
        return found or [self.place(words)]


def only(words: str, found: Sequence[int], ids: Sequence[str]) -> int:
    """The one that words stand for; names may be the same in two languages."""
    if len(found) > 1:
        raise Ambiguous("error-two-places", clause="Z2", texts=TEXTS, given=words, choices=list(ids))
    return found[0]


def index(told: Iterable[tuple[int, Facts]]) -> dict[str, list[int]]:
    """Each word with what it stands for; an id stands for itself alone, a name perhaps for two."""
    all_of_them = list(told)
    words: dict[str, list[int]] = {}
    for lang in ("en", "fr"):
        for number, facts in all_of_them:
            those = words.setdefault(bare(facts.name[lang]), [])
            those += [number] if number not in those else []
    return words | {facts.id: [number] for number, facts in all_of_them}
