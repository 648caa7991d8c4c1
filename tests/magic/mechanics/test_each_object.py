"""Amounts that ask of each object that something is done to, and filters of what a target controls
(CR 608.2h, 611.2c, 613)."""

from __future__ import annotations

import pytest

from engine.magic.library.loader import TOKENS
from engine.magic.text.card import rules_text
from tests.cards.documents import CREATURE, TARGET, Document, places, sorcery, static
from tests.magic.made_up import card
from tests.magic.positions import cast
from tests.magic.table import side, table

POWER: Document = {"amount": "stat", "stat": "power", "of": "it"}
PUMP: Document = {"change": "power_toughness", "power": POWER}


def test_a_static_ability_counts_for_each() -> None:
    """Only what is attached to the creature itself counts, whoever controls it."""
    mine = "Adorned Herd, Grizzly Bears, Hill Giant, Wind Drake, Rancor(on Grizzly Bears)"
    game = table(side(mine), side("Craw Wurm, Pacifism(on Grizzly Bears), Firebreathing(on Craw Wurm)"))
    assert game.size("Grizzly Bears") == (6, 4)
    assert game.size("Hill Giant") == (3, 3)
    assert game.size("Craw Wurm") == (6, 4), "it is not yours"


def test_what_gets_an_aura_grows_at_once() -> None:
    game = table(side("Adorned Herd, Hill Giant, Wind Drake, Forest", hand="Rancor"))
    cast(game, "Rancor", "Wind Drake")
    assert (game.size("Wind Drake"), game.size("Hill Giant")) == ((5, 3), (3, 3))


def test_numbers_of_a_resolution_are_fixed_for_each() -> None:
    """CR 608.2h, 611.2c: what changes its power later is not asked about again."""
    mine = side("Plains, Forest, Grizzly Bears, Craw Wurm(1 +1/+1)", hand="Even Ground, Giant Growth")
    game = table(mine, side("Wall of Omens"))
    game.play("A cast Even Ground; A pass; B pass")
    assert game.size("Craw Wurm") == (7, 8), "base toughness 7, and the counter"
    assert game.size("Grizzly Bears") == (2, 2)
    assert game.zone("Wall of Omens") == "graveyard", "0/0"
    cast(game, "Giant Growth", "Grizzly Bears")
    assert game.size("Grizzly Bears") == (5, 5)
    game.end_turn()
    assert game.size("Craw Wurm") == (7, 5)


@pytest.mark.parametrize(
    ("spell", "created"),
    [("Mirrored Ranks", ["grizzly_bears", "hill_giant"]), ("Shared Harvest", ["soldier_token"] * 2)],
)
def test_what_is_created_for_each_is_created_at_once(spell: str, created: list[str]) -> None:
    """CR 608.2c, 701.7: one instruction, so "one or more tokens enter" has happened once."""
    game = table(side("Island, Forest, Gathering Bell, Grizzly Bears, Hill Giant", hand=spell))
    cast(game, spell)
    game.resolve()
    tokens = [thing.card for thing in game.table.objects.values() if thing.token]
    assert tokens == created
    assert game.life() == (21, 20)


def test_life_and_mana_for_each_come_at_once() -> None:
    """CR 119.9, 608.2f: one source makes its controller gain life once, and an effect adds to it once."""
    game = table(side("Plains, Choir Novice, Grizzly Bears, Hill Giant", hand="Roll of Thanks"))
    cast(game, "Roll of Thanks")
    assert game.life() == (26, 20)
    assert len(game.table.stack) == 1, "one gain, of 6 life"
    assert game.table.seats[0].mana == ["C"] * 3


@pytest.mark.parametrize(("more", "counters"), [("", 3), (", Budding Grove", 4)])
def test_counters_for_each_are_put_at_once(more: str, counters: int) -> None:
    """CR 608.2f, 614.5: what adds a counter to those of one event does so once."""
    game = table(side(f"Forest, Wall of Omens{more}", graveyard="Craw Wurm*3", hand="Growth from Bones"))
    cast(game, "Growth from Bones")
    assert game.thing("Wall of Omens").counters == {"+1/+1": counters}


def test_for_none_nothing_happens() -> None:
    game = table(side("Plains", hand="Roll of Thanks"))
    cast(game, "Roll of Thanks")
    assert game.life() == (20, 20)
    assert not game.table.seats[0].mana


def test_damage_to_each_by_its_own_number() -> None:
    game = table(
        side("Mountain, Grizzly Bears, Craw Wurm", hand="Own Weight"), side("Juggernaut, Wall of Omens")
    )
    cast(game, "Own Weight")
    assert [game.zone(name) for name in ("Grizzly Bears", "Craw Wurm", "Juggernaut")] == ["graveyard"] * 3
    assert game.zone("Wall of Omens") == "battlefield"
    assert game.thing("Wall of Omens").damage == 0


def test_counters_on_each_by_its_own_number() -> None:
    game = table(side("Forest, Grizzly Bears, Hill Giant", hand="Rampant Growth Spurt"), side("Craw Wurm"))
    cast(game, "Rampant Growth Spurt")
    assert (game.size("Grizzly Bears"), game.size("Hill Giant")) == ((4, 4), (6, 6))
    assert game.size("Craw Wurm") == (6, 4)


def test_two_targets_each_with_a_number_of_its_own() -> None:
    game = table(side("Mountain, Grizzly Bears, Hill Giant", hand="Doubled Might"))
    game.play("A cast Doubled Might; A target Grizzly Bears; A target Hill Giant; A pass; B pass")
    assert (game.size("Grizzly Bears"), game.size("Hill Giant")) == ((4, 2), (6, 3))


def test_base_power_alone_is_set() -> None:
    """Layer 7b before 7c: counters and bonuses come on top of it."""
    game = table(side("Broad Shoulders, Wall of Omens, Craw Wurm(2 +1/+1), Glorious Anthem"))
    assert game.size("Wall of Omens") == (5, 5)
    assert game.size("Craw Wurm") == (7, 7)


def test_in_its_layer_it_waits_for_what_it_asks_about() -> None:
    """CR 613.8: base power depends on the toughness that Turn to Frog sets in the same layer."""
    game = table(side("Broad Shoulders, Hill Giant, Island*2", hand="Turn to Frog"))
    cast(game, "Turn to Frog")
    assert game.size("Hill Giant") == (1, 1)


def test_only_what_the_targeted_player_controls_shrinks() -> None:
    """What is controlled later is not affected (CR 611.2c)."""
    game = table(
        side("Swamp, Grizzly Bears", hand="Shrinking Crowd"),
        side("Hill Giant, Craw Wurm, Plains*2, Icy Manipulator", hand="Ashcoat Bear"),
    )
    cast(game, "Shrinking Crowd", "B")
    assert (game.size("Hill Giant"), game.size("Craw Wurm")) == ((2, 2), (5, 3))
    assert game.size("Grizzly Bears") == (2, 2)
    game.end_turn()
    assert game.size("Hill Giant") == (3, 3)


def test_every_step_takes_a_targeted_player_in_its_filter() -> None:
    theirs = (
        "Hill Giant(1 age), Grizzly Bears(1 damage), Icy Manipulator, Forest(tapped), Glorious Anthem,"
        "Jace Beleren(3 loyalty)"
    )
    game = table(
        side(
            "Island, Wind Drake, Bonesplitter, Crusade, Swamp(tapped)",
            graveyard="Craw Wurm",
            hand="House Call",
        ),
        side(theirs, graveyard="Savannah Lions, Shock"),
    )
    cast(game, "House Call", "B")
    assert game.thing("Hill Giant").tapped
    assert game.thing("Hill Giant").counters == {"age": 2}
    assert game.zone("Grizzly Bears") == "graveyard", "the second damage after the anthem has left"
    assert game.zone("Icy Manipulator") == "graveyard"
    assert game.zone("Glorious Anthem") == "hand"
    assert (game.zone("Savannah Lions"), game.zone("Shock")) == ("exile", "graveyard")
    assert game.thing("Jace Beleren").counters == {"loyalty": 2}
    assert not game.thing("Forest").tapped
    assert game.life() == (20, 19)
    untouched = [game.zone(name) for name in ("Bonesplitter", "Crusade", "Craw Wurm")]
    assert untouched == ["battlefield", "battlefield", "graveyard"]
    assert game.thing("Swamp").tapped
    assert not game.thing("Wind Drake").tapped
    assert game.cards("A", "hand") == ["wastes"], "they still control a creature"


STEP, CHANGE = "$.abilities[0].do[0]", "$.abilities[0].changes[0]"
ITS_POWER = static(PUMP, of=CREATURE, condition={"if": "is", "what": "it", "filter": {}})
ANYTHING = {"what": CREATURE, "player": "any"}
REFUSED: list[tuple[Document, str]] = [
    (sorcery({"do": "draw", "amount": POWER}), f"{STEP}.amount.of"),
    (sorcery({"do": "gain_life", "amount": POWER, "who": "any"}), f"{STEP}.amount.of"),
    (sorcery({"do": "damage", "amount": POWER, "who": "any"}), f"{STEP}.amount"),
    (sorcery({"do": "damage", "amount": POWER, "to": CREATURE, "who": "any"}), f"{STEP}.amount"),
    (sorcery({"do": "damage", "amount": POWER, "to": "target"}, targets=[ANYTHING]), f"{STEP}.amount.of"),
    (sorcery({"do": "until", "what": "it", "changes": [PUMP]}, targets=[TARGET]), f"{STEP}.what"),
    (ITS_POWER, "$.abilities[0].condition.what"),
    (static({"change": "set_power_toughness"}), CHANGE),
    (
        sorcery({"do": "destroy", "what": {"controller": "target"}}, targets=[TARGET]),
        f"{STEP}.what.controller",
    ),
    (sorcery({"do": "destroy", "what": {"controller": "target"}}), f"{STEP}.what.controller"),
    (sorcery({"do": "tap", "what": {"not_controller": "any"}}), f"{STEP}.what.not_controller"),
    (
        sorcery({"do": "tap", "what": {"controller": "you", "not_controller": "opponent"}}),
        f"{STEP}.what.not_controller",
    ),
    (
        sorcery({"do": "move", "what": {"zone": "exile", "not_controller": "you"}, "to": "hand"}),
        f"{STEP}.what.not_controller",
    ),
    (sorcery({"do": "move", "what": {"zone": "exile", "attached_to": "self"}, "to": "hand"}), f"{STEP}.what"),
    (sorcery({"do": "tap", "what": {"attached_to": "you"}}), f"{STEP}.what.attached_to"),
]


@pytest.mark.parametrize(("document", "place"), REFUSED)
def test_refused_where_there_is_no_such_object_or_player(document: Document, place: str) -> None:
    assert place in places(document)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Adorned Herd", "Each creature you control gets +1/+1 for each Aura attached to it."),
        ("Even Ground", "Each creature has base toughness equal to its power until end of turn."),
        ("Own Weight", "Own Weight deals damage to each creature equal to that creature's power."),
        ("Broad Shoulders", "Each creature has base power equal to its toughness."),
        (
            "Doubled Might",
            "Each of one or two target creatures gets +X/+0 until end of turn, where X is its power.",
        ),
        ("Shrinking Crowd", "Creatures target player controls get -1/-1 until end of turn."),
        (
            "Rampant Growth Spurt",
            "Put a number of +1/+1 counters on each creature you control equal to that creature's power.",
        ),
    ],
)
def test_text(name: str, text: str) -> None:
    assert rules_text(card(name), TOKENS) == text
