"""The contract, as it is checked in."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import yaml

ROOT = Path(__file__).resolve().parents[2]

CONTRACT: Final[dict[str, Any]] = yaml.load(
    (ROOT / "openapi.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader
)
