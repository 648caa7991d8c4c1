"""SPL-12.3, 13, 14.1: emblems and the monarch, with up to four players and a common market."""

from __future__ import annotations

import pytest

import engine
from engine.kernel.documents import Concede
from engine.magic.evaluate import monarch
from tests.harness import fresh, of_type
from tests.rulesets.splendagic.table import SplendagicPlay, side, table
from tests.rulesets.splendagic.test_ways_to_cast import cast

WINGS, EMBERS, CROWN = "Emblem: Wings", "Emblem: Embers", "Hand Over the Crown"
PAID = (1, 0, 0, 0, 0, 0)


def crowned(whom: str, seats: int = 3, **more: object) -> SplendagicPlay:
    """A has handed the crown to a player."""
    sides = [side("Hill Giant", hand=CROWN, stock=PAID), *[side() for _ in range(seats - 1)]]
    game = table(*sides, used=True, **more)
    cast(game, f"A cast {CROWN}; A target {whom}")
    assert monarch(game.state) == game.SEATS[whom]
    return game


# The monarch ------------------------------------------------------------------------------------------------


def test_the_monarch_draws_from_their_own_library() -> None:
    """SPL-5.3, 8.6: a regular draw, beside what is owed."""
    game = crowned("A")
    game.end_turn()
    assert game.cards("A", "hand") == ["wastes"]


@pytest.mark.parametrize("whom", ["B", "C"])
def test_who_attacks_the_monarch_takes_the_crown_and_who_attacks_another_does_not(whom: str) -> None:
    """SPL-13.2: any player may be attacked."""
    game = crowned("B")
    game.pass_to("declare_attackers")
    game.play(f"A attack Hill Giant → {whom}")
    game.pass_to("main2")
    assert monarch(game.state) == game.SEATS["A" if whom == "B" else "B"]


@pytest.mark.parametrize(
    ("king", "leaver", "heir"),
    [("A", "A", "B"), ("B", "B", "A"), ("D", "D", "A"), ("B", "C", "B"), ("D", "A", "D")],
)
def test_who_has_the_crown_when_somebody_leaves(king: str, leaver: str, heir: str) -> None:
    """CR 725.4, SPL-13.3: the active player; in their own turn the next one. The mark stays in the game."""
    game = crowned(king, seats=4)
    game.take(Concede(game.SEATS[leaver]))
    assert monarch(game.state) == game.SEATS[heir]
    assert len(game.table.command) == 1
    assert not engine.status(fresh(game.state))


def test_the_heir_draws_as_their_turn_ends() -> None:
    """CR 725.2, 725.4: A leaves in A's own turn, and B's turn begins."""
    game = crowned("A")
    game.take(Concede(game.SEATS["A"]))
    while game.table.active != game.SEATS["B"] or game.table.step != "end":
        game.idle()
    held = len(game.cards("B", "hand"))
    game.end_turn()
    assert len(game.cards("B", "hand")) == held + 1


def test_a_crown_that_a_spell_would_hand_on_as_its_player_leaves() -> None:
    """CR 800.4a: what C was to become by a spell of B's is gone with B; A is active."""
    game = table(side(), side(hand=CROWN, stock=PAID, mana=["W"]), side(), step="main1", used=True)
    game.play(f"A pass; B cast {CROWN}; B target C")
    while game.asked() == "pay_symbol":
        game.take(engine.legal_actions(game.state)[0])
    (spell,) = game.table.stack
    assert spell.vars["target"] == [f"seat:{game.SEATS['C']}"]
    game.take(Concede(game.SEATS["B"]))
    assert monarch(game.state) is None


# Emblems ----------------------------------------------------------------------------------------------------


def test_what_an_emblem_says_of_creatures_concerns_none_of_the_market() -> None:
    """SPL-12.3: what lies there is in no zone, and nobody controls it."""
    game = table(
        side("Hill Giant", stock=(0, 2, 0, 1, 0, 0), command=WINGS),
        side("Grizzly Bears"),
        market={"1,1": "Llanowar Elves"},
        decks={1: "Bronze Sable"},
    )
    flying = [name for name in ("Hill Giant", "Grizzly Bears") if "flying" in keywords(game, name)]
    assert flying == ["Hill Giant"]


def keywords(game: SplendagicPlay, name: str) -> frozenset[str]:
    """The keywords of a permanent."""
    found: frozenset[str] = game.characteristics(game.ref(name)).keywords
    return found


def test_a_creature_cast_from_the_market_sets_an_emblem_off() -> None:
    """SPL-6.5: it is cast, though not from a hand."""
    game = table(
        side(stock=(0, 0, 0, 0, 1, 0), command=EMBERS),
        market={"1,1": "Llanowar Elves"},
        decks={1: "Bronze Sable"},
    )
    game.play("A cast Llanowar Elves")
    while game.asked() == "pay_symbol":
        game.take(engine.legal_actions(game.state)[0])
    game.play("A target B")
    game.resolve()
    (dealt,) = of_type(game.events, "damage_dealt")
    assert (dealt["source"], game.life()[1]) == (game.table.command[0], 19)


def test_land_cards_lie_under_no_emblem() -> None:
    """SPL-10.1: creatures and planeswalkers alone get them."""
    game = table(side("Hill Giant", command=WINGS), step="untap", used=True)
    while game.table.step != "main1":
        game.idle()
    assert set(game.table.lands.under) == {game.ref("Hill Giant")}


def test_emblems_leave_with_their_owner() -> None:
    """CR 800.4a, SPL-13.3: those of the others stay."""
    game = table(side(command=WINGS), side(command=f"{WINGS}, {EMBERS}"), side("Hill Giant", command=WINGS))
    game.take(Concede(game.SEATS["B"]))
    objects = game.table.objects
    assert [objects[ref].owner for ref in game.table.command] == [game.SEATS["A"], game.SEATS["C"]]
    assert "flying" in keywords(game, "Hill Giant")
    assert not engine.status(fresh(game.state))


def test_what_has_triggered_of_an_emblem_leaves_with_its_owner() -> None:
    """CR 800.4a: it is on the stack as its owner leaves, and deals nothing."""
    game = table(side(hand="Opt", stock=(0, 1, 0, 0, 0, 0), command=EMBERS), side(), side(), used=True)
    game.play("A cast Opt; A target C")
    assert len(game.table.stack) == 2
    game.take(Concede(game.SEATS["A"]))
    assert not game.table.stack
    game.idle()
    assert game.life()[2] == 20
