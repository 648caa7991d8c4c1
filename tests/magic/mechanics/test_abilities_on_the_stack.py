"""Abilities on the stack as targets, and copies of them (CR 113.7a, 115.1, 115.5, 707.10)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import engine
from tests.cards.documents import Document, places, sorcery
from tests.magic.table import Play, side, table

PINGER = "Prodigal Sorcerer"
BOMB = "Pyrite Spellbomb"


def both_pass(game: Play, first: str = "B") -> None:
    """The top of the stack resolves."""
    game.play(f"{first} pass; {'A' if first == 'B' else 'B'} pass")


def pinged(theirs: str = "Island", hand: str = "", mine: str = "", **more: str) -> Play:
    """A's Prodigal Sorcerer is to deal 1 damage to B, who has priority."""
    game = table(side(f"{PINGER}, {mine}", **more), side(theirs, hand=hand))
    game.play(f"A activate {PINGER}; A target B; A pass")
    return game


def aims(game: Play) -> list[Any]:
    """The targets that may be chosen now, as actions."""
    return [one for one in engine.legal_actions(game.state) if hasattr(one, "target")]


def aim(game: Play, ref: str) -> None:
    """Choose something on the stack, by its id."""
    game.take(next(one for one in aims(game) if one.target == ref))


def top(game: Play) -> str:
    """The id of what is on top of the stack."""
    return str(game.table.stack[-1].id)


# Targets ----------------------------------------------------------------------------------------------------


def test_an_ability_is_countered_and_ceases_to_exist() -> None:
    """What was paid for it stays paid."""
    game = pinged(hand="Quiet the Spring")
    game.play("B cast Quiet the Spring")
    game.play("B pass; A pass")
    assert (game.table.stack, game.life()) == ([], (20, 20))
    assert game.thing(PINGER).tapped


def test_without_an_ability_on_the_stack_there_is_no_target() -> None:
    game = table(side("Mountain", hand="Shock"), side("Island", hand="Quiet the Spring"))
    game.play("A cast Shock; A target B; A pass")
    game.refuses("B cast Quiet the Spring", "CR-601.2c")


def test_a_spell_is_no_ability() -> None:
    game = table(
        side(f"{PINGER}, {BOMB}, Mountain*2", hand="Shock"),
        side("Island", hand="Quiet the Spring"),
    )
    game.play(f"A activate {PINGER}; A target B; A activate {BOMB}; A target B")
    game.play("A cast Shock; A target B; A pass; B cast Quiet the Spring")
    assert len(aims(game)) == 2
    game.refuses("B target Shock", "CR-115.1")
    game.refuses("B target Island", "CR-115.1")


def test_spells_and_abilities_alike() -> None:
    game = table(side(f"{PINGER}, Mountain", hand="Shock"), side("Island", hand="Quiet Everything"))
    game.play(f"A activate {PINGER}; A target B; A cast Shock; A target B; A pass; B cast Quiet Everything")
    pinging = game.table.stack[0].id
    assert [one.target for one in aims(game)] == [pinging, game.ref("Shock")]
    game.play("B target Shock")
    both_pass(game)
    assert [item.id for item in game.table.stack] == [pinging]


def test_an_ability_is_not_its_own_target() -> None:
    """CR 115.5: as Hush Warden enters, no other ability has triggered."""
    game = table(side("Island", hand="Hush Warden"))
    game.play("A cast Hush Warden; A pass; B pass")
    assert game.asked() == "priority"
    assert [item.vars.get("target", []) for item in game.table.stack] == [[]]


def test_an_activated_ability_has_not_triggered() -> None:
    game = pinged(hand="Hush Warden")
    game.play("B cast Hush Warden; B pass; A pass")
    assert [item.vars.get("target") for item in game.table.stack[1:]] in ([[]], [None])


def test_what_has_triggered_is_countered() -> None:
    game = table(side("Forest*4", hand="Elvish Visionary"), side("Island", hand="Hush Warden"))
    game.play("A cast Elvish Visionary; A pass; B pass; A pass; B cast Hush Warden; B pass; A pass")
    aim(game, game.table.stack[0].id)
    both_pass(game, "A")
    assert game.table.stack == []
    assert game.cards("A", "hand") == []


def test_by_what_the_source_is() -> None:
    """What it was when it was there last, if it has left (CR 113.7a)."""
    pinged("Forest", "Rusting Word").refuses("B cast Rusting Word", "CR-601.2c")
    game = table(side(f"{BOMB}, Mountain"), side("Forest", hand="Rusting Word"))
    game.play(f"A activate {BOMB}; A target B; A pass; B cast Rusting Word")
    both_pass(game)
    assert (game.table.stack, game.life(), game.zone(BOMB)) == ([], (20, 20), "graveyard")


def test_whose_ability_it_is() -> None:
    """CR 112.7a, 115.1: an ability is controlled by who activated it."""
    game = table(side("Mountain", hand="Said Again"), side(PINGER))
    game.play(f"A pass; B activate {PINGER}; B target A; B pass")
    game.refuses("A cast Said Again", "CR-601.2c")


def test_an_ability_that_has_gone_is_no_legal_target() -> None:
    """CR 608.2b."""
    game = pinged("Island*2", "Quiet the Spring*2")
    game.play("B cast Quiet the Spring; B cast Quiet the Spring#2; B pass; A pass; A pass; B pass")
    assert (game.table.stack, game.life()) == ([], (20, 20))
    assert [one.rule for one in game.events if type(one).__name__ == "DidNotResolve"] == ["CR-608.2b"]


def why_not(game: Play, ref: str) -> list[str]:
    """The rules that keep something on the stack from being chosen as a target."""
    told = msgspec.json.encode({"type": "choose_target", "target": ref})
    verdict = engine.check(game.state, engine.decode_action(game.state, told))
    return [one.rule for one in verdict.violations]


def test_why_an_ability_is_no_target() -> None:
    """It is of another kind, or it is the one that is looking for targets (CR 115.1, 115.5)."""
    mine = side("Prodigal Sorcerer, Forest*2", hand="Elvish Visionary")
    game = table(mine, side("Island", hand="Hush Warden"))
    game.play("A cast Elvish Visionary; A pass; B pass; A activate Prodigal Sorcerer; A target B; A pass")
    game.play("B cast Hush Warden; B pass; A pass")
    drawing, pinging, own = (item.id for item in game.table.stack)
    assert [one.target for one in aims(game)] == [drawing]
    assert (why_not(game, pinging), why_not(game, own)) == (["CR-115.1"], ["CR-115.5", "CR-115.1"])


# Copies -----------------------------------------------------------------------------------------------------


def test_a_copy_of_an_ability_has_its_target_or_another() -> None:
    """It is not activated, and costs nothing."""
    game = table(side(f"{PINGER}, Mountain", hand="Said Again"))
    game.play(f"A activate {PINGER}; A target B; A cast Said Again; A pass; B pass")
    assert game.asked() == "choose_new_target"
    game.play("A target A")
    first, copy = game.table.stack
    assert (copy.code, copy.source, copy.controller) == (first.code, first.source, 0)
    assert copy.id not in game.table.objects
    both_pass(game, "A")
    assert game.life() == (19, 20)
    both_pass(game, "A")
    assert (game.life(), game.table.stack) == ((19, 19), [])


def test_x_of_an_ability_is_copied() -> None:
    game = table(side("Mountain*3, Ember Bellows", hand="Said Again"))
    game.play("A activate Ember Bellows; A x 2; A target B")
    game.play("A cast Said Again; A pass; B pass; A keep_target")
    both_pass(game, "A")
    both_pass(game, "A")
    assert game.life() == (20, 16)


def test_a_copy_of_what_has_triggered() -> None:
    game = table(side("Forest*2, Mountain", hand="Elvish Visionary, Said Again"))
    game.play("A cast Elvish Visionary; A auto_pay; A pass; B pass; A cast Said Again; A pass; B pass")
    both_pass(game, "A")
    both_pass(game, "A")
    assert len(game.cards("A", "hand")) == 2


def test_neither_the_ability_nor_its_copy_finds_what_has_left_since() -> None:
    """CR 400.7: the copy is put on the stack after the source has left and was returned."""
    game = table(side("Stoked Cinder, Plains, Mountain", hand="Said Again, Cloudshift"))
    game.play("A activate Stoked Cinder; A cast Cloudshift; A pass; B pass")
    game.play("A cast Said Again; A pass; B pass")
    both_pass(game, "A")
    both_pass(game, "A")
    assert game.size("Stoked Cinder") == (1, 1)


def test_nor_does_a_copy_move_what_the_source_has_become() -> None:
    """CR 400.7: it died before the copy was put on the stack."""
    game = table(side("Wary Otter, Island, Mountain*2", hand="Said Again, Shock"))
    game.play("A activate Wary Otter; A cast Shock; A target Wary Otter; A pass; B pass")
    game.play("A cast Said Again; A pass; B pass")
    both_pass(game, "A")
    both_pass(game, "A")
    assert game.zone("Wary Otter") == "graveyard"


# Faults -----------------------------------------------------------------------------------------------------

WORD = {"do": "counter", "what": "target"}
SPELLS = {"zone": "stack"}


@pytest.mark.parametrize(
    ("target", "place"),
    [
        ({"ability": {}, "player": "any"}, "ability"),
        ({"what": {"types": ["creature"]}, "ability": {}}, "ability"),
        ({"ability": {"kinds": []}}, "ability.kinds"),
        ({"ability": {"kinds": ["activated", "activated"]}}, "ability.kinds"),
        ({"ability": {"kinds": ["triggered", "activated"]}}, "ability.kinds"),
        ({"ability": {}, "max": 2}, ""),
        ({"ability": {"controller": "any", "not_controller": "opponent"}}, "ability.controller"),
        ({"ability": {"controller": "opponent", "not_controller": "you"}}, "ability.not_controller"),
        ({"ability": {"source": {"types": ["artifact"], "colors": ["R"]}}}, "ability.source"),
        ({"ability": {"source": {}}}, "ability.source"),
        ({"what": {**SPELLS, "controller": "you"}, "ability": {}}, "ability.controller"),
        ({"what": SPELLS, "ability": {"source": {"types": ["artifact"]}}}, "ability.source"),
        ({"what": {**SPELLS, "targeting_player": "you"}, "ability": {}}, "what"),
        ({"what": {"types": ["creature"]}, "single_target": True}, "single_target"),
    ],
)
def test_targets_that_are_refused(target: Document, place: str) -> None:
    found = places(sorcery(WORD, targets=[target]))
    assert f"$.abilities[0].targets[0]{place and '.' + place}" in found


def test_an_ability_is_no_permanent() -> None:
    destroys = sorcery({"do": "destroy", "what": "target"}, targets=[{"ability": {}}])
    assert [*places(destroys)] == ["$.abilities[0].do[0].what"]
