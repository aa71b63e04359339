"""Texts that were made to keep a parser busy, or to be told in a refusal at full length."""

from __future__ import annotations

KEYS = "".join(f"key{number} = 1\n" for number in range(5000))

TEXTS: dict[str, str] = {
    "one dotted key": "a" + ".a" * 30_000 + " = 1\n",
    "a dotted key with blanks": "a" + ' . "a"' * 10_000 + " = 1\n",
    "a dotted header": "[a" + ".a" * 30_000 + "]\n",
    "many keys with many parts": "".join(f"k{number}{'.a' * 20} = 1\n" for number in range(1200)),
    "a deep list": "a = " + "[" * 30_000 + "\n",
    "a deep table": "a = " + "{a = " * 12_000 + "\n",
    "lists of lists": "a = [\n" + "[[[[1]]]],\n" * 900 + "]\n",
    "a wide list": "a = [" + "1," * 30_000 + "]\n",
    "a wide table": "a = {" + ", ".join(f"k{number} = 1" for number in range(5000)) + "}\n",
    "many keys": KEYS,
    "many tables": "".join(f"[table{number}]\n" for number in range(3900)),
    "many rows": "[[character]]\n" * 3900,
    "many lists of tables in each other": "[[a]]\n[[a.b]]\n[[a.b.c]]\n" * 1300,
    "a long key": "k" * 60_000 + " = 1\n",
    "a long number": "a = " + "9" * 60_000 + "\n",
    "a long string": 'a = "' + "x" * 60_000 + '"\n',
    "a long string of several lines": 'a = """' + "x\n" * 30_000 + '"""\n',
    "strings without an end": '\\"""' * 15_000 + "\n",
    "quotes alone": "'" * 60_000 + "\n",
    "a long comment and nothing": "#" * 60_000 + "\n",
    "blank lines": "\n" * 60_000,
    "too many bytes": "# " + "é" * 100_000 + "\n",
    "half a character": "\ud800 = 1\n",
    "long ids": "[kingdoms." + "x" * 190 + "]\n" + "[provinces." + "y" * 190 + "]\nx = 1\n",
    "a long name in a row": '[[character]]\nid = "' + "z" * 2000 + '"\nsteps = []\nen = {}\nfr = {}\n',
}
"""In a request, or in a file: each is no map and no character."""

BAD_BYTES: dict[str, bytes] = {
    "not UTF-8": b'name = "\xe9"\n',
    "half a letter at the end": b"name = 1 # \xc3",
    "UTF-16": "name = 1\n".encode("utf-16"),
    "zeros": b"\0" * 4000 + b"\n",
}
"""In a file; JSON that is not UTF-8 is refused before it is looked into."""
