"""Spells that can't be countered, and the rest of what would counter them (CR 101.2, 113.6, 701.6)."""

from __future__ import annotations

import pytest

from engine.magic.library.loader import TOKENS
from engine.magic.text.card import rules_text
from tests.cards.documents import DRAW, Document, bear, places, sorcery
from tests.magic.made_up import card
from tests.magic.table import Play, side, table

UNCOUNTERABLE: Document = {
    "ability": "static",
    "rules": [{"rule": "cant_be_countered", "spells": "self"}],
}
TARGET_B = "; A target B"


def rebuked(mine: str, spell: str, *, theirs: str = "", more: str = "") -> Play:
    """A casts a spell, B answers with Rebuke, which resolves."""
    game = table(side(mine, hand=spell), side(f"Island, {theirs}", hand="Rebuke"))
    game.play(f"A cast {spell}{more}; A pass")
    game.play("B cast Rebuke; B pass; A pass")
    return game


def test_a_spell_says_so_of_itself() -> None:
    """It is a legal target, and everything else happens."""
    game = rebuked("Mountain", "Stubborn Flame", more=TARGET_B)
    assert (game.zone("Stubborn Flame"), game.life()) == ("stack", (18, 20))
    game.play("A pass; B pass")
    assert game.life() == (18, 18)


@pytest.mark.parametrize(("board", "zone"), [("Forest", "graveyard"), ("Forest, Wind Drake", "stack")])
def test_it_holds_as_long_as_its_condition_does(board: str, zone: str) -> None:
    game = rebuked(board, "Proud Beast")
    assert game.zone("Proud Beast") == zone
    assert game.life() == (18, 20), "the rest happens in any case"


def test_a_permanent_speaks_for_spells_on_the_stack_only_as_one_of_them() -> None:
    """On the battlefield the Beast says nothing of other spells."""
    game = rebuked("Proud Beast, Mountain", "Shock", more=TARGET_B)
    assert game.zone("Shock") == "graveyard"


@pytest.mark.parametrize(
    ("mine", "theirs", "spell", "more", "zone"),
    [
        ("Silent Choir, Forest*2", "", "Grizzly Bears", "", "stack"),
        ("Silent Choir, Mountain", "", "Shock", TARGET_B, "graveyard"),
        ("Forest*2", "Silent Choir", "Grizzly Bears", "", "graveyard"),
    ],
)
def test_a_permanent_says_so_of_some_spells_of_its_controller(
    mine: str, theirs: str, spell: str, more: str, zone: str
) -> None:
    assert rebuked(mine, spell, theirs=theirs, more=more).zone(spell) == zone


def test_an_unless_is_asked_and_changes_nothing() -> None:
    """CR 608.2d: B's opponent may pay, for nothing."""
    game = table(side("Mountain, Wastes*3", hand="Stubborn Flame"), side("Island*2", hand="Mana Leak"))
    game.play("A cast Stubborn Flame; A target B; A pass; B cast Mana Leak; B pass; A pass; A decline")
    assert game.zone("Stubborn Flame") == "stack"


def test_a_sorcery_has_such_an_ability_beside_its_own() -> None:
    document = sorcery(DRAW)
    document["abilities"].insert(0, UNCOUNTERABLE)
    assert places(document) == {}


@pytest.mark.parametrize(
    ("document", "place"),
    [
        (sorcery(DRAW) | {"abilities": [UNCOUNTERABLE]}, "$.abilities"),
        (
            sorcery(DRAW)
            | {
                "abilities": [
                    {"ability": "static", "rules": [{"rule": "cost", "abilities": "equip", "by": 1}]},
                    *sorcery(DRAW)["abilities"],
                ]
            },
            "$.abilities",
        ),
        (
            sorcery(DRAW)
            | {
                "abilities": [
                    {"ability": "static", "rules": [{"rule": "cant_be_countered", "spells": {}}]},
                    *sorcery(DRAW)["abilities"],
                ]
            },
            "$.abilities",
        ),
        (
            bear(
                abilities=[
                    {
                        "ability": "static",
                        "rules": [{"rule": "cant_be_countered", "spells": {"zone": "hand"}}],
                    }
                ]
            ),
            "$.abilities[0].rules[0].spells.zone",
        ),
    ],
)
def test_refused(document: Document, place: str) -> None:
    """An instant has no ability that works on the battlefield, and nothing but spells is countered."""
    assert place in places(document)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Stubborn Flame", "This spell can't be countered."),
        ("Silent Choir", "Creature spells you control can't be countered."),
    ],
)
def test_text(name: str, line: str) -> None:
    assert line in rules_text(card(name), TOKENS).splitlines()


# Where a countered spell goes ------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "zone"), [(0, "hand"), (1, "library"), (2, "exile")])
def test_a_countered_spell_goes_somewhere_else(mode: int, zone: str) -> None:
    """To its owner, on top of the library. What can't be countered stays."""
    game = table(side("Mountain", hand="Shock"), side("Island", hand="Three Noes"))
    game.play(f"A cast Shock{TARGET_B}; A pass; B cast Three Noes; B mode {mode}; B pass; A pass")
    assert (game.zone("Shock"), game.life()) == (zone, (20, 20))
    assert zone == "exile" or game.cards("A", zone)[0] == "shock"
    game = table(side("Mountain", hand="Stubborn Flame"), side("Island", hand="Three Noes"))
    game.play(f"A cast Stubborn Flame{TARGET_B}; A pass; B cast Three Noes; B mode {mode}; B pass; A pass")
    assert game.zone("Stubborn Flame") == "stack"


def test_where_it_goes_is_told() -> None:
    told = rules_text(card("Three Noes"), TOKENS)
    way = "Counter target spell. If that spell is countered this way,"
    assert told.splitlines()[1:] == [
        f"• {way} put it into its owner's hand instead of into that player's graveyard.",
        f"• {way} put it on top of its owner's library instead of into that player's graveyard.",
        f"• {way} exile it instead of putting it into its owner's graveyard.",
    ]
