"""What every answer about a thing has to be, whoever asks about whatever at whichever decision."""

from __future__ import annotations

from typing import Any

import engine
from tests.harness import key, plain

NOWHERE = ("ZZ", "", "o0", "seat:7", "player:RED")


def things(state: engine.State) -> list[str]:
    """Everything at the table that actions may name, hidden or not: objects, cards, players."""
    table: Any = state.table
    seats = [f"seat:{seat}" for seat in range(len(table.seats))]
    if hasattr(table, "objects"):
        stack = [item.id for item in table.stack if item.id not in table.objects]
        return [*table.objects, *stack, *seats]
    return [*(card.key for card in engine.search_cards(engine.ruleset_of(state).id)), *seats]


def own(state: engine.State, seat: int) -> list[str]:
    """The cards in a seat's hand, and its permanents."""
    table: Any = state.table
    half = table.seats[seat]
    if hasattr(table, "objects"):
        mine = [ref for ref in table.battlefield if table.objects[ref].owner == seat]
        return [*half.hand, *mine]
    return [*half.hand, *(creature.card for creature in half.creatures)]


def asked(state: engine.State, named: engine.Named, seat: int) -> Any:
    """The answer as plain data, or what the refusal says."""
    try:
        return plain(engine.about(state, named, seat))
    except engine.UnknownThing as error:
        return str(error)


def inquire(state: engine.State, named: str) -> int:
    """Assert that what the seat that decides hears of a thing is what lists and verdicts say.

    Returns how many verdicts there were.
    """
    listed = engine.legal_actions(state)
    verdicts = engine.about(state, named)
    legal = [one.action for one in verdicts if one.legal]
    names = [action for action in listed if named in plain(action).values()]
    assert set(names) <= set(legal) <= set(listed), f"{named}: {legal}, and listed are {names}"
    refused = [one for one in verdicts if not one.legal]
    kinds = [type(one.action) for one in refused]
    assert len(kinds) == len(set(kinds)), f"{named}: two stand for the same kind"
    assert not set(kinds) & {type(action) for action in legal}, f"{named}: a legal kind is refused as well"
    assert [one.legal for one in verdicts] == sorted((one.legal for one in verdicts), reverse=True)
    for one in refused:
        full = engine.check(state, one.action)
        assert not full.legal, f"{key(one.action)!r} is legal, and refused about {named}"
        assert one.violations == full.violations[: len(one.violations)], f"{key(one.action)!r}"
        assert (one.rule, one.reason) == (full.rule, full.reason)
        assert all(getattr(one.action, name) != named for name in one.left_open), (
            f"{key(one.action)!r}: {one.left_open}"
        )
    decider = engine.decision(state)
    said = engine.action_texts(state, None if decider is None else decider.seat)
    texts = dict(zip(map(key, listed), said, strict=True))
    for one in verdicts:
        assert one.text == " ".join(one.text.split()), f"{key(one.action)!r}: a word is missing"
        assert "-9007199254740991" not in one.text
        assert not one.legal or one.text == texts[key(one.action)]
        assert not one.legal or engine.check(state, one.action).rule == one.rule
        engine.ruleset_of(state).book.rule(one.rule)
    return len(verdicts)
