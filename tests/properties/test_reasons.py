"""Every "no" cites the rulebook, is written for people, and names all that is wrong."""

from __future__ import annotations

import random

import pytest

import engine
from tests.magic.crowded import gathered
from tests.magic.table import side, table
from tests.properties.random_play import MANA, UNREADABLE, assert_readable
from tests.properties.strangers import strangers, writable
from tests.properties.test_secrets import played
from tests.rulesets.tables import TABLES, new_game
from tests.support.selection import drawn, examples

EVERY = 80
"""Of so many decisions of a game, one meets all actions."""


def judge(state: engine.State, actions: list[object]) -> int:
    """Assert that every refusal can be read and cites rules. Returns how many there were."""
    book, refused = engine.ruleset_of(state).book, 0
    for action in actions:
        verdict = engine.check(state, action)  # type: ignore[arg-type]  # they are actions of its ruleset
        assert_readable(verdict.reason)
        assert verdict.legal == (not verdict.violations)
        for violation in verdict.violations:
            refused += 1
            assert book.rule(violation.rule).text
            assert_readable(violation.reason)
            assert all(isinstance(fact, int | str) for fact in violation.facts.values())
    return refused


@pytest.mark.parametrize("ruleset", list(TABLES))
def test_all_that_can_be_written_is_refused_for_reasons_that_can_be_read(ruleset: str) -> None:
    chance = random.Random(5)
    refused = 0
    for number, (state, spoken) in enumerate(played(new_game(ruleset, 5), chance)):
        if number % EVERY == 0:
            refused += judge(state, drawn(writable(state, chance, spoken), chance))
    assert refused > examples(10_000)


def test_so_it_is_at_crowded_tables() -> None:
    chance = random.Random(6)
    states = gathered(6, 60, 2)
    assert len(states) > 10
    assert sum(judge(state, list(strangers(state, chance, 300))) for state in states) > 1_000


@pytest.mark.parametrize(
    "text", ["None is no target", "costs {need}", "<Card 6S>", "['o1']", "CastSpell(card=1)"]
)
def test_what_no_reason_looks_like(text: str) -> None:
    assert UNREADABLE.search(text)
    assert not UNREADABLE.search(MANA.sub("", "the cost of o1, {2}{W/U}{X}{G/P}, cannot be paid"))


def test_a_sorcery_at_the_wrong_time_and_without_mana_is_refused_for_both() -> None:
    game = table(side(), side("Mountain(tapped)", hand="Lava Spike"))
    game.play("A pass")
    game.refuses("B cast Lava Spike", "CR-307.1", "CR-118.3")


def test_what_is_not_asked_for_is_refused_for_all_that_else_forbids_it() -> None:
    """While A chooses a target: a second land, a sorcery on top of a spell."""
    game = table(side("Mountain*2, Hill Giant", hand="Shock, Lava Spike, Forest, Swamp"))
    game.play("A play_land Forest; A cast Shock")
    game.seat_to_act("A")
    game.refuses("cast Lava Spike", "CR-601.2c", "CR-307.1")
    game.refuses("play_land Swamp", "CR-601.2c", "CR-305.2", "CR-116.2a")
