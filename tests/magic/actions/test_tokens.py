"""Creating tokens: by whom, of which size, attacking; those that the rules define (CR 111, 508.4)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import engine
from engine.magic.library.loader import TOKENS
from engine.magic.library.validation import card_faults
from engine.magic.text.card import rules_text
from tests.magic.made_up import card
from tests.magic.positions import attacked, cast
from tests.magic.table import Play, document, side, table


def tokens(game: Play, key: str) -> list[Any]:
    """The tokens of a kind on the battlefield."""
    return [game.table.objects[ref] for ref in game.table.battlefield if game.table.objects[ref].card == key]


def refs(game: Play, key: str) -> list[str]:
    """Their ids."""
    return [ref for ref in game.table.battlefield if game.table.objects[ref].card == key]


# By whom ----------------------------------------------------------------------------------------------------


def test_the_last_controller_creates_and_owns_the_tokens() -> None:
    """What A controls belongs to B, who gets none."""
    mine = side("Plains, Control Magic(on Grizzly Bears)", hand="Even Trade")
    game = table(mine, side("Grizzly Bears"))
    cast(game, "Even Trade", "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "graveyard"
    found = tokens(game, "treasure_token")
    assert [(one.owner, one.tapped) for one in found] == [(0, True), (0, True)]


def test_each_player_creates_one() -> None:
    game = table(side("Forest", hand="Feast for All"))
    cast(game, "Feast for All")
    assert [one.owner for one in tokens(game, "food_token")] == [0, 1]


# Of which size ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("x", "there"), [(3, [(3, 3)]), (0, [])])
def test_a_token_enters_with_the_size_that_was_chosen(x: int, there: list[tuple[int, int]]) -> None:
    """One of 0/0 dies at once (CR 704.5f)."""
    game = table(side("Forest*4" if x else "Forest", hand="Grow a Wurm"))
    game.play(f"A cast Grow a Wurm; A x {x}" if x else "A cast Grow a Wurm")
    game.resolve()
    found = [game.characteristics(ref) for ref in refs(game, "elephant_token")]
    assert [(one.power, one.toughness) for one in found] == there


def test_the_size_is_fixed_as_they_are_created() -> None:
    game = table(side("Forest*3", hand="Call by Number, Island"))
    cast(game, "Call by Number")
    game.play("A play_land Island")
    found = [game.characteristics(ref) for ref in refs(game, "elephant_token")]
    assert [(one.power, one.toughness) for one in found] == [(3, 3), (3, 3)]


def test_the_size_belongs_to_what_is_copied() -> None:
    """CR 707.2."""
    game = table(side("Forest*2, Island*4", hand="Grow a Wurm, Clone"))
    game.play("A cast Grow a Wurm; A x 1; A pay_tapping Forest#2 for {G}")
    game.resolve()
    game.play("A cast Clone")
    if game.asked() == "pay_mana":
        game.play("A auto_pay")
    game.resolve()
    (wurm,) = refs(game, "elephant_token")
    game.take(next(one for one in engine.legal_actions(game.state) if getattr(one, "of", "") == wurm))
    assert game.size("Clone") == (1, 1)


@pytest.mark.parametrize(("name", "sound"), [("Grizzly Bears", False), ("elephant token", True)])
def test_only_tokens_have_a_size_of_their_own(name: str, sound: bool) -> None:
    written = document([side("Grizzly Bears"), side()])
    thing = written["table"]["objects"]["o1"]
    thing["size"] = [4, 4]
    if sound:
        thing |= {"card": "elephant_token", "token": True}
    assert bool(engine.status(msgspec.json.encode(written))) != sound


# Attacking --------------------------------------------------------------------------------------------------


def test_tokens_enter_attacking_and_were_never_declared() -> None:
    """CR 508.4: nothing triggers on their attack."""
    game = attacked("Drum Leader → B", side("Drum Leader"), side("Watch the Ranks, Grizzly Bears"))
    assert game.life()[1] == 21, "the leader alone was declared"
    assert all(one.tapped for one in tokens(game, "goblin_token"))
    assert len(game.table.combat.attackers) == 3
    while game.asked() == "declare_blockers":
        game.idle()
    game.pass_to("main2")
    assert game.life() == (20, 18)


def test_whom_they_attack_is_chosen_for_each() -> None:
    game = attacked("Drum Leader → B", side("Drum Leader"), side("Jace Beleren(3 loyalty)"))
    assert game.asked() == "choose_objects"
    game.play("A choose Jace Beleren; A choose B")
    attacks = [game.name(one.defender) for one in game.table.combat.attackers]
    assert attacks == ["B", "Jace Beleren", "B"]


def test_outside_of_ones_own_combat_nothing_attacks() -> None:
    """CR 506.3b: they enter all the same."""
    game = table(side("Mountain", hand="Drums at Dusk"))
    cast(game, "Drums at Dusk")
    assert (game.table.combat, len(tokens(game, "goblin_token"))) == (None, 2)
    mine = side("Hill Giant, Jace Beleren(3 loyalty)")
    game = attacked("Hill Giant → B", mine, side("Mountain", hand="Drums at Dusk"))
    game.play("A pass; B cast Drums at Dusk")
    game.resolve()
    assert game.asked() == "priority"
    assert len(tokens(game, "goblin_token")) == 2
    assert [one.creature for one in game.table.combat.attackers] == [game.ref("Hill Giant")]


# Texts and faults -------------------------------------------------------------------------------------------


def test_texts() -> None:
    lines = {
        "Even Trade": "Destroy target creature. Its controller creates two tapped Treasure tokens.",
        "Feast for All": "Each player creates a Food token.",
        "Grow a Wurm": "Create an X/X green Elephant creature token.",
        "Call by Number": "Create two X/X green Elephant creature tokens, where X is the number of lands you"
        " control.",
        "Drum Leader": "Whenever this creature attacks, create two 1/1 red Goblin creature tokens that are"
        " tapped and attacking.",
    }
    assert {name: rules_text(card(name), TOKENS) for name in lines} == lines


@pytest.mark.parametrize(
    ("step", "place"),
    [
        ({"do": "create", "token": "food_token", "size": "x"}, "size"),
        ({"do": "create", "token": "goblin_token", "size": 3}, "size"),
        (
            {
                "do": "create",
                "token": "goblin_token",
                "size": "x",
                "amount": {"amount": "stat", "stat": "power", "of": "self"},
            },
            "size",
        ),
        ({"do": "create", "token": "goblin_token", "amount": "x", "attacking": True}, "amount"),
        ({"do": "create", "token": "goblin_token", "who": "any", "attacking": True}, "who"),
        ({"do": "create", "token": "goblin_tokn"}, "token"),
    ],
)
def test_what_makes_no_sense_is_told_with_its_place(step: dict[str, Any], place: str) -> None:
    ability = {"ability": "triggered", "trigger": {"when": "enters"}, "do": [step]}
    bear = {"name": "Bear", "cost": "{X}", "types": ["creature"], "power": 2, "toughness": 2}
    found = card_faults(msgspec.json.encode({**bear, "abilities": [ability]}), TOKENS)
    assert [fault.path for fault in found] == [f"$.abilities[0].do[0].{place}"]


@pytest.mark.parametrize("name", ["blood", "clue", "food", "gold", "junk", "lander", "map", "treasure"])
def test_predefined_tokens_are_sound_and_are_told_by_their_names(name: str) -> None:
    token = TOKENS[f"{name}_token"]
    assert list(card_faults(msgspec.json.encode(token), TOKENS)) == []
    creator = {"ability": "spell", "do": [{"do": "create", "token": f"{name}_token"}]}
    spell = {"name": "Maker", "types": ["sorcery"], "cost": "{1}", "abilities": [creator]}
    told = rules_text(msgspec.convert(spell, type(token)), TOKENS)
    assert told == f"Create a {name.capitalize()} token."
