"""The decks and card sets of the games with Magic cards."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Any

import engine
from engine.magic.decks import shipped
from engine.magic.library.loader import CARDS
from engine.rulesets import card_sets
from engine.rulesets.duel.decks import DECKS

SETS: dict[str, Any] = {game: shipped(Any, card_sets.__file__, game) for game in card_sets.GAMES}
COLORS = ("W", "U", "B", "R", "G")


def copies(*groups: Mapping[str, int]) -> int:
    """How many cards there are in decks or parts of decks."""
    return sum(chain.from_iterable(group.values() for group in groups))


def test_a_duel_has_decks_of_sixty() -> None:
    assert SETS["duel"] == DECKS
    assert [copies(deck) for deck in DECKS.values()] == [60, 60]
    assert engine.ruleset("duel").decks == tuple(DECKS)


def test_a_castle_deck_has_a_stock_of_fifteen() -> None:
    for one in SETS["castle"].values():
        assert (copies(one["deck"]), len(one["stock"])) == (60, 15)
        together = {key: one["deck"].get(key, 0) + one["stock"].count(key) for key in one["stock"]}
        assert max(together.values()) <= 4


def test_each_of_the_five_colors_has_two_decks() -> None:
    assert tuple(SETS["five_colors"]) == COLORS
    for one in SETS["five_colors"].values():
        dynasty, fate = one["dynasty"], one["fate"]
        assert copies(*dynasty.values()) >= 30
        assert copies(*fate.values()) >= 30
        once = chain(dynasty["globals"].values(), fate["auras"].values())
        assert set(once) == {1}
        assert max(chain.from_iterable(part.values() for part in (*dynasty.values(), *fate.values()))) <= 3
        assert one["start"] in dynasty["lands"]


def test_the_shared_cards_of_splendagic() -> None:
    """Three decks of creatures by their level, planeswalkers, a common deck, and land cards."""
    cards = SETS["splendagic"]
    sizes = {
        level: [len(cards[level][group]) for group in (*COLORS, "artifact", "multi")]
        for level in ("level1", "level2", "level3")
    }
    assert sizes == {
        "level1": [6, 6, 6, 6, 6, 6, 4],
        "level2": [5, 5, 5, 5, 5, 2, 3],
        "level3": [3, 3, 3, 3, 3, 2, 3],
    }
    assert len(cards["planeswalkers"]) == 21
    for kind in ("instants", "sorceries"):
        assert [len(cards[kind][group]) for group in (*COLORS, "multi")] == [5] * 6
    assert [len(cards["enchantments"][color]) for color in COLORS] == [4] * 5
    assert (len(cards["artifacts"]), len(cards["equipment"])) == (10, 10)
    assert cards["basic_lands"] == {
        **dict.fromkeys(("forest", "island", "mountain", "plains", "swamp"), 7),
        "wastes": 5,
    }


def test_every_card_of_every_game_is_in_the_library() -> None:
    assert {game: sorted(card_sets.cards_of(game).difference(CARDS)) for game in card_sets.GAMES} == {
        game: [] for game in card_sets.GAMES
    }
    told = {card.key: card.used_in for card in engine.search_cards("duel") if card.used_in}
    assert told == card_sets.used_in()


def test_groups_are_no_cards() -> None:
    used = card_sets.used_in()
    assert len(used) == 350
    assert {"level1", "deck", "stock", "dynasty", "start", "W", "red_green"}.isdisjoint(used)
    assert used["castle"] == ("five_colors",)
    assert used["lightning_bolt"] == ("castle", "duel", "five_colors", "splendagic")
    assert used["the_wanderer"] == ("splendagic",)
