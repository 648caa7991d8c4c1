"""What may be done while an action is held: a save that bears on a creature which is about to be harmed
(L5C-16.2, 16.3).

It regenerates the creature, prevents damage to it, or prevents what would damage it from doing so. Which
spells, abilities, modes and targets do that is found by what their text would do (:mod:`.foreseen`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engine.kernel.clauses import Explanation
from engine.magic.characteristics import printed_abilities
from engine.magic.definitions import definition, part
from engine.magic.evaluate import Context
from engine.magic.hooks import ActivateIt, CastIt, Deed, ModeIt, Touch
from engine.magic.language.abilities import Activated, Mode, Spell
from engine.magic.language.filters import Target
from engine.magic.objects import characteristics, viewpoint
from engine.magic.parts import BasePart
from engine.magic.procedures.targets import candidates
from engine.magic.state import Id, MagicState, Vars

from .book import cite
from .foreseen import Impact, harmed, impacts
from .held_actions import held
from .no_responding import NOTHING_WAITS

SAVE = cite("L5C-16.2")
ALONE = cite("L5C-16.3")
BEARS = "regenerates no creature that is about to be harmed, and prevents no damage to one"


class Saves(BasePart):
    """Nothing but saves, as long as an action is held."""

    def forbidding(self, state: MagicState, seat: int) -> Iterable[type[Deed]]:
        """While an action is held."""
        return () if held(state) is None else (CastIt, ActivateIt, ModeIt)

    def forbids(self, state: MagicState, seat: int, deed: Deed) -> Explanation | None:
        """L5C-16.2, 16.3: spells, abilities and modes that are no save."""
        item = held(state)
        assert item is not None, "it is asked while an action is held"
        doomed = harmed(state, item)
        match deed:
            case CastIt(card=card):
                code = definition(state, state.table.objects[card].card).spell
                if code is None or not _can_save(state, seat, card, code, doomed):
                    return ALONE, f"only a save can be cast now, and {{card}} {BEARS}", {}
            case ActivateIt(source=source, code=code):
                if not _can_save(state, seat, source, code, doomed):
                    return ALONE, f"only a save can be used now, and this ability of {{source}} {BEARS}", {}
            case ModeIt(source=source, code=code, mode=mode):
                modes = getattr(part(state, code), "modes", ())
                if mode in range(len(modes)) and not _bears_somehow(
                    viewpoint(state, source, seat), f"{code}/m{mode}", modes[mode], doomed
                ):
                    return SAVE, f"this mode {BEARS}", {}
        return None

    def reaches(self, touch: Touch) -> Explanation | None:
        """L5C-16.2: targets with which a save would be none. What is held waits for nobody else to act on it
        (L5C-6.3)."""
        context, target = touch.context, touch.target
        item = held(context.state) if touch.how in ("target", "effect") else None
        if item is None:
            return None
        if touch.ref == item.id:
            return NOTHING_WAITS, "{target} is held for a save, and nothing else is done about it", {}
        if touch.how != "target" or target is None:
            return None
        doomed = harmed(context.state, item)
        programs = [(code, one) for code, one in _programs(context) if target in one.targets]
        if any(_bears(context, code, one, target, touch.ref, doomed) for code, one in programs):
            return None
        return SAVE, "with {target} as a target, this is no save of a creature that is about to be harmed", {}


Doomed = Mapping[Id, frozenset[Id]]
"""The creatures that are about to be harmed, each with what would deal damage to it."""
Aimed = Spell | Activated | Mode


def _programs(context: Context) -> Iterator[tuple[str, Aimed]]:
    """The programs for which targets are being looked for, by address: those of what is being announced or
    carried out; before, all that the source could begin with."""
    state, source = context.state, context.source
    top = state.table.stack[-1]
    item = held(state)
    if item is not None and top.id != item.id:
        yield from _with_modes(state, top.code)
        return
    thing = state.table.objects.get(source)
    if thing is None:
        return
    card = definition(state, thing.card)
    if card.spell is not None:
        yield from _with_modes(state, card.spell)
    found = characteristics(state).get(source)
    abilities = printed_abilities(card) if found is None else found.abilities
    for code, _ in abilities.activated:
        yield from _with_modes(state, code)


def _with_modes(state: MagicState, code: str) -> Iterator[tuple[str, Aimed]]:
    ability = part(state, code) if code else None
    if isinstance(ability, Spell | Activated | Mode):
        yield code, ability
    for number, mode in enumerate(getattr(ability, "modes", ())):
        yield f"{code}/m{number}", mode


def _can_save(state: MagicState, seat: int, source: Id, code: str, doomed: Doomed) -> bool:
    """Whether an ability can be used so that it is a save; every mode that is chosen has to be one."""
    context, ability = viewpoint(state, source, seat), part(state, code)
    assert isinstance(ability, Spell | Activated), "it is cast or activated"
    if not ability.modes:
        return _bears_somehow(context, code, ability, doomed)
    bearing = (
        _bears_somehow(context, f"{code}/m{number}", mode, doomed)
        for number, mode in enumerate(ability.modes)
    )
    return sum(bearing) >= ability.choose[0]


def _bears_somehow(context: Context, code: str, one: Aimed, doomed: Doomed) -> bool:
    """Whether a program is a save with some choice of its targets; each may be what decides it."""
    if not one.targets:
        return _bears_on(impacts(context, code), doomed)
    return any(
        _bears(context, code, one, target, ref, doomed)
        for target in one.targets
        for ref in candidates(context, target)
    )


def _bears(context: Context, code: str, one: Aimed, target: Target, ref: Id, doomed: Doomed) -> bool:
    """Whether a program is a save with this target, and some choice of those that are not chosen yet."""
    aimed: Vars = {**context.vars, target.name: [ref]}
    others = [other.name for other in one.targets if other.name not in aimed]
    chosen: list[Vars] = [{**aimed, **{name: [saved] for name in others}} for saved in doomed]
    return any(_bears_on(impacts(context._replace(vars=names), code), doomed) for names in chosen)


def _bears_on(found: Iterable[Impact], doomed: Doomed) -> bool:
    """Whether something shields a creature from what is about to harm it; whether that helps does not
    matter."""
    return any(
        not impact.harms
        and impact.creature in doomed
        and (impact.source is None or impact.source in doomed[impact.creature])
        for impact in found
    )
