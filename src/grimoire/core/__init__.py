"""The protocol that every game follows, and what is built on it. Imports nothing else of ours."""
