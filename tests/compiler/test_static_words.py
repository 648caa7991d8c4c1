"""What objects get and are: printed wordings come back as what they say, and slips of names are mended."""

from __future__ import annotations

import json
from typing import Any

import pytest

from compiler.compiling import compile_card
from compiler.normalising import lines_of
from compiler.refusing import Refused

from .prints import printed

Document = dict[str, Any]


def does(text: str, kind: str = "Sorcery", **more: Any) -> Document:
    """The only ability of a card with this text."""
    card: Document = json.loads(json.dumps(compile_card(printed(text, kind, **more)).card))
    (ability,) = card["abilities"]
    found: Document = ability
    return found


def steps(text: str, **more: Any) -> list[Document]:
    """What a spell with this text does."""
    found: list[Document] = does(text, **more)["do"]
    return found


def test_lands_stay_tapped_in_ones_own_untap_step() -> None:
    (step,) = steps("Lands you control don't untap during your next untap step.")
    assert step == {"do": "skip_untap", "what": {"types": ["land"], "controller": "you"}, "during": "you"}


def test_lands_of_a_player_stay_tapped_in_the_untap_step_of_that_player() -> None:
    (step,) = steps("Lands target player controls don't untap during their next untap step.")
    assert step["what"] == {"types": ["land"], "controller": "target"}
    assert step["during"] == "target"


def test_what_becomes_so_stands_in_a_list_of_what_changes() -> None:
    (step,) = steps("Target creature gets +1/+0, becomes black, and gains shadow until end of turn.")
    assert [change["change"] for change in step["changes"]] == ["power_toughness", "keywords", "colors"]
    (step,) = steps("Target creature becomes black, gets +1/-1, and gains shadow until end of turn.")
    assert [change["change"] for change in step["changes"]] == ["colors", "power_toughness", "keywords"]


def test_a_size_is_a_power_and_a_toughness() -> None:
    found = does("Target 1/3 creature gains haste until end of turn.")
    one, three = {"min": 1, "max": 1}, {"min": 3, "max": 3}
    assert found["targets"] == [{"what": {"types": ["creature"], "power": one, "toughness": three}}]


def test_abilities_alone_cannot_target_it() -> None:
    found = does("This creature can't be the target of abilities your opponents control.", "Creature — Bear")
    assert found["changes"] == [
        {"change": "cant", "be_targeted_by": "opponent", "be_targeted_only": "abilities"}
    ]


def test_what_one_may_have_it_deal_is_counted() -> None:
    found = does(
        "When this creature enters, you may have it deal X damage to target creature, where X is the number"
        " of Oxen you control.",
        "Creature — Bear",
    )
    (may,) = found["do"]
    (step,) = may["then"]
    assert step["amount"] == {"amount": "count", "what": {"subtypes": ["Ox"], "controller": "you"}}


def test_who_controlled_what_has_left() -> None:
    _, asked = steps("Destroy target artifact. If you controlled that artifact, scry 4.")
    assert asked["condition"] == {"if": "is", "what": "target", "filter": {"controller": "you"}}


def test_the_other_creatures_stay_the_others_where_they_get_more_instead() -> None:
    found = does(
        "Whenever a land you control enters, other creatures you control get +1/+0 until end of turn. If"
        " that land is a Swamp, those creatures get +2/+0 until end of turn instead.",
        "Creature — Bear",
    )
    (asked,) = found["do"]
    for branch in ("then", "otherwise"):
        assert asked[branch][0]["what"] == {"types": ["creature"], "controller": "you", "other": True}


def test_what_lasts_stands_before_what_x_is() -> None:
    (step,) = steps("Until end of turn, target creature gains flying and gets +X/+0, where X is its power.")
    assert step["changes"][0] == {"change": "keywords", "gain": ["flying"]}


@pytest.mark.parametrize("name", ["Scribling Mossback", "Scribbling Mosbak", "Scribbling mossback"])
def test_a_slip_in_its_own_name_is_its_own_name(name: str) -> None:
    text = f"{{2}}: {name} gets +1/+0 until end of turn."
    found = does(text, "Creature — Bear", name="Scribbling Mossback")
    assert found["do"][0]["what"] == "self"


def test_a_slip_with_the_same_capitals_may_stand_anywhere() -> None:
    found = does("{2}: Untap Scribling Mossback.", "Creature — Bear", name="Scribbling Mossback")
    assert found["do"] == [{"do": "untap", "what": "self"}]
    with pytest.raises(Refused):
        compile_card(printed("{2}: Untap Scribbling mossback.", name="Scribbling Mossback"))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Scribbling Mossback", "Scribbling Mosses"),
        ("Scribbling Mossback", "Dribbling Mossback"),
        ("Old Ox", "Odd Ox"),
    ],
)
def test_what_is_called_otherwise_is_not_the_card(name: str, said: str) -> None:
    with pytest.raises(Refused):
        compile_card(printed(f"{{2}}: {said} gets +1/+0 until end of turn.", name=name))


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("When this creature enters, create a 1/1 red Goblin Scout creature token.", "Goblin Scouts"),
        ("Whenever you discard an Aurochs card, scry 4.", "Aurochs Herd"),
        ("When this creature enters, manifest dread.", "Manifest Bread"),
    ],
)
def test_words_of_the_rules_are_no_slips(text: str, name: str) -> None:
    card = printed(text, name=name)
    assert "~" not in lines_of(card)[0].text.removeprefix("When ~ enters")


def test_what_is_named_nearly_so_is_another_card() -> None:
    found = does(
        "Whenever a creature named Scribbling Mossbank enters, scry 4.",
        "Creature — Bear",
        name="Scribbling Mossback",
    )
    assert found["trigger"]["what"]["name"] == "Scribbling Mossbank"


def test_how_large_it_becomes_is_worked_out_of_itself() -> None:
    text = "becomes an artifact creature with power and toughness each equal to its mana value"
    (step,) = steps(f"Target noncreature artifact {text} until end of turn.")
    types, size = step["changes"]
    assert types == {"change": "types", "types": ["artifact", "creature"]}
    assert size["power"] == size["toughness"] == {"amount": "stat", "stat": "mana_value", "of": "target"}


def test_what_it_is_measured_by_is_counted() -> None:
    text = "becomes an X/X Bear creature in addition to its other types until end of turn"
    (step,) = steps(f"Target land {text}, where X is the number of Oxen you control.")
    oxen = {"amount": "count", "what": {"subtypes": ["Ox"], "controller": "you"}}
    assert step["changes"][1] == {"change": "set_power_toughness", "power": oxen, "toughness": oxen}


def test_what_was_drawn_is_told_as_an_x() -> None:
    found = does(
        "Creatures you control get +X/+X, where X is the number of cards you've drawn this turn.",
        "Enchantment",
    )
    assert found["changes"][0]["power"] == {"amount": "this_turn", "event": {"when": "draws"}}


def test_the_type_and_the_color_of_ones_choice() -> None:
    chosen, step = steps("Target land becomes the basic land type of your choice until end of turn.")
    assert chosen == {"do": "choose_land_type"}
    assert step["changes"] == [{"change": "chosen_land_type", "land_type": "land_type"}]
    chosen, step = steps("Target creature becomes the color of your choice until end of turn.")
    assert chosen == {"do": "choose_color"}
    assert step["changes"] == [{"change": "chosen_color", "color": "color"}]


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("You may choose not to untap this creature during your untap step.", {"rule": "may_stay_tapped"}),
        (
            "Untap this creature during each other player's untap step.",
            {"rule": "untap_as_well", "what": "self"},
        ),
        (
            "Untap all Oxen you control during each other player's untap step.",
            {"rule": "untap_as_well", "what": {"subtypes": ["Ox"], "controller": "you"}},
        ),
    ],
)
def test_what_untaps_and_what_need_not(text: str, rule: Document) -> None:
    assert does(text, "Creature — Bear")["rules"] == [rule]


def test_what_has_toxic_is_asked_whatever_its_number() -> None:
    found = does("Other creatures you control with toxic have haste.", "Creature — Bear")
    assert found["of"]["keywords"] == ["toxic"]


PRODUCED = "Whenever a player taps a land for mana, that player adds one mana of any type that land produced."


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (
            "Whenever you tap a Swamp for mana, add an additional {B}.",
            {"what": {"subtypes": ["Swamp"]}, "whose": "you", "mana": "{B}"},
        ),
        (
            PRODUCED,
            {"what": {"types": ["land"]}, "produced": True},
        ),
        (
            "Whenever you tap a creature for mana, add {G} or {C}.",
            {"what": {"types": ["creature"]}, "whose": "you", "one_of": ["{G}", "{C}"]},
        ),
    ],
)
def test_what_is_added_whenever_something_is_tapped_for_mana(text: str, rule: Document) -> None:
    assert does(text, "Creature — Bear")["rules"] == [{"rule": "more_mana", **rule}]
