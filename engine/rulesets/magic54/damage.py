"""Chapters 8 and 9, damage: the blows of a combat, and announced damage up to the deaths.

In combat attackers strike in the order of declaration, each followed by its blockers; all of it is announced
and then applied at the same time (M54-9.8). Every blow goes its way alone: on each creature or player it is
aimed at, the effect solved first acts; a cancel ends the blow, a redirection re-aims it, and each effect acts
on the same blow only once (M54-R21 to M54-R27).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from engine.kernel.answers import given
from engine.kernel.clauses import Menu, Offer
from engine.kernel.divisions import Division, Share, Shares, divide, share_choices
from engine.kernel.documents import Action, Decision
from engine.kernel.seats import PLAYERS, opponent
from engine.playing_cards.combat import in_play

from . import atoms
from .actions import DivideDamage
from .book import cite
from .cards import STRENGTH
from .decisions import ChoosingShare
from .refusals import elsewhere
from .state import Attacker, Magic54Draft, Magic54State, Table, power, toughness
from .tasks import Blow, Effect, Resolve

BLOCKED = cite("M54-9.4")
UNBLOCKED = cite("M54-9.5")
SHARED = cite("M54-9.6")
BLOCKERS = cite("M54-9.7")
DIVISION = cite("M54-R38")
CANCELLED = cite("M54-R23")
SACRIFICE = cite("M54-R24")
COMPETITION = cite("M54-R25")
CHAIN = cite("M54-R26")
PROTECTION = cite("M54-R27")
CARD_DAMAGE = cite("M54-R21")
COMBAT_DAMAGE = cite("M54-9.8")
PLAYER_DAMAGE = cite("M54-8.3")
DOWN_TO_ZERO = cite("M54-R40")
DEATH = cite("M54-4.2")
DEATHS = cite("M54-R50")


# Blows --------------------------------------------------------------------------------------------------


def ask_share(table: Table, task: Resolve) -> ChoosingShare | None:
    """The share of the next blocker, if one has to be asked for: attackers and blockers in the order of
    declaration; the last blocker takes the rest unasked (M54-9.6, M54-R38)."""
    _, share = _shares(table, task)
    if share is None:
        return None
    division = share.division
    return ChoosingShare(
        seat=division.seat, rule=SHARED, attacker=division.source, blocker=share.to, left=share.left
    )


def _shares(table: Table, task: Resolve) -> tuple[Shares, Share | None]:
    """How blocked attackers divide their damage, as far as it is settled."""
    if table.combat is None:
        return {}, None
    mine = in_play(table.seats[table.active])
    divisions = [
        Division(attacker.card, table.active, power(mine[attacker.card]), tuple(attacker.blockers))
        for attacker in table.combat.attackers
        if attacker.blockers
    ]
    return divide(divisions, {(one.attacker, one.blocker): one.amount for one in given(task)})


def announce_blows(draft: Magic54Draft, task: Resolve) -> None:
    """Announce the blows attacker by attacker, each followed by those of its blockers (M54-9.8)."""
    table = draft.state.table
    assert table.combat is not None, "blows are struck in a combat"
    shares, _ = _shares(table, task)
    for attacker in table.combat.attackers:
        _strike(draft, attacker, shares.get(attacker.card, {}))


def _strike(draft: Magic54Draft, attacker: Attacker, shares: Mapping[str, int]) -> None:
    """The blows of one attacker and of its blockers."""
    table = draft.state.table
    defender = opponent(table.active)
    if not attacker.blocked:
        strength = power(in_play(table.seats[table.active])[attacker.card])
        atoms.announce(draft, Blow(attacker.card, PLAYERS[defender], strength), UNBLOCKED)
        return
    rule = SHARED if len(attacker.blockers) > 1 else BLOCKED
    for blocker, share in shares.items():
        if share:
            atoms.announce(draft, Blow(attacker.card, blocker, share), rule)
    blockers = in_play(table.seats[defender])
    for blocker in attacker.blockers:
        atoms.announce(draft, Blow(blocker, attacker.card, power(blockers[blocker])), BLOCKERS)


# Damage -------------------------------------------------------------------------------------------------


def apply_damage(draft: Magic54Draft) -> None:
    """Damage to creatures, damage to players, deaths."""
    task = draft.state.machine.agenda[-1]
    assert isinstance(task, Resolve)
    if not task.blows:
        return
    owner_of = _owners(draft.state.table)
    aimed = (_arrival(draft, blow, task.effects, owner_of) for blow in task.blows)
    arrived = [blow for blow in aimed if blow is not None]
    for blow in arrived:
        if blow.target in owner_of:
            rule = COMBAT_DAMAGE if blow.source in STRENGTH else CARD_DAMAGE
            atoms.damage_creature(draft, owner_of[blow.target], blow, rule)
    for blow in arrived:
        if blow.target in PLAYERS:
            seat = PLAYERS.index(blow.target)
            over = blow.amount > draft.state.table.seats[seat].life
            rule = DOWN_TO_ZERO if over else PLAYER_DAMAGE
            atoms.damage_player(draft, seat, blow, rule)
    _bury(draft)


def _owners(table: Table) -> dict[str, int]:
    """The creatures in play with their seats."""
    return {creature.card: seat for seat, half in enumerate(table.seats) for creature in half.creatures}


def _arrival(
    draft: Magic54Draft, blow: Blow, effects: Sequence[Effect], in_play: Collection[str]
) -> Blow | None:
    """A blow with the target at which it arrives; None if it is cancelled or lost."""
    used: list[int] = []
    while True:
        if blow.target not in in_play and blow.target not in PLAYERS:
            atoms.lose_damage(draft, blow)
            return None
        acting = [
            place
            for place, effect in enumerate(effects)
            if effect.on == blow.target
            and place not in used
            and (effect.to is None or effect.to in in_play or effect.to in PLAYERS)
        ]
        if not acting:
            return blow
        effect = effects[acting[0]]
        if effect.to is None:
            atoms.cancel_damage(draft, blow, effect.by, COMPETITION if acting[1:] else CANCELLED)
            return None
        blow = atoms.redirect_damage(draft, blow, effect.by, effect.to, _redirection(effect, acting, used))
        used.append(acting[0])


def _redirection(effect: Effect, acting: Sequence[int], used: Sequence[int]) -> str:
    """The rule that settles which redirection takes a blow."""
    if used:
        return CHAIN
    if len(acting) > 1:
        return COMPETITION
    return PROTECTION if effect.to in PLAYERS else SACRIFICE


def _bury(draft: Magic54Draft) -> None:
    """Each player's dead creatures, oldest first, the active player's before the other's (M54-R50)."""
    table = draft.state.table
    for seat in (table.active, opponent(table.active)):
        dead = [c.card for c in table.seats[seat].creatures if c.damage >= toughness(c)]
        for card in dead:
            atoms.die(draft, seat, card, DEATHS if dead[1:] else DEATH)


# The division -------------------------------------------------------------------------------------------


def tell_share(draft: Magic54Draft, state: Magic54State, decision: Decision, action: Action) -> None:
    """Tell the share that is being settled; the task that asked keeps it."""
    if isinstance(action, DivideDamage):
        atoms.divide_damage(draft, action.attacker, action.blocker, action.amount, DIVISION)


DIVIDING = Menu(
    ChoosingShare,
    (
        Offer(
            DivideDamage,
            DIVISION,
            "{amount} damage of {attacker} to {blocker}",
            choices=share_choices("attacker", "blocker", asked=DIVISION, rule=DIVISION),
        ),
    ),
    elsewhere,
)
