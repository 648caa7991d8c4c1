"""Counters with rules of their own: stun, shield, finality, keywords; several kinds at once (CR 122.1b–h)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import engine
from engine.magic.library.loader import TOKENS
from engine.magic.library.validation import card_faults
from engine.magic.text.card import rules_text
from tests.harness import of_type
from tests.magic.made_up import card
from tests.magic.positions import attacked, cast
from tests.magic.table import Play, document, side, table


def keywords(game: Play, name: str) -> frozenset[str]:
    """The keywords of a permanent."""
    found: frozenset[str] = game.characteristics(game.ref(name)).keywords
    return found


def counters(game: Play, name: str) -> dict[str, int]:
    """The counters on a permanent."""
    found: dict[str, int] = game.thing(name).counters
    return found


# Stun (CR 122.1d) -------------------------------------------------------------------------------------------


def test_each_untap_step_takes_one_stun_counter_until_none_is_left() -> None:
    game = table(side("Island", hand="Frost Snare"), side("Grizzly Bears"))
    cast(game, "Frost Snare", "Grizzly Bears")
    for left in (1, 0):
        game.end_turn()
        game.pass_to("upkeep")
        assert game.thing("Grizzly Bears").tapped
        assert counters(game, "Grizzly Bears").get("stun", 0) == left
        game.end_turn()
    game.end_turn()
    game.pass_to("upkeep")
    assert not game.thing("Grizzly Bears").tapped


def test_a_stun_counter_is_removed_in_place_of_any_untapping() -> None:
    game = table(side("Island", hand="Slow Thaw"), side("Grizzly Bears(tapped, 1 stun)"))
    cast(game, "Slow Thaw", "Grizzly Bears")
    assert (game.thing("Grizzly Bears").tapped, counters(game, "Grizzly Bears")) == (True, {})


def test_what_is_untapped_keeps_its_stun_counters() -> None:
    game = table(side("Grizzly Bears(1 stun)"), step="untap")
    game.pass_to("upkeep")
    assert counters(game, "Grizzly Bears") == {"stun": 1}


# Shield (CR 122.1c) -----------------------------------------------------------------------------------------


def test_a_shield_counter_prevents_damage() -> None:
    game = table(side("Mountain*2", hand="Shock, Shock"), side("Grizzly Bears(1 shield)"))
    cast(game, "Shock", "Grizzly Bears")
    assert (counters(game, "Grizzly Bears"), game.thing("Grizzly Bears").damage) == ({}, 0)
    game.play("A cast Shock; A target Grizzly Bears; A pass; B pass")
    assert game.zone("Grizzly Bears") == "graveyard"


def test_a_shield_counter_is_removed_in_place_of_destruction() -> None:
    game = table(side("Swamp*2", hand="Doom Blade"), side("Grizzly Bears(1 shield)"))
    cast(game, "Doom Blade", "Grizzly Bears")
    assert (game.zone("Grizzly Bears"), counters(game, "Grizzly Bears")) == ("battlefield", {})


def test_one_shield_counter_prevents_what_is_dealt_at_once() -> None:
    game = attacked("Hill Giant → B", side("Hill Giant(2 shield)"), side("Grizzly Bears, Wind Drake"))
    game.play("B block Grizzly Bears → Hill Giant; B block Wind Drake → Hill Giant")
    while game.table.step != "main2":
        game.take(engine.legal_actions(game.state)[-1])
    assert (counters(game, "Hill Giant"), game.thing("Hill Giant").damage) == ({"shield": 1}, 0)


def test_a_shield_counter_protects_its_bearer_alone() -> None:
    creatures = "Hill Giant, Craw Wurm(1 shield), Hill Giant"
    game = table(side("Swamp, Mountain", hand="Pyroclasm"), side(creatures))
    cast(game, "Pyroclasm")
    assert [game.thing(name).damage for name in ("Hill Giant#1", "Craw Wurm", "Hill Giant#2")] == [2, 0, 2]


def test_a_shield_counter_does_not_help_against_marked_damage() -> None:
    """CR 704.5g is no effect."""
    game = table(side("Swamp, Plains", hand="Brittle Bones, Glass Ward"), side("Hill Giant(2 damage)"))
    cast(game, "Glass Ward", "Hill Giant")
    cast(game, "Brittle Bones", "Hill Giant")
    assert game.zone("Hill Giant") == "graveyard"
    assert not of_type(game.events, "counters_removed")


# Finality (CR 122.1h) ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("spell", "zone"), [("Doom Blade", "exile"), ("Boomerang", "hand")])
def test_what_has_a_finality_counter_goes_to_exile_in_place_of_a_graveyard(spell: str, zone: str) -> None:
    game = table(side("Swamp*2, Island*2", hand=spell), side("Grizzly Bears(1 finality)"))
    cast(game, spell, "Grizzly Bears")
    assert game.zone("Grizzly Bears") == zone


def test_it_returns_with_a_finality_counter() -> None:
    game = table(side("Swamp", hand="Borrowed Breath", graveyard="Grizzly Bears"))
    cast(game, "Borrowed Breath", "Grizzly Bears")
    assert counters(game, "Grizzly Bears") == {"finality": 1}


# Keywords (CR 122.1b) ---------------------------------------------------------------------------------------


def test_a_keyword_counter_gives_its_keyword() -> None:
    game = table(side("Forest", hand="Gift of Wings"), side("Grizzly Bears"))
    cast(game, "Gift of Wings", "Grizzly Bears")
    assert counters(game, "Grizzly Bears") == {"+1/+1": 2, "flying": 1}
    assert game.size("Grizzly Bears") == (4, 4)
    assert keywords(game, "Grizzly Bears") == {"flying"}


def test_a_keyword_counter_counts_from_when_it_was_put() -> None:
    """CR 613.7c: abilities that it lost later are lost, those that it gains later are not."""
    mine = side("Island*2, Forest*2", hand="Strip Bare, Gift of Wings")
    game = table(mine, side("Grizzly Bears(1 flying)"))
    cast(game, "Strip Bare", "Grizzly Bears")
    assert keywords(game, "Grizzly Bears") == frozenset()
    cast(game, "Gift of Wings", "Grizzly Bears")
    assert keywords(game, "Grizzly Bears") == {"flying"}, "both counters have the later timestamp"


def test_when_a_keyword_counter_was_put_is_known_as_long_as_there_is_one() -> None:
    """CR 613.7c: once for all of its kind."""
    mine = side("Island, Forest*2", hand="Change of Hands, Gift of Wings*2")
    game = table(mine, side("Grizzly Bears, Hill Giant"))
    cast(game, "Gift of Wings#1", "Grizzly Bears")
    cast(game, "Gift of Wings", "Grizzly Bears")
    assert [one.kind for one in game.thing("Grizzly Bears").keyword_counters] == ["flying"]
    cast(game, "Change of Hands", "Grizzly Bears", "Hill Giant")
    assert game.thing("Grizzly Bears").keyword_counters == ()
    assert [one.kind for one in game.thing("Hill Giant").keyword_counters] == ["flying"]


def test_the_view_tells_what_a_keyword_counter_does() -> None:
    game = table(side("Grizzly Bears(2 first strike)"))
    seen = msgspec.to_builtins(engine.view(game.state, 1).view)["battlefield"][0]
    (change,) = seen["changes"]
    assert (change["layer"], change["change"], change["rule"]) == ("6", "counters", "CR-122.1b")
    assert change["text"] == "It has two first strike counters on it."
    assert list(change["became"]["keywords"]) == ["first strike"]


@pytest.mark.parametrize(
    ("given", "sound"),
    [
        ([{"kind": "flying", "timestamp": 1}], True),
        ([{"kind": "charge", "timestamp": 1}], False),
        ([{"kind": "reach", "timestamp": 1}], False),
        ([{"kind": "flying", "timestamp": 99}], False),
        ([{"kind": "flying", "timestamp": 1}, {"kind": "flying", "timestamp": 1}], False),
    ],
)
def test_the_timestamps_of_keyword_counters_written_by_hand(given: list[dict[str, Any]], sound: bool) -> None:
    written = document([side("Hill Giant(1 flying, 1 charge)"), side()])
    written["table"]["objects"]["o1"]["keyword_counters"] = given
    assert bool(engine.status(msgspec.json.encode(written))) != sound


# Several at once --------------------------------------------------------------------------------------------


def test_counters_are_doubled() -> None:
    game = table(
        side("Island, Grizzly Bears(2 +1/+1, 1 charge), Hill Giant", hand="Swelling Tide"),
        side("Wind Drake(1 +1/+1)"),
    )
    cast(game, "Swelling Tide")
    assert counters(game, "Grizzly Bears") == {"+1/+1": 4, "charge": 1}
    assert (counters(game, "Hill Giant"), counters(game, "Wind Drake")) == ({}, {"+1/+1": 1})


def test_counters_of_a_kind_are_doubled() -> None:
    game = table(side("Island", hand="Store Twice"), side("Sun Battery(2 charge, 1 oil)"))
    cast(game, "Store Twice", "Sun Battery")
    assert counters(game, "Sun Battery") == {"charge": 4, "oil": 1}


def test_counters_of_every_kind_are_doubled() -> None:
    game = table(side("Island", hand="Second Sum"), side("Wind Drake(1 +1/+1, 2 charge)"))
    cast(game, "Second Sum", "Wind Drake")
    assert counters(game, "Wind Drake") == {"+1/+1": 2, "charge": 4}


def test_counters_are_distributed_as_they_were_announced() -> None:
    """CR 601.2d: what is no legal target any more gets none, and nobody else gets more."""
    game = table(
        side("Forest, Grizzly Bears", hand="Share the Load"), side("Mountain, Wind Drake", hand="Shock")
    )
    game.play("A cast Share the Load; A target Grizzly Bears; A target Wind Drake; A divide 1")
    game.play("A pass; B cast Shock; B target Wind Drake; B pass; A pass; A pass; B pass")
    assert counters(game, "Grizzly Bears") == {"+1/+1": 1}


def test_all_counters_move() -> None:
    game = table(side("Island", hand="Change of Hands"), side("Wind Drake(1 +1/+1, 2 charge), Hill Giant"))
    game.play("A cast Change of Hands; A target Wind Drake; A pass; B pass")
    assert (counters(game, "Wind Drake"), counters(game, "Hill Giant")) == ({}, {"+1/+1": 1, "charge": 2})


def test_all_counters_are_removed() -> None:
    game = table(side("Island", hand="Clean Sweep"), side("Wind Drake(1 +1/+1, 2 charge)"))
    cast(game, "Clean Sweep", "Wind Drake")
    assert (counters(game, "Wind Drake"), game.life()) == ({}, (23, 20))


def test_amass_is_of_a_type() -> None:
    game = table(side("Swamp", hand="Call the Orcs"))
    cast(game, "Call the Orcs")
    (army,) = [ref for ref, one in game.table.objects.items() if one.card == "orc_army_token"]
    found = game.characteristics(army)
    assert (found.subtypes, found.power) == ({"Orc", "Army"}, 2)


# Faults -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "place"),
    [
        ({"do": "put_counters", "on": "target", "kinds": [{"kind": "charge"}]}, "kinds"),
        (
            {"do": "put_counters", "on": "target", "kinds": [{"kind": "oil"}, {"kind": "oil"}]},
            "kinds[1].kind",
        ),
        (
            {"do": "put_counters", "on": "target", "amount": 2, "kinds": [{"kind": "oil"}, {"kind": "age"}]},
            "kinds",
        ),
        (
            {"do": "put_counters", "on": "target", "kinds": [{"kind": "oil", "amount": 0}, {"kind": "age"}]},
            "kinds[0].amount",
        ),
        ({"do": "put_counters", "on": "target", "kind": "energy"}, "kind"),
        ({"do": "double_counters", "on": "target", "kind": "age", "every_kind": True}, "kind"),
        ({"do": "remove_counters", "from": "target", "every_kind": True, "amount": 2}, "amount"),
        ({"do": "remove_counters", "from": "target", "every_kind": True, "kind": "age"}, "every_kind"),
        (
            {"do": "move_counters", "from": "target", "to": "self", "every_kind": True, "all": True},
            "every_kind",
        ),
        ({"do": "move_counters", "from": "target", "to": "self", "every_kind": True, "amount": 2}, "amount"),
    ],
)
def test_what_makes_no_sense_is_told_with_its_place(step: dict[str, Any], place: str) -> None:
    ability = {
        "ability": "triggered",
        "trigger": {"when": "enters"},
        "targets": [{"what": {"types": ["creature"]}}],
        "do": [step],
    }
    bear = {"name": "Bear", "types": ["creature"], "power": 2, "toughness": 2, "abilities": [ability]}
    found = [fault.path for fault in card_faults(msgspec.json.encode(bear), frozenset())]
    assert found == [f"$.abilities[0].do[0].{place}"]


def test_texts() -> None:
    lines = {
        "Frost Snare": "Tap target creature. Put two stun counters on it.",
        "Gift of Wings": "Put two +1/+1 counters and a flying counter on target creature.",
        "Swelling Tide": "Double the number of +1/+1 counters on each creature you control.",
        "Second Sum": "Double the number of each kind of counter on target permanent.",
        "Share the Load": "Distribute three +1/+1 counters among one, two, or three target creatures.",
        "Change of Hands": "Move all counters from target creature onto another target creature.",
        "Clean Sweep": "Remove all counters from target permanent. You gain life equal to the number of"
        " counters removed this way.",
        "Call the Orcs": "Amass Orcs 2.",
    }
    assert {name: rules_text(card(name), TOKENS) for name in lines} == lines
