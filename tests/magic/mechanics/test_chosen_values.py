"""Values that are chosen as something enters: a color, a creature type, a basic land type (CR 607.2d,
614.12a)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import engine
from engine.magic.library.loader import TOKENS
from engine.magic.library.validation import card_faults
from engine.magic.procedures.activating import TapForMana
from engine.magic.text.card import rules_text
from tests.magic.made_up import card
from tests.magic.table import Play, document, side, table


def enter(game: Play, name: str, value: str, *, land: bool = False) -> None:
    """A puts a permanent onto the battlefield and chooses for it."""
    if land:
        game.play(f"A play_land {name}")
    else:
        game.play(f"A cast {name}")
        if game.asked() == "choose_target":
            game.take(engine.legal_actions(game.state)[0])
        if game.asked() == "pay_mana":
            game.play("A auto_pay")
        game.resolve()
    game.play(f"A choose_value {value}")


# Colors -----------------------------------------------------------------------------------------------------


def test_a_color_is_chosen_and_counts_for_what_else_it_says() -> None:
    game = table(side("Wastes, Grizzly Bears, Hill Giant", hand="Hued Banner"), side("Elvish Visionary"))
    enter(game, "Hued Banner", "G")
    assert game.thing("Hued Banner").chosen == "G"
    assert (game.size("Grizzly Bears"), game.size("Hill Giant")) == ((3, 2), (3, 3))
    assert game.size("Elvish Visionary") == (1, 1), "B's creature"
    game.play("A tap Hued Banner for {G}")
    assert game.table.seats[0].mana == ["G"]


def test_each_has_a_choice_of_its_own() -> None:
    game = table(side("Wastes*2, Grizzly Bears, Hill Giant", hand="Hued Banner, Hued Banner"))
    enter(game, "Hued Banner", "G")
    enter(game, "Hued Banner#2", "R")
    assert (game.size("Grizzly Bears"), game.size("Hill Giant")) == ((3, 2), (4, 3))


def test_colors_that_are_not_open_are_no_choice() -> None:
    game = table(side(hand="Twofold Gate"))
    game.play("A play_land Twofold Gate")
    assert game.asked() == "choose_value", "nobody is asked what comes first"
    game.refuses("choose_value R", "CR-614.12a")
    game.play("A choose_value G")
    assert game.thing("Twofold Gate").tapped


@pytest.mark.parametrize("mana", ["R", "G"])
def test_mana_of_the_chosen_color_or_another(mana: str) -> None:
    written = document([side("Twofold Gate"), side()])
    written["table"]["objects"]["o1"]["chosen"] = "G"
    game = Play(written)
    game.play(f"A tap Twofold Gate for {{{mana}}}")
    assert game.table.seats[0].mana == [mana]


def test_where_nothing_was_chosen_there_is_no_mana_of_it() -> None:
    game = table(side("Hued Banner, Grizzly Bears"))
    assert game.size("Grizzly Bears") == (2, 2)
    taps = [one for one in engine.legal_actions(game.state) if isinstance(one, TapForMana)]
    assert [one.mana for one in taps] == [""], "tapped for mana, it adds none"


def test_protection_from_the_chosen_color() -> None:
    game = table(side("Island", hand="Warded Newt"), side("Mountain, Forest", hand="Shock"))
    enter(game, "Warded Newt", "R")
    assert list(game.characteristics(game.ref("Warded Newt")).protections()) == ["R"]
    game.play("A pass; B cast Shock")
    game.refuses("target Warded Newt", "CR-702.16b")


def test_it_is_protected_though_what_says_so_has_left() -> None:
    game = table(side("Wastes*2, Grizzly Bears", hand="Prism Lens"), side("Mountain", hand="Shock"))
    enter(game, "Prism Lens", "R")
    game.play("A activate Prism Lens / 1; A pass; B pass")
    protected = game.characteristics(game.ref("Grizzly Bears")).protections()
    assert list(protected) == ["R"]


# Types ------------------------------------------------------------------------------------------------------


def test_creatures_of_the_chosen_type() -> None:
    game = table(side("Wastes, Grizzly Bears, Hill Giant", hand="Kindred Totem"))
    enter(game, "Kindred Totem", "Giant")
    assert (game.size("Grizzly Bears"), game.size("Hill Giant")) == ((2, 2), (4, 4))


def test_the_types_on_the_battlefield_are_offered_first() -> None:
    game = table(side("Wastes, Grizzly Bears", hand="Kindred Totem"), side("Hill Giant"))
    game.play("A cast Kindred Totem")
    game.resolve()
    first, second, *others = [action.choice for action in engine.legal_actions(game.state)]  # type: ignore[attr-defined]
    assert (first, second, others[0]) == ("Bear", "Giant", "Advisor")
    game.refuses("choose_value Forest", "CR-614.12a")


def test_it_is_of_the_chosen_type_itself() -> None:
    game = table(side("Wastes*2, Hill Giant", hand="Kin of All"), side("Grizzly Bears"))
    enter(game, "Kin of All", "Giant")
    assert game.characteristics(game.ref("Kin of All")).subtypes == {"Shapeshifter", "Giant"}
    game.play("A activate Kin of All / 2; A target Hill Giant; A pass; B pass")
    assert game.thing("Hill Giant").tapped


def test_a_land_becomes_the_chosen_type() -> None:
    """CR 305.7."""
    game = table(side("Island, Forest", hand="Shifting Claim"))
    game.play("A cast Shifting Claim; A target Forest")
    game.resolve()
    game.play("A choose_value Swamp")
    assert game.characteristics(game.ref("Forest")).subtypes == {"Swamp"}
    game.play("A tap Forest for {B}")


def test_spells_of_the_chosen_type_cost_less() -> None:
    game = table(side("Forest, Wastes", hand="Tide of Kin, Grizzly Bears"))
    enter(game, "Tide of Kin", "Bear")
    game.play("A cast Grizzly Bears")


# Elsewhere --------------------------------------------------------------------------------------------------


def test_what_comes_back_chooses_anew() -> None:
    game = table(side("Wastes*2, Island*2, Grizzly Bears", hand="Kindred Totem, Boomerang"))
    enter(game, "Kindred Totem", "Bear")
    game.play("A cast Boomerang; A target Kindred Totem")
    game.resolve()
    enter(game, "Kindred Totem", "Elf")
    assert (game.thing("Kindred Totem").chosen, game.size("Grizzly Bears")) == ("Elf", (2, 2))


def test_everybody_sees_it() -> None:
    written = document([side("Kindred Totem"), side()])
    written["table"]["objects"]["o1"]["chosen"] = "Bear"
    game = Play(written)
    for seat in (0, 1):
        shown = msgspec.to_builtins(engine.view(game.state, seat).view)["battlefield"][0]
        assert shown["chosen"] == "Bear"


def test_a_value_that_nobody_can_choose_is_found() -> None:
    written = document([side("Kindred Totem"), side()])
    written["table"]["objects"]["o1"]["chosen"] = "Nobody"
    (fault,) = engine.status(msgspec.json.encode(written))
    assert (fault.path, fault.rule) == ("$.table.objects.o1.chosen", "CR-607.2d")


def test_texts() -> None:
    lines = {
        "Hued Banner": "As this artifact enters, choose a color.\n"
        "Creatures you control of the chosen color get +1/+0.\n{T}: Add one mana of the chosen color.",
        "Twofold Gate": "This land enters tapped.\nAs this land enters, choose a color other than red.\n"
        "{T}: Add {R} or one mana of the chosen color.",
        "Warded Newt": "As this creature enters, choose a color.\n"
        "This creature has protection from the chosen color.",
        "Shifting Claim": "Enchant land\nAs this Aura enters, choose a basic land type.\n"
        "Enchanted land is the chosen type.",
        "Tide of Kin": "As this enchantment enters, choose a creature type.\n"
        "Creature spells of the chosen type you cast cost {1} less to cast.",
    }
    assert {name: rules_text(card(name), TOKENS) for name in lines} == lines


CHOICE = {"ability": "as_enters", "choose": "color"}


@pytest.mark.parametrize(
    ("abilities", "path"),
    [
        ([{"ability": "as_enters", "choose": "creature type", "but_not": ["R"]}], "$.abilities[0].but_not"),
        ([{**CHOICE, "but_not": ["R", "R"]}], "$.abilities[0].but_not"),
        ([CHOICE, CHOICE], "$.abilities[1]"),
        (
            [
                {
                    "ability": "static",
                    "of": {"types": ["creature"], "chosen": "color"},
                    "changes": [{"change": "power_toughness", "power": 1}],
                }
            ],
            "$.abilities[0].of.chosen",
        ),
        (
            [CHOICE, {"ability": "static", "changes": [{"change": "types", "chosen": "creature type"}]}],
            "$.abilities[1].changes[0].chosen",
        ),
        (
            [
                CHOICE,
                {
                    "ability": "activated",
                    "cost": {"tap": True},
                    "do": [{"do": "add_mana", "chosen": True, "one_of": ["{R}", "{G}"]}],
                },
            ],
            "$.abilities[1].do[0].chosen",
        ),
        (
            [
                {
                    "ability": "static",
                    "changes": [{"change": "keywords", "protection_from": "chosen_color"}],
                }
            ],
            "$.abilities[0].changes[0].protection_from",
        ),
    ],
)
def test_what_makes_no_sense_is_told_with_its_place(abilities: list[dict[str, Any]], path: str) -> None:
    bear = {"name": "Bear", "types": ["creature"], "power": 2, "toughness": 2, "abilities": abilities}
    found = [fault.path for fault in card_faults(msgspec.json.encode(bear), frozenset())]
    assert path in found


def test_what_enters_is_of_the_chosen_type_to_what_says_how_it_enters() -> None:
    """CR 614.12: with what already changes how it enters."""
    for kind, size in (("Wolf", (2, 2)), ("Bear", (1, 1))):
        game = table(side("Pack Leader, Forest", hand="Kin of All"))
        game.play("A cast Kin of All")
        game.resolve()
        game.play(f"A choose_value {kind}")
        assert game.size("Kin of All") == size, kind
