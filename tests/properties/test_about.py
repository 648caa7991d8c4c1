"""What can be done with a thing: as lists and verdicts say, and nothing that the asker doesn't know."""

from __future__ import annotations

import random

import pytest

import engine
from tests.properties.inquiries import NOWHERE, asked, inquire, own, things
from tests.properties.random_play import assert_readable
from tests.properties.test_secrets import played
from tests.rulesets.tables import TABLES, new_game
from tests.support.selection import examples, is_drawn

EVERY = 10
"""Of so many decisions of a game, one is asked about."""
ASKED = 12
"""Things that are asked about at such a decision, beside the cards of the seat that decides."""


@pytest.mark.parametrize("ruleset", list(TABLES))
def test_it_is_what_lists_and_verdicts_say(ruleset: str) -> None:
    chance = random.Random(9)
    told = 0
    for number, (state, _) in enumerate(played(new_game(ruleset, 9), chance)):
        if number % EVERY == 0:
            every = things(state)
            for named in chance.sample(every, min(ASKED, len(every))):
                told += inquire(state, named)
    assert told > 300


@pytest.mark.parametrize("ruleset", list(TABLES))
def test_every_card_of_the_seat_that_decides_hears_something(ruleset: str) -> None:
    chance = random.Random(10)
    cards = 0
    for number, (state, _) in enumerate(played(new_game(ruleset, 10), chance)):
        decision = engine.decision(state)
        assert decision is not None
        for named in own(state, decision.seat) if number % EVERY == 0 else ():
            verdicts = engine.about(state, named)
            assert verdicts, f"nothing is said about {named}"
            cards += 1
            for one in verdicts:
                for broken in one.violations:
                    assert_readable(broken.reason)
    assert cards > 20


@pytest.mark.parametrize("ruleset", list(TABLES))
def test_worlds_that_a_seat_cannot_tell_apart_answer_it_alike(ruleset: str) -> None:
    chance = random.Random(11)
    alike = 0
    for number, (state, _) in enumerate(played(new_game(ruleset, 11), chance)):
        if not is_drawn(number):
            continue
        every = [*things(state), *NOWHERE]
        closely = number % EVERY == 0
        for seat in range(len(state.table.seats)):
            other = engine.sample(state, seat, number)
            some = chance.sample(every, min(ASKED, len(every)) if closely else 1)
            for named in dict.fromkeys([*(own(state, seat) if closely else ()), *some]):
                assert asked(state, named, seat) == asked(other, named, seat), (
                    f"seat {seat} learns something about {named} at decision {number}"
                )
                alike += 1
    assert alike > examples(150)


@pytest.mark.parametrize("ruleset", list(TABLES))
def test_a_seat_that_does_not_decide_is_told_who_does(ruleset: str) -> None:
    state = new_game(ruleset, 12)
    decision = engine.decision(state)
    assert decision is not None
    seat = (decision.seat + 1) % len(state.table.seats)
    for named in own(state, seat):
        for one in engine.about(state, named, seat):
            assert not one.legal
            assert one.rule == decision.rule
            assert one.reason.endswith("who decides now")
            assert one.violations[0].facts == {"decides": decision.seat}
