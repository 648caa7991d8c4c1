"""What holds of all texts: they are for people, and tell apart what is to be chosen from."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

import engine

SYMBOL = re.compile(r"\{(?:[0-9]+|[WUBRGCXTQ2](?:/[WUBRGP])?)\}")
"""Mana and tap symbols, as cards write them."""
UNSAYABLE = re.compile(
    r"[{}<>\[\]|_]|\bNone\b|\bTrue\b|\bFalse\b|\bseat:|(?<![(\w])o[1-9][0-9]*\b|\bability [0-9]|  "
)
"""Places left open, values of Python, words of documents, ids in place of names."""
DISAGREEING = re.compile(r"^You (?!focus\b)(?:\w*[^s]s|has|does|is)\b|\byou's\b|\bof you\b|^Your? \w+ you\b")
"""A verb for somebody else, where the reader is spoken to."""


def assert_sayable(text: str) -> None:
    """Assert that a text is for people."""
    assert text, "an empty text"
    assert not UNSAYABLE.search(SYMBOL.sub("*", text)), f"not for people: {text!r}"
    assert not DISAGREEING.search(text), f"nobody says so: {text!r}"
    assert text[0] == text[0].upper(), f"no sentence: {text!r}"


def assert_choices_said(state: engine.State) -> None:
    """Assert that prompt and listed actions are for people, and that no two actions are said alike."""
    decision = engine.decision(state)
    if decision is None:
        return
    for seat in (None, *range(len(state.table.seats))):
        prompt = engine.decision_text(state, seat)
        assert prompt is not None, "somebody decides"
        assert_sayable(prompt)
    said = Counter(engine.action_texts(state, decision.seat))
    for text in said:
        assert_sayable(text)
    alike = [text for text, number in said.items() if number > 1]
    assert not alike, f"several actions are said alike: {alike}"


def assert_events_said(before: engine.State | None, events: Sequence[Any], after: engine.State) -> None:
    """Assert that what happened is told to people, from no side and from each."""
    for seat in (None, *range(len(after.table.seats))):
        texts = engine.event_texts(events, before, after, seat)
        assert len(texts) == len(events)
        for text in texts:
            assert_sayable(text)
