"""Where tables and guests are kept: an append-only log in a database."""
