"""Mana that may not be spent on everything (CR 106.6), in payments and in the pool (CORE-R14)."""

from __future__ import annotations

import random

import pytest

import engine
from tests.magic.table import Play, side, table
from tests.support.seeds import seeds

SOURCES = ("Brood Nest", "Gear Furnace", "Rune Kettle", "Scrap Helper", "Forest", "Swamp")
BEARS, BOLT, MYR = "Grizzly Bears", "Shock", "Darksteel Myr"


def kept(game: Play, seat: int = 0) -> list[str]:
    """The mana in a pool that may not be spent on everything."""
    return [one.mana for one in game.table.seats[seat].kept_mana]


def only(**wanted: object) -> dict[str, object]:
    return {"only": [wanted]}


CREATURES = only(cast={"types": ["creature"]})


@pytest.mark.parametrize("seat", [0, 1])
def test_mana_for_creature_spells_casts_those_alone(seat: int) -> None:
    """CR 106.6: a creature spell, but neither an instant nor an ability."""
    own = side("Brood Nest, Forest", hand=f"{BEARS}, Giant Growth")
    game = table(*([own, side()] if seat == 0 else [side(), own]), active=seat, turn=3 + seat)
    who = "AB"[seat]
    game.play(f"{who} cast {BEARS}")
    while game.asked() == "pay_mana":
        game.play(f"{who} auto_pay")
    assert game.zone(BEARS) == "stack"
    own = side("Brood Nest, Wastes", hand=f"{BOLT}, {BEARS}")
    game = table(*([own, side()] if seat == 0 else [side(), own]), active=seat, turn=3 + seat)
    game.refuses(f"{who} cast {BOLT}", "CR-118.3")


def test_a_pool_keeps_what_its_mana_may_be_spent_on() -> None:
    game = table(side("Brood Nest, Forest", hand=f"{BEARS}, {BOLT}"))
    game.play("A tap Brood Nest for {R}")
    assert kept(game) == ["R"]
    assert game.table.seats[0].mana == []
    game.refuses(f"A cast {BOLT}", "CR-118.3")
    game.play(f"A cast {BEARS}")
    assert kept(game) == []
    assert game.thing("Forest").tapped


@pytest.mark.parametrize("seat", [0, 1])
def test_what_takes_something_else_makes_such_mana_too(seat: int) -> None:
    own = side("Guild Engine, Grizzly Bears, Wastes", hand="Darksteel Myr, Hill Giant")
    game = table(*([own, side()] if seat == 0 else [side(), own]), active=seat, turn=3 + seat)
    who = "AB"[seat]
    game.play(f"{who} cast Darksteel Myr")
    while game.asked() in ("pay_mana", "pay_cost"):
        game.play(f"{who} auto_pay" if game.asked() == "pay_mana" else f"{who} {min(game.listed())}")
    assert game.zone("Darksteel Myr") == "stack"
    assert game.thing("Grizzly Bears").tapped
    own = side("Guild Engine, Grizzly Bears*2, Mountain", hand="Hill Giant")
    game = table(*([own, side()] if seat == 0 else [side(), own]), active=seat, turn=3 + seat)
    game.refuses(f"{who} cast Hill Giant", "CR-118.3")
    game.play(f"{who} tap Guild Engine for {{C}}{{C}}; {who} pay_with Grizzly Bears#1")
    assert kept(game, seat) == ["C", "C"]
    game.refuses(f"{who} cast Hill Giant", "CR-118.3")


def test_a_creature_goes_for_creature_spells_alone() -> None:
    game = table(side("Beast Rite, Llanowar Elves, Mountain", hand="Hill Giant, Shock"))
    game.play("A cast Hill Giant")
    while game.asked() in ("pay_mana", "pay_cost"):
        game.play("A auto_pay" if game.asked() == "pay_mana" else f"A {min(game.listed())}")
    assert game.zone("Hill Giant") == "stack"
    assert game.zone("Llanowar Elves") == "graveyard"
    game = table(side("Beast Rite, Grizzly Bears", hand="Giant Growth"))
    game.refuses("A cast Giant Growth", "CR-118.3")


def test_a_view_tells_what_mana_may_be_spent_on() -> None:
    """The pool is public (CR 106.4): both players see the same."""
    game = table(side("Brood Nest"))
    game.play("A tap Brood Nest for {R}")
    for seat in (0, 1):
        (seen,) = engine.view(game.state, seat).view.seats[0].kept_mana
        assert (seen.mana, seen.text) == ("R", "Spend this mana only to cast creature spells.")


def test_a_pool_empties_of_it_as_well() -> None:
    """CR 106.4."""
    game = table(side("Brood Nest", hand=BEARS))
    game.play("A tap Brood Nest for {R}")
    game.pass_to("begin_combat")
    assert kept(game) == []


def test_what_may_not_be_spent_on_everything_is_spent_first() -> None:
    game = table(side(hand=BEARS, mana=["G", "G"], kept_mana=[{"mana": "G", "limits": CREATURES}]))
    game.play(f"A cast {BEARS}")
    assert (game.table.seats[0].mana, kept(game)) == (["G"], [])
    own = side(hand="Giant Growth", mana=["G"], kept_mana=[{"mana": "G", "limits": CREATURES}])
    game = table(own, side(BEARS))
    game.play("A cast Giant Growth")
    assert (game.table.seats[0].mana, kept(game)) == ([], ["G"])


def test_of_several_kinds_what_came_first_is_spent_first() -> None:
    elves = only(cast={"subtypes": ["Elf"]})
    pool = [{"mana": "G", "limits": CREATURES}, {"mana": "G", "limits": elves}]
    game = table(side(hand="Llanowar Elves", kept_mana=pool))
    game.play("A cast Llanowar Elves")
    assert [one.limits.only[0].cast.subtypes for one in game.table.seats[0].kept_mana] == [("Elf",)]


def test_a_payment_by_itself_uses_such_sources_first() -> None:
    game = table(side("Forest*2, Brood Nest", hand=BEARS))
    game.play(f"A cast {BEARS}; A auto_pay")
    assert game.thing("Brood Nest").tapped
    game = table(side("Forest, Scrap Helper, Island", hand="Divination"))
    game.refuses("A cast Divination", "CR-118.3")
    game = table(side("Wastes, Brood Nest, Swamp", hand="Grizzly Bears, Child of Night"))
    game.play("A cast Child of Night")
    while game.asked() == "pay_mana":
        game.play("A auto_pay")
    assert game.thing("Brood Nest").tapped


def test_generic_mana_is_paid_with_it_first() -> None:
    pool = [{"mana": "R", "limits": CREATURES}]
    game = table(side(hand="Darksteel Myr", mana=["C", "G", "W"], kept_mana=pool))
    game.play("A cast Darksteel Myr; A auto_pay")
    assert kept(game) == []
    assert len(game.table.seats[0].mana) == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_mana_for_abilities_of_artifacts(seat: int) -> None:
    """CR 106.6: the ability of an artifact, or an artifact spell, but no other spell."""
    own = side("Gear Furnace, Icy Manipulator", hand="Hill Giant, Darksteel Myr")
    game = table(*([own, side()] if seat == 0 else [side(), own]), active=seat, turn=3 + seat)
    who = "AB"[seat]
    game.play(f"{who} tap Gear Furnace for {{C}}{{C}}")
    assert kept(game, seat) == ["C", "C"]
    game.play(f"{who} activate Icy Manipulator; {who} target Gear Furnace")
    assert kept(game, seat) == ["C"]


def test_no_such_mana_pays_for_what_is_no_spell_and_no_ability() -> None:
    """A cost that an effect asks for is neither (CR 118.12): mana for instants does not pay for Mana Leak."""
    for limits in (only(cast={"types": ["instant"]}), only(sources={})):
        game = table(
            side(hand=BEARS, mana=["G", "G"], kept_mana=[{"mana": "C", "limits": limits}] * 3),
            side("Island*2", hand="Mana Leak"),
        )
        game.play(f"A cast {BEARS}; A pass; B cast Mana Leak; B pass; A pass")
        assert game.zone(BEARS) == "graveyard"
    others = {"not_on": {"not_types": ["artifact"]}}
    game = table(
        side(hand=BEARS, mana=["G", "G"], kept_mana=[{"mana": "C", "limits": others}] * 3),
        side("Island*2", hand="Mana Leak"),
    )
    game.play(f"A cast {BEARS}; A pass; B cast Mana Leak; B pass; A pass; A accept")
    assert game.zone(BEARS) == "stack"
    assert kept(game) == []


def test_mana_that_is_not_for_some_spells() -> None:
    game = table(side("Scrap Helper, Wastes*2", hand=f"{MYR}, Divination"))
    game.refuses("A cast Divination", "CR-118.3")
    game.play(f"A cast {MYR}")
    assert game.zone(MYR) == "stack"


def test_a_spell_that_adds_such_mana() -> None:
    game = table(side("Forest", hand=f"Spring Song, {BEARS}, Giant Growth"))
    game.play("A cast Spring Song; A pass; B pass")
    assert kept(game) == ["G", "G"]
    game.refuses("A cast Giant Growth", "CR-118.3")
    game.play(f"A cast {BEARS}")
    assert game.zone(BEARS) == "stack"


def test_what_costs_mana_itself_is_not_paid_for_with_it() -> None:
    """Activating the Signet is no creature spell: its own cost takes other mana."""
    game = table(side("Brood Nest, Signet", hand="Youthful Knight"))
    game.refuses("A cast Youthful Knight", "CR-118.3")
    game = table(side("Brood Nest, Wastes, Signet", hand="Youthful Knight"))
    game.play("A cast Youthful Knight")
    while game.asked() == "pay_mana":
        game.play("A auto_pay")
    assert game.zone("Youthful Knight") == "stack"


@pytest.mark.seeded
@pytest.mark.parametrize("seed", seeds(25))
def test_whatever_is_offered_can_be_paid(seed: int) -> None:
    """Payments with such sources, floating mana and abilities that cost mana, at random to their end."""
    chance = random.Random(seed)
    lands = [*SOURCES, "Signet", "Prism"]
    board = ", ".join(chance.choices(lands, k=6))
    limits = [CREATURES, only(cast={"types": ["artifact"]}), {"not_on": {"types": ["creature"]}}]
    pool = [
        {"mana": chance.choice("GBC"), "limits": chance.choice(limits)} for _ in range(chance.randrange(3))
    ]
    for spell in (BEARS, MYR, "Child of Night", "Icy Manipulator", "Gravedigger"):
        game = table(side(board, hand=spell, kept_mana=pool))
        actions = [one for one in engine.legal_actions(game.state) if one.__struct_config__.tag == "cast"]
        if not actions:
            continue
        state = engine.apply(game.state, actions[0]).state
        while Play.at(state).asked() != "priority":
            assert engine.decode(engine.encode(state)) == state
            legal = engine.legal_actions(state)
            assert legal
            state = engine.apply(state, chance.choice(legal)).state
        assert Play.at(state).zone(spell) == "stack", (board, spell)


def test_a_spell_that_is_cast_face_down_is_a_creature_without_a_color() -> None:
    """CR 708.4: what mana may be spent on is asked of the creature without a name."""
    colorless = only(cast={"number_of_colors": {"max": 0}})
    for limits, able in ((colorless, True), (CREATURES, True), (only(cast={"subtypes": ["Elf"]}), False)):
        pool = [{"mana": "C", "limits": limits}] * 3
        game = table(side(hand="Veiled Hulk", kept_mana=pool))
        assert any("Veiled Hulk" in one for one in game.listed()) is able


@pytest.mark.parametrize("seed", range(10))
def test_with_convoke_it_pays_as_well(seed: int) -> None:
    """CR 702.51b: payments symbol by symbol, with creatures beside it."""
    chance = random.Random(seed)
    board = ", ".join(chance.choices([*SOURCES, BEARS], k=6))
    pool = [{"mana": "U", "limits": only(cast={"types": ["sorcery"]})}] * chance.randrange(3)
    game = table(side(board, hand="Camel Train", kept_mana=pool))
    actions = [one for one in engine.legal_actions(game.state) if one.__struct_config__.tag == "cast"]
    state = engine.apply(game.state, actions[0]).state if actions else game.state
    while Play.at(state).asked() != "priority":
        state = engine.apply(state, chance.choice(engine.legal_actions(state))).state
    assert Play.at(state).zone("Camel Train") == ("stack" if actions else "hand"), board


@pytest.mark.parametrize(
    "limits",
    [
        {},
        {"only": [{}]},
        only(cast={"tapped": True}),
        only(cast={"group": "modified"}),
        {"not_on": {"number_of_colors": {"min": "x"}}},
    ],
)
def test_a_state_with_limits_that_no_card_could_say_is_refused(limits: dict[str, object]) -> None:
    with pytest.raises(AssertionError, match=r"kept_mana\[0\]\.limits"):
        table(side(kept_mana=[{"mana": "G", "limits": limits}]))
