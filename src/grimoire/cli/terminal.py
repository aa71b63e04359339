"""A match at the terminal: plain lines that a screen reader can follow, colour only on a terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from grimoire.bots import searches
from grimoire.bots.background import Background
from grimoire.bots.budget import Budget
from grimoire.cli.compiling import in_words, wait_for_search
from grimoire.cli.files import write_json
from grimoire.cli.outcome import outcome_lines
from grimoire.cli.words import TEXTS
from grimoire.core.errors import GrimoireError, Malformed
from grimoire.core.moves import Move
from grimoire.core.text import Text
from grimoire.match.match import Match

# Whole words only: single letters may be notation in some game.
UNDO = {"undo", "annuler"}
SAVE = {"save", "sauver", "enregistrer"}
QUIT = {"quit", "exit", "quitter"}
STAND = {"always", "toujours"}
HINT = {"hint", "conseil"}
THOUGHT = Budget(seconds=1.0)  # for a hint
RULES = {"?", "rules", "règles", "regles"}
SAVED_AS = "{game}.grimoire.json"


class Terminal:
    """One person at a match, in one language."""

    def __init__(self, match: Match, seat: int, lang: str, bots: str, background: Background) -> None:
        self.match = match
        self.bots = bots
        self.background = background
        self.warming = False  # whether it was said that bots play as apprentices for now
        self.problem_shown = False
        self.told = -1  # the last step that was told
        self.seat = seat
        self.lang = lang
        self.game = match.table.game
        from rich.console import Console  # slow to import, so only when somebody plays

        self.console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
        self.leaving = False

    def run(self) -> None:
        """Plays until the game is over or the person leaves."""
        self.say("play-welcome", style="bold", title=self.game.title(self.lang))
        self.say("play-help", clause=self.game.turn_clause)
        if self.game.standing:
            self.say("play-help-standing", known=", ".join(self.game.standing))
        for remark in self.game.remarks(self.match.table.options):
            self.put(remark, "yellow")
        self.tell_last()
        while not self.leaving and not self.match.table.over:
            self.tell_of_compiling()
            for _ in self.match.advance():
                self.tell_last()
            if not self.match.table.over:
                self.show()
                self.ask()
        if self.match.table.over:
            self.finish()

    def say(self, key: str, style: str | None = None, **values: object) -> None:
        self.line(TEXTS.say(self.lang, key, **values), style)

    def line(self, words: str, style: str | None = None) -> None:
        self.console.print(words, style=style)

    def put(self, text: Text, style: str | None = None) -> None:
        """A text of the game's own."""
        self.line(self.game.texts.say(self.lang, text.key, **text.values), style)

    def tell_last(self) -> None:
        """What the last move caused, as this seat may know it."""
        if self.match.table.steps == self.told:  # an answer that waits for others
            return
        self.told = self.match.table.steps
        for text in self.match.table.narrated(self.seat):
            self.put(text, "dim")

    def tell_of_compiling(self) -> None:
        """Whether bots that search can do so yet, and once what keeps the game from being compiled."""
        if self.background.problem is not None and not self.problem_shown:
            self.problem_shown = True
            self.say("play-not-compiled", style="yellow", problem=in_words(self.background, self.lang))
        warming = searches(self.bots) and not self.background.can_search(self.game)
        if warming != self.warming:
            self.warming = warming
            self.say("play-warming" if warming else "play-warm", style="dim", bot=self.bots)

    def show(self) -> None:
        """The table as this seat sees it, then its legal moves by number."""
        self.line("")
        for text in self.game.describe(self.match.table.view(self.seat)):
            self.put(text)
        for number, move in enumerate(self.match.table.legal(self.seat), start=1):
            self.line(f"{number:3}. {move}{self.gloss(move)}", "bold")

    def gloss(self, move: Move) -> str:
        """What a move means, in brackets, where the game says so."""
        text = self.game.gloss(self.match.table.boxes[0], move)
        return f" ({self.game.texts.say(self.lang, text.key, **text.values)})" if text else ""

    def ask(self) -> None:
        """Asks until the person has moved, undone something or left."""
        while True:
            try:
                words = self.console.input(TEXTS.say(self.lang, "play-prompt"))
            except EOFError:
                words = "quit"
            try:
                if self.obey(words.strip()):
                    return
            except GrimoireError as error:
                self.line(error.say(self.lang), "yellow")

    def obey(self, words: str) -> bool:
        """Does what the words ask; says whether the table has to be shown again."""
        command, _, rest = words.partition(" ")
        for names, action in self.commands():
            if command.lower() in names:
                return action(rest.strip())
        if words:
            self.match.answer(self.seat, self.chosen(words))
            self.tell_last()
        return bool(words)

    def commands(self) -> list[tuple[set[str], Callable[[str], bool]]]:
        return [
            (UNDO, self.undo),
            (SAVE, self.save),
            (QUIT, self.quit),
            (RULES, self.rules),
            (STAND, self.stand),
            (HINT, self.hint),
        ]

    def chosen(self, words: str) -> Move | str:
        """A bare number is a line of the list; anything else is notation."""
        legal = self.match.table.legal(self.seat)
        if not words.isdecimal():
            return words
        if not 1 <= int(words) <= len(legal):
            raise Malformed("error-line-number", texts=TEXTS, given=words, last=len(legal))
        return legal[int(words) - 1]

    def undo(self, _: str) -> bool:
        self.match.takeback(self.seat)
        self.told = self.match.table.steps
        self.say("play-undone")
        return True

    def stand(self, name: str) -> bool:
        """Gives a standing answer, such as `always turn`; `always` alone takes it back."""
        self.match.stand(self.seat, name)
        self.say("play-standing-given" if name else "play-standing-taken")
        return True

    def hint(self, _: str) -> bool:
        """What an archmage would think of the moves, from what this seat may know."""
        from grimoire.bots.analysis import analyse  # slow to import

        wait_for_search(self.background, self.game, self.lang)
        thought = analyse(self.match.table.observe(self.seat), self.seat, THOUGHT, lines=3)
        for line in thought.lines:
            course = " · ".join(f"{seat + 1}: {move}" for seat, move in line.course)
            told = {"share": 100 * line.share, "error": 100 * line.error, "points": line.points}
            self.put(Text("analysis-line", {"move": str(line.move), "course": course, **told}))
        self.put(thought.why)
        return False

    def save(self, name: str) -> bool:
        """Saves the game with its secret: it is this person's own table."""
        file = Path(name or SAVED_AS.format(game=self.game.name))
        write_json(file, self.match.table.record(reveal=True))
        again = f"grimoire play {self.game.name} --load {file} --seat {self.seat + 1} --bots {self.bots}"
        self.say("play-saved", file=str(file), command=again)
        return False

    def quit(self, _: str) -> bool:
        self.leaving = True
        self.say("play-bye")
        return True

    def rules(self, clause: str) -> bool:
        book = self.game.rulebook(self.lang)
        if clause:
            self.line(f"{book.find(clause)}. {book.spoken(clause)}")
            return False
        for number in book.clauses:
            self.line(f"{number}. {book.spoken(number)}")
        self.say("play-rules-hint", clause=self.game.turn_clause)
        return False

    def finish(self) -> None:
        self.line("")
        for words in outcome_lines(self.match.table, self.seat, self.lang):
            self.line(words, "bold")
