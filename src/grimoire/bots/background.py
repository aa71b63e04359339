"""Compiling while games are played: nobody waits for the compiler.

Tables run in pure Python until a child process has compiled their game, and go over between two calls of a
kernel: both do the same to the byte. An apprentice plays for a bot that searches until it can.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence

from grimoire.bots.bot import Bot
from grimoire.bots.compiling import PARTS, Child, source_size
from grimoire.bots.levels import find_bot
from grimoire.core.errors import GrimoireError, quoted
from grimoire.core.game import Game, usual_mode
from grimoire.core.kernel import Mode
from grimoire.core.moves import Move
from grimoire.core.observation import Observation
from grimoire.core.warm import compiled_share, warm

NEEDED = ("table", "search")  # what is compiled, in the order in which somebody waits for it
HEAD_START = 1.0  # seconds: to import the compiler holds the interpreter, and first requests go before it
SUBSTITUTE = "apprentice"  # the bot that plays for one that searches, until it can

Changed = Callable[[Game], None]
Failed = Callable[[GrimoireError], None]


class Warming:
    """A bot that searches: until it can, an apprentice plays for it."""

    def __init__(self, make: Callable[[int], Bot], seed: int, can_search: Callable[[], bool]) -> None:
        self.bot = make(seed)
        self.substitute = find_bot(SUBSTITUTE)(seed)
        self.can_search = can_search

    def choose(self, observation: Observation, seat: int, legal: Sequence[Move]) -> Move:
        bot = self.bot if self.can_search() else self.substitute
        return bot.choose(observation, seat, legal)


class Background:
    """Compiles these games in a thread of its own, part after part, and lets their tables go over.

    Where that fails all stays as it was: every game can be played in pure Python, and `failed` is told why.
    """

    def __init__(
        self,
        games: Sequence[Game],
        changed: Changed = lambda game: None,
        failed: Failed = lambda problem: None,
    ) -> None:
        self.games = list(games)
        self.changed = changed  # called, in the thread, when bots can search in one more game
        self.failed = failed
        self.problem: GrimoireError | None = None  # why something could not be compiled
        self.kernels = sum(len(PARTS[part]) for part in NEEDED)  # of each game
        self.done: dict[str, set[str]] = {game.name: set() for game in games}  # kernels that are compiled
        self.searching = {game.name: threading.Event() for game in games}
        self.child: Child | None = None
        self.closing = threading.Event()
        self.thread = threading.Thread(target=self._run, name="compiling", daemon=True)

    def start(self) -> None:
        """From now on tables of these games run in pure Python, until they can go over."""
        if usual_mode().compiled:
            for game in self.games:
                game.entries().run_on(game.kernels(Mode(compiled=False)))
        self.thread.start()

    def share(self, game: Game) -> float:
        """How much of a game is compiled, from 0 to 1."""
        return len(self.done[game.name]) / self.kernels

    @property
    def status(self) -> str:
        """How compiling stands."""
        if self.thread.is_alive():
            return "going on"
        return "done" if self.problem is None else "failed"

    def can_search(self, game: Game) -> bool:
        """Whether bots can search in this game by now."""
        return game.name not in self.searching or self.searching[game.name].is_set()

    def __enter__(self) -> Background:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Nothing more is compiled; what is being loaded is loaded first.

        Games that have not gone over stay in pure Python: a bot that is still thinking must not compile.
        """
        self.closing.set()
        if self.child is not None:
            self.child.end()
        self.thread.join()

    def _run(self) -> None:
        """Whatever fails, the games go on as they are, and it is said."""
        try:
            if not all(is_loaded(game, part) for game in self.games for part in NEEDED):
                self.closing.wait(HEAD_START)
            left = self.games
            for part in NEEDED:
                left = [game for game in in_order(left, part) if self._try_to_prepare(game, part)]
        except Exception as problem:  # the compiler itself cannot be loaded, say
            self._note(problem, "grimoire")

    def _try_to_prepare(self, game: Game, part: str) -> bool:
        """Whether it is at hand now."""
        try:
            return not self.closing.is_set() and self._prepare(game, part)
        except Exception as problem:  # of a compiler anything may come; other games are tried
            self._note(problem, game.name)
            return False

    def _prepare(self, game: Game, part: str) -> bool:
        """Compiles what is not compiled, and loads it; whether that came to its end."""
        if not is_in_cache(game, part):
            self._compile(game, part)
            if self.closing.is_set():
                return False
            if not is_in_cache(game, part):  # its sources were changed meanwhile
                raise GrimoireError("error-compile", game=game.name, problem="the cache does not hold it")
        for kernel in warm(game, PARTS[part]):
            self.done[game.name].add(kernel)
            if self.closing.is_set():
                return False
        if part == "table":
            game.entries().run_on(game.entries().own)
        else:
            self.searching[game.name].set()
            self.changed(game)
        return True

    def _compile(self, game: Game, part: str) -> None:
        self.child = Child(game, part, ours=True)
        if self.closing.is_set():
            self.child.end()
        for kernel in self.child.compiled():
            self.done[game.name].add(kernel)

    def _note(self, problem: Exception, name: str) -> None:
        """Says once what is the matter; all games may have the same trouble."""
        if self.problem is not None or self.closing.is_set():
            return
        if not isinstance(problem, GrimoireError):
            problem = GrimoireError("error-compile", game=name, problem=quoted(problem or type(problem)))
        self.problem = problem
        self.failed(problem)


def in_order(games: Sequence[Game], part: str) -> list[Game]:
    """What the cache holds comes at once, then the rest, the quickest first."""
    return sorted(games, key=lambda game: (not is_in_cache(game, part), source_size(game)))


def is_loaded(game: Game, part: str) -> bool:
    """Whether this process has it at hand already."""
    return all(game.kernels().is_bound(generic) for generic in PARTS[part])


def is_in_cache(game: Game, part: str) -> bool:
    """Whether it need not be compiled."""
    return is_loaded(game, part) or compiled_share(game, PARTS[part]) == 1
