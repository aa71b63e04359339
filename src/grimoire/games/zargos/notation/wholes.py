"""Wholes: texts that name several moves, sent and undone as one.

`ohms-1 > kahil-2 x5` goes by land, `ohms-1 ~ strait ~ south > akilon-2 x5` over these seas,
`ohms-1 ~> akilon-2 x5` over as few as it can; `ohms-1 earth ~> …` and `ohms-1 elsewhere > …` with a card.
`put tairo-0 x5, ohms-1 x3` places pawns, `buy 2 boats 7 pawns` buys, `offer 3 give war want ice` offers,
in set-up `offer dragons give oz-0 want boat`. The number may be left out where the rules do not ask for it:
where only one pawn could go, or all that are left.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence

from grimoire.core.errors import Malformed
from grimoire.core.events import Event
from grimoire.core.moves import Move, pack
from grimoire.games.zargos.atlas import Atlas
from grimoire.games.zargos.moves import Kind, apart
from grimoire.games.zargos.notation.gazetteer import Gazetteer
from grimoire.games.zargos.texts import TEXTS
from grimoire.games.zargos.things import Card
from grimoire.games.zargos.words import CARD_OF, VERBS, number_of

AND = {"", "and", "et"}
CARRIERS = {phrase: card for phrase, card in CARD_OF.items() if card in (Card.EARTH, Card.ELSEWHERE)}

# Which of the numbers in an event tells how many pawns it was about.
PAWNS_IN = {"placed": 1, "declared": 2, "moved": 2, "helped": 1}


def restates(event: Event, move: Move) -> bool:
    """A number that nobody asked for, since there was no other: `x1` for the last pawn."""
    at = PAWNS_IN.get(event.kind)
    return at is not None and move & 255 == Kind.COUNT and apart(event.a, at + 1)[at] == move.args.pawns


# ---------------------------------------------------------------- groups on their way


def is_journey(words: str) -> bool:
    return ">" in words or "~" in words


def read_journey(names: Gazetteer, text: str, words: str) -> list[int]:
    """From where, with which card, over which seas, to where, how many."""
    way, arrow, end = words.partition(">")
    start, *seas = (one.strip() for one in way.split("~"))
    source, card = read_start(names, start)
    target, count = counted(names, text, end.strip())
    if not arrow or (card == Card.ELSEWHERE and seas):
        raise Malformed("error-journey", texts=TEXTS, given=text)
    moves = [pack(Kind.FROM, source, 0, 0, 0)] if source is not None else []
    moves += [pack(Kind.CARD, card, 0, 0, 0)] if card else []
    landing = names.place(target)
    if seas == [""]:
        if source is None:
            raise Malformed("error-journey", texts=TEXTS, given=text)
        crossed = shortest(names.atlas, source, landing)
    else:
        crossed = [names.sea(sea) for sea in seas]
    moves += [pack(Kind.SAIL, sea, 0, 0, 0) for sea in crossed]
    return [*moves, pack(Kind.TO, landing, 0, 0, 0), *count]


def read_start(names: Gazetteer, start: str) -> tuple[int | None, int]:
    """The place that a group leaves, if it is told, and the card that carries it, or 0."""
    verb, _, rest = start.partition(" ")
    start = rest if VERBS.get(verb) == Kind.FROM and start not in names.places else start
    for phrase, card in sorted(CARRIERS.items(), key=lambda one: -len(one[0])):
        if f" {start}".endswith(f" {phrase}") and start not in names.places:
            left = start.removesuffix(phrase).strip()
            return names.place(left) if left else None, card
    return names.place(start) if start else None, 0


def counted(names: Gazetteer, text: str, words: str) -> tuple[str, list[int]]:
    """What is named, and how many, if that is told: `kahil-2 x5`."""
    found = re.fullmatch(r"(.+?) ?[x×] ?([0-9]+)", words)
    if found is None or words in names.places:
        return words, []
    return found[1], [number_of(text, Kind.COUNT, found[2])]


def shortest(atlas: Atlas, source: int, target: int) -> list[int]:
    """The fewest seas from coast to coast, the first of equals in the map's order; storms aside (Z11)."""
    both_land = max(source, target) < len(atlas.provinces)
    paths = [[sea] for sea in atlas.provinces[source].coast] if both_land else []
    seen = {path[0] for path in paths}
    for path in paths:  # which grows while the voyages do
        if target in atlas.seas[path[-1]].shores:
            return path
        further = [sea for sea in atlas.seas[path[-1]].linked if sea not in seen]
        seen.update(further)
        paths += [[*path, sea] for sea in further]
    ends = {"source": atlas.place_id(source), "target": atlas.place_id(target)}
    raise Malformed("error-no-voyage", clause="Z11", texts=TEXTS, **ends)


# ---------------------------------------------------------------- pawns that are placed


def read_puts(names: Gazetteer, text: str, rest: str, legal: Sequence[Move]) -> list[int]:
    """Places in any order, each with its number; the rules ask for them in theirs."""
    told: dict[int, list[int]] = {}
    for words in rest.split(","):
        place, count = counted(names, text, words.strip())
        number = names.place(place)
        if number in told:
            raise Malformed("error-put-twice", texts=TEXTS, given=place)
        told[number] = count
    open_to = sorted({int(move.args.place) for move in legal if move & 255 == Kind.PUT})
    return put_in_order(told, open_to)


def put_in_order(told: dict[int, list[int]], open_to: Sequence[int]) -> list[int]:
    """The last place there is takes all that is left: it is not asked for how many, nor for alone."""
    moves: list[int] = []
    before = -1
    for place, count in sorted(told.items()):
        last = [one for one in open_to if one > before] == [place]
        if not (last and moves):
            moves.append(pack(Kind.PUT, place, 0, 0, 0))
            moves += [] if open_to and place == open_to[-1] else count
        before = place
    return moves


# ---------------------------------------------------------------- purchases


def read_purchase(text: str, rest: str, legal: Sequence[Move]) -> list[int]:
    """`2 boats 7 pawns`, in either order, or one of them; who is asked for boats and names none buys none."""
    words = [word for word in re.split(r"[ ,+]+", rest) if word not in AND] or [""]
    told: dict[Kind, int] = {}
    for digits, word in itertools.zip_longest(words[::2], words[1::2], fillvalue=""):
        if VERBS.get(word) not in (Kind.BOATS, Kind.PAWNS) or VERBS[word] in told:
            raise Malformed("error-purchase", texts=TEXTS, given=text)
        told[VERBS[word]] = number_of(text, VERBS[word], digits)
    if Kind.BOATS not in told and any(move & 255 == Kind.BOATS for move in legal):
        told[Kind.BOATS] = pack(Kind.BOATS, 0, 0, 0, 0)
    return [told[kind] for kind in (Kind.BOATS, Kind.PAWNS) if kind in told]


# ---------------------------------------------------------------- offers


def offer_parts(words: str) -> list[str]:
    """`offer 3 give war want ice` as its three moves; any other text as it is."""
    parts: list[str] = []
    for word in words.split():
        if not parts or VERBS.get(word) in (Kind.GIVE, Kind.WANT):
            parts.append(word)
        else:
            parts[-1] += f" {word}"
    return parts if parts and VERBS.get(words.split()[0]) == Kind.OFFER else [words]
