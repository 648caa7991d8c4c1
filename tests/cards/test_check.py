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
    heading, power, keyword = report(checked).splitlines()
    assert (heading, power) == ("bad.json: faults", "    $.power: only a creature or a Vehicle has a power")
    start = "    $.keywords[0]: 'flies' is not a keyword: one of affinity for, "
    assert keyword.startswith(start)


def test_wrong_words_are_answered_with_those_that_there_are() -> None:
    """All faults of form, each with the words for the place and the one that is near; and all others."""
    bad = b"""{"name": "Bad", "cost": "{Q}", "types": ["creature"], "power": 1,
        "keywords": ["flyng", "equip"], "abilities": [
            {"ability": "triggered", "trigger": {"when": "die"}, "do": [{"do": "drawn", "amuont": "x"}]},
            {"ability": "activated", "cost": {"manna": "{1}"}, "do": [{"do": "tap", "what": "slef"}]},
            {"ability": "static", "rules": [{"rule": "tax"}]}]}"""
    (checked,) = check({"bad.json": bad})
    places = dict(line.split(": ", 1) for line in checked.lines)
    assert places.keys() == {
        "$.cost",
        "$.keywords[0]",
        "$.keywords[1]",
        "$.abilities[0].trigger.when",
        "$.abilities[0].do[0].do",
        "$.abilities[0].do[0]",
        "$.abilities[0].do[0].amount",
        "$.abilities[1].cost",
        "$.abilities[1].do[0].what",
        "$.abilities[2].rules[0].rule",
    }
    assert places["$.cost"].startswith("{Q} is not a mana symbol: one of {1}, ")
    assert places["$.keywords[0]"].startswith("'flyng' is not a keyword, perhaps 'flying': one of ")
    assert places["$.keywords[1]"] == "'equip' has a cost, as in 'equip {2}'"
    when = places["$.abilities[0].trigger.when"]
    assert when.startswith("Invalid value 'die', perhaps 'dies': one of ")
    assert "enters" in when
    field = "Object contains unknown field `manna`, perhaps 'mana': one of mana, times, tap, "
    assert places["$.abilities[1].cost"].startswith(field)
    name = places["$.abilities[1].do[0].what"]
    assert name == "nothing is called 'slef' here, perhaps 'self': one of linked, self"
    assert places["$.abilities[0].do[0].amount"] == "nothing is called 'x' here"
    rule = places["$.abilities[2].rules[0].rule"]
    assert (
        rule == "Invalid value 'tax': one of cost, attack_tax, player, cant_be_countered, flash, cast_only,"
        " cant_cast, lands, untap_as_well, may_stay_tapped, play_from, spend, damage_cant_be_prevented,"
        " more_mana, skip_step"
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
