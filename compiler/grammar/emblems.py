"""Emblems: "you get an emblem with …"."""

from __future__ import annotations

from typing import Any

from compiler.nodes import Document, Made

from .acts import Act, act
from .base import listed

listed("quotations", "quoted")


def _emblem(quotes: tuple[Any, ...]) -> Act:
    emblem: Document = {"name": "Emblem", "types": [], "abilities": [one.ability for one in quotes]}
    step: Document = {"do": "get_emblem", "emblem": Made(emblem)}
    return lambda who: [step if isinstance(who, str) and who == "you" else {**step, "who": who}]


act("get|gets an emblem with <quotations>", _emblem)
