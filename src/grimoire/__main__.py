"""`python -m grimoire` is `grimoire`."""

from grimoire.cli import main

main()
