"""Perdure at the table: positions written by hand, actions and positions in notation.

What a position does not name is empty; permanents are untapped and in play since an earlier turn. Hands,
lands and creatures stand in the order in which they arrived. *Filler*: cards that are not named are handed
out in canonical order, hearts A–K, then spades, diamonds and clubs: first seat A's unnamed lands and deck
cards, then B's. What is left goes to A until A has 26 cards and then to B, onto the bottom of the discard
pile unless *the rest* lies elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any, ClassVar

import engine
from tests.harness import plain
from tests.rulesets.notation import (
    CardGame,
    Side,
    creatures_in_play,
    moment,
    position,
    show_creature,
    show_tappable,
    tappable,
)

SEATS = ("A", "B")
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
CARDS = tuple(rank + suit for suit in "HSDC" for rank in RANKS)
HALF = 26
PHASES = {
    "phase 3": "play",
    "phase 4 (attackers)": "declare_attackers",
    "phase 4 (blockers)": "declare_blockers",
    "phase 5": "play_again",
}
PARAMETERS = {
    "play_land": ("card",),
    "play_creature": ("card",),
    "cast": ("card", "target"),
    "cantrip": ("card",),
    "enchant": ("card", "creature"),
    "heal_select": ("card",),
    "trix_toggle": ("creature",),
    "trix_done": (),
    "end_phase": (),
    "declare_attacker": ("creature",),
    "finish_attackers": (),
    "declare_blocker": ("blocker", "attacker"),
    "finish_blockers": (),
    "divide_damage": ("attacker", "blocker", "amount"),
}
MANY = 8
"""A hand of more cards than this is described by its number."""


def side(
    *,
    hand: str = "",
    lands: int | str = 0,
    tapped_lands: int = 0,
    creatures: str = "",
    deck: int | str = 5,
    discard: str = "",
    the_rest: str = "discard",
    floating_mana: int = 0,
) -> Side:
    """One player's half of the table.

    `lands` and `deck` are a number of filler cards or the cards themselves: `KH 3S(tapped)`, the deck top
    first. `creatures` are separated by commas: `3D (2 damage, enchanted 10H 7D), KH (tapped)`. `discard` is
    written bottom first. `the_rest` of the cards lies in the `discard` or among the `lands`, tapped.
    """
    return {
        "hand": hand.split(),
        "lands": [tappable(text) for text in lands.split()] if isinstance(lands, str) else [{}] * lands,
        "tapped_lands": tapped_lands,
        "creatures": creatures_in_play(creatures, _enchanted),
        "deck": deck.split() if isinstance(deck, str) else [""] * deck,
        "discard": discard.split(),
        "the_rest": the_rest,
        "floating_mana": floating_mana,
    }


def _enchanted(note: str) -> dict[str, Any]:
    return {"enchantments": note.removeprefix("enchanted ").split()}


def document(
    when: str,
    *,
    a: Side | None = None,
    b: Side | None = None,
    options: Mapping[str, Any] | None = None,
    script: Sequence[int] = (),
    seed: int | None = None,
    **table: Any,
) -> dict[str, Any]:
    """The JSON of a position: `when` is `A's turn 7, phase 3`; further fields of the table by name.

    `format` is `game` unless the options say otherwise. `script` are the results of the next random draws,
    `seed` is where chance starts from.
    """
    written = moment(when, SEATS, PHASES)
    halves = [deepcopy(a or side()), deepcopy(b or side())]
    written["seats"] = _dealt(halves, written["active"], table.get("spell"))
    options = {"format": "game", **(options or {})}
    return position("perdure", {**written, **table}, options=options, script=script, seed=seed)


def _dealt(halves: list[Side], active: int, spell: Mapping[str, Any] | None) -> list[Side]:
    """Both halves with every card written out; a spell being carried out is a card of the active player."""
    carried_out = [spell["card"]] if spell else []
    named = {*carried_out, *(card for half in halves for card in _named(half))}
    filler = (card for card in CARDS if card not in named)
    for half in halves:
        half["lands"] = [*half["lands"], *([{"tapped": True}] * half.pop("tapped_lands"))]
        half["lands"] = [
            land if land.get("card") else {"card": next(filler)} | land for land in half["lands"]
        ]
        half["deck"] = [card or next(filler) for card in half["deck"]]
    for seat, half in enumerate(halves):
        placed = [*_named(half), *(carried_out if seat == active else ())]
        rest = [next(filler) for _ in range(HALF - len(placed))]
        if half.pop("the_rest") == "lands":
            half["lands"] += [{"card": card, "tapped": True} for card in rest]
        else:
            half["discard"] = rest + half["discard"]
    return halves


def _named(half: Mapping[str, Any]) -> Iterator[str]:
    """The cards of a half as a document writes it, filler not yet dealt left out."""
    yield from (card for card in (*half["hand"], *half["deck"], *half["discard"]) if card)
    yield from (land["card"] for land in half["lands"] if land.get("card"))
    for creature in half["creatures"]:
        yield creature["card"]
        yield from creature.get("enchantments", ())


class Half:
    """One player's half of a table, as notation to compare with."""

    def __init__(self, seat: Any) -> None:
        self.hand_count: int = len(seat.hand)
        self.hand = " ".join(seat.hand)
        self.deck = " ".join(seat.deck)
        self.deck_count: int = len(seat.deck)
        self.discard = " ".join(seat.discard)
        self.discard_count: int = len(seat.discard)
        self.lands = show_tappable(seat.lands)
        self.untapped_lands = sum(not land.tapped for land in seat.lands)
        self.creatures = ", ".join(map(_shown, seat.creatures))
        self.floating_mana: int = seat.floating_mana

    @property
    def nothing_in_play(self) -> bool:
        """Neither a land nor a creature."""
        return not self.lands and not self.creatures

    def __str__(self) -> str:
        hand = self.hand if self.hand_count <= MANY else f"{self.hand_count} cards"
        parts = [f"hand {hand or '–'}"]
        if self.creatures:
            parts.append(f"creatures {self.creatures}")
        if self.lands:
            parts.append(f"lands {self.untapped_lands} of {len(self.lands.split())} untapped")
        parts += [f"deck {self.deck_count}", f"discard {self.discard_count}"]
        return "; ".join(parts) + "."


def _shown(creature: Any) -> str:
    enchantments = " ".join(creature.enchantments)
    return show_creature(creature, *([f"enchanted {enchantments}"] if enchantments else ()))


class Play(CardGame):
    """A game of Perdure between seat 0, called A, and seat 1, called B."""

    SEATS: ClassVar[Mapping[str, int]] = {"A": 0, "B": 1}
    PHASES: ClassVar[Mapping[str, str]] = PHASES
    PARAMETERS: ClassVar[Mapping[str, tuple[str, ...]]] = PARAMETERS

    halves: tuple[tuple[str, ...], ...] = ()
    """The game of the match last seen, with the cards of each seat."""
    land_turn: int = 0
    """The turn in which a land was last seen entering play."""

    @property
    def a(self) -> Half:
        """A's half of the table."""
        return Half(self.table.seats[0])

    @property
    def b(self) -> Half:
        """B's half of the table."""
        return Half(self.table.seats[1])

    @property
    def score(self) -> str:
        """The games won in this match: `1–0`."""
        return "–".join(map(str, self.table.match.score))

    def numbers(self, card: str) -> str:
        """Power and toughness of a creature in play, as everybody sees them: `3/4`."""
        seen = self.seen_by("A")["seats"]
        found = next(c for seat in seen for c in seat.get("creatures", ()) if c["card"] == card)
        return f"{found['power']}/{found['toughness']}"

    def damage(self, card: str) -> int:
        """Damage on a creature in play."""
        return int(next(c.damage for seat in self.table.seats for c in seat.creatures if c.card == card))

    def describe(self) -> str:
        return f"{self._head()} A: {self.a} B: {self.b}"

    def _head(self) -> str:
        outcome = engine.outcome(self.state)
        of_a_match = self.state.options.format != "game"
        if outcome is None:
            active = SEATS[self.table.active]
            floating = self.table.seats[self.table.active].floating_mana
            head = f"{active}'s turn {self.table.turn}, {self.phase}, {self._name(self._seat())} to act."
            return f"{head} Floating mana {floating}." if floating else head
        if outcome.winner is not None:
            return f"{SEATS[outcome.winner]} has won{' the match' if of_a_match else ''}."
        return f"match drawn {self.score}." if of_a_match else "game drawn."

    # What holds everywhere

    def invariants(self) -> None:
        table = self.table
        decision = engine.decision(self.state)
        assert (decision is None) == (table.outcome is not None)  # PER-9.2
        if decision is not None:
            blocking = plain(decision)["type"] == "declare_blockers"
            assert (decision.seat == table.active) is not blocking
        cards = [sorted(self._places(seat)) for seat in range(len(SEATS))]  # PER-9.1
        assert sorted(cards[0] + cards[1]) == sorted(CARDS)
        assert [len(half) for half in cards] == [HALF, HALF]
        events = [plain(event) for event in self.events]
        if any(event["type"] == "game_started" for event in events):
            self.land_turn = 0
        else:
            assert self.halves in ((), tuple(map(tuple, cards)))
        self.halves = tuple(map(tuple, cards))
        for event in events:
            self._examine_event(event)
        assert all(len(c.enchantments) <= 3 for seat in table.seats for c in seat.creatures)  # PER-9.3

    def _places(self, seat: int) -> Iterable[str]:
        half, spell = self.table.seats[seat], self.table.spell
        yield from (*half.hand, *half.deck, *half.discard)
        yield from (land.card for land in half.lands)
        for creature in half.creatures:
            yield from (creature.card, *creature.enchantments)
        if spell is not None and seat == self.table.active:
            yield spell.card

    def _examine_event(self, event: dict[str, Any]) -> None:
        if event["type"] == "turn_started":  # PER-9.3
            assert not any(c.damage for seat in self.table.seats for c in seat.creatures)
            assert not any(seat.floating_mana for seat in self.table.seats)
        elif event["type"] == "land_played":  # PER-9.3
            assert self.land_turn != self.table.turn, "a second land in one turn"
            self.land_turn = self.table.turn


def table(when: str, **position: Any) -> Play:
    """Sit down at a position; see :func:`document`."""
    return Play(document(when, **position))
