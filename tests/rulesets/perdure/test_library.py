"""The 52 cards as people look them up."""

from __future__ import annotations

import engine
from tests.rulesets.perdure.table import CARDS, Play, side, table

PERDURE = engine.ruleset("perdure")
LIBRARY = {entry.key: entry for entry in PERDURE.cards}


def test_every_card_is_there_in_canonical_order() -> None:
    assert [entry.key for entry in PERDURE.cards] == list(CARDS)


def test_every_card_cites_rules_of_the_book() -> None:
    for entry in PERDURE.cards:
        assert entry.rules
        for rule in entry.rules:
            assert not PERDURE.book.rule(rule).definition


def test_a_creature_tells_cost_numbers_and_powers() -> None:
    king = LIBRARY["KS"]
    assert (king.name, king.type) == ("King of Spades", "Creature")
    assert king.numbers == {"cost": 3, "power": 4, "toughness": 3}
    assert king.rules == ("PER-3.4", "PER-5.2", "PER-5.5", "PER-6.2", "PER-3.1", "PER-3.7", "PER-3.8")
    assert king.text == (
        "Creature for 3 mana, 4/3, with damage (+1/+0) and death rattle: when killed, he deals his power in "
        "damage to the other player. Or a land, a cantrip for one mana, or an enchantment that gives a "
        "creature damage (+1/+0)."
    )


def test_each_card_cites_what_it_can_do() -> None:
    powers = {"H": "PER-6.1", "S": "PER-6.2", "C": "PER-6.3", "D": "PER-6.4"}
    abilities = {"J": "PER-5.3", "Q": "PER-5.4", "K": "PER-5.5"}
    spells = {"H": "PER-7.2", "S": "PER-7.3", "D": "PER-7.4", "C": "PER-7.5"}
    for key, entry in LIBRARY.items():
        rank, suit = key[:-1], key[-1]
        if entry.type == "Spell":
            own = ["PER-3.6", "PER-7.1", spells[suit]]
        elif rank in abilities:
            own = ["PER-3.4", "PER-5.2", abilities[rank], powers[suit]]
        else:
            own = ["PER-3.4", "PER-5.1", powers[suit]]
        assert list(entry.rules) == [*own, "PER-3.1", "PER-3.7", "PER-3.8"], key


def test_a_spell_tells_cost_level_and_effect() -> None:
    expected = {
        "6H": "Spell for 1 mana. Heal: shuffle 1 card of your discard pile into your deck.",
        "10S": "Spell for 5 mana. Damage: deal 5 to one creature or player.",
        "8D": "Spell for 3 mana. Mana boost: gain 6 mana, for this turn only.",
        "7C": "Spell for 2 mana. Trix: tap or untap up to 2 creatures, in any mixture.",
    }
    for card, text in expected.items():
        entry = LIBRARY[card]
        assert entry.type == "Spell"
        assert entry.text.startswith(text)
        assert entry.numbers["cost"] == entry.numbers["level"]
    assert LIBRARY["8D"].rules == ("PER-3.6", "PER-7.1", "PER-7.4", "PER-3.1", "PER-3.7", "PER-3.8")


def test_the_library_and_the_game_agree_on_every_number() -> None:
    for entry in PERDURE.cards:
        cost = entry.numbers["cost"]
        assert affordable(entry.key, cost, entry.type)
        assert not affordable(entry.key, cost - 1, entry.type)
        if entry.type == "Creature":
            game = table("A's turn 7, phase 3", a=side(creatures=entry.key))
            assert game.numbers(entry.key) == f"{entry.numbers['power']}/{entry.numbers['toughness']}"


def affordable(card: str, mana: int, use: str) -> bool:
    """Whether so many lands pay for the card."""
    game: Play = table("A's turn 7, phase 3", a=side(hand=card, lands=mana))
    verbs = {"Creature": "play_creature", "Spell": "cast"}
    return any(game.show(action).startswith(verbs[use]) for action in engine.legal_actions(game.state))
