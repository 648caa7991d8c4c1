"""The cards as people look them up, and the labels of the actions."""

from __future__ import annotations

import engine
from tests.rulesets.magic54.table import TEAMS, side, table

CARDS = {card.key: card for card in engine.ruleset("magic54").cards}


def test_every_card_is_listed_once_team_by_team() -> None:
    assert tuple(CARDS) == TEAMS["red"] + TEAMS["black"]
    assert len(engine.ruleset("magic54").cards) == 54


def test_each_team_has_so_many_cards_of_each_type() -> None:
    for team in TEAMS.values():
        types = [CARDS[card].type for card in team]
        counted = {kind: types.count(kind) for kind in ("Creature", "Mana", "Damage", "Action")}
        assert counted == {"Creature": 6, "Mana": 8, "Damage": 6, "Action": 7}


def test_a_card_tells_what_it_is_and_does_and_by_which_clauses() -> None:
    queen = CARDS["QH"]
    assert queen.name == "Queen of Hearts"
    assert queen.numbers == {"cost": 2, "power": 2, "toughness": 2, "special_cost": 2}
    assert queen.text.startswith("Creature 2/2, summoned for 2 mana. Protection")
    assert "M54-4.6" in queen.rules
    seven = CARDS["7S"]
    assert seven.numbers == {"cost": 0, "growth": 7}
    assert {"M54-3.1", "M54-6.2"} <= set(seven.rules)
    six = CARDS["6D"]
    assert six.numbers == {"cost": 3, "damage": 3}
    assert "M54-5.1" in six.rules
    joker = CARDS["XB"]
    assert (joker.name, joker.type, joker.numbers) == ("Black Joker", "Action", {"cost": 1})
    assert "M54-5.2" in joker.rules


def test_each_card_cites_what_it_can_do() -> None:
    own = {
        **dict.fromkeys("JQK", ("M54-4.1", "M54-4.3", "M54-4.4")),
        **dict.fromkeys("3579", ("M54-3.1", "M54-6.1", "M54-6.2")),
        **dict.fromkeys("246", ("M54-5.1", "M54-5.6")),
    }
    special = {"J": "M54-4.5", "Q": "M54-4.6", "K": "M54-4.7"}
    actions = {"X": "M54-5.2", "A": "M54-5.3", "8": "M54-5.4", "10": "M54-5.5"}
    for key, card in CARDS.items():
        rank = key[:-1]
        expected = {"M54-1.5", "M54-3.3", *own.get(rank, ("M54-5.6",))}
        expected |= {rule[rank] for rule in (special, actions) if rank in rule}
        assert set(card.rules) == expected, key


def test_the_numbers_of_the_cards_are_those_of_the_clauses() -> None:
    costs = {card.key[:-1]: card.numbers["cost"] for card in CARDS.values()}
    assert costs == {
        **dict.fromkeys(("J", "2", "X", "A", "8", "10"), 1),
        **dict.fromkeys(("Q", "4"), 2),
        **dict.fromkeys(("K", "6"), 3),
        **dict.fromkeys(("3", "5", "7", "9"), 0),
    }


def test_every_rule_that_a_card_cites_is_in_the_book() -> None:
    book = engine.ruleset("magic54").book
    assert all(book.rule(rule).kind == "clause" for card in CARDS.values() for rule in card.rules)


def test_labels_tell_actions_apart() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="3H QH 2H 10H", mana="5H 5D", creatures="JH, KH"),
        black=side(creatures="KC"),
    )
    labels = [engine.label(game.state, action) for action in engine.legal_actions(game.state)]
    assert len(set(labels)) == len(labels)
    assert {"Put 3♥ into play", "Summon Q♥", "Play 10♥", "Play 2♥ on K♣", "Pass"} <= set(labels)
    assert "Play 2♥ on Player 2" in labels
    assert "Activate the Special of J♥ for K♥" in labels
