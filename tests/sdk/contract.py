"""The contract, as it is checked in."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[2]


@functools.cache
def contract() -> dict[str, Any]:
    """The whole document; it takes a second to read."""
    text = (ROOT / "openapi.yaml").read_text(encoding="utf-8")
    document: dict[str, Any] = yaml.load(text, yaml.CSafeLoader)
    return document
