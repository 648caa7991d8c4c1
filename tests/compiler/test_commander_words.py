"""Lines about commanders, read from texts and played: nothing here is one, so they find none (CR 903.3)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import engine
from compiler.compiling import compile_card
from engine.magic.custom_cards import key_for, on_table
from engine.magic.language.abilities import Card
from tests.compiler.prints import printed
from tests.magic.made_up import key
from tests.magic.table import Play, document, side

BEAR, SORCERY, ENCHANTMENT = "Creature — Bear", "Sorcery", "Enchantment"
LEGEND = "Isamaru, Hound of Konda"
"""A legend, which could be a commander elsewhere."""
PLACE = "Gray Ogre"
"""What is written where the card lies that was read."""


def played(text: str, kind: str = BEAR, zone: str = "battlefield") -> tuple[Play, str]:
    """A has a card with this text, and a legend; its id."""
    found = compile_card(printed(text.replace("~", "Mossback"), kind)).card
    card = msgspec.convert(found, Card)
    zones = {"battlefield": f"Forest*3, {LEGEND}"}
    zones[zone] = ", ".join(filter(None, (zones.get(zone), PLACE)))
    written = document([side(**zones), side("Hill Giant")])
    objects = written["table"]["objects"]
    (ref,) = (ref for ref, thing in objects.items() if thing["card"] == key(PLACE))
    objects[ref]["card"] = key_for(card)
    written["table"]["cards"] = msgspec.to_builtins(on_table([card]))
    return Play(written), ref


@pytest.mark.parametrize(
    "text",
    [
        "As long as you control your commander, ~ gets +3/+3 and has flying.",
        "Commander creatures you control get +3/+3 and have flying.",
        "Commanders you control have flying.",
        "As long as you control a commander, creatures you control have flying.",
    ],
)
def test_nothing_gets_what_commanders_get(text: str) -> None:
    game, ref = played(text)
    assert (game.size(LEGEND), game.characteristics(ref).power) == ((2, 2), 2)
    assert not [one for one in (ref, game.ref(LEGEND)) if "flying" in game.characteristics(one).keywords]


def test_nothing_has_the_ability_that_commanders_have() -> None:
    game, _ = played('Commander creatures you own have "{1}: You gain 3 life."', ENCHANTMENT)
    assert not activated(game)


def activated(game: Play) -> list[Any]:
    """The abilities that can be activated."""
    return [one for one in engine.legal_actions(game.state) if one.__struct_config__.tag == "activate"]


def test_what_triggers_for_who_has_a_commander_does_not() -> None:
    """CR 603.4: the condition is asked as it would trigger."""
    text = "At the beginning of combat on your turn, if you control your commander, you gain 3 life."
    game, _ = played(text)
    game.pass_to("declare_attackers")
    assert game.life() == (20, 20)


def test_a_commander_is_no_target_and_what_targets_one_at_most_goes_on() -> None:
    both = "a +1/+1 counter on ~ and a +1/+1 counter on up to one target commander creature you control"
    text = f"{{1}}: Put {both}."
    game, ref = played(text)
    (action,) = activated(game)
    game.take(action)
    game.resolve()
    objects = game.table.objects
    assert (objects[ref].counters, objects[game.ref(LEGEND)].counters) == ({"+1/+1": 1}, {})


@pytest.mark.parametrize("owned", ["a commander", "your commander"])
def test_a_spell_that_is_free_for_who_has_a_commander_is_paid_for(owned: str) -> None:
    text = f"If you control {owned}, you may cast this spell without paying its mana cost.\nDraw a card."
    game, _ = played(text, SORCERY, zone="hand")
    assert [one for one in game.listed() if one.startswith("cast ")] == ["cast Mossback normal"]
