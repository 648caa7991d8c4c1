"""Objects as they are now: their characteristics, and for whom their abilities speak (CR 109, 604, 613).

Nothing computed is stored: the table holds printed cards, counters and continuous effects, and what follows
from them is worked out when it is read and kept in memory with the state.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import NamedTuple, TypeVar, cast

from engine.kernel.derived import derived

from .aspects import AGENDA, ASIDE, UNTIMED
from .characteristics import KINDS, AbilitySet, Characteristics, Kind, by_side, printed_abilities
from .definitions import definition, emblems
from .evaluate import Context, World, holds, passes, whose
from .language.abilities import Ability
from .language.changes import CantBeCountered, PlayerRule, Rule, SkipStep
from .language.filters import Filter
from .layers import Layers
from .library.definition import Definition, card_at
from .seams import format_of
from .state import NOBODY, Id, LastingAbility, MagicState

R = TypeVar("R", bound=Rule)


def compute(state: MagicState) -> dict[Id, Characteristics]:
    """Work out the characteristics of everything on the battlefield from scratch (CR 613.1).

    Raises:
        StepBudgetExceeded: more effects apply to more objects than in any game (CORE-R5).
    """
    layers = Layers(state)
    layers.run()
    return layers.permanents


class Known(NamedTuple):
    """What the layers have made of the battlefield."""

    permanents: dict[Id, Characteristics]
    lasting: bool
    """Whether nothing that applies looks at what is :data:`~.aspects.ASIDE`."""


@derived(ignores=UNTIMED, outlasts=ASIDE, when=lambda _, found: found.lasting)
def known(state: MagicState) -> Known:
    """What is known of the battlefield.

    Raises:
        StepBudgetExceeded: more effects apply to more objects than in any game (CORE-R5).
    """
    layers = Layers(state)
    layers.run()
    return Known(layers.permanents, layers.lasting)


def characteristics(state: MagicState) -> dict[Id, Characteristics]:
    """The characteristics of everything on the battlefield, by id."""
    return known(state).permanents


of_characteristics = partial(
    derived, ignores=UNTIMED, outlasts=ASIDE, when=lambda state, _: known(state).lasting
)
"""Declare a value that reads characteristics and nothing else: it is kept as long as they are."""


class CurrentWorld(World):
    """A state as it is, with everything that applies."""

    __slots__ = ("state",)

    state: MagicState

    def __init__(self, state: MagicState) -> None:
        self.state = state

    @property
    def permanents(self) -> dict[Id, Characteristics]:
        """The permanents, with all layers applied."""
        return characteristics(self.state)

    @property
    def elsewhere(self) -> dict[Id, Characteristics]:
        """The characteristics off the battlefield, as far as they have been asked for."""
        return _elsewhere(self.state)


def _printed_anew(state: MagicState, found: Mapping[Id, Characteristics]) -> dict[Id, Characteristics]:
    world, objects = CurrentWorld(state), state.table.objects
    return {ref: world.printed(ref, objects[ref]) for ref in found}


@derived(ignores=(AGENDA,), anew=_printed_anew)
def _elsewhere(_: MagicState) -> dict[Id, Characteristics]:
    return {}


NO_NAMES: Mapping[str, list[int | str]] = {}


def viewpoint(
    state: MagicState, source: Id, controller: int, names: Mapping[str, list[int | str]] = NO_NAMES
) -> Context:
    """The point of view of a source in a state as it is; ``names`` are the variables."""
    return Context(CurrentWorld(state), source, controller, names)


def seen(state: MagicState, ref: Id) -> Characteristics | None:
    """The characteristics of an object: on the battlefield, as printed elsewhere, or last known."""
    found = characteristics(state).get(ref)
    return CurrentWorld(state).seen(ref) if found is None else found


def controller_of(state: MagicState, ref: Id) -> int | None:
    """Who controls an object (owns it, outside battlefield and stack), or last did."""
    return CurrentWorld(state).controller_of(ref)


# Whose abilities apply -------------------------------------------------------------------------------------


def times_had(state: MagicState, source: Id, code: str) -> int:
    """How often an object has an ability, once at least: several effects may give it the same, and each of
    them is used for itself (CR 113.2c)."""
    found = characteristics(state).get(source)
    return 1 if found is None else max(1, sum(code == one for one, _ in found.abilities))


def is_done(state: MagicState, source: Id, code: str) -> bool:
    """Whether what an ability of an object lets be done once each turn has been done (CR 603.2i): of one that
    has left, as far as that is remembered."""
    thing = state.table.objects.get(source)
    if thing is not None:
        return thing.used.count(code) >= times_had(state, source, code)
    left = state.machine.last_known.get(source)
    return left is not None and code in left.done


class WorkingAbilities(NamedTuple):
    """The abilities of one source that function now, with the player who is "you" in them (CR 109.5)."""

    source: Id
    controller: int
    abilities: AbilitySet
    side: int | None = None
    """The player for whom they speak beside others; None: they speak for the controller alone."""
    names: Mapping[str, list[int | str]] = NO_NAMES
    """What names in them stand for, if they function for a time."""
    lasting: LastingAbility | None = None
    """The one that functions for a time, though no object has it."""

    def name(self, code: str) -> str:
        """The name of one of the abilities, unique among all that function."""
        if self.lasting is not None:
            return f"{self.source} {code} for a time {self.lasting.number}"
        return f"{self.source} {code}" if self.side is None else f"{self.source} {code} for seat {self.side}"


def working_abilities(state: MagicState, kind: Kind) -> Sequence[WorkingAbilities]:
    """The abilities of a kind that function now: those of permanents, the rules of the format, and those that
    function for a time."""
    return _working(state)[kind]


@lru_cache(maxsize=1_000)
def _alone(card: Definition, code: str) -> AbilitySet:
    """The set of the one ability at an address."""
    return AbilitySet(((code, cast("Ability", card.parts[code])),))


@of_characteristics()
def _working(state: MagicState) -> dict[Kind, list[WorkingAbilities]]:
    found: dict[Kind, list[WorkingAbilities]] = {kind: [] for kind in KINDS}
    for working in _all_working(state):
        for one in working.abilities.kinds:
            found[one].append(working)
    return found


def _all_working(state: MagicState) -> Iterator[WorkingAbilities]:
    form = format_of(state)
    for ref, found in characteristics(state).items():
        if found.abilities.kinds:
            if form.sides:
                for controller, side, abilities in by_side(state, ref, found):
                    yield WorkingAbilities(ref, controller, abilities, side)
            else:
                yield WorkingAbilities(ref, found.controller, found.abilities)
    for ref, owner, _, emblem in emblems(state):
        yield WorkingAbilities(ref, owner, printed_abilities(emblem))
    if form.standing is not None:
        yield WorkingAbilities(form.standing.key, NOBODY, printed_abilities(form.standing))
    for one in state.table.lasting:
        abilities = _alone(definition(state, card_at(one.code)), one.code)
        yield WorkingAbilities(one.source, one.controller, abilities, names=one.vars, lasting=one)


# Rules of the game that static abilities change (CR 613.10, 613.11) ----------------------------------------


@of_characteristics()
def kinds_in_force(state: MagicState) -> frozenset[type[Rule]]:
    """The kinds of rules that abilities which function now change, perhaps under a condition."""
    return frozenset().union(*(working.abilities.ruling for working in _working(state)["rules"]))


def rules_in_force(state: MagicState, kind: type[R]) -> Iterator[tuple[Context, R]]:
    """The rules of a kind that static abilities change now, each from the point of view of its source."""
    return _in_force(state, kind) if kind in kinds_in_force(state) else iter(())


def _in_force(state: MagicState, kind: type[R]) -> Iterator[tuple[Context, R]]:
    for working in working_abilities(state, "rules"):
        if kind not in working.abilities.ruling:
            continue
        for _, ability in working.abilities.rules:
            rules = [rule for rule in ability.rules if isinstance(rule, kind)]
            context = viewpoint(state, working.source, working.controller, working.names)
            if rules and (ability.condition is None or holds(context, ability.condition)):
                for rule in rules:
                    yield context, rule


def addressed_rules(state: MagicState, kind: type[R]) -> Iterator[tuple[str, Context, R]]:
    """The same, each with the address of its ability."""
    if kind not in kinds_in_force(state):
        return
    for working in working_abilities(state, "rules"):
        for code, ability in working.abilities.rules:
            rules = [rule for rule in ability.rules if isinstance(rule, kind)]
            context = viewpoint(state, working.source, working.controller, working.names)
            if rules and (ability.condition is None or holds(context, ability.condition)):
                yield from ((code, context, rule) for rule in rules)


def player_rules(state: MagicState, seat: int) -> Iterator[PlayerRule]:
    """The rules about players that apply to a player."""
    for context, rule in rules_in_force(state, PlayerRule):
        if seat in whose(context, rule.whose):
            yield rule


def cannot_gain_life(state: MagicState, seat: int) -> bool:
    """CR 119.7."""
    return any(rule.cant == "gain life" for rule in player_rules(state, seat))


def cannot_lose(state: MagicState, seat: int) -> bool:
    """CR 101.2: neither state-based actions nor effects make the player lose the game."""
    return any(rule.cant == "lose the game" for rule in player_rules(state, seat))


def cannot_win(state: MagicState, seat: int) -> bool:
    """CR 101.2: no effect makes the player win the game."""
    return any(rule.cant == "win the game" for rule in player_rules(state, seat))


def losers(state: MagicState) -> list[tuple[int, str]]:
    """The players who lose now, each with the rule; not those who can't lose."""
    found = format_of(state).ending.losers(state)
    return [one for one in found if not cannot_lose(state, one[0])] if found else found


def skips_step(state: MagicState, seat: int, step: str) -> bool:
    """Whether a player skips this step of each of their turns (CR 614.10)."""
    found = rules_in_force(state, SkipStep)
    return any(rule.step == step and seat in whose(context, rule.whose) for context, rule in found)


def has_no_maximum_hand_size(state: MagicState, seat: int) -> bool:
    """CR 402.2."""
    return any(rule.has == "no maximum hand size" for rule in player_rules(state, seat))


def cannot_draw(state: MagicState, seat: int) -> bool:
    """Whether the player has drawn as many cards this turn as is allowed (CORE-13.10)."""
    return state.table.seats[seat].draws >= 1 and any(
        rule.cant == "draw more than one" for rule in player_rules(state, seat)
    )


def cannot_search(state: MagicState, seat: int) -> bool:
    """CR 701.23."""
    return any(rule.cant == "search" for rule in player_rules(state, seat))


def cannot_be_countered(state: MagicState, ref: Id) -> bool:
    """Whether an effect, its own or another one, keeps a spell from being countered (CR 101.2, 113.6)."""
    spell, found = state.table.objects.get(ref), seen(state, ref)
    if spell is None or found is None:
        return False
    itself = viewpoint(state, ref, found.controller)
    for _, ability in found.abilities.rules:
        says_so = any(isinstance(rule, CantBeCountered) and rule.spells == "self" for rule in ability.rules)
        if says_so and (ability.condition is None or holds(itself, ability.condition)):
            return True
    return any(
        isinstance(rule.spells, Filter) and passes(context, ref, spell, found, rule.spells)
        for context, rule in rules_in_force(state, CantBeCountered)
    )


def ignores_hexproof(state: MagicState, seat: int) -> bool:
    """CORE-13.11: a player whose spells and abilities can target what has hexproof against them."""
    return any(rule.can == "ignore hexproof" for rule in player_rules(state, seat))


class Shown(NamedTuple):
    """What rules in force show of hidden zones."""

    hands: set[int]
    """The seats that play with their hands revealed (CORE-26.5)."""
    tops: dict[int, set[int]]
    """The seats whose library's top card is seen, and by whom (CR 401.5)."""


def shown(state: MagicState) -> Shown:
    """What players see of hidden zones, as long as rules say so."""
    hands, tops = set[int](), dict[int, set[int]]()
    for context, rule in rules_in_force(state, PlayerRule):
        if rule.has not in SHOWING:
            continue
        for seat in whose(context, rule.whose):
            if rule.has == "open hand":
                hands.add(seat)
            else:
                looking = (seat,) if rule.has == "top card" else range(len(state.table.seats))
                tops.setdefault(seat, set()).update(looking)
    return Shown(hands, tops)


SHOWING = ("open hand", "top card", "top revealed")
"""What players may have that shows cards of hidden zones."""


def could_show(state: MagicState) -> bool:
    """Whether an ability that functions now shows cards of hidden zones, perhaps under a condition."""
    return PlayerRule in kinds_in_force(state) and any(
        isinstance(rule, PlayerRule) and rule.has in SHOWING
        for working in working_abilities(state, "rules")
        for _, ability in working.abilities.rules
        for rule in ability.rules
    )


def has_shroud(state: MagicState, seat: int) -> bool:
    """CR 702.18a."""
    return any(rule.has == "shroud" for rule in player_rules(state, seat))


def has_hexproof(state: MagicState, seat: int) -> bool:
    """CR 702.11c."""
    return any(rule.has == "hexproof" for rule in player_rules(state, seat))


def cards_in(state: MagicState, zone: str, seat: int) -> list[Id]:
    """The cards in a player's library, or in a zone of the format that is one."""
    if zone == "library":
        return state.table.seats[seat].library
    return [one.ref for one in format_of(state).board.places(state) if (one.zone, one.seat) == (zone, seat)]
