"""Magic 54 at the table: positions written by hand, actions and positions in notation.

What a position does not name is empty; life is 20; permanents are untapped and rested. Hands, Mana cards
and creatures stand in the order in which they arrived. *The rest* of a team, every card that is not named,
lies in the deck in canonical order: A, 2 … 10, J, Q, K, each rank hearts before diamonds or clubs before
spades, the Joker last.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
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

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = {"red": "HD", "black": "CS"}
JOKERS = {"red": "XR", "black": "XB"}
TEAMS = {team: (*(r + s for r in RANKS for s in SUITS[team]), JOKERS[team]) for team in SUITS}
ALL_MANA = "3H 3D 5H 5D 7H 7D 9H 9D"
ALL_CREATURES = "KH, KD, QH, QD, JH, JD"
DEFENSE = {"J": 1, "Q": 2, "K": 3}
PHASES = {
    "pre-attack": "pre_attack",
    "attack (declaring attackers)": "declare_attackers",
    "attack (declaring blockers)": "declare_blockers",
    "combat step": "combat",
    "post-attack": "post_attack",
    "end phase (exchange or end)": "end",
}
PARAMETERS = {
    "pass": (),
    "play_mana": ("card",),
    "summon": ("card",),
    "play_card": ("card", "target"),
    "activate_special": ("creature", "target"),
    "play_growth": ("card", "creature"),
    "declare_attacker": ("creature",),
    "finish_attackers": (),
    "declare_blocker": ("blocker", "attacker"),
    "finish_blockers": (),
    "divide_damage": ("attacker", "blocker", "amount"),
    "search_deck": ("card",),
    "discard": ("card",),
    "exchange": ("card",),
    "end_turn": (),
}
THE_REST = "the rest"


def side(
    *,
    life: int = 20,
    hand: str = "",
    mana: str = "",
    creatures: str = "",
    deck: str = THE_REST,
    discard: str = "",
) -> Side:
    """One player's half of the table.

    `mana` is `3H(tapped) 5H`; `creatures` are separated by commas, `KH (tapped, 2 damage, +7/+7), JH
    (summoning-sick)`. `deck` is written top first and ends with `the rest` unless every card is named;
    `discard` is written bottom first.
    """
    return {
        "life": life,
        "hand": hand.split(),
        "mana": [tappable(text) for text in mana.split()],
        "creatures": creatures_in_play(creatures, _grown),
        "deck": deck,
        "discard": discard.split(),
    }


def _grown(note: str) -> dict[str, Any]:
    return {"bonus": int(note.partition("/")[0])}


def document(
    when: str,
    *,
    red: Side | None = None,
    black: Side | None = None,
    options: Mapping[str, Any] | None = None,
    script: Sequence[int] = (),
    seed: int | None = None,
    **table: Any,
) -> dict[str, Any]:
    """The JSON of a position: `when` is `RED's turn 7, pre-attack`; further fields of the table by name.

    `script` are the results of the next random draws, `seed` is where chance starts from.
    """
    written = moment(when, ("RED", "BLACK"), PHASES)
    halves = {"red": red or side(), "black": black or side()}
    pile = list(_cards(table.get("pile", ()))) + list(_cards(table.get("combat", {}).get("growth", ())))
    written["seats"] = [{"team": team, **_dealt(team, half, pile)} for team, half in halves.items()]
    return position("magic54", {**written, **table}, options=options, script=script, seed=seed)


def _dealt(team: str, half: Side, elsewhere: Iterable[str]) -> Side:
    """A half with its deck written out."""
    top, _, rest = half["deck"].partition(THE_REST)
    deck = top.replace(",", " ").split()
    if rest or half["deck"].endswith(THE_REST):
        named = {*half["hand"], *half["discard"], *deck, *elsewhere}
        named |= {permanent["card"] for permanent in half["mana"] + half["creatures"]}
        deck += [card for card in TEAMS[team] if card not in named]
    return {**half, "deck": deck}


def _cards(items: Iterable[Any]) -> Iterable[str]:
    """The cards in a list of pile items or of cards; a Special is no card of its own."""
    for item in items:
        if isinstance(item, str):
            yield item
        elif item["type"] != "special":
            yield item["card"]


class Half:
    """One player's half of a table, as notation to compare with."""

    def __init__(self, seat: Any) -> None:
        self.life: int = seat.life
        self.hand = " ".join(seat.hand)
        self.deck = " ".join(seat.deck)
        self.discard = " ".join(seat.discard)
        self.mana = show_tappable(seat.mana)
        self.creatures = ", ".join(map(_noted, seat.creatures))
        self.untapped = sum(not card.tapped for card in seat.mana)

    def __str__(self) -> str:
        parts = [f"life {self.life}", f"hand {self.hand or '–'}"]
        if self.creatures:
            parts.append(f"creatures {self.creatures}")
        if self.mana:
            parts.append(f"mana {self.untapped} of {len(self.mana.split())} untapped")
        parts += [f"deck {len(self.deck.split())}", f"discard {self.discard or '–'}"]
        return "; ".join(parts) + "."


def _noted(creature: Any) -> str:
    return show_creature(creature, *([f"+{creature.bonus}/+{creature.bonus}"] if creature.bonus else ()))


class Play(CardGame):
    """A game of Magic 54 in which seat 0 plays red and seat 1 plays black."""

    SEATS: ClassVar[Mapping[str, int]] = {"RED": 0, "BLACK": 1}
    PHASES: ClassVar[Mapping[str, str]] = PHASES
    PARAMETERS: ClassVar[Mapping[str, tuple[str, ...]]] = PARAMETERS

    lives: tuple[int, ...] = (20, 20)
    mana_cards: tuple[int, str] = (0, "")
    """The turn last seen, with the Mana cards that entered play in it."""

    @property
    def red(self) -> Half:
        """Red's half of the table."""
        return Half(self.table.seats[0])

    @property
    def black(self) -> Half:
        """Black's half of the table."""
        return Half(self.table.seats[1])

    @property
    def pile(self) -> str:
        """The cards and creatures whose effects wait, the first played first."""
        return " ".join(item.card for item in self.table.pile)

    def numbers(self, creature: str) -> str:
        """Attack and defense of a creature in play, with its damage: `9/9, 3 damage`."""
        found = next(c for seat in self.table.seats for c in seat.creatures if c.card == creature)
        strength = DEFENSE[creature[0]] + found.bonus
        return f"{strength}/{strength}, {found.damage} damage"

    def told(self, kind: str, template: str) -> list[str]:
        """The events of this type in the last play, each written out after the template."""
        facts = [event for event in self.events if type(event).__struct_config__.tag == kind]
        return [
            template.format_map({name: getattr(e, name) for name in type(e).__struct_fields__}) for e in facts
        ]

    def listed(self) -> list[str]:
        """The legal actions in notation."""
        return [self.show(action) for action in engine.legal_actions(self.state)]

    def at_the_start_of(self, phase: str) -> None:
        """The pile is empty and it is the active player who speaks, in this phase."""
        assert self.phase == phase
        assert self.pile == ""
        self.seat_to_act(("RED", "BLACK")[self.table.active])

    def describe(self) -> str:
        outcome = engine.outcome(self.state)
        if outcome is None:
            active = self._name(self.table.active)
            head = f"{active}'s turn {self.table.turn}, {self.phase}, {self._name(self._seat())} to act."
        elif outcome.winner is None:
            head = "game drawn."
        else:
            head = f"{self._name(outcome.winner)} has won."
        return f"{head} RED: {self.red} BLACK: {self.black}"

    # What holds everywhere

    def invariants(self) -> None:
        table = self.table
        decision, actions = engine.decision(self.state), engine.legal_actions(self.state)
        assert (decision is None) == (table.outcome is not None) == (not actions)  # M54-12.2
        for seat in table.seats:  # M54-12.1
            assert sorted(self._places(seat)) == sorted(TEAMS[seat.team])
        if table.combat is not None:  # M54-12.3
            assert table.phase in {"declare_attackers", "declare_blockers", "combat"}
        lives = tuple(seat.life for seat in table.seats)  # M54-12.4
        assert all(0 <= life <= before for life, before in zip(lives, self.lives, strict=True))
        self.lives = lives
        for event in map(plain, self.events):
            self._examine_event(event)

    def _places(self, seat: Any) -> Iterable[str]:
        yield from (*seat.hand, *seat.deck, *seat.discard)
        yield from (permanent.card for permanent in (*seat.mana, *seat.creatures))
        pile = [item.card for item in self.table.pile if plain(item)["type"] != "special"]
        growth = self.table.combat.growth if self.table.combat is not None else ()
        yield from (card for card in (*pile, *growth) if card in TEAMS[seat.team])

    def _examine_event(self, event: dict[str, Any]) -> None:
        if event["type"] == "turn_started":  # M54-12.3
            assert not any(c.damage or c.bonus for seat in self.table.seats for c in seat.creatures)
        elif event["type"] == "mana_played":  # M54-12.4
            turn, before = self.mana_cards
            assert turn != self.table.turn, f"{before} and {event['card']} in one turn"
            self.mana_cards = (self.table.turn, event["card"])


def cards_in(document: Any) -> set[str]:
    """Every card named anywhere in plain JSON data."""
    if isinstance(document, dict):
        return set().union(*map(cards_in, document.values()))
    if isinstance(document, list):
        return set().union(*map(cards_in, document))
    return {document} & {*TEAMS["red"], *TEAMS["black"]} if isinstance(document, str) else set()


def keys_in(document: Any) -> set[str]:
    """Every name of a member anywhere in plain JSON data."""
    if isinstance(document, dict):
        return set(document).union(*map(keys_in, document.values()))
    return set().union(*map(keys_in, document)) if isinstance(document, list) else set()


def table(when: str, **position: Any) -> Play:
    """Sit down at a position; see :func:`document`."""
    return Play(document(when, **position))
