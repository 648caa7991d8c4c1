"""Somebody leaves while somebody decides: at each kind of decision of the game each of three players, and the
others play on (SPL-13.3, R62)."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

import pytest

import engine
from engine.kernel.documents import Concede
from tests.harness import fresh
from tests.magic.crowded import choose
from tests.rulesets.splendagic.table import SplendagicPlay, side, table

LIBRARY = "Shock, Giant Growth, Gravedigger(level 2), Wastes*5"
MARKET = {"1,1": "Llanowar Elves", "2,2": "Wind Drake"}
DECKS = {1: "Bronze Sable*3", 2: "Hill Giant*3", 3: "Craw Wurm*3"}


def taking() -> SplendagicPlay:
    """A picks land cards."""
    game = begun()
    game.play("A take_different")
    return game


def paying() -> SplendagicPlay:
    """A pays for a creature of the market."""
    game = begun()
    game.play("A cast Wind Drake")
    return game


def responding() -> SplendagicPlay:
    """B may respond to it."""
    game = paying()
    game.play("A auto_pay; A pass")
    return game


def attaching() -> SplendagicPlay:
    """A says which creature gets the only Island."""
    return begun("Wind Drake, Welkin Tern, Assault Zeppelid", step="untap", supply=(4, 1, 2, 3, 4, 5))


def choosing_a_type() -> SplendagicPlay:
    """A says which land card a multicoloured creature gets."""
    return begun("Assault Zeppelid", step="untap")


def returning() -> SplendagicPlay:
    """A has too many land cards as the turn ends."""
    game = begun(stock=(2, 3, 2, 2, 3, 2), supply=(0, 0, 0, 0, 0, 0), used=True)
    while game.asked() != "return_land":
        game.idle()
    return game


def scrying() -> SplendagicPlay:
    """A has looked at cards, one of them reserved."""
    game = begun(hand="Preordain", mana=["U"], library=f"Hill Giant(level 2, open), {LIBRARY}")
    game.play("A cast Preordain; A auto_pay; A pass; B pass; C pass; A put_away")
    return game


def blocking() -> SplendagicPlay:
    """B blocks; C does so after that."""
    game = begun("Hill Giant(mountain), Grizzly Bears", step="declare_attackers", used=True)
    game.play("A attack Hill Giant → B; A attack Grizzly Bears → C")
    game.pass_around()
    return game


def choosing_a_keyword() -> SplendagicPlay:
    """A says which keyword A's creatures gain."""
    game = begun("Rune Etcher, Hill Giant(mountain)", used=True)
    return paid(game, "A activate Rune Etcher / 2")


def choosing_a_counter() -> SplendagicPlay:
    """A says with which counter a creature enters."""
    return paid(begun(hand="Rune Etcher", used=True), "A cast Rune Etcher")


def devouring() -> SplendagicPlay:
    """A has sacrificed a creature for one that enters, and may sacrifice another."""
    game = begun("Gray Ogre, Hill Giant(mountain)", hand="Yawning Maw", used=True)
    paid(game, "A cast Yawning Maw").play("A take Gray Ogre")
    return game


def enlisting() -> SplendagicPlay:
    """A may tap a creature for one that attacks B."""
    game = begun("Eager Sergeant, Hill Giant(mountain)", step="declare_attackers", used=True)
    game.play("A attack Eager Sergeant → B; A stay_out Hill Giant")
    return game


def paid(game: SplendagicPlay, line: str) -> SplendagicPlay:
    """A casts or activates something that resolves."""
    game.play(line)
    while game.asked() == "pay_symbol":
        game.take(engine.legal_actions(game.state)[0])
    game.play("A pass; B pass; C pass")
    return game


def begun(battlefield: str = "Mogg Fanatic(mountain)", **more: object) -> SplendagicPlay:
    """A's turn. Everybody has something lying under a permanent, and owes a draw."""
    zones = {"hand": "", "library": LIBRARY, "stock": (0, 2, 0, 1, 1, 0), "mana": [], **more}
    a = side(battlefield, **{name: zones.pop(name) for name in ("hand", "library", "stock", "mana")})  # type: ignore[arg-type]
    b = side("Typhoid Rats(swamp)", library=LIBRARY)
    c = side("Kor Skyfisher(plains)", library=LIBRARY)
    laid = {"supply": (4, 2, 4, 3, 4, 5), "owed": [("A", 1), ("B", 2), ("C", 3)], **zones}
    return table(a, b, c, turn=4, market=MARKET, decks=DECKS, **laid)


MOMENTS: Mapping[str, Callable[[], SplendagicPlay]] = {
    "pick_land": taking,
    "pay_symbol": paying,
    "priority": responding,
    "attach_pick": attaching,
    "attach_type": choosing_a_type,
    "return_land": returning,
    "sort": scrying,
    "declare_blockers": blocking,
    "choose_one_of": choosing_a_keyword,
    "enter_with_one_of": choosing_a_counter,
    "enter_taking": devouring,
    "enlist": enlisting,
}


@pytest.mark.parametrize("leaver", "ABC")
@pytest.mark.parametrize("kind", MOMENTS)
def test_the_game_goes_on(kind: str, leaver: str) -> None:
    game = MOMENTS[kind]()
    assert game.asked() == kind
    seat, chance = game.SEATS[leaver], random.Random(kind)
    game.take(Concede(seat))
    for _ in range(15):
        if engine.outcome(game.state) is None:
            assert game._seat() != seat
            game.take(choose(game.state, chance))
            assert not engine.status(fresh(game.state))
    assert not game.state.machine.leaving, "what was going on is finished long ago"
    assert game.stock(leaver) == (0, 0, 0, 0, 0, 0)
    assert leaver not in dict(game.owed())
    assert not [ref for ref, thing in game.table.objects.items() if thing.owner == seat]
