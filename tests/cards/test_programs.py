"""Programs: the steps of abilities, flattened."""

from __future__ import annotations

import msgspec
import pytest

from engine.magic.effects.arranging import Scry
from engine.magic.effects.choices import Discard
from engine.magic.effects.damage_and_life import Damage
from engine.magic.effects.flow import (
    Branch,
    EachNext,
    EachStart,
    Jump,
    MayBranch,
)
from engine.magic.effects.later import DelayedTrigger, ReflexiveTrigger
from engine.magic.effects.permanents import Until
from engine.magic.effects.zones import Counter, Draw, Move
from engine.magic.language.abilities import Card, Mode, Triggered
from engine.magic.language.conditions import Paid
from engine.magic.language.mana import Price
from engine.magic.library.definition import Definition, define
from engine.magic.library.loader import CARDS, definition_of, part, program
from tests.cards import books


def spell(*steps: dict[str, object]) -> Definition:
    """A sorcery that does this."""
    document = {"name": "Test", "types": ["sorcery"], "abilities": [{"ability": "spell", "do": steps}]}
    return define("test", msgspec.convert(document, Card))


def test_a_plain_step_is_itself() -> None:
    assert program("lightning_bolt", "lightning_bolt/0") == (Damage(3, "target"),)


def test_either_branch() -> None:
    assert program("burst_lightning", "burst_lightning/0") == (
        Branch(Paid("kicked"), 3),
        Damage(4, "target"),
        Jump(4),
        Damage(2, "target"),
    )


def test_a_branch_without_an_else() -> None:
    steps = spell(
        {"do": "if", "condition": {"if": "paid", "how": "kicked"}, "then": [{"do": "draw"}]},
        {"do": "scry", "amount": 1},
    )
    assert program(steps, "test/0") == (Branch(Paid("kicked"), 2), Draw(), Scry(1))


def test_unless() -> None:
    assert program("mana_leak", "mana_leak/0") == (
        MayBranch("controller of target", Price(mana="{3}"), 2),
        Jump(3),
        Counter("target"),
    )


def test_each() -> None:
    steps = spell(
        {"do": "each", "who": "any", "as": "one", "steps": [{"do": "draw", "who": "one"}]}, {"do": "draw"}
    )
    assert program(steps, "test/0") == (
        EachStart("one", who="any"),
        EachNext("one", 4),
        Draw(who="one"),
        Jump(1),
        Draw(),
    )


def test_nesting() -> None:
    inner = {"do": "may", "then": [{"do": "draw"}], "otherwise": [{"do": "discard"}]}
    steps = spell({"do": "each", "who": "opponent", "steps": [inner]})
    assert program(steps, "test/0") == (
        EachStart("each", who="opponent"),
        EachNext("each", 7),
        MayBranch("you", None, 5, draws="you"),
        Draw(),
        Jump(6),
        Discard(),
        Jump(1),
    )


def test_a_delayed_ability_has_an_address() -> None:
    step = program("otherworldly_journey", "otherworldly_journey/0")[1]
    assert isinstance(step, DelayedTrigger)
    assert step.code == "otherworldly_journey/0/w0"
    ability = part("otherworldly_journey", step.code)
    assert isinstance(ability, Triggered)
    assert ability.trigger == step.when
    assert program("otherworldly_journey", step.code) == (Move("exiled", "battlefield", counters="+1/+1"),)


def test_a_reflexive_ability_has_targets() -> None:
    code = "sparktongue_dragon/0"
    assert program("sparktongue_dragon", code) == (
        MayBranch("you", Price(mana="{2}{R}"), 2),
        ReflexiveTrigger(f"{code}/w0"),
    )
    mode = part("sparktongue_dragon", f"{code}/w0")
    assert isinstance(mode, Mode)
    assert [target.name for target in mode.targets] == ["target"]


def test_modes_have_programs_of_their_own() -> None:
    assert program("branching_bolt", "branching_bolt/0") == ()
    assert program("branching_bolt", "branching_bolt/0/m0") == (Damage(3, "target"),)


def test_modes_have_targets_of_their_own() -> None:
    assert program("branching_bolt", "branching_bolt/0/m1") == (Damage(3, "target_2"),)
    mode = part("branching_bolt", "branching_bolt/0/m1")
    assert isinstance(mode, Mode)
    assert [target.name for target in mode.targets] == ["target_2"]


def test_amass_is_spelt_out() -> None:
    steps = program("angrath_captain_of_chaos", "angrath_captain_of_chaos/1")
    assert [type(step).__name__ for step in steps] == [
        "Branch", "CreateToken", "Choose", "PutCounters", "Branch", "Until",
    ]  # fmt: skip


def test_a_granted_keyword_brings_its_ability() -> None:
    changes = [{"change": "keywords", "gain": ["flying", "prowess"]}]
    definition = spell({"do": "until", "what": "self", "changes": changes})
    (until,) = program(definition, "test/0")
    assert isinstance(until, Until)
    assert [type(change).__name__ for change in until.changes] == ["Keywords", "Abilities"]
    assert [address for address, _ in definition.granted] == ["test/g0"]
    assert program(definition, "test/g0") == program("seeker_of_the_way", "seeker_of_the_way/prowess")


def test_a_granted_ability_has_an_address() -> None:
    assert program("viridian_longbow", "viridian_longbow/g0") == (Damage(1, "target"),)


@pytest.mark.parametrize("key", [*CARDS, *books.samples()])
def test_every_jump_stays_inside(key: str) -> None:
    definition = definition_of(key) if key in CARDS else define(key, books.samples()[key])
    assert set(definition.programs) <= set(definition.parts)
    for steps in definition.programs.values():
        for place, step in enumerate(steps):
            match step:
                case Branch(otherwise=to) | MayBranch(otherwise=to) | EachNext(end=to):
                    assert place < to <= len(steps)
                case Jump(to=to):
                    assert 0 <= to <= len(steps)
                    assert to > place or isinstance(steps[to], EachNext)
                case DelayedTrigger(code=code) | ReflexiveTrigger(code=code):
                    assert code in definition.programs


def test_a_search_looks_first() -> None:
    look = {"do": "look", "amount": 3, "parts": [{"to": "hand"}, {"to": "bottom"}]}
    steps = spell({"do": "search", "what": {"zone": "library"}}, look)
    kinds = [type(step).__name__ for step in program(steps, "test/0")]
    assert kinds == ["LookThrough", "Search", "LookOn", "Divide", "Divide"]


def test_an_unknown_address() -> None:
    with pytest.raises(KeyError, match="shock/1"):
        program("shock", "shock/1")
