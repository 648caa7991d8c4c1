"""SPL-9, 10, R22: what is chosen as something resolves, enters or attacks, with land cards and more than two
players."""

from __future__ import annotations

import pytest

import engine
from tests.harness import of_type
from tests.rulesets.splendagic.table import SplendagicPlay, side, table

ETCHER, ROUSER, MAW, SERGEANT = "Rune Etcher", "Den Rouser", "Yawning Maw", "Eager Sergeant"


def resolved(game: SplendagicPlay, line: str) -> None:
    """Something is cast or activated, paid with the first land cards that can pay, and resolves."""
    game.play(line)
    while game.asked() == "pay_symbol":
        game.take(engine.legal_actions(game.state)[0])
    game.resolve()


# One of several things (CR 608.2d) --------------------------------------------------------------------------


def test_the_one_who_has_paid_chooses_a_keyword() -> None:
    game = table(
        side(f"{ETCHER}, Hill Giant", stock=(0, 0, 0, 0, 1, 0)), side("Wind Drake"), side(), used=True
    )
    resolved(game, f"A activate {ETCHER} / 2")
    game.seat_to_act("A")
    game.legal("choose_value trample", "choose_value menace")
    game.play("A choose_value trample")
    having = [game.characteristics(game.ref(name)).keywords for name in (ETCHER, "Hill Giant", "Wind Drake")]
    assert having == [{"trample"}, {"trample"}, {"flying"}]
    assert game.stock("A") == (0,) * 6


def test_a_keyword_for_a_creature_of_somebody_else() -> None:
    game = table(
        side(hand="Wavering Blessing", stock=(1, 0, 0, 0, 0, 0)),
        side("Hill Giant"),
        side("Wind Drake"),
        used=True,
    )
    game.play("A cast Wavering Blessing; A target Hill Giant")
    while game.asked() == "pay_symbol":
        game.take(engine.legal_actions(game.state)[0])
    game.resolve()
    game.seat_to_act("A")
    game.play("A choose_value protection from red")
    assert (game.size("Hill Giant"), game.stock("A")) == ((4, 4), (0,) * 6)


@pytest.mark.parametrize(("kind", "size"), [("vigilance", (2, 2)), ("+1/+1", (3, 3))])
def test_a_creature_of_the_market_enters_with_a_counter_of_a_kind(kind: str, size: tuple[int, int]) -> None:
    """SPL-R22: it is cast from there; the slot is refilled before anybody chooses."""
    game = table(side(stock=(0, 0, 0, 0, 2, 0)), market={"1,1": ETCHER}, decks={1: "Llanowar Elves"})
    resolved(game, f"A cast {ETCHER}")
    assert (game.asked(), game.market(1)[0]) == ("enter_with_one_of", "llanowar_elves")
    game.play(f"A choose_value {kind}")
    assert (game.thing(ETCHER).counters, game.size(ETCHER)) == ({kind: 1}, size)
    assert (game.stock("A"), game.under(ETCHER)) == ((0,) * 6, None)


# Amplify and devour (CR 702.38, 702.82) ---------------------------------------------------------------------


def test_a_creature_of_the_market_amplifies_with_the_hand() -> None:
    """CR 702.38a: cards of the hand alone, and none of those that lie in the middle."""
    hand = "Grizzly Bears, Shock"
    game = table(
        side(hand=hand, stock=(0, 0, 0, 0, 3, 0)),
        side(hand="Ashcoat Bear"),
        side(),
        market={"1,1": ROUSER, "1,2": "Ashcoat Bear"},
    )
    resolved(game, f"A cast {ROUSER}")
    game.legal("take Grizzly Bears", "enter_plain")
    game.play("A take Grizzly Bears; A enter_plain")
    assert (game.size(ROUSER), game.stock("A")) == ((3, 3), (0,) * 6)
    assert [one["cards"] for one in of_type(game.events, "revealed")] == [["grizzly_bears"]]
    assert set(game.cards("A", "hand")) == {"grizzly_bears", "shock"}


def test_a_reserved_card_in_the_hand_is_revealed_for_amplify() -> None:
    """SPL-8: it is a card of the hand by then, whatever level it came from."""
    game = table(side(hand=f"{ROUSER}, Grizzly Bears(level 1)", stock=(0, 0, 0, 0, 3, 0)), used=True)
    resolved(game, f"A cast {ROUSER}")
    game.play("A take Grizzly Bears")
    assert game.size(ROUSER) == (3, 3)


def test_land_cards_under_what_is_devoured_return_to_the_supply() -> None:
    """SPL-10.3: they lie under no permanent any more."""
    game = table(
        side("Gray Ogre(mountain), Wind Drake(island)", hand=MAW, stock=(0, 0, 0, 0, 3, 0)),
        side("Hill Giant(mountain)"),
        side(),
        used=True,
    )
    supply = game.supply()
    resolved(game, f"A cast {MAW}")
    game.legal("take Gray Ogre", "take Wind Drake", "enter_plain")
    game.play("A take Wind Drake")
    assert (game.size(MAW), game.zone("Wind Drake"), game.under(MAW)) == ((3, 3), "graveyard", None)
    assert game.under("Gray Ogre") == "mountain"
    grown = tuple(after - before for after, before in zip(game.supply(), supply, strict=True))
    assert grown == (0, 1, 0, 0, 3, 0), "with those that have paid for it"


def test_what_has_paid_with_its_land_card_is_devoured_as_well() -> None:
    game = table(side("Gray Ogre(forest)", hand=MAW, stock=(0, 0, 0, 0, 2, 0)), used=True)
    resolved(game, f"A cast {MAW}")
    assert game.under("Gray Ogre") is None
    game.play("A take Gray Ogre")
    assert (game.size(MAW), game.stock("A")) == ((3, 3), (0,) * 6)


# Enlist (CR 702.154) ----------------------------------------------------------------------------------------


def attacking(*names: str) -> SplendagicPlay:
    """A attacks C with the Sergeant, and B with others; the Giant stays out."""
    game = table(side(f"{SERGEANT}(plains), Hill Giant(mountain), Gray Ogre"), side(), side(), used=True)
    game.pass_to("declare_attackers")
    game.play(f"A attack {SERGEANT} → C; A stay_out Hill Giant")
    game.play("A attack Gray Ogre → B" if "Gray Ogre" in names else "A stay_out Gray Ogre")
    return game


def test_what_stays_out_is_enlisted_and_keeps_its_land_card() -> None:
    """SPL-9.2: it is tapped for no mana; the land card under it can still be handed in."""
    game = attacking()
    game.legal("enlist Hill Giant", "enlist Gray Ogre", "enlist_none")
    game.play("A enlist Hill Giant")
    game.resolve()
    assert (game.thing("Hill Giant").tapped, game.under("Hill Giant")) == (True, "mountain")
    assert game.size(SERGEANT) == (4, 3)
    game.pass_to("main2")
    assert game.life() == (20, 20, 16)


def test_who_attacks_another_player_is_not_enlisted() -> None:
    """CR 702.154a: it attacks, whomever."""
    game = attacking("Gray Ogre")
    game.legal("enlist Hill Giant", "enlist_none")


# Cleave (CR 702.148) ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("how", "life", "paid"), [("", 17, (0, 0, 1, 0, 0, 0)), (" with cleave", 20, (0, 0, 1, 0, 0, 1))]
)
def test_what_a_cleaved_spell_leaves_out(how: str, life: int, paid: tuple[int, ...]) -> None:
    """CR 702.148a: for one more land card nobody loses life."""
    game = table(side(hand="Costly Lesson", stock=(0, 0, 1, 0, 0, 1)), side(), side(), used=True)
    resolved(game, f"A cast Costly Lesson{how}")
    assert (game.life(), len(game.cards("A", "hand"))) == ((life, 20, 20), 2)
    left = tuple(had - gone for had, gone in zip((0, 0, 1, 0, 0, 1), paid, strict=True))
    assert game.stock("A") == left


def test_a_cleave_cost_needs_its_colour() -> None:
    game = table(side(hand="Costly Lesson", stock=(0, 1, 0, 0, 0, 1)), used=True)
    game.excludes("cast Costly Lesson", "cast Costly Lesson with cleave")
