"""The table, its moves and its events in words: for the terminal, and for whoever listens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grimoire.core.events import Event
from grimoire.core.moves import Move
from grimoire.core.narration import name_of
from grimoire.core.text import Text
from grimoire.games.gargon.box import AMULETS
from grimoire.games.gargon.cards import LETTERS, colour_of, face_of, value_of
from grimoire.games.gargon.moves import Way, apart
from grimoire.games.gargon.state import LEFT, RIGHT
from grimoire.games.gargon.view import SeatView, View


def colour_name(colour: int) -> Text:
    return letter_name(LETTERS[colour])


def letter_name(letter: str) -> Text:
    """The name of the colour that a letter stands for."""
    return Text(f"colour-{letter}")


def shade(colour: int) -> Text:
    """A colour as it is said of a card."""
    return Text(f"shade-{LETTERS[colour]}")


def creature(colour: int) -> Text:
    return Text(f"creature-{LETTERS[colour]}")


def card(face: int) -> Text:
    """A card in words: its colour and its value."""
    return Text("card", {"colour": colour_name(colour_of(face)), "value": value_of(face)})


def stack_name(side: int) -> Text:
    return Text("stack-left" if side == LEFT else "stack-right")


# ---------------------------------------------------------------- the table


def describe(view: View) -> list[Text]:
    """What the viewer sees, a line each, what matters most last."""
    lines = [Text("table-colours"), describe_round(view)]
    for side in (LEFT, RIGHT):
        cards = view.stacks[side]
        top_first = " ".join(reversed(cards))
        lines.append(
            Text("table-stack", {"stack": stack_name(side), "count": len(cards), "cards": top_first})
        )
    if view.discarded:
        lines.append(Text("table-discards", {"cards": by_colour(view.discarded)}))
    for seat, one in enumerate(view.seats):
        lines += describe_seat(view, seat, one)
    return lines if view.over else lines + describe_turn(view)


def describe_round(view: View) -> Text:
    who, you = name_of(view.leader, view.viewer), "yes" if view.leader == view.viewer else "no"
    return Text("table-round", {"round": view.round, "who": who, "you": you})


def describe_seat(view: View, seat: int, one: SeatView) -> list[Text]:
    """A seat's hand by colour, its play and its winnings."""
    who = name_of(seat, view.viewer)
    colours = [
        Text("table-colour", {"colour": letter_name(letter), "count": count})
        for letter, count in one.hand.items()
        if count
    ]
    lines = [Text("table-seat", {"who": who, "hand": one.hand_count, "colours": colours})]
    if one.lying:
        down = "yes" if view.phase == "playing" else "no"
        lines.append(Text("table-lying", {"cards": " ".join(one.lying), "down": down}))
    if one.passed:
        lines.append(Text("table-passed"))
    if one.owed:
        lines.append(Text("table-owed"))
    if one.won_count:
        lines.append(describe_winnings(one))
    return lines


def describe_winnings(one: SeatView) -> Text:
    """All that is shown of a seat's winnings (G25)."""
    if one.won is None:
        return Text("table-won", {"count": one.won_count, "top": letter_name(one.won_top or "")})
    cards = by_colour(one.won)
    if one.points is None:
        return Text("table-won-own", {"amulets": one.amulets, "cards": cards})
    return Text("table-won-open", {"points": one.points, "cards": cards})


def describe_turn(view: View) -> list[Text]:
    """What the viewer has to bear in mind for this turn."""
    lines = []
    mine = view.viewer in view.actors
    if view.last_round:
        lines.append(Text("table-last-round"))
    if view.fought:
        lines.append(Text("table-fought", {"colour": letter_name(view.fought)}))
    if view.phase == "playing" and mine:
        lines.append(describe_task(view))
    if view.restricted and mine:
        colours = [letter_name(letter) for letter in view.restricted]
        lines.append(Text("table-restricted", {"colours": colours}))
    if view.hand:
        lines.append(Text("table-hand", {"cards": by_colour(view.hand)}))
    if view.picked:
        lines.append(Text("table-picked", {"cards": " ".join(view.picked)}))
    if view.phase in ("battle", "consolation") and mine:
        lines.append(Text(f"table-{view.phase}"))
    return lines


def describe_task(view: View) -> Text:
    """What the seat to play has to do (G7, G8, G11, G12)."""
    if view.must_pass and view.mix:
        return Text("table-must-pass", {"mix": view.mix, "last": "yes" if view.restricted else "no"})
    if view.mix:
        return Text("table-follow", {"mix": view.mix, "begun": "yes" if view.picked else "no"})
    return Text("table-lead" if view.hand else "table-empty")


def by_colour(cards: Sequence[str]) -> list[Text]:
    """Cards in notation, those of a colour behind its name."""
    return [
        Text("table-suit", {"colour": letter_name(letter), "cards": " ".join(of_it)})
        for letter in LETTERS
        if (of_it := [one for one in cards if one.startswith(letter)])
    ]


# ---------------------------------------------------------------- moves and events


def gloss(_: Any, move: Move) -> Text:
    """What a move means: the card in words, with its amulets; where a pass draws; who is fought."""
    if move.kind == "pick":
        colour, value = move.args
        values = {"creature": creature(colour), "card": card(face_of(colour, value))}
        return Text("move-pick", {**values, "amulets": AMULETS[value]})
    if move.kind == "pass":
        return Text("move-pass", move.args._asdict())
    if move.kind == "fight":
        colour = move.args.colour
        return Text("move-fight", {"creature": creature(colour), "colour": colour_name(colour)})
    if move.kind == "draw":
        return Text("move-draw", {"stack": stack_name(move.args.stack)})
    return Text("move-done")


def narrate(_: Any, event: Event) -> Mapping[str, Any]:
    """What the text for this event needs beside the seat."""
    if event.kind in ("dealt", "drew"):
        hidden = {"shade": shade(event.a), "known": "no"}
        known = {"card": card(face_of(event.a, event.secret or 0)), "known": "yes"}
        drawn = {"card": "", **hidden} if event.secret is None else {**hidden, **known}
        return {**drawn, "stack": stack_name(event.b)}
    if event.kind == "played":
        if event.secret is None:
            return {"cards": [colour_name(colour - 1) for colour in apart(event.a)]}
        return {"cards": [card(face) for face in apart(event.secret)]}
    if event.kind == "revealed":
        return {"cards": [card(face) for face in apart(event.a)]}
    if event.kind in ("fought", "won", "discarded"):
        way = Way(event.b).name.lower() if event.kind == "won" else ""
        return {"card": card(event.a), "battle": event.b, "way": way}
    if event.kind in ("chose", "nobody_won", "majority", "doubled"):
        return {"colour": colour_name(event.a), "shade": shade(event.a), "points": event.b}
    if event.kind == "emptied":
        return {"stack": stack_name(event.a), "both": "yes" if event.b else "no"}
    return {"a": event.a, "b": event.b, "points": event.a + event.b}
