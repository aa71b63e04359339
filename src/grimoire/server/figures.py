"""The figures that the server keeps about itself while it runs; metrics.py shows them."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)  # seconds

OPENED = Counter("grimoire_tables_opened", "Tables that were opened", ["game"])
OVER = Counter("grimoire_games_over", "Games that came to their end", ["game"])
ANSWERS = Counter("grimoire_answers", "Answers that were committed", ["game", "by"])
REFUSED = Counter("grimoire_requests_refused", "Requests at tables that were refused", ["why"])
COMMITS = Histogram("grimoire_commit_seconds", "From a write to its commit", buckets=QUICK)
REQUESTS = Histogram("grimoire_request_seconds", "From a request at a table to its reply", buckets=QUICK)
THOUGHT = Histogram("grimoire_bot_seconds", "How long a bot's answer took, waiting included", buckets=QUICK)
TABLES = Gauge("grimoire_tables_live", "Tables in memory")
VIEWERS = Gauge("grimoire_viewers", "Sockets that are open")
COMPILED = Gauge("grimoire_compiled_share", "How much of a game is compiled", ["game"])
