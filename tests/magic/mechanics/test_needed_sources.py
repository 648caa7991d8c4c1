"""No payment uses a source that it could do without, compared with all sets of uses that there are
(CORE-R14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import Any, NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine.magic.definitions import definition
from tests.magic.table import Play, side, table
from tests.support.selection import examples

PAYING = ("pay_mana", "spend_mana")
MOST_ENDS = 40
"""Of each board with sources that cost mana, so many ways to pay are walked to their end."""


class Use(NamedTuple):
    """One way to use a permanent for mana."""

    mana: str
    cost: str = ""
    harms: bool = False


PLAIN = {
    "Plains": [Use("W")],
    "Swamp": [Use("B")],
    "Wastes": [Use("C")],
    "Dusk Field": [Use("W"), Use("B")],
    "Llanowar Elves": [Use("G")],
}
SEVERAL = {
    "Sun Disc": [Use("CC")],
    "Karst": [Use("WB")],
    "Twofold Ruin": [Use("R"), Use("RR", harms=True)],
    "Blood Font": [Use("B", harms=True)],
    "Spawn Seed": [Use("C", harms=True)],
}
COSTLY = {"Signet": [Use("WU", "1")], "Prism": [Use(mana, "1") for mana in "WUBRG"]}
USES = PLAIN | SEVERAL | COSTLY
SPELLS = {
    "Bonesplitter": "1",
    "Blood Artist": "1B",
    "Kingpin's Pet": "1WB",
    "Paladin en-Vec": "1WW",
    "Darksteel Myr": "3",
    "Gravedigger": "3B",
    "Serra Angel": "3WW",
    "Kokusho, the Evening Star": "4BB",
    "Colossal Dreadmaw": "4GG",
}


# All sets of uses -----------------------------------------------------------------------------------------


def pays(pool: str, uses: Sequence[Use], cost: str) -> bool:
    """Whether these uses, in some order, can pay; those that cost mana are paid for with any mana."""
    for index, use in enumerate(uses):
        rest = (*uses[:index], *uses[index + 1 :])
        if not use.cost:
            return pays(pool + use.mana, rest, cost)
        if any(pays(left + use.mana, rest, cost) for left in spent(pool, use.cost)):
            return True
    return any(True for _ in spent(pool, cost)) or any(
        pays(pool, (*uses[:index], *uses[index + 1 :]), cost) for index in range(len(uses))
    )


def spent(pool: str, cost: str) -> Iterator[str]:
    """What can be left of a pool that pays a cost."""
    if not cost:
        yield pool
        return
    symbol, rest = cost[-1], cost[:-1]
    if symbol.isdigit() and symbol != "1":
        rest += str(int(symbol) - 1)
    for mana in dict.fromkeys(pool):
        if symbol.isdigit() or mana == symbol:
            yield from spent(pool.replace(mana, "", 1), rest)


def least_payments(pool: str, board: Sequence[str], cost: str) -> list[dict[int, Use]]:
    """The uses of each payment from which none can be left out, by permanent."""
    found = []
    for choice in product(*([None, *USES[name]] for name in board)):
        uses = [use for use in choice if use is not None]
        less = (uses[:index] + uses[index + 1 :] for index in range(len(uses)))
        if pays(pool, uses, cost) and not any(pays(pool, fewer, cost) for fewer in less):
            found.append({index: use for index, use in enumerate(choice) if use is not None})
    return found


# The engine's ---------------------------------------------------------------------------------------------


def casting(pool: str, board: Sequence[str], spell: str) -> Play | None:
    """A has begun to cast; nothing if that is not legal."""
    game = table(side(", ".join(board), hand=spell, mana=list(pool)))
    casts = [action for action in engine.legal_actions(game.state) if hasattr(action, "way")]
    if not casts:
        return None
    game.take(casts[0])
    return game


def asked(state: Any) -> str:
    """The kind of decision that is waited for."""
    decision = engine.decision(state)
    assert decision is not None
    return str(decision.__struct_config__.tag)


def ends(state: Any) -> Iterator[Any]:
    """Every way to pay, one activation at a time."""
    if asked(state) not in PAYING:
        yield state
        return
    engine.decode(engine.encode(state))
    for action in engine.legal_actions(state):
        if action.__struct_config__.tag != "auto_pay":
            yield from ends(engine.apply(state, action).state)


def by_itself(game: Play) -> Any:
    """The payment that makes itself."""
    state = game.state
    while asked(state) in PAYING:
        actions = engine.legal_actions(state)
        auto = [action for action in actions if action.__struct_config__.tag == "auto_pay"]
        state = engine.apply(state, (auto or actions)[0]).state
    return state


def used(state: Any, start: Any) -> dict[str, int]:
    """How many permanents of each name are tapped, or gone."""
    things = {ref: state.table.objects.get(ref) for ref in start.table.battlefield}
    return Counter(
        definition(start, start.table.objects[ref].card).name
        for ref, thing in things.items()
        if thing is None or thing.tapped or thing.zone != "battlefield"
    )


def names(board: Sequence[str], payment: dict[int, Use]) -> dict[str, int]:
    """How many permanents of each name a payment uses."""
    return Counter(board[index] for index in payment)


boards = st.lists(st.sampled_from(sorted(PLAIN | SEVERAL)), min_size=1, max_size=7)
spells = st.sampled_from(sorted(SPELLS))
pools = st.text("WGC", max_size=2)


@settings(max_examples=examples(75), deadline=None)
@given(boards, spells, pools)
def test_the_payments_are_those_that_need_every_source(board: list[str], spell: str, pool: str) -> None:
    wanted = least_payments(pool, board, SPELLS[spell])
    game = casting(pool, board, spell)
    assert (game is None) == (not wanted)
    if game is not None:
        start = table(side(", ".join(board), hand=spell)).state
        walked = [used(state, start) for state in ends(game.state)]
        assert {str(sorted(one.items())) for one in walked} == {
            str(sorted(names(board, one).items())) for one in wanted
        }


@settings(max_examples=examples(75), deadline=None)
@given(boards, spells, pools)
def test_a_payment_by_itself_uses_the_fewest_sources(board: list[str], spell: str, pool: str) -> None:
    wanted = least_payments(pool, board, SPELLS[spell])
    game = casting(pool, board, spell)
    if game is not None:
        start = table(side(", ".join(board), hand=spell)).state
        best = min((sum(use.harms for use in one.values()), len(one)) for one in wanted)
        assert sum(used(by_itself(game), start).values()) == best[1]


costly_boards = st.tuples(
    st.lists(st.sampled_from(sorted(PLAIN | SEVERAL)), min_size=1, max_size=3),
    st.lists(st.sampled_from(sorted(COSTLY)), min_size=1, max_size=2),
).flatmap(lambda parts: st.permutations([*parts[0], *parts[1]]))


@settings(max_examples=examples(20), deadline=None)
@given(costly_boards, spells, pools)
def test_sources_that_cost_mana_are_needed_as_well(board: list[str], spell: str, pool: str) -> None:
    wanted = least_payments(pool, board, SPELLS[spell])
    game = casting(pool, board, spell)
    assert (game is None) == (not wanted)
    if game is not None:
        start = table(side(", ".join(board), hand=spell)).state
        right = [names(board, one) for one in wanted]
        walked = [used(state, start) for state in islice(ends(game.state), MOST_ENDS)]
        assert walked
        assert all(one in right for one in walked)
        best = min((sum(use.harms for use in one.values()), len(one)) for one in wanted)
        assert sum(used(by_itself(game), start).values()) == best[1]
