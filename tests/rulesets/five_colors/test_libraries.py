"""Two decks and regular wordings: which deck a library is, and where cards go (L5C-21)."""

from __future__ import annotations

import pytest

import engine
from engine.magic.language.filters import Filter
from engine.rulesets.five_colors.libraries import decks_of
from tests.harness import of_type
from tests.rulesets.five_colors.table import RealmPlay, side, table

DYNASTY = "Savannah Lions, Plains, Crusade, Serra Angel"
FATE = "Shock, Giant Growth, Holy Strength, Divination"


def casting(card: str) -> RealmPlay:
    """A casts a card in Actions."""
    mine = side("Swamp*4, Island*4, Forest*4", hand=card, dynasty=DYNASTY, fate=FATE, colour="W")
    game = table(mine)
    game.play(f"A cast {card}")
    while game.asked() in ("pay_mana", "choose_target"):
        game.idle()
    return game


def names(game: RealmPlay, refs: list[str]) -> list[str]:
    """What these cards are called."""
    return [game.name(ref).split("#")[0] for ref in refs]


def test_drawing_is_from_the_fate_deck() -> None:
    game = casting("Divination")
    assert names(game, game.table.seats[0].hand) == ["Shock", "Giant Growth"]
    assert len(game.table.realms.seats[0].dynasty) == 4


def test_milling_is_from_the_fate_deck() -> None:
    game = table(side("Island", hand="Tome Scour", fate=FATE, dynasty=DYNASTY))
    game.play("A cast Tome Scour; A target A")
    assert len(game.table.seats[0].library) == 0
    assert len(game.table.realms.seats[0].dynasty) == 4


def test_a_search_for_a_land_is_one_of_the_dynasty_deck() -> None:
    game = casting("Trailblazing")
    (looked,) = of_type(game.events, "looked")
    assert looked["count"] == 4
    assert game.asked() == "choose_objects"
    game.play("A choose Plains")
    assert game.zone("Plains") == "battlefield"
    (shuffled,) = of_type(game.events, "shuffled")
    assert shuffled["zone"] == "dynasty"


def test_a_search_for_any_card_begins_with_naming_a_deck() -> None:
    game = casting("Demonic Counsel")
    game.legal("choose_deck dynasty", "choose_deck fate")
    assert not of_type(game.events, "looked")
    game.play("A choose_deck dynasty")
    (named,) = of_type(game.events, "deck_named")
    assert (named["rule"], named["deck"]) == ("L5C-21.1", "dynasty")
    game.legal(*(f"choose {name}" for name in ("Savannah Lions", "Plains", "Crusade", "Serra Angel")))
    game.play("A choose Serra Angel")
    assert game.zone("Serra Angel") == "hand"
    assert of_type(game.events, "shuffled")[0]["zone"] == "dynasty"
    assert game.table.realms.seats[0].named is None


def test_the_other_deck_may_be_named() -> None:
    game = casting("Demonic Counsel")
    game.play("A choose_deck fate; A choose Divination")
    assert game.zone("Divination") == "hand"
    assert "zone" not in of_type(game.events, "shuffled")[0]


def test_the_opponent_sees_which_deck_but_no_card() -> None:
    game = casting("Demonic Counsel")
    game.play("A choose_deck dynasty; A choose Plains")
    (moved,) = [event for event in of_type(game.events, "moved") if event["from_zone"] == "dynasty"]
    assert "card" not in moved


def test_looking_for_creatures_is_looking_at_the_dynasty_deck() -> None:
    """What is left goes to the bottom of that deck."""
    game = casting("Call of Beasts")
    game.legal("choose Savannah Lions", "done")
    game.play("A choose Savannah Lions")
    while game.asked() == "arrange":
        game.idle()
    assert names(game, game.table.realms.seats[0].dynasty) == ["Serra Angel", "Plains", "Crusade"]
    assert names(game, game.table.seats[0].hand) == ["Savannah Lions"]
    assert len(game.table.seats[0].library) == 4


@pytest.mark.parametrize(
    ("what", "decks"),
    [
        (Filter(types=("land",)), {"dynasty"}),
        (Filter(types=("creature", "artifact")), {"dynasty"}),
        (Filter(types=("instant", "sorcery")), {"fate"}),
        (Filter(types=("enchantment",)), {"dynasty", "fate"}),
        (Filter(types=("enchantment",), subtypes=("Aura",)), {"fate"}),
        (Filter(types=("enchantment",), not_subtypes=("Aura",)), {"dynasty"}),
        (Filter(types=("creature", "instant")), {"dynasty", "fate"}),
        (Filter(subtypes=("Aura",)), {"fate"}),
        (Filter(subtypes=("Goblin",)), {"dynasty"}),
        (Filter(supertypes=("basic",)), {"dynasty"}),
        (Filter(), {"dynasty", "fate"}),
        (Filter(colors=("G",)), {"dynasty", "fate"}),
    ],
)
def test_what_is_asked_for_says_which_deck_is_meant(what: Filter, decks: set[str]) -> None:
    assert decks_of(what) == decks


# Where cards go --------------------------------------------------------------------------------------------


def test_what_goes_to_a_library_goes_into_its_own_deck() -> None:
    """L5C-21.2; whoever saw it go on top knows it there, and in a province."""
    game = table(
        side("Island*4", hand="Time Ebb", colour="W"),
        side("Hill Giant", dynasty="Plains", provinces="Crusade, -"),
    )
    game.play("A cast Time Ebb")
    assert names(game, game.table.realms.seats[1].dynasty) == ["Hill Giant", "Plains"]
    assert "L5C-21.2" in [event["rule"] for event in of_type(game.events, "moved")]
    assert [len(seat.library) for seat in game.table.seats] == [20, 20]
    for seat in (0, 1):
        seen = engine.view(game.state, seat).view.realms[1]
        assert [card.name for card in seen.dynasty] == ["Hill Giant"]
    game.end_turn()
    while game.table.step != "recruitment":
        game.idle()
    game.play("B pass")
    place = engine.view(game.state, 0).view.realms[1].provinces[0]
    assert (place.holds, place.card and place.card.name) == ("face_down", "Hill Giant")
    assert place.card.place is None
