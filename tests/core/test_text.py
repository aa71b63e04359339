import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast as ftl
from fluent.syntax.visitor import Visitor

import grimoire
from grimoire.cli.commands import COMMANDS
from grimoire.core.game import Game
from grimoire.core.text import CORE_TEXTS, LANGUAGES, Catalogue, Text, sources
from grimoire.games import GAMES
from tests.toy import STONES

SOURCE = Path(grimoire.__file__).parent
CORE = SOURCE / "core"
FOLDERS = [*sorted(file.parent for file in SOURCE.rglob("text.en.ftl")), STONES.folder]
RULES = [STONES.folder, *sorted(file.parent for file in SOURCE.rglob("rules.en.md"))]
by_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.name))
by_language = pytest.mark.parametrize("lang", LANGUAGES)
by_game = pytest.mark.parametrize("game", [STONES, *GAMES], ids=lambda game: str(game.name))

# ---------------------------------------------------------------- reading the catalogues


class Variables(Visitor):
    """The names of the values that a text takes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)


class Words(Visitor):
    """What a text says, and what each of its variants says; an x stands for every value."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_Pattern(self, node: Any) -> None:
        parts = [one.value if isinstance(one, ftl.TextElement) else "x" for one in node.elements]
        self.said.append("".join(parts))
        self.generic_visit(node)


def entries(folder: Path, lang: str) -> list[Any]:
    parsed = FluentParser().parse((folder / f"text.{lang}.ftl").read_text("utf-8"))
    return [entry for entry in parsed.body if not isinstance(entry, ftl.BaseComment)]


def variables(folder: Path, lang: str) -> dict[str, set[str]]:
    """Each key, with the values that its text takes."""
    found = {}
    for message in entries(folder, lang):
        names = Variables()
        names.visit(message)
        found[message.id.name] = names.names
    return found


def sentences(folder: Path, lang: str) -> list[str]:
    """Everything that is said in one language."""
    words = Words()
    for message in entries(folder, lang):
        words.visit(message)
    return words.said


# ---------------------------------------------------------------- both languages say the same things


@by_folder
@by_language
def test_every_catalogue_is_well_formed(folder: Path, lang: str) -> None:
    found = entries(folder, lang)
    assert found
    assert all(isinstance(entry, ftl.Message) and entry.value for entry in found)
    keys = [entry.id.name for entry in found]
    assert len(keys) == len(set(keys))


@by_folder
def test_both_languages_have_the_same_keys_with_the_same_values(folder: Path) -> None:
    assert variables(folder, "en") == variables(folder, "fr")


@by_folder
def test_both_languages_have_their_keys_in_the_same_order(folder: Path) -> None:
    """So that whoever changes one finds the other."""
    assert list(variables(folder, "en")) == list(variables(folder, "fr"))


# ---------------------------------------------------------------- every key that is used exists

KNOWN = {folder: variables(folder, "en") for folder in FOLDERS}
PREFIXES = {key.split("-")[0] for keys in KNOWN.values() for key in keys if "-" in key}
ERRORS = {"Malformed", "OptionError", "IllegalMove", "Ambiguous", "GrimoireError"}
FILES = sorted([*SOURCE.rglob("*.py"), *STONES.folder.glob("*.py")])


def known_in(file: Path) -> dict[str, set[str]]:
    """The texts that code in this file may speak: those of the nearest folder above, and core's."""
    above = [folder for folder in FOLDERS if folder in file.parents]
    nearest = max(above, key=lambda folder: len(folder.parts), default=CORE)
    return {**KNOWN[CORE], **KNOWN[nearest]}


def is_key(node: ast.AST) -> bool:
    """Whether this is a string that looks like a key."""
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
        return False
    return bool(re.fullmatch(r"[a-z]+(-[a-z0-9_]+)+", node.value)) and node.value.split("-")[0] in PREFIXES


def keys_in(file: Path) -> set[str]:
    tree = ast.parse(file.read_text("utf-8"))
    return {str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant) and is_key(node)}


def test_every_key_in_the_source_has_a_text() -> None:
    missing = {file.name: keys_in(file) - set(known_in(file)) for file in FILES}
    assert {name: keys for name, keys in missing.items() if keys} == {}
    assert sum(len(keys_in(file)) for file in FILES) > 100


def test_every_key_that_is_put_together_has_a_text() -> None:
    """`f"event-{kind}"`: at least one text begins so."""
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                start = str(node.values[0].value)
                if re.fullmatch(r"[a-z]+-", start) and start[:-1] in PREFIXES:
                    keys = {key for known in KNOWN.values() for key in known}
                    assert any(key.startswith(start) for key in keys), f"{file.name}: {start}"


def calls(file: Path) -> Iterator[tuple[str, set[str]]]:
    """Each key that is used with its values written out, and their names."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            keys = [arg.value for arg in node.args[:2] if isinstance(arg, ast.Constant) and is_key(arg)]
            given = values_given(node)
            if keys and given is not None:
                yield str(keys[0]), given


def values_given(call: ast.Call) -> set[str] | None:
    """The names of the values that a call gives to a text; None where they are not written out."""
    name = getattr(call.func, "id", None) or getattr(call.func, "attr", None)
    given = {keyword.arg for keyword in call.keywords}
    if None in given:
        return None
    named = {str(one) for one in given}
    if name in ERRORS:
        return named - {"clause", "texts"}
    if name in ("say", "breach"):
        return named
    return named_in_dict(call) if name == "Text" else None


def named_in_dict(call: ast.Call) -> set[str] | None:
    if len(call.args) < 2:
        return set()
    told = call.args[1]
    if not isinstance(told, ast.Dict) or None in told.keys:
        return None
    return {str(key.value) for key in told.keys if isinstance(key, ast.Constant)}


def test_every_text_is_given_its_values() -> None:
    tried = 0
    for file in FILES:
        for key, given in calls(file):
            assert given >= known_in(file)[key], f"{file.name}: {key}"
            tried += 1
    assert tried > 80


@by_game
def test_a_game_has_words_for_all_that_it_can_tell(game: Game) -> None:
    keys = {f"event-{kind.name.lower()}" for kind in game.events}
    keys |= {f"reason-{reason.name.lower()}" for reason in game.reasons}
    keys |= {f"option-{option.name}" for option in game.options}
    keys |= {f"fault-{fault}" for fault in game.faults}
    keys |= {option.allowed.key for option in game.options}
    keys |= {"title", "tagline"}
    assert keys <= set(KNOWN[game.folder]) | set(KNOWN[CORE])


@by_game
def test_a_game_has_no_words_for_what_it_cannot_tell(game: Game) -> None:
    kinds = {
        "event": {kind.name.lower() for kind in game.events},
        "reason": {reason.name.lower() for reason in game.reasons},
        "option": {option.name for option in game.options},
        "fault": set(game.faults),
    }
    for key in KNOWN[game.folder]:
        prefix, _, rest = key.partition("-")
        assert rest in kinds.get(prefix, {rest}), key


def test_every_command_has_a_help() -> None:
    assert {f"help-{name}" for name in COMMANDS} <= set(KNOWN[SOURCE / "cli"])


# ---------------------------------------------------------------- typography

NARROW, WIDE = "\u202f", "\u00a0"
COMMAND_SIGN = re.compile(
    r"(?<=; )\?(?= )|(?<=, )\?(?= )|(?<=Tapez )\?|(?<=Type )\?|(?<=comme )\?|(?<=such as )\?"
)
FRENCH_FAULTS = {
    "an ordinary space before a sign": r" [:;!?»%]",
    "no space before a sign": r"[\w)»][;!?»]|[\wéè)»]:(?= |$)",
    "no hard space after «": rf"«(?![{NARROW}{WIDE}])",
    "a straight apostrophe": r"\w'\w",
    "straight quotation marks": r'"',
    "three full stops": r"\.\.\.",
}
ENGLISH_FAULTS = {
    "a straight apostrophe": r"\w'\w|\w' ",
    "straight quotation marks": r'"',
    "a space before a sign": rf"[ {NARROW}{WIDE}][:;!?]",
    "three full stops": r"\.\.\.",
}


def without_code(text: str) -> str:
    """The text without what is typed into a computer: code spans, shell commands, addresses."""
    text = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    text = re.sub(r"`[^`]*`", "x", text)
    text = re.sub(r"https?://\S+", "x", text)
    text = re.sub(r"pip install .*", "x", text)
    return COMMAND_SIGN.sub("x", text)


def faults(text: str, wrong: dict[str, str]) -> list[str]:
    plain = without_code(text)
    return [
        f"{fault}: …{plain[max(0, found.start() - 20) : found.end() + 10]!r}…"
        for fault, pattern in wrong.items()
        for found in re.finditer(pattern, plain)
    ]


@by_folder
def test_french_texts_are_set_as_french_is(folder: Path) -> None:
    assert [fault for one in sentences(folder, "fr") for fault in faults(one, FRENCH_FAULTS)] == []


@by_folder
def test_english_texts_are_set_as_english_is(folder: Path) -> None:
    assert [fault for one in sentences(folder, "en") for fault in faults(one, ENGLISH_FAULTS)] == []


@pytest.mark.parametrize("folder", RULES, ids=lambda folder: str(folder.name))
@pytest.mark.parametrize(
    ("lang", "wrong"), [("fr", FRENCH_FAULTS), ("en", ENGLISH_FAULTS)], ids=LANGUAGES[::-1]
)
def test_the_rules_are_set_as_their_language_is(folder: Path, lang: str, wrong: dict[str, str]) -> None:
    assert faults((folder / f"rules.{lang}.md").read_text("utf-8"), wrong) == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Places : trois", "an ordinary space before a sign"),
        ("Places: trois", "no space before a sign"),
        ("Vous gagnez!", "no space before a sign"),
        (f"«mot{WIDE}»", "no hard space after «"),
        (f"«{WIDE}mot »", "an ordinary space before a sign"),
        ("l'un", "a straight apostrophe"),
        ('un "mot"', "straight quotation marks"),
        ("et...", "three full stops"),
    ],
)
def test_these_tests_would_find_a_fault(text: str, fault: str) -> None:
    assert any(found.startswith(fault) for found in faults(text, FRENCH_FAULTS))


def test_and_leave_what_is_right() -> None:
    right = f"«{WIDE}mot{WIDE}»{WIDE}: l’un{NARROW}; `a: b` vaut 3:4, à 12{WIDE}%… Vraiment{NARROW}?"
    assert faults(right, FRENCH_FAULTS) == []


# ---------------------------------------------------------------- a catalogue


TEXTS = """hello = {hello} {{ $name }}
list = {{ $all }}
number = {{ $n ->
    [one] {one}
   *[other] {{ $n }}
 }}
error-over = {over}
"""


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    english = TEXTS.format(hello="Hello", one="one", over="Done.")
    french = TEXTS.format(hello="Bonjour", one="un", over="Fini.")
    (tmp_path / "text.en.ftl").write_text(english, "utf-8")
    (tmp_path / "text.fr.ftl").write_text(french, "utf-8")
    return Catalogue(tmp_path, CORE_TEXTS)


def test_a_text_is_said_in_the_language_asked_for(catalogue: Catalogue) -> None:
    assert catalogue.say("en", "hello", name="Ada") == "Hello Ada"
    assert catalogue.say("fr", "hello", name="Ada") == "Bonjour Ada"


def test_the_folders_own_texts_win_over_those_it_builds_upon(catalogue: Catalogue) -> None:
    assert catalogue.say("en", "error-over") == "Done."
    assert CORE_TEXTS.say("en", "error-over").startswith("The game is over")
    assert catalogue.say("en", "seat-you") == "You"
    assert catalogue.files("fr") == [CORE / "text.fr.ftl", catalogue.folder / "text.fr.ftl"]


def test_texts_inside_texts_are_put_into_words_first(catalogue: Catalogue) -> None:
    inner = Text("hello", {"name": Text("seat-you")})
    assert catalogue.say("fr", "hello", name=inner) == "Bonjour Bonjour Vous"
    assert catalogue.say("en", "list", all=[inner, "x", 3]) == "Hello You, x, 3"
    assert catalogue.say("en", "list", all=("a", "b")) == "a, b"


def test_a_number_chooses_its_form(catalogue: Catalogue) -> None:
    assert [catalogue.say("en", "number", n=n) for n in (0, 1, 2)] == ["0", "one", "2"]
    assert [catalogue.say("fr", "number", n=n) for n in (0, 1, 2)] == ["un", "un", "2"]


def test_nothing_is_put_around_a_value(catalogue: Catalogue) -> None:
    assert catalogue.say("en", "hello", name="Ada").isascii()


@pytest.mark.parametrize("name", ["key", "lang", "self"])
def test_a_value_may_have_any_name(name: str, tmp_path: Path) -> None:
    (tmp_path / "text.en.ftl").write_text(f"told = {{ ${name} }}\n", "utf-8")
    values: dict[str, Any] = {name: "x"}
    assert Catalogue(tmp_path).say("en", "told", **values) == "x"


LONG = "long " * 1000
NESTED = Text("hello", {"name": Text("hello", {"name": Text("hello", {"name": LONG})})})


@pytest.mark.parametrize(
    "value",
    ["a\nb", "a\u2028b", 10**40, -(10**40), LONG, [LONG, LONG], ["option"] * 500, NESTED],
    ids=["line", "separator", "large", "small", "long", "two", "many", "nested"],
)
def test_any_value_can_be_said_in_one_line(value: Any, catalogue: Catalogue) -> None:
    assert len(catalogue.say("en", "hello", name=value).splitlines()) == 1


def test_a_missing_text_or_value_is_a_fault_of_ours(catalogue: Catalogue) -> None:
    with pytest.raises(KeyError, match="no text 'goodbye' in en"):
        catalogue.say("en", "goodbye")
    with pytest.raises(KeyError, match="text 'hello' in fr"):
        catalogue.say("fr", "hello")


# ---------------------------------------------------------------- texts that refer to others


@pytest.fixture
def linked(tmp_path: Path) -> Catalogue:
    """A folder whose texts refer to each other, to texts of its base, and to nothing."""
    base, own = tmp_path / "base", tmp_path / "own"
    for folder, texts in [
        (base, "greeting = Good day, { name }\nname = stranger\nfarewell = { greeting }: bye\n"),
        (own, "name = { title } Ada\n# a comment about { nothing }\ntitle = Lady\nbroken = { nowhere }\n"),
    ]:
        folder.mkdir()
        (folder / "text.en.ftl").write_text(texts, "utf-8")
    return Catalogue(own, Catalogue(base))


def test_what_a_text_refers_to_is_said_the_own_before_the_base(linked: Catalogue) -> None:
    assert linked.say("en", "farewell") == "Good day, Lady Ada: bye"
    assert linked.base is not None
    assert linked.base.say("en", "farewell") == "Good day, stranger: bye"
    assert linked.say("en", "title") == "Lady"


def test_only_what_is_asked_for_is_parsed(linked: Catalogue) -> None:
    linked.say("en", "name")
    bundle = linked.bundle("en")
    assert [key for key in ("name", "title", "greeting", "broken") if bundle.has_message(key)] == [
        "name",
        "title",
    ]


def test_a_text_that_refers_to_nothing_is_a_fault_of_ours(linked: Catalogue) -> None:
    with pytest.raises(KeyError, match="text 'broken' in en"):
        linked.say("en", "broken")
    with pytest.raises(KeyError, match="no text 'nowhere' in en"):
        linked.say("en", "nowhere")


@by_folder
@by_language
def test_every_text_is_found_without_parsing_its_file(folder: Path, lang: str) -> None:
    found = sources(folder / f"text.{lang}.ftl")
    assert list(found) == list(variables(folder, lang))
