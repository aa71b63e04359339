"""How a game ended, in words."""

from __future__ import annotations

from grimoire.cli.words import TEXTS
from grimoire.core.narration import name_of
from grimoire.core.table import Table


def outcome_lines(table: Table, viewer: int | None, lang: str) -> list[str]:
    """The end, the scores and who won; one line that says so if the game is not over."""
    outcome = table.outcome
    if outcome is None:
        return [TEXTS.say(lang, "outcome-running")]
    reason = table.game.texts.say(lang, f"reason-{outcome.reason}")
    lines = [TEXTS.say(lang, "outcome-over", reason=reason)]
    for seat, points in enumerate(outcome.scores):
        lines.append(TEXTS.say(lang, "outcome-score", who=name_of(seat, viewer), points=points))
    winners = [name_of(seat, viewer) for seat in outcome.winners]
    you = "yes" if viewer in outcome.winners and len(winners) == 1 else "no"
    lines.append(TEXTS.say(lang, "outcome-winners", winners=winners, count=len(winners), you=you))
    return lines
