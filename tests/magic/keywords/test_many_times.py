"""Costs that may be paid any number of times: multikicker, replicate, squad (CR 702.33c, 702.56, 702.157)."""

from __future__ import annotations

import msgspec
import pytest

import engine
from engine.magic.library.validation import card_faults
from tests.magic.positions import cast
from tests.magic.table import side, table

# Multikicker (CR 702.33c) ---------------------------------------------------------------------------------


def test_multikicker_is_paid_as_often_as_one_likes() -> None:
    game = table(side("Forest*4", hand="Stacked Hydra"))
    game.play("A cast Stacked Hydra with multikicker")
    game.legal("times 1", "times 2", "times 3")
    game.play("A times 2")
    game.resolve()
    assert game.size("Stacked Hydra") == (3, 3)
    assert sum(game.thing(f"Forest#{number}").tapped for number in (1, 2, 3, 4)) == 3
    game.resolve()
    assert len(game.cards("A", "hand")) == 1, "it was kicked"


def test_without_it_the_creature_was_not_kicked() -> None:
    game = table(side("Forest*4", hand="Stacked Hydra"))
    cast(game, "Stacked Hydra")
    assert (game.size("Stacked Hydra"), game.table.stack) == ((1, 1), [])


def test_what_can_be_paid_once_is_paid_once() -> None:
    game = table(side("Forest*2", hand="Stacked Hydra"))
    game.play("A cast Stacked Hydra with multikicker")
    game.resolve()
    assert game.size("Stacked Hydra") == (2, 2)
    game = table(side("Forest", hand="Stacked Hydra"))
    game.refuses("cast Stacked Hydra with multikicker", "CR-118.3")


def test_a_number_that_cannot_be_paid_is_refused() -> None:
    game = table(side("Forest*3", hand="Stacked Hydra"))
    game.play("A cast Stacked Hydra with multikicker")
    game.refuses("times 3", "CR-601.2b")
    game.refuses("times 0", "CR-601.2b")


def test_what_has_come_back_was_not_kicked() -> None:
    game = table(side("Forest*3, Plains", hand="Stacked Hydra, Cloudshift"))
    game.play("A cast Stacked Hydra with multikicker; A times 2")
    while game.asked() != "priority":
        game.play("A pay_tapping Forest#3 for {G}")
    game.resolve()
    game.resolve()
    cast(game, "Cloudshift", "Stacked Hydra")
    assert game.size("Stacked Hydra") == (1, 1)


def test_a_spell_counts_how_often_it_was_kicked() -> None:
    game = table(side("Swamp*4", hand="Tithe of Words"))
    game.play("A cast Tithe of Words with multikicker; A times 3")
    game.resolve()
    assert game.life() == (20, 14)


# Replicate (CR 702.56) ------------------------------------------------------------------------------------


def test_replicate_copies_once_for_each_time() -> None:
    game = table(side("Mountain*3", hand="Many Voices"))
    game.play("A cast Many Voices with replicate; A times 2; A target B")
    game.resolve()
    game.play("A target A; A keep_target")
    game.all_pass()
    assert game.life() == (19, 18)


def test_the_copies_were_not_cast() -> None:
    game = table(side("Mountain*2", hand="Many Voices"))
    game.play("A cast Many Voices with replicate; A target B")
    game.resolve()
    game.play("A keep_target")
    assert len(game.table.stack) == 2
    game.all_pass()
    assert game.life() == (20, 18)


# Squad (CR 702.157) ---------------------------------------------------------------------------------------


def test_squad_creates_a_token_for_each_time() -> None:
    game = table(side("Plains*4", hand="Drilled Squire"))
    game.play("A cast Drilled Squire with squad; A times 3")
    game.resolve()
    game.resolve()
    found = [ref for ref in game.table.battlefield if game.name(ref).startswith("Drilled Squire")]
    assert [game.table.objects[ref].token for ref in found] == [False, True, True, True]
    assert game.table.stack == [], "nobody has paid for the tokens"


def test_squad_may_cost_something_else() -> None:
    game = table(side("Plains", hand="Grave Squire", graveyard="Shock*5"))
    game.play("A cast Grave Squire with squad")
    game.legal("times 1", "times 2")
    game.play("A times 2")
    while game.asked() != "priority":
        game.take(engine.legal_actions(game.state)[0])
    assert game.cards("A", "graveyard") == ["shock"]
    game.resolve()
    game.resolve()
    assert len(game.table.battlefield) == 4


# What is written wrongly ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keyword", "rules"),
    [
        ("multikicker {0}", [None]),
        ("multikicker {X}", ["CORE-28.1"]),
        ("squad {0}{0}", [None]),
        ("squad {2}", []),
    ],
)
def test_a_cost_that_could_be_paid_without_end(keyword: str, rules: list[str | None]) -> None:
    card = {"name": "Test", "cost": "{G}", "types": ["creature"], "power": 1, "toughness": 1}
    faults = card_faults(msgspec.json.encode({**card, "keywords": [keyword]}), frozenset())
    assert [fault.rule for fault in faults] == rules


def test_an_ability_asks_for_what_the_card_has() -> None:
    amount = {"amount": "paid", "how": "squad"}
    spell = {"ability": "spell", "do": [{"do": "gain_life", "amount": amount}]}
    card = {
        "name": "Test",
        "cost": "{G}",
        "types": ["sorcery"],
        "keywords": ["kicker {1}"],
        "abilities": [spell],
    }
    faults = card_faults(msgspec.json.encode(card), frozenset())
    assert [fault.path for fault in faults] == ["$.keywords"]
