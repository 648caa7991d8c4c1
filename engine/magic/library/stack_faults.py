"""What is wrong with targets that are abilities on the stack, and with changed targets (CR 115)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.documents import Fault
from engine.magic.language.filters import Qualities, StackAbility, Target

from .reading import placed
from .unsupported import LEFT_OUT


def is_on_stack(target: Target) -> bool:
    """Whether a target is a spell or an ability, and nothing else."""
    return target.player is None and (target.what is None or target.what.zone == "stack")


def ability_target_faults(target: Target, ability: StackAbility, path: str) -> Iterator[Fault]:
    """What is wrong with a target that is an ability on the stack, or a spell."""
    what, place = target.what, f"{path}.ability"
    if not is_on_stack(target):
        yield Fault(place, "beside an ability, only spells are targets", "CR-115.2")
    if not ability.kinds or len(set(ability.kinds)) < len(ability.kinds):
        yield Fault(f"{place}.kinds", "give activated, triggered or both, each once")
    if list(ability.kinds) != sorted(ability.kinds):
        yield Fault(f"{place}.kinds", "give activated before triggered")
    if not target.is_one or target.not_same_as is not None:
        yield Fault(path, "several targets that may be abilities are left out", LEFT_OUT)
    if ability.controller not in ("any", "you", "opponent") or ability.not_controller not in (None, "you"):
        yield Fault(f"{place}.controller", "abilities of other players are left out", LEFT_OUT)
    elif ability.controller != "any" and ability.not_controller is not None:
        yield Fault(f"{place}.not_controller", "give controller or not_controller")
    if ability.source is not None and ability.source != Qualities(types=ability.source.types or ("land",)):
        yield Fault(f"{place}.source", "a source is told by its types; more is left out", LEFT_OUT)
    if what is None:
        return
    if (what.controller, what.not_controller) != (ability.controller, ability.not_controller):
        yield Fault(f"{place}.controller", "the spell and the ability are of the same players")
    if ability.source is not None:
        yield Fault(f"{place}.source", "beside spells, sources of abilities are left out", LEFT_OUT)
    if what.other or what.targeting is not None or what.targeting_player is not None:
        yield Fault(f"{path}.what", "beside an ability, this is left out of spells", LEFT_OUT)


def retarget_faults(part: Any, path: str) -> Iterator[Fault]:
    """Changed targets of what may have several: all of them are changed, or none; that is left out."""
    targets: tuple[Target, ...] = getattr(part, "targets", ())
    single = {target.name for target in targets if target.single_target}
    member = "do" if hasattr(part, "do") else "steps"
    for step, place in placed(getattr(part, member, ()), f"{path}.{member}"):
        if getattr(step, "how", None) == "change" and getattr(step, "what", None) not in single:
            what = "give a target with single_target; changing several targets is left out"
            yield Fault(f"{place}.how", what, LEFT_OUT)
