"""What a creature may not attack or block by itself (CR 508.1a–c, 509.1a–b, 702).

A restriction says when it is broken; from that both the list of legal actions and the explanations of
refusals are made. What several creatures may only do together, or not without paying, is in
:mod:`.requirements` and :mod:`.attacking`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from engine.kernel.clauses import Ask, Clause
from engine.kernel.documents import Facts
from engine.kernel.seats import seat_of, seat_ref
from engine.magic.characteristics import Characteristics
from engine.magic.evaluate import holds, passes, playing
from engine.magic.language.changes import Cant
from engine.magic.language.filters import DEFENDING, Filter
from engine.magic.objects import characteristics, controller_of, viewpoint
from engine.magic.protection import protecting
from engine.magic.rules import cr
from engine.magic.state import Attacker, CombatRole, MagicState, Object

# Who attacks whom and who blocks (CR 506, 508.5, 802.2) ---------------------------------------------------


def attackers(state: MagicState) -> list[Attacker]:
    """The attacking creatures, in the order of their declaration."""
    combat = state.table.combat
    return [] if combat is None else combat.attackers


def in_battlefield_order(state: MagicState, refs: Iterable[str]) -> list[str]:
    """These permanents in ascending order (CORE-R16)."""
    wanted = frozenset(refs)
    return [ref for ref in state.table.battlefield if ref in wanted]


def defending_seat(state: MagicState, attacker: Attacker) -> int | None:
    """The player who is attacked, in person or in a planeswalker, even one that left (CR 506.4c, 508.5)."""
    seat = seat_of(attacker.defender)
    if seat is not None:
        return seat
    return attacker.against if attacker.against is not None else controller_of(state, attacker.defender)


def still_attacked(state: MagicState, attacker: Attacker) -> str | None:
    """The player or planeswalker that the creature attacks; None if that has left (CR 506.4c)."""
    seat = seat_of(attacker.defender)
    if seat is not None:
        return None if state.table.seats[seat].lost else attacker.defender
    found = characteristics(state).get(attacker.defender)
    if found is None or "planeswalker" not in found.types:
        return None
    return attacker.defender if found.controller == defending_seat(state, attacker) else None


def attacked_seats(state: MagicState) -> list[int]:
    """The defending players, in turn order (CR 802.4)."""
    attacked = {defending_seat(state, attacker) for attacker in attackers(state)}
    return [seat for seat in playing(state) if seat in attacked]


def role(state: MagicState, ref: str) -> CombatRole:
    """What a permanent does in the running combat."""
    running = attackers(state)
    if any(entry.creature == ref for entry in running):
        return "attacking"
    return "blocking" if any(ref in entry.blockers for entry in running) else ""


def fighting(state: MagicState) -> list[str]:
    """The attacking and blocking creatures, in battlefield order."""
    found = [attacker.creature for attacker in attackers(state)]
    found += [blocker for attacker in attackers(state) for blocker in attacker.blockers]
    return in_battlefield_order(state, found)


class Creature(NamedTuple):
    """A permanent, and the player who would attack or block with it."""

    seat: int
    thing: Object
    found: Characteristics


class Pair(NamedTuple):
    """A permanent that would block, and what it would block."""

    state: MagicState
    blocker_ref: str
    attacker_ref: str
    blocker: Characteristics
    attacker: Characteristics


class Onslaught(NamedTuple):
    """A creature that would attack, and what it would attack."""

    state: MagicState
    found: Characteristics
    defender: str


class Restriction(NamedTuple):
    """A rule that a single creature, or a pair, must not break."""

    rule: str
    reason: str
    broken: Callable[[Any], bool]
    of_kind: bool = False
    """What breaks it has nothing to do with attacking or blocking (:attr:`Clause.of_kind`)."""


# A creature that would attack or block ---------------------------------------------------------------------


def _not_own_creature(creature: Creature) -> bool:
    return not creature.found.is_creature or creature.found.controller != creature.seat


def _sick(creature: Creature) -> bool:
    return creature.found.is_summoning_sick(creature.thing)


def _defends(creature: Creature) -> bool:
    found = creature.found
    return "defender" in found.keywords and not any(can.attack_despite == "defender" for can in found.can)


ATTACKING = (
    Restriction(cr("508.1a"), "{creature} is not a creature of the active player", _not_own_creature, True),
    Restriction(cr("508.1a"), "{creature} is tapped", lambda creature: creature.thing.tapped),
    Restriction(
        cr("302.6"),
        "{creature} has no haste and was not under its controller's control since their turn began",
        _sick,
    ),
    Restriction(cr("702.3b"), "{creature} has defender", _defends),
    Restriction(
        cr("508.1c"),
        "an effect says that {creature} can't attack",
        lambda creature: any(cant.attack and cant.unless is None for cant, _, _ in creature.found.cant),
    ),
)
BLOCKING = (
    Restriction(
        cr("509.1a"), "{creature} is not a creature of the defending player", _not_own_creature, True
    ),
    Restriction(cr("509.1a"), "{creature} is tapped", lambda creature: creature.thing.tapped),
    Restriction(
        cr("509.1b"),
        "an effect says that {creature} can't block",
        lambda creature: any(cant.block for cant, _, _ in creature.found.cant),
    ),
)


# A creature that would attack somebody ---------------------------------------------------------------------


def _keeps_off(onslaught: Onslaught) -> bool:
    """Whether an effect says that it can't attack that player, or their planeswalker."""
    state, found, defender = onslaught
    if not found.cant:
        return False
    seat = seat_of(defender)
    player = controller_of(state, defender) if seat is None else seat
    return player is not None and any(
        (cant.attack and cant.unless is not None and _stands(state, cant, source, controller, player))
        or (
            cant.attack_player is not None
            and (seat is not None or cant.or_planeswalkers)
            and player in viewpoint(state, source, controller).seats(cant.attack_player)
        )
        for cant, source, controller in found.cant
    )


def _stands(state: MagicState, cant: Cant, source: str, controller: int, defending: int) -> bool:
    """Whether what something can't do is so for a defending player."""
    if cant.unless is None:
        return True
    return not holds(viewpoint(state, source, controller, {DEFENDING: [seat_ref(defending)]}), cant.unless)


ONSLAUGHTS = (
    Restriction(cr("508.1c"), "an effect says that {creature} can't attack {defender}", _keeps_off),
)


# A creature that would block another -----------------------------------------------------------------------


def _attacks_others(pair: Pair) -> bool:
    return not any(
        entry.creature == pair.attacker_ref and defending_seat(pair.state, entry) == pair.blocker.controller
        for entry in attackers(pair.state)
    )


def _flying(pair: Pair) -> bool:
    return "flying" in pair.attacker.keywords and pair.blocker.keywords.isdisjoint(("flying", "reach"))


def _horsemanship(pair: Pair) -> bool:
    return "horsemanship" in pair.attacker.keywords and "horsemanship" not in pair.blocker.keywords


def _shadow(pair: Pair) -> bool:
    attacker, blocker = "shadow" in pair.attacker.keywords, "shadow" in pair.blocker.keywords
    return attacker != blocker and not (attacker and _blocks_despite(pair, "shadow"))


def _blocks_despite(pair: Pair, keyword: str) -> bool:
    return any(can.block_despite == keyword for can in pair.blocker.can)


def _fear(pair: Pair) -> bool:
    return "fear" in pair.attacker.keywords and not (
        "artifact" in pair.blocker.types or "B" in pair.blocker.colors
    )


def _intimidate(pair: Pair) -> bool:
    return (
        "intimidate" in pair.attacker.keywords
        and "artifact" not in pair.blocker.types
        and pair.blocker.colors.isdisjoint(pair.attacker.colors)
    )


def _skulk(pair: Pair) -> bool:
    return "skulk" in pair.attacker.keywords and pair.blocker.power > pair.attacker.power


def _landwalk(pair: Pair) -> bool:
    lands = {keyword.parameter for keyword in pair.attacker.parametric if keyword.name == "landwalk"}
    if lands and pair.attacker.can:
        despite = {can.be_blocked_despite for can in pair.attacker.can}
        lands = {land for land in lands if f"{str(land).lower()}walk" not in despite}
    if lands and _blocks_despite(pair, "landwalk"):
        return False
    return bool(lands) and any(
        "land" in found.types
        and found.controller == pair.blocker.controller
        and not lands.isdisjoint(found.subtypes)
        for found in characteristics(pair.state).values()
    )


def _unblockable(pair: Pair) -> bool:
    return any(
        (cant.be_blocked and _stands(pair.state, cant, source, controller, pair.blocker.controller))
        or (
            cant.be_blocked_by is not None
            and _passes(pair.state, source, controller, pair.blocker_ref, pair.blocker, cant.be_blocked_by)
        )
        or (
            cant.be_blocked_except is not None
            and not _passes(
                pair.state, source, controller, pair.blocker_ref, pair.blocker, cant.be_blocked_except
            )
        )
        for cant, source, controller in pair.attacker.cant
    )


def _blocks_only_others(pair: Pair) -> bool:
    return any(
        cant.block_except is not None
        and not _passes(pair.state, source, controller, pair.attacker_ref, pair.attacker, cant.block_except)
        for cant, source, controller in pair.blocker.cant
    )


def _cannot_block_those(pair: Pair) -> bool:
    return any(
        (cant.block_source and source == pair.attacker_ref)
        or (
            cant.block_those is not None
            and _passes(pair.state, source, controller, pair.attacker_ref, pair.attacker, cant.block_those)
        )
        for cant, source, controller in pair.blocker.cant
    )


def _passes(
    state: MagicState, source: str, controller: int, ref: str, found: Characteristics, wanted: Filter
) -> bool:
    return passes(viewpoint(state, source, controller, {}), ref, state.table.objects.get(ref), found, wanted)


EVASION = (
    Restriction(cr("702.9b"), "{attacker} has flying; {creature} has neither flying nor reach", _flying),
    Restriction(cr("702.31b"), "{attacker} has horsemanship, and {creature} does not", _horsemanship),
    Restriction(cr("702.28b"), "only one of {creature} and {attacker} has shadow", _shadow),
    Restriction(cr("702.36b"), "{attacker} has fear; {creature} is neither an artifact nor black", _fear),
    Restriction(
        cr("702.13b"),
        "{attacker} has intimidate; {creature} is not an artifact and shares no colour with it",
        _intimidate,
    ),
    Restriction(cr("702.118b"), "{attacker} has skulk, and {creature} has greater power", _skulk),
    Restriction(
        cr("702.14c"), "{attacker} has landwalk, and the defending player controls such a land", _landwalk
    ),
    Restriction(
        cr("702.16f"),
        "{attacker} has protection from a quality that {creature} has",
        lambda pair: protecting(pair.state, pair.attacker, pair.blocker, "block") is not None,
    ),
    Restriction(cr("509.1b"), "an effect says that {creature} can't block {attacker}", _unblockable),
    Restriction(
        cr("509.1b"),
        "an effect lets {creature} block only certain creatures, and {attacker} is not one of them",
        _blocks_only_others,
    ),
    Restriction(
        cr("509.1b"),
        "an effect says that {creature} can't block creatures such as {attacker}",
        _cannot_block_those,
    ),
)
THEIRS = Restriction(
    cr("509.1a"), "{attacker} attacks neither this player nor their planeswalkers", _attacks_others
)
PAIRS = (THEIRS, *EVASION)


# Listing and explaining ------------------------------------------------------------------------------------


def may(restrictions: tuple[Restriction, ...], about: Creature | Onslaught | Pair) -> bool:
    """Whether none of the restrictions is broken."""
    return not any(restriction.broken(about) for restriction in restrictions)


def creature(state: MagicState, seat: int, ref: str) -> Creature | None:
    """The permanent with this id, None if there is none."""
    found = characteristics(state).get(ref)
    return None if found is None else Creature(seat, state.table.objects[ref], found)


def pair(state: MagicState, blocker: str, attacker: str) -> Pair | None:
    """The two permanents with these ids, None if one of them is none."""
    known = characteristics(state)
    if blocker not in known or attacker not in known:
        return None
    return Pair(state, blocker, attacker, known[blocker], known[attacker])


def onslaught(state: MagicState, ref: str, defender: str) -> Onslaught | None:
    """The permanent with this id, and what it would attack; None if there is no such permanent."""
    found = characteristics(state).get(ref)
    return None if found is None else Onslaught(state, found, defender)


def deciding_seat(state: MagicState, seat: int, ref: str) -> int:
    """Who would choose a creature: the player who decides."""
    del state, ref
    return seat


def attacking_seat(state: MagicState, seat: int, ref: str) -> int:
    """Who would attack with a creature, whoever decides something now: the active player (CR 508.1)."""
    del seat, ref
    return state.table.active


def blocking_seat(state: MagicState, seat: int, ref: str) -> int:
    """Who would block with a creature: the player who decides; while the active player does, whoever else
    controls it (CR 509.1)."""
    found = characteristics(state).get(ref)
    return seat if found is None or seat != state.table.active else found.controller


def clauses_for_creatures(
    restrictions: tuple[Restriction, ...], whose: Callable[[MagicState, int, str], int] = deciding_seat
) -> tuple[Clause, ...]:
    """The restrictions as clauses on a choice of a creature; ``whose`` tells who would choose it, which is
    not always who decides: an action may come while something else is asked."""
    return tuple(
        Clause(
            one.rule,
            one.reason,
            _broken(one, lambda ask, ref: creature(ask.state, whose(ask.state, ask.seat, ref), ref)),
            of_kind=one.of_kind,
        )
        for one in restrictions
    )


def clauses_for_pairs(restrictions: tuple[Restriction, ...]) -> tuple[Clause, ...]:
    """The restrictions as clauses on a choice of an attacker for a creature that was chosen before."""
    return tuple(
        Clause(one.rule, one.reason, _broken(one, lambda ask, *refs: pair(ask.state, *refs)))
        for one in restrictions
    )


def clauses_for_onslaughts(restrictions: tuple[Restriction, ...]) -> tuple[Clause, ...]:
    """The restrictions as clauses on a choice of what a creature that was chosen before attacks."""
    return tuple(
        Clause(one.rule, one.reason, _broken(one, lambda ask, *refs: onslaught(ask.state, *refs)))
        for one in restrictions
    )


def _broken(
    restriction: Restriction, look: Callable[..., Creature | Onslaught | Pair | None]
) -> Callable[..., Facts | None]:
    def broken(ask: Ask, *refs: str) -> Facts | None:
        about = look(ask, *refs)
        return {} if about is not None and restriction.broken(about) else None

    return broken
