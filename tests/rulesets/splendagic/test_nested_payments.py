"""Mana abilities that cost mana themselves, and land cards under what is sacrificed for mana, which pay what
is paid before it goes (SPL-9.5, 9.8, R43, R83): compared with every order of doing it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.rulesets.splendagic.state import KINDS, MANA, Kind
from tests.magic.made_up import key
from tests.rulesets.splendagic.table import side, table
from tests.rulesets.splendagic.ways import ends, shown
from tests.sides import one_sided


class Ability(NamedTuple):
    """A mana ability of a permanent."""

    cost: str
    mana: Sequence[str]
    """It adds one of these."""
    sacrifices: bool = False


ABILITIES = {
    key("Frail Font"): Ability("1", ["U"], sacrifices=True),
    "eldrazi_spawn_token": Ability("", ["C"], sacrifices=True),
    key("Twin Font"): Ability("1", ["CC"]),
    "prophetic_prism": Ability("1", "WUBRG"),
    "llanowar_elves": Ability("", ["G"]),
}
COSTS = {
    "Opt": "U",
    "Wind Drake": "U11",
    "Assault Zeppelid": "GU11",
    "Mind Stone": "11",
    "Craw Wurm": "GG1111",
}
PERMANENTS = (
    "Frail Font(wastes)",
    "Frail Font(island)",
    "Frail Font",
    "Eldrazi Spawn Token(token, wastes)",
    "Twin Font",
    "Twin Font(forest)",
    "Prophetic Prism",
    "Llanowar Elves(forest)",
    "Grizzly Bears(forest)",
)


# Every order of doing it -----------------------------------------------------------------------------------


class Mana(NamedTuple):
    """Mana of a pool, and the permanent that made it."""

    symbol: str
    of: int


class Permanent(NamedTuple):
    """A permanent, as a payment leaves it."""

    card: str
    kind: Kind | None
    """The land card that was under it."""
    spent: bool = False
    """That land card has been spent."""
    used: bool = False
    """Its ability has been activated."""


class Standing(NamedTuple):
    """How far a payment has come."""

    board: tuple[Permanent, ...]
    stock: tuple[int, ...]
    pool: tuple[Mana, ...] = ()
    paid: frozenset[int] = frozenset()
    """The permanents some of whose mana has been spent."""

    def spending(self, index: int) -> Standing:
        """The same, once the land card under a permanent has been spent."""
        return self._with(index, self.board[index]._replace(spent=True))

    def using(self, index: int) -> Standing:
        """The same, once the ability of a permanent has been activated."""
        return self._with(index, self.board[index]._replace(used=True))

    def _with(self, index: int, permanent: Permanent) -> Standing:
        return self._replace(board=(*self.board[:index], permanent, *self.board[index + 1 :]))


def is_there(permanent: Permanent) -> bool:
    """Whether it is on the battlefield."""
    return not (permanent.used and ABILITIES[permanent.card].sacrifices)


def paying(cost: str, now: Standing, under_way: frozenset[int] = frozenset()) -> set[Standing]:
    """What can come of paying a cost: mana abilities first, each with its own costs, then the symbols."""
    found: set[Standing] = set()
    ahead, met = [now], {now}
    while ahead:
        one = ahead.pop()
        found |= symbols(cost, one)
        for index, permanent in enumerate(one.board):
            ability = ABILITIES.get(permanent.card)
            if ability is None or permanent.used or index in under_way:
                continue
            for after in paying(ability.cost, one, under_way | {index}):
                for mana in ability.mana:
                    made = tuple(sorted((*after.pool, *(Mana(symbol, index) for symbol in mana))))
                    done = after.using(index)._replace(pool=made)
                    if done not in met:
                        met.add(done)
                        ahead.append(done)
    return found


def symbols(cost: str, now: Standing) -> set[Standing]:
    """Every way to pay these symbols with the pool, the stock and what lies under permanents."""
    able = {now}
    for symbol in cost:
        able = {after for one in able for mana, after in payers(one) if symbol in ("1", mana)}
    return able


def payers(now: Standing) -> Iterator[tuple[str, Standing]]:
    for one in dict.fromkeys(now.pool):
        left = list(now.pool)
        left.remove(one)
        yield one.symbol, now._replace(pool=tuple(left), paid=now.paid | {one.of})
    for kind, number in enumerate(now.stock):
        if number:
            stock = tuple(have - (index == kind) for index, have in enumerate(now.stock))
            yield MANA[kind], now._replace(stock=stock)
    for index, permanent in enumerate(now.board):
        if permanent.kind and not permanent.spent and is_there(permanent):
            yield MANA[KINDS.index(permanent.kind)], now.spending(index)


Left = tuple[tuple[int, ...], tuple[str, ...]]


def left(end: Standing) -> Left:
    """The end of a payment, as :func:`ends` tells it."""
    return end.stock, tuple(
        sorted(
            shown(one.card, one.kind or "", spent=one.spent, tapped=one.used)
            for one in end.board
            if is_there(one)
        )
    )


def spent(end: Standing) -> frozenset[tuple[str, int]]:
    """What a payment took."""
    taken = {("used", index) for index, one in enumerate(end.board) if one.used}
    taken |= {("land", index) for index, one in enumerate(end.board) if one.spent}
    return frozenset(taken)


# Single ones ------------------------------------------------------------------------------------------------


def test_a_land_card_pays_for_the_ability_that_sacrifices_the_creature_over_it() -> None:
    """SPL-9.5, 9.8: {1} is paid before Frail Font is sacrificed; for another cost the land card is gone."""
    game = table(side("Frail Font(wastes)", hand="Opt, Mind Stone"), supply=(4, 4, 4, 4, 4, 4), used=True)
    game.excludes("cast Mind Stone")
    game.play("A cast Opt")
    assert (game.supply(), game.table.battlefield) == ((4, 4, 4, 4, 4, 5), [])
    game.resolve()


def test_what_is_kept_for_the_rest_does_not_pay_for_the_ability() -> None:
    """Wind Drake for {2}{U}: only the Mountain of the stock can pay beside {U} once Frail Font has gone, so
    that it is the Wastes under it that pays for its ability."""
    game = table(side("Frail Font(wastes)", hand="Wind Drake", stock=(1, 0, 0, 1, 0, 0)), used=True)
    game.play("A cast Wind Drake")
    assert game.stock("A") == (0, 0, 0, 0, 0, 0)
    assert game.asked() == "priority"


def test_a_land_card_pays_for_another_ability_before_its_creature_is_sacrificed() -> None:
    """SPL-9.8: the cost of Twin Font is another one than that of Craw Wurm, to which the Spawn's {C} goes."""
    board = "Eldrazi Spawn Token(token, wastes), Twin Font, Llanowar Elves"
    short = table(side(board, hand="Craw Wurm", stock=(0, 0, 0, 0, 1, 0)), used=True)
    short.excludes("cast Craw Wurm")
    game = table(side(board, hand="Craw Wurm", stock=(0, 0, 0, 0, 2, 0)), used=True)
    assert set(ends(game, "A cast Craw Wurm")) == {
        ((0, 0, 0, 0, 0, 0), ("llanowar_elves tapped", f"{key('Twin Font')} tapped"))
    }


def test_a_land_card_pays_nothing_that_is_paid_after_its_creature_has_gone() -> None:
    """SPL-9.8: once the ability of Frail Font is paid for with something else, the Wastes under it could only
    have paid for Twin Font after that; so the Forest is not offered for it."""
    game = table(side("Frail Font(wastes), Twin Font(forest)", hand="Wind Drake"), used=True)
    assert set(ends(game, "A cast Wind Drake")) == {
        ((0, 0, 0, 0, 0, 0), (f"{key('Twin Font')}(forest spent) tapped",))
    }


# Compared ---------------------------------------------------------------------------------------------------


@one_sided("walks through every payment")
@settings(max_examples=25, deadline=None)
@given(
    st.sampled_from(sorted(COSTS)),
    st.lists(st.sampled_from(PERMANENTS), max_size=3),
    st.lists(st.sampled_from(range(len(KINDS))), max_size=2),
)
@example("Opt", ["Frail Font(wastes)"], [])
@example("Opt", ["Frail Font(wastes)", "Frail Font(island)"], [])
@example("Mind Stone", ["Twin Font", "Eldrazi Spawn Token(token, wastes)"], [])
@example("Wind Drake", ["Twin Font", "Frail Font(wastes)"], [])
@example("Assault Zeppelid", ["Prophetic Prism", "Frail Font(wastes)"], [5])
@example("Craw Wurm", ["Twin Font", "Prophetic Prism", "Eldrazi Spawn Token(token, wastes)"], [4])
def test_whatever_can_be_paid_in_some_order_is_offered(
    spell: str, board: list[str], cards: list[int]
) -> None:
    """Every payment that is listed comes to its end, is one of all, and the smallest of all are listed."""
    stock = tuple(min(1, cards.count(kind)) for kind in range(len(KINDS)))
    game = table(side(", ".join(board), hand=spell, stock=stock), used=True)
    things, under = game.table.objects, game.table.lands.under
    begun = Standing(
        tuple(Permanent(things[ref].card, under.get(ref)) for ref in game.table.battlefield), stock
    )
    every = [
        end
        for end in paying(COSTS[spell], begun)
        if {index for index, one in enumerate(end.board) if one.used} <= end.paid
    ]
    if not every:
        game.excludes(f"cast {spell}")
        return
    listed = set(ends(game, f"A cast {spell}"))
    assert listed <= {left(end) for end in every}
    least = [
        end
        for end in every
        if not any(
            spent(other) <= spent(end)
            and all(one >= two for one, two in zip(other.stock, end.stock, strict=True))
            and (spent(other), other.stock) != (spent(end), end.stock)
            for other in every
        )
    ]
    assert {left(end) for end in least} <= listed
