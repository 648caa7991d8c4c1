"""Every way to pay is offered once, and no other: mana abilities, stock and attached land cards, compared
with all sets of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from hypothesis import example, given, settings
from hypothesis import strategies as st

import engine
from engine.rulesets.splendagic.state import KINDS, MANA
from tests.rulesets.splendagic.table import SplendagicPlay, side, table
from tests.rulesets.splendagic.ways import ends, shown
from tests.support.selection import examples

COSTS = {
    "Hill Giant": ["R", "1", "1", "1"],
    "Wind Drake": ["U", "1", "1"],
    "Grizzly Bears": ["G", "1"],
    "Bonesplitter": ["1"],
    "Mind Stone": ["1", "1"],
    "Pest Summoning": ["B/G", "B/G", "1"],
    "Blended Words": ["U/R", "R/G"],
}
PERMANENTS = (
    "Llanowar Elves",
    "Llanowar Elves(forest)",
    "Silver Myr(wastes)",
    "Silver Myr(tapped, wastes)",
    "Eldrazi Spawn Token(token, wastes)",
    "Eldrazi Spawn Token(token)",
    "Child of Night(swamp)",
    "Child of Night(swamp, tapped)",
)
MAKES = {"llanowar_elves": "G", "silver_myr": "U", "eldrazi_spawn_token": "C"}
PAYS: dict[str, str] = dict(zip(KINDS, MANA, strict=True))
GOES = ("eldrazi_spawn_token",)

Permanent = tuple[str, str, bool]
"""A card, the land card under it, whether it is tapped."""
Left = tuple[tuple[int, ...], tuple[str, ...]]


def permanents(game: SplendagicPlay) -> list[Permanent]:
    """What lies before A."""
    things = game.table.objects
    under = game.table.lands.under
    return [(things[ref].card, under.get(ref, ""), things[ref].tapped) for ref in game.table.battlefield]


def fits(cost: Sequence[str], mana: Sequence[str]) -> bool:
    """Whether exactly this mana pays a cost."""
    return len(cost) == len(mana) and any(
        all(symbol == "1" or one in symbol.split("/") for symbol, one in zip(cost, row, strict=True))
        for row in permutations(mana)
    )


def subsets(things: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """All sets of these."""
    for size in range(len(things) + 1):
        yield from combinations(things, size)


def wanted(cost: Sequence[str], board: Sequence[Permanent], stock: Sequence[int]) -> set[Left]:
    """What can be left: for all sets of abilities, attached land cards and cards of the stock that pay."""
    cards = [kind for kind, number in enumerate(stock) for _ in range(number)]
    able = [
        index
        for index, (card, _, tapped) in enumerate(board)
        if card in GOES or (card in MAKES and not tapped)
    ]
    found = set()
    for used in subsets(able):
        lands = [
            index
            for index, (card, kind, _) in enumerate(board)
            if kind and not (index in used and card in GOES)
        ]
        for attached in subsets(lands):
            for handed in subsets(range(len(cards))):
                mana = [MAKES[board[index][0]] for index in used]
                mana += [PAYS[board[index][1]] for index in attached]
                mana += [MANA[cards[index]] for index in handed]
                if fits(cost, mana):
                    rest = Counter(cards) - Counter(cards[index] for index in handed)
                    found.add((tuple(rest[kind] for kind in range(len(KINDS))), left(board, used, attached)))
    return found


def left(board: Sequence[Permanent], used: Sequence[int], attached: Sequence[int]) -> tuple[str, ...]:
    """The permanents, once these were used and these land cards spent."""
    return tuple(
        sorted(
            shown(card, kind, spent=index in attached, tapped=tapped or index in used)
            for index, (card, kind, tapped) in enumerate(board)
            if index not in used or card not in GOES
        )
    )


@settings(max_examples=examples(40), deadline=None)
@given(
    st.sampled_from(sorted(COSTS)),
    st.lists(st.sampled_from(PERMANENTS), max_size=3),
    st.lists(st.sampled_from(range(len(KINDS))), max_size=4),
)
@example("Bonesplitter", ["Llanowar Elves", "Llanowar Elves(forest)"], [])
@example("Bonesplitter", ["Grizzly Bears(forest)", "Grizzly Bears(wastes)"], [])
@example("Mind Stone", ["Eldrazi Spawn Token(token, wastes)"] * 2, [5])
@example("Blended Words", ["Llanowar Elves", "Silver Myr(wastes)"], [3])
@example("Pest Summoning", ["Child of Night(swamp)", "Llanowar Elves(forest)"], [2, 4])
def test_every_payment_is_offered_once(spell: str, board: list[str], cards: list[int]) -> None:
    stock = tuple(min(1, cards.count(kind)) for kind in range(len(KINDS)))
    game = table(side(", ".join(board), hand=spell, stock=stock), used=True)
    found = wanted(COSTS[spell], permanents(game), stock)
    if not found:
        game.excludes(f"cast {spell}")
        return
    paths = ends(game, f"A cast {spell}")
    assert sorted(paths) == sorted(found)
    auto(game)


def auto(game: SplendagicPlay) -> None:
    """A payment left to itself comes to its end."""
    state = game.state
    while (decision := engine.decision(state)) and decision.__struct_config__.tag in (
        "make_mana",
        "pay_symbol",
    ):
        state = engine.apply(state, engine.legal_actions(state)[-1]).state
    assert state.table.stack
