"""SPL-9, 13.3: words of cards that pay, hold and permit, with land cards and more than two players."""

from __future__ import annotations

import pytest

import engine
from engine.kernel.documents import Concede
from tests.harness import fresh
from tests.rulesets.splendagic.table import SplendagicPlay, side, table

LIBRARY = "Shock, Giant Growth, Wastes*5"


def test_creatures_and_the_land_cards_under_them_pay_beside_one_another() -> None:
    """SPL-9.7: a creature that convokes is tapped, and the land card under it can still be handed in. What
    creatures pay is no mana that was spent."""
    creatures = "Hill Giant(forest), Craw Wurm"
    game = table(side(creatures, hand="Many Hands", stock=(1, 0, 0, 0, 0, 0)), used=True)
    game.play("A cast Many Hands")
    while game.asked() == "pay_symbol":
        game.take(engine.legal_actions(game.state)[0])
    game.resolve()
    assert [game.thing(name).tapped for name in ("Hill Giant", "Craw Wurm")] == [True, True]
    assert (game.stock("A"), game.life()) == ((0, 0, 0, 0, 0, 0), (26, 20))


def test_cards_of_the_graveyard_pay_beside_land_cards() -> None:
    """Only generic mana: the {B} needs a Swamp."""
    dead = "Shock, Hill Giant, Giant Growth, Craw Wurm"
    game = table(side(hand="Old Memories", graveyard=dead, stock=(0, 0, 1, 0, 0, 0)), used=True)
    game.play("A cast Old Memories")
    while game.asked() == "pay_symbol":
        game.take(engine.legal_actions(game.state)[0])
    game.resolve()
    assert (game.zone("Old Memories"), len(game.cards("A", "graveyard"))) == ("graveyard", 1)
    assert (game.stock("A"), game.life()) == ((0, 0, 0, 0, 0, 0), (25, 20))
    game = table(side(hand="Old Memories", graveyard=f"{dead}, Shock", stock=(1, 0, 0, 0, 0, 0)), used=True)
    game.excludes("cast Old Memories")


def jailed() -> SplendagicPlay:
    """A's Gilded Jailer holds B's Hill Giant."""
    game = table(
        side(hand="Gilded Jailer", library=LIBRARY, stock=(1, 0, 0, 0, 0, 0)),
        side("Hill Giant(mountain)", library=LIBRARY),
        side("Wind Drake(island)", library=LIBRARY),
    )
    game.play("A cast Gilded Jailer")
    while game.zone("Hill Giant") == "battlefield":
        if game.asked() == "choose_target":
            game.play("A target Hill Giant")
        else:
            game.idle()
    assert game.zone("Hill Giant") == "exile"
    return game


def test_what_somebody_held_comes_back_as_they_leave() -> None:
    """CR 800.4a and 610.3: the Jailer leaves with its owner."""
    game = jailed()
    game.take(Concede(0))
    while game.zone("Hill Giant") == "exile":
        game.idle()
    assert game.zone("Hill Giant") == "battlefield"
    assert game.characteristics(game.ref("Hill Giant")).controller == 1
    assert not engine.status(fresh(game.state))


def test_what_is_held_leaves_with_its_owner() -> None:
    game = jailed()
    game.take(Concede(1))
    for _ in range(10):
        game.idle()
    assert not [ref for ref, thing in game.table.objects.items() if thing.owner == 1]
    assert game.zone("Gilded Jailer") == "battlefield"
    assert not engine.status(fresh(game.state))


@pytest.mark.parametrize("leaver", [0, 1])
def test_permissions_leave_with_the_player(leaver: int) -> None:
    game = table(
        side(hand="Borrowed Years", library=LIBRARY, stock=(0, 0, 0, 1, 0, 0)),
        side(library=LIBRARY),
        side(library=LIBRARY),
        used=True,
    )
    game.play("A cast Borrowed Years")
    game.resolve()
    (permitted,) = game.table.permissions
    assert (permitted.seat, game.table.objects[permitted.object].zone) == (0, "exile")
    game.take(Concede(leaver))
    for _ in range(10):
        game.idle()
    assert [one.seat for one in game.table.permissions] == ([0] if leaver else [])
    assert not engine.status(fresh(game.state))


def test_energy_is_paid_beside_land_cards() -> None:
    """CR 107.14: it is neither a land card nor mana; what a spell asks for on resolution is paid with it."""
    game = table(
        side(hand="Charged Wish", library=LIBRARY, stock=(0, 1, 0, 0, 0, 0), counters={"energy": 1}),
        used=True,
    )
    game.play("A cast Charged Wish")
    while game.asked() == "pay_symbol":
        game.take(engine.legal_actions(game.state)[0])
    game.play("A pass; B pass; A accept")
    assert len(game.cards("A", "hand")) == 1
    assert (game.stock("A"), game.table.seats[0].counters) == ((0, 0, 0, 0, 0, 0), {})


def test_energy_of_the_others_does_not_pay() -> None:
    library = side(library=LIBRARY, counters={"energy": 3})
    game = table(side("Spark Cell", library=LIBRARY, counters={"energy": 1}), library, library, used=True)
    game.refuses("A activate Spark Cell / 1", "CR-107.14")


def test_who_leaves_takes_the_energy_along() -> None:
    """CR 800.4a: and nobody counts it any more."""
    game = table(
        side(hand="Count the Sparks", library=LIBRARY, stock=(0, 1, 0, 0, 0, 0)),
        side(library=LIBRARY, counters={"energy": 3}),
        side(library=LIBRARY, counters={"energy": 1}),
        used=True,
    )
    game.take(Concede(1))
    game.play("A cast Count the Sparks")
    while game.asked() == "pay_symbol":
        game.take(engine.legal_actions(game.state)[0])
    game.resolve()
    assert game.life()[0] == 22
    assert not engine.status(fresh(game.state))


def test_spells_are_cast_from_the_top_that_everybody_sees() -> None:
    """Nobody plays a land from there (SPL-3.2); each library is a part of the common deck."""
    game = table(
        side("Open Ledger", library="Shock, Giant Growth, Wastes*5", stock=(0, 0, 0, 1, 1, 0)),
        side(library=LIBRARY),
        side(library=LIBRARY),
        used=True,
    )
    tops = [[card.name for card in one.library] for one in engine.view(game.state, 2).view.seats]
    assert tops == [["Shock"], [], []]
    game.play("A cast Shock; A target B")
    while game.asked() == "pay_symbol":
        game.take(engine.legal_actions(game.state)[0])
    game.resolve()
    assert (game.life()[1], game.zone("Shock")) == (18, "graveyard")
    assert [card.name for card in engine.view(game.state, 1).view.seats[0].library] == ["Giant Growth"]


def test_spells_of_the_graveyard_are_paid_with_land_cards() -> None:
    game = table(
        side("Lens For Others", graveyard="Bronze Sable", library=LIBRARY, stock=(1, 1, 0, 0, 0, 0)),
        side(library=LIBRARY),
        used=True,
    )
    game.play("A cast Bronze Sable")
    while game.asked() == "pay_symbol":
        game.take(engine.legal_actions(game.state)[0])
    game.resolve()
    assert (game.zone("Bronze Sable"), game.stock("A")) == ("battlefield", (0, 0, 0, 0, 0, 0))


def test_land_cards_of_any_type_pay_for_what_any_mana_may_be_spent_on() -> None:
    """CR 609.4b, SPL-9.1: two Swamps for {1}{G}."""
    game = table(
        side(
            hand="Borrowed Hues, Bear Pact",
            library="Grizzly Bears, Shock, Wastes*5",
            stock=(0, 0, 2, 1, 0, 0),
        ),
        side(library=LIBRARY),
        used=True,
    )
    game.play("A cast Borrowed Hues")
    while game.asked() == "pay_symbol":
        game.take(engine.legal_actions(game.state)[0])
    game.resolve()
    assert game.stock("A") == (0, 0, 2, 0, 0, 0)
    game.play("A cast Grizzly Bears")
    while game.asked() == "pay_symbol":
        game.take(engine.legal_actions(game.state)[0])
    game.resolve()
    assert (game.zone("Grizzly Bears"), game.stock("A")) == ("battlefield", (0, 0, 0, 0, 0, 0))
