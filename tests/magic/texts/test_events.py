"""What is told of events: from no side, and to each player."""

from __future__ import annotations

import pytest

import engine
from tests.support.saying import after, told

from .players import red_and_blue

pytestmark = pytest.mark.one_sided("texts are read from given seats")


def test_a_spell_is_announced_paid_for_cast_and_aimed() -> None:
    aimed = "Choose Grizzly Bears as the target"
    game = after(red_and_blue("Mountain", "Grizzly Bears", hand="Shock"), "Cast Shock")
    seen = [
        "Mountain is tapped",
        "Red adds {R}",
        "Red spends {R}",
        "Red casts Shock",
        "Shock targets Grizzly Bears",
    ]
    assert told(game, aimed) == seen
    assert told(game, aimed, 1) == seen
    mine = [
        "Mountain is tapped",
        "You add {R}",
        "You spend {R}",
        "You cast Shock",
        "Shock targets Grizzly Bears",
    ]
    assert told(game, aimed, 0) == mine


def test_what_leaves_is_named_with_where_it_goes() -> None:
    game = after(
        red_and_blue("Mountain", "Grizzly Bears", hand="Shock"),
        "Cast Shock",
        "Choose Grizzly Bears as the target",
        "Pass",
    )
    assert told(game, "Pass", 1) == [
        "You pass",
        "Shock deals 2 damage to Grizzly Bears",
        "Shock resolves",
        "Shock goes from the stack to Red's graveyard",
        "Grizzly Bears goes from the battlefield to your graveyard",
    ]
    assert told(game, "Pass")[-1] == "Grizzly Bears goes from the battlefield to Blue's graveyard"


def test_a_card_that_others_do_not_see_is_a_card() -> None:
    looter = "Activate Merfolk Looter: {T}: Draw a card, then discard a card."
    game = after(red_and_blue("Merfolk Looter", hand="Opt", library="Island"), looter, "Pass")
    assert told(game, "Pass") == ["Blue passes", "Red draws Island"]
    assert told(game, "Pass", 0) == ["Blue passes", "You draw Island"]
    assert told(game, "Pass", 1) == ["You pass", "Red draws a card"]


def test_how_many_cards_go_to_the_bottom() -> None:
    game = red_and_blue("Island*2", hand="Opt", library="Forest")
    game = after(game, "Cast Opt", "Pass", "Pass")
    assert told(game, "Put Forest on the bottom", 0)[0] == "You put 1 card on the bottom of the library"
    assert told(game, "Put Forest on the bottom", 1)[0] == "Red puts 1 card on the bottom of the library"


def test_modes_and_shares_are_told_in_words() -> None:
    salve = red_and_blue("Plains", hand="Healing Salve")
    mode = "Choose: Target player gains 3 life."
    assert told(after(salve, "Cast Healing Salve"), mode)[0] == (
        "Red chooses for Healing Salve: Target player gains 3 life."
    )
    assert told(after(salve, "Cast Healing Salve"), mode, 0)[0] == (
        "You choose for Healing Salve: Target player gains 3 life."
    )


def test_counters_tokens_and_changes() -> None:
    game = red_and_blue("Forest, Grizzly Bears", hand="Giant Growth")
    game = after(game, "Cast Giant Growth", "Pass")
    assert "Giant Growth changes the power and toughness of Grizzly Bears" in told(game, "Pass")
    battery = "Activate Sun Battery: {1}: Put a charge counter on this artifact."
    game = after(red_and_blue("Forest, Sun Battery"), battery, "Pass")
    assert told(game, "Pass")[1] == "Sun Battery gets 1 charge counter"
    game = after(red_and_blue("Mountain*2", hand="Dragon Fodder"), "Cast Dragon Fodder", "Pass")
    made = told(game, "Pass", 0)
    assert [text.partition(" (")[0] for text in made[1:3]] == ["You create Goblin Token"] * 2
    assert made[1] != made[2]


def test_the_ability_of_something_says_whose_it_is() -> None:
    pinging = "Activate Prodigal Sorcerer: {T}: This creature deals 1 damage to any target."
    game = after(red_and_blue("Prodigal Sorcerer"), pinging)
    game = after(game, "Choose Blue as the target", "Pass")
    assert told(game, "Pass", 1) == [
        "You pass",
        "Prodigal Sorcerer deals 1 damage to you",
        "You lose 1 life",
        "The ability of Prodigal Sorcerer resolves",
    ]


def test_two_that_share_a_name_are_told_apart_by_their_ids() -> None:
    game = red_and_blue("Mountain", "Grizzly Bears*2", hand="Shock")
    bears = game.table.battlefield[-1]
    told_of = told(after(game, "Cast Shock"), f"Choose Grizzly Bears ({bears}) as the target")
    assert told_of[-1] == f"Shock targets Grizzly Bears ({bears})"


def test_the_end_of_a_game() -> None:
    game = red_and_blue("Mountain", hand="Shock")
    ended = engine.apply(game, engine.Concede(seat=1))
    assert engine.event_texts(ended.events, game, ended.state) == ("Blue concedes",)
    assert engine.event_texts(ended.events, game, ended.state, 1) == ("You concede",)
    shot = red_and_blue("Mountain", hand="Shock", life=2)
    shot = after(shot, "Cast Shock", "Choose Blue as the target", "Pass")
    assert told(shot, "Pass")[-2:] == ["Blue loses the game", "The game is over: Red wins"]
    assert told(shot, "Pass", 0)[-2:] == ["Blue loses the game", "The game is over: you win"]
    assert told(shot, "Pass", 1)[-2:] == ["You lose the game", "The game is over: Red wins"]
