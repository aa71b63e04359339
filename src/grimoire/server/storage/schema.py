"""The tables of the database. Migrations lead there from any earlier state."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, LargeBinary, MetaData, String, Table, Text

METADATA = MetaData()

GUESTS = Table(
    "guests",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),  # the token itself is the guest's alone
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("secret", LargeBinary(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", String(8), nullable=False, index=True),  # for lists; the log is the truth
    Column("joined_by", String(8), nullable=False),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.table_id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # two writers cannot both write the n-th entry
    Column("body", Text, nullable=False),
)

SITTINGS = Table(
    "sittings",
    METADATA,
    Column("guest", String(32), ForeignKey("guests.guest"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.table_id"), primary_key=True),
)
