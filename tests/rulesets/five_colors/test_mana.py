"""Basic lands of a player's colour make twice as much mana (L5C-3.2)."""

from __future__ import annotations

import pytest

from tests.harness import of_type, scenario
from tests.rulesets.five_colors.table import RealmPlay, battle, document, own, side, table

PLENTY = "Forest, Snow-Covered Forest, Taiga, Mountain"


@scenario("L5C-T03", decides="L5C-3.2 L5C-R8")
def test_l5c_t03_double_mana() -> None:
    game = table(side(PLENTY, colour="G"))
    game.legal(
        "tap Forest for {G}{G}",
        "tap Snow-Covered Forest for {G}{G}",
        "tap Taiga for {R}",
        "tap Taiga for {G}",
        "tap Mountain for {R}",
        "pass",
    )
    game.play("A tap Forest for {G}{G}")
    assert game.table.seats[0].mana == ["G", "G"]
    (doubled,) = of_type(game.events, "mana_doubled")
    assert (doubled["rule"], doubled["object"]) == ("L5C-3.2", game.ref("Forest"))
    game.play("A tap Snow-Covered Forest for {G}{G}; A tap Taiga for {G}; A tap Mountain for {R}")
    assert sorted(game.table.seats[0].mana) == ["G"] * 5 + ["R"]


def test_it_goes_by_the_colour_of_who_controls_the_land() -> None:
    game = table(side("Forest", colour="R"), side("Mountain", colour="G"))
    game.legal("tap Forest for {G}", "pass")


def test_what_else_is_added_is_not_doubled() -> None:
    """An Aura on the land adds its own mana (L5C-R8)."""
    game = table(side("Forest, Lush Soil(on Forest)", colour="G"))
    game.play("A tap Forest for {G}{G}")
    assert game.table.seats[0].mana == ["G"] * 3


def test_what_is_added_at_once_is_not_doubled() -> None:
    """A triggered mana ability adds its own mana besides (L5C-R8, CR 605.4a)."""
    game = table(side("Forest, Rampant Vines(on Forest), Mountain, Rampant Vines(on Mountain)", colour="G"))
    game.play("A tap Forest for {G}{G}{G}")
    assert game.table.seats[0].mana == ["G"] * 3
    game.play("A tap Mountain for {R}{G}")
    assert sorted(game.table.seats[0].mana) == ["G"] * 4 + ["R"]


def test_a_basic_land_that_has_become_one_of_the_type_is_doubled() -> None:
    game = table(side("Mountain, Spreading Seas(on Mountain)", colour="U"))
    game.legal("tap Mountain for {U}{U}", "pass")


@pytest.mark.parametrize(
    ("colour", "land", "mana"),
    [("W", "Plains", "W"), ("U", "Island", "U"), ("B", "Swamp", "B"), ("R", "Mountain", "R")],
)
def test_every_colour_has_its_land(colour: str, land: str, mana: str) -> None:
    game = table(side(f"{land}, Wastes", colour=colour))
    game.legal(f"tap {land} for {{{mana}}}{{{mana}}}", "tap Wastes for {C}", "pass")


def test_a_cost_is_paid_with_doubled_mana() -> None:
    """Hill Giant costs {3}{R}: two Mountains of a red player pay for it."""
    game = table(side("Mountain*2", hand="Hill Giant", colour="R"), step="recruitment")
    game.play("A cast Hill Giant")
    assert game.zone("Hill Giant") == "battlefield"
    assert [game.thing(f"Mountain#{n}").tapped for n in (1, 2)] == [True, True]
    game = table(side("Mountain*3", hand="Hill Giant", colour="G"), step="recruitment")
    game.refuses("A cast Hill Giant", "CR-118.3")


def test_what_a_doubled_land_makes_too_much_stays_in_the_pool() -> None:
    """Raging Goblin for {R}: the second {R} is left until the phase ends."""
    game = table(side("Mountain", hand="Raging Goblin", colour="R"), step="recruitment")
    game.play("A cast Raging Goblin")
    assert game.table.seats[0].mana == ["R"]
    game.play("A pass")
    assert game.table.seats[0].mana == []


# Sources that can be told apart (L5C-R62) -------------------------------------------------------------------


def growing(elves: str, walls: str = "") -> RealmPlay:
    """B casts Giant Growth on Bears in a battle at province 1, with two creatures to pay with; ``elves`` are
    assigned besides the Bears."""
    game = battle(
        side("Craw Wurm, Hill Giant"),
        side("Llanowar Elves*2, Grizzly Bears", "Giant Growth"),
        "Craw Wurm → 1, Hill Giant → 2",
        f"Grizzly Bears → 1{elves}",
    )
    game.play("B pick_battle 1; B cast Giant Growth; B target Grizzly Bears")
    return game


@pytest.mark.parametrize(
    ("elves", "asked"),
    [
        ("", False),
        (", Llanowar Elves#1 → 1", True),
        (", Llanowar Elves#2 → 2", True),
        (", Llanowar Elves#1 → 1, Llanowar Elves#2 → 2", True),
        (", Llanowar Elves#1 → 1, Llanowar Elves#2 → 1", False),
    ],
    ids=["both at home", "one at the battle", "one at another", "at two battles", "both at the battle"],
)
def test_creatures_at_different_places_are_not_alike(elves: str, asked: bool) -> None:
    game = growing(elves)
    assert (game.asked() == "pay_mana") == asked
    if asked:
        for number in (1, 2):
            game.includes(f"pay_tapping Llanowar Elves#{number} for {{G}}")


@scenario("L5C-T47", decides="L5C-R62 L5C-17.2")
def test_l5c_t47_who_is_tapped_to_pay() -> None:
    """Bears with Giant Growth have 5; the Elves at the battle add their power if those at home pay."""
    for paying, power in ((1, 5), (2, 6)):
        game = growing(", Llanowar Elves#1 → 1")
        game.legal("pay_tapping Llanowar Elves#1 for {G}", "pay_tapping Llanowar Elves#2 for {G}", "auto_pay")
        game.play(f"B pay_tapping Llanowar Elves#{paying} for {{G}}; A pass; B pass")
        (told,) = of_type(game.events, "battle_totals")
        assert told["defenders_power"] == power


@pytest.mark.parametrize(("provinces", "asked"), [("-, -", False), ("-, -(wall Sap Wall)", True)], ids=str)
def test_a_wall_of_a_province_is_not_like_others(provinces: str, asked: bool) -> None:
    """L5C-14.4: it defends that province alone."""
    game = table(side("Sap Wall*2, Craw Wurm", "Prey Upon", provinces=provinces), side("Grizzly Bears"))
    game.play("A cast Prey Upon; A target Craw Wurm")
    assert (game.asked() == "pay_mana") == asked


def test_an_event_is_not_like_others() -> None:
    """L5C-9.1: it leaves at its owner's next Straighten."""
    for events in ("", "Lantern Rod"):
        game = table(side("Lantern Rod*2, Craw Wurm", "Prey Upon"), side("Grizzly Bears"), events=events)
        game.play("A cast Prey Upon")
        assert (game.asked() == "pay_mana") == bool(events)


def test_the_payment_of_a_save_asks_likewise() -> None:
    """L5C-R60: mana is made within the payment of the save alone, and its player chooses with what."""
    game = battle(
        side("Craw Wurm, Mountain", "Lightning Bolt"),
        side("Mire Elf*2, Drudge Skeletons"),
        "Craw Wurm → 1",
        "Drudge Skeletons → 1, Mire Elf#1 → 1",
    )
    game.play("B pass; A cast Lightning Bolt; A target Drudge Skeletons")
    game.legal("activate Drudge Skeletons", "decline")
    game.refuses("B tap Mire Elf#2 for {B}")
    game.play("B activate Drudge Skeletons")
    game.legal("pay_tapping Mire Elf#1 for {B}", "pay_tapping Mire Elf#2 for {B}", "auto_pay")
    game.play("B pay_tapping Mire Elf#2 for {B}")
    assert [game.thing(f"Mire Elf#{number}").tapped for number in (1, 2)] == [False, True]
    assert game.zone("Drudge Skeletons") == "battlefield"


# Owner and controller ---------------------------------------------------------------------------------------


def test_it_goes_by_the_colour_of_who_controls_the_land_and_not_of_its_owner() -> None:
    """L5C-3.2, R8."""
    for owner, colours, mana in ((1, "GR", "{G}{G}"), (1, "RG", "{G}"), (0, "GR", "{G}{G}")):
        sides = [side("Forest" if owner == seat else "", colour=colours[seat]) for seat in (0, 1)]
        laid = document(*sides)
        laid["table"]["objects"][own(owner, "Forest", laid)]["controller"] = 0
        RealmPlay(laid).legal(f"tap Forest for {mana}", "pass")


def test_mana_that_is_kept_for_some_things_is_doubled_with_its_limits() -> None:
    """L5C-3.2, CR 106.6: the rule makes the same mana again, for the same things."""
    game = table(side("Forest, Brood Blessing(on Forest)", colour="G"))
    game.play("A tap Forest for {G}{G}{G}{G}")
    (first, *others) = game.table.seats[0].kept_mana
    assert [one.mana for one in (first, *others)] == ["G"] * 4
    assert all(one.limits == first.limits for one in others)
