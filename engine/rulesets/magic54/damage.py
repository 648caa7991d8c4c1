"""M54-8.3 and M54-R21 to M54-R27: announced damage meets the registered effects, then it is applied.

Every blow goes its way alone. On each creature or player it is aimed at, the effect solved first acts: a
cancel ends the blow, a redirection re-aims it, and each effect acts on the same blow only once (M54-R25,
M54-R26).
"""

from __future__ import annotations

from collections.abc import Sequence

from . import atoms
from .book import cite
from .cards import PLAYERS, STRENGTH
from .state import Blow, Effect, Magic54Draft, Resolve, Table, opponent

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


def apply_damage(draft: Magic54Draft) -> None:
    """Damage to creatures, damage to players, deaths."""
    task = draft.state.machine.agenda[-1]
    assert isinstance(task, Resolve)
    if not task.blows:
        return
    arrived = [blow for blow in (_arrival(draft, blow, task.effects) for blow in task.blows) if blow]
    places = _places(draft.state.table)
    for blow in arrived:
        if blow.target in places:
            rule = COMBAT_DAMAGE if blow.source in STRENGTH else CARD_DAMAGE
            atoms.damage_creature(draft, places[blow.target], blow.target, blow.amount, blow.source, rule)
    for blow in arrived:
        if blow.target in PLAYERS:
            number = PLAYERS.index(blow.target)
            over = blow.amount > draft.state.table.seats[number].life
            rule = DOWN_TO_ZERO if over else PLAYER_DAMAGE
            atoms.damage_player(draft, number, blow.amount, blow.source, rule)
    _bury_the_dead(draft)


def _places(table: Table) -> dict[str, int]:
    """The creatures in play with their seats."""
    return {creature.card: number for number, seat in enumerate(table.seats) for creature in seat.creatures}


def _arrival(draft: Magic54Draft, blow: Blow, effects: Sequence[Effect]) -> Blow | None:
    """A blow with the target at which it arrives; None if it is cancelled or lost."""
    in_play = _places(draft.state.table)
    used: list[int] = []
    while True:
        if blow.target not in in_play and blow.target not in PLAYERS:
            atoms.lose(draft, blow)
            return None
        acting = [
            number
            for number, effect in enumerate(effects)
            if effect.on == blow.target
            and number not in used
            and (effect.to is None or effect.to in in_play or effect.to in PLAYERS)
        ]
        if not acting:
            return blow
        effect = effects[acting[0]]
        if effect.to is None:
            atoms.cancel(draft, blow, effect.by, COMPETITION if acting[1:] else CANCELLED)
            return None
        blow = atoms.redirect(draft, blow, effect, effect.to, _redirection(effect, acting, used))
        used.append(acting[0])


def _redirection(effect: Effect, acting: Sequence[int], used: Sequence[int]) -> str:
    """The rule that settles which redirection takes a blow."""
    if used:
        return CHAIN
    if len(acting) > 1:
        return COMPETITION
    return PROTECTION if effect.to in PLAYERS else SACRIFICE


def _bury_the_dead(draft: Magic54Draft) -> None:
    """Each player's dead creatures, oldest first, the active player's before the other's."""
    table = draft.state.table
    for number in (table.active, opponent(table.active)):
        dead = [
            creature.card
            for creature in table.seats[number].creatures
            if creature.damage >= STRENGTH[creature.card] + creature.bonus
        ]
        for card in dead:
            atoms.bury(draft, number, card, DEATHS if dead[1:] else DEATH)
