"""What all routes share, as Litestar hands it to them by name: `store`, `hub`, `compiling`, `settings`."""

from __future__ import annotations

from litestar.di import NamedDependency

from grimoire.bots.background import Background
from grimoire.server.hub import Hub
from grimoire.server.settings import Settings
from grimoire.server.storage.store import Store

TheStore = NamedDependency[Store]
TheHub = NamedDependency[Hub]
TheCompiling = NamedDependency[Background]
TheSettings = NamedDependency[Settings]
