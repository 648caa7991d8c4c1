"""What static abilities say of players (CR 613.10)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.magic.state import MagicState

from .characteristics import ruling
from .evaluate import Context, holds, whose
from .language.changes import PlayerRule, Rule


def rules_in_force(state: MagicState) -> Iterator[tuple[Context, Rule]]:
    """The rules of the game that static abilities change now, each from the point of view of its source."""
    for ref, controller, abilities in ruling(state):
        for _, ability in abilities.rules:
            context = Context(state, ref, controller, {})
            if ability.condition is None or holds(context, ability.condition):
                for rule in ability.rules:
                    yield context, rule


def player_rules(state: MagicState, seat: int) -> Iterator[PlayerRule]:
    """What holds for a player."""
    for context, rule in rules_in_force(state):
        if isinstance(rule, PlayerRule) and seat in whose(context, rule.whose):
            yield rule


def cannot_gain_life(state: MagicState, seat: int) -> bool:
    """CR 119.7."""
    return any(rule.cant == "gain life" for rule in player_rules(state, seat))


def cannot_draw(state: MagicState, seat: int) -> bool:
    """Whether the player has drawn as many cards this turn as is allowed (CORE-13.10)."""
    return state.table.seats[seat].draws >= 1 and any(
        rule.cant == "draw more than one" for rule in player_rules(state, seat)
    )


def cannot_search(state: MagicState, seat: int) -> bool:
    """CR 701.23."""
    return any(rule.cant == "search" for rule in player_rules(state, seat))


def ignores_hexproof(state: MagicState, seat: int) -> bool:
    """CORE-13.11: a player whose spells and abilities can target what has hexproof against them."""
    return any(rule.can == "ignore hexproof" for rule in player_rules(state, seat))


def open_hands(state: MagicState) -> set[int]:
    """The seats that play with their hands revealed (CORE-26.5)."""
    return {
        seat
        for context, rule in rules_in_force(state)
        if isinstance(rule, PlayerRule) and rule.has == "open hand"
        for seat in whose(context, rule.whose)
    }


def has_hexproof(state: MagicState, seat: int) -> bool:
    """CR 702.11c."""
    return any(rule.has == "hexproof" for rule in player_rules(state, seat))
