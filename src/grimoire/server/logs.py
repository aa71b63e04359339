"""What the server writes down about itself: lines of JSON, or of words at a terminal. Never a secret.

A table's id is its invitation, so only the start of it is written (`short`); tokens, nonces, secrets,
names and what people say are not written at all. Errors of the database come without their values.
"""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog
from structlog.typing import Processor

LOG: Any = structlog.get_logger("grimoire.server")


def set_up_logs() -> None:
    """Our lines, and those of the libraries beneath, in one form on standard error."""
    before: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*before, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    last: list[Processor] = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    if sys.stderr.isatty():
        last = [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=before,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("grimoire").setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").addFilter(without_traceback)


def without_traceback(record: logging.LogRecord) -> bool:
    """What strangers send is no fault of ours: letters that are no UTF-8 deserve a line, and no traceback."""
    if "UTF-8" in str(record.msg):
        record.exc_info = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


def short(table_id: str) -> str:
    """Enough of a table's id to find it, too little to sit down there."""
    return f"{table_id[:4]}…"
