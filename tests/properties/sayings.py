"""What holds of all texts: they are for people, and tell apart what is to be chosen from."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, get_args, get_origin

from msgspec import Struct, structs

import engine

SYMBOL = re.compile(r"\{(?:[0-9]+|[WUBRGCXTSQE2](?:/[WUBRGP])?)\}")
"""Mana and tap symbols, as cards write them."""
UNSAYABLE = re.compile(
    r"[{}<>\[\]|_]|\b(?:None|True|False)\b(?![ -][A-Z])|\bseat:"
    r"|(?<![(\w])o[1-9][0-9]*\b|\bability [0-9]|  |\s$"
)
"""Places left open, values of Python (a card may be called True Love), words of documents, ids."""
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


# Lists without entries --------------------------------------------------------------------------------------


_TOLD: set[Any] = set()
"""The forms of events that were told already."""


def assert_every_form_said(before: engine.State, applied: engine.Applied) -> None:
    """Assert that what happened can be told from no side and from each, and so can each event without the
    entries of its lists, wherever its type leaves open how many there are.

    What cannot be told cannot for its form: of each type of event the forms that differ in what is absent are
    told once, not in each game anew.
    """
    ruleset, events = engine.ruleset_of(before).id, list(applied.events)
    forms = [(ruleset, _form(event)) for event in events]
    if _TOLD.issuperset(forms):
        return
    assert_events_said(before, events, applied.state)
    for place, event in enumerate(events):
        if forms[place] not in _TOLD:
            for told in emptied(event):
                beside = [*events[:place], told, *events[place + 1 :]]
                for seat in (None, *range(len(before.table.seats))):
                    assert_sayable(engine.event_texts(beside, before, applied.state, seat)[place])
    _TOLD.update(forms)


def _form(value: Any) -> Any:
    """What of an event is absent, as a thing to compare; of a list, whether it has none, one or several
    entries."""
    if isinstance(value, Struct):
        return type(value), tuple(_form(getattr(value, name)) for name in value.__struct_fields__)
    if isinstance(value, tuple | list):
        return min(len(value), 2), *dict.fromkeys(map(_form, value))
    return value if isinstance(value, bool | None) else type(value)


def emptied(value: Struct) -> Iterator[Any]:
    """The same struct without the entries of its lists, those at one depth together: some belong to each
    other entry by entry."""
    here = [one.name for one in structs.fields(value) if is_open(one.type)]
    if any(getattr(value, name) for name in here):
        yield structs.replace(value, **dict.fromkeys(here, ()))
    for name in value.__struct_fields__:
        held = getattr(value, name)
        if isinstance(held, Struct):
            yield from (structs.replace(value, **{name: one}) for one in emptied(held))


def is_open(annotation: Any) -> bool:
    """Whether a field holds a list of any length."""
    if get_origin(annotation) is tuple:
        return get_args(annotation)[-1:] == (Ellipsis,)
    return get_origin(annotation) is list
