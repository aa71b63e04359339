"""The web service: lobby, tables, sockets, storage."""
