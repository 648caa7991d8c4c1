"""Card files checked for their author."""

from __future__ import annotations

from engine.magic.library.check import check, report
from tests.cards import books

GOOD = (books.LIBRARY / "cards" / "shock.json").read_bytes()


def test_a_sound_card_is_shown_as_its_reader_sees_it() -> None:
    (checked,) = check({"cards/shock.json": GOOD})
    assert checked.sound
    assert report(checked).splitlines() == [
        "cards/shock.json: sound",
        "    Shock {R}",
        "    Instant",
        "    Shock deals 2 damage to any target.",
    ]


def test_a_faulty_card_is_answered_with_all_faults() -> None:
    bad = b'{"name": "Bad", "types": ["artifact"], "power": 1, "keywords": ["flies"]}'
    (checked,) = check({"bad.json": bad})
    assert not checked.sound
    assert report(checked).splitlines() == [
        "bad.json: faults",
        "    $.power: only a creature has a power",
        "    $.keywords[0]: 'flies' is not a keyword that is supported",
    ]


def test_wrong_words_are_answered_with_those_that_there_are() -> None:
    """Of every ability the first fault of form, with what could be meant; and what else is wrong."""
    bad = b"""{"name": "Bad", "cost": "{Q}", "types": ["creature"], "power": 1,
        "keywords": ["flyng", "equip"], "abilities": [
            {"ability": "triggered", "trigger": {"when": "die"}, "do": [{"do": "draw"}]},
            {"ability": "activated", "cost": {"manna": "{1}"}, "do": [{"do": "draw"}]},
            {"ability": "static", "rules": [{"rule": "tax"}]}]}"""
    (checked,) = check({"bad.json": bad})
    assert checked.lines == (
        "$.cost: {Q} is not a mana symbol that is supported",
        "$.keywords[0]: 'flyng' is not a keyword that is supported; perhaps 'flying'",
        "$.keywords[1]: 'equip' has a cost, as in 'equip {2}'",
        "$.abilities[0].trigger.when: nothing is called 'die' here; perhaps 'dies'",
        "$.abilities[1].cost: there is no field 'manna' here; perhaps 'mana'",
        (
            "$.abilities[2].rules[0].rule: nothing is called 'tax' here;"
            " there are 'attack_tax', 'cost', 'equip_cost', 'player'"
        ),
    )


def test_a_file_with_the_name_of_another_card() -> None:
    (checked,) = check({"lightning_bolt.json": GOOD})
    assert not checked.sound
    assert checked.lines[0] == "$.name: the file of Shock is called shock.json"


def test_tokens_may_come_along() -> None:
    token = b"""{"name": "Ooze Token", "types": ["creature"], "subtypes": ["Ooze"], "colors": ["G"],
        "power": 2, "toughness": 2}"""
    maker = b"""{"name": "Maker", "types": ["sorcery"],
        "abilities": [{"ability": "spell", "do": [{"do": "create", "token": "ooze_token"}]}]}"""
    alone = list(check({"maker.json": maker}))
    assert not alone[0].sound
    together = list(check({"maker.json": maker, "tokens/ooze_token.json": token}))
    assert [checked.sound for checked in together] == [True, True]
    assert together[0].lines[-1] == "Create a 2/2 green Ooze creature token."


def test_two_tokens_of_one_name_have_two_keys() -> None:
    token = b'{"name": "Ooze Token", "types": ["creature"], "colors": ["G"], "power": 3, "toughness": 3}'
    (checked,) = check({"ooze_token_3_3.json": token})
    assert checked.sound


def test_what_is_no_card_at_all() -> None:
    (checked,) = check({"noise.json": b"\x00"})
    assert not checked.sound
