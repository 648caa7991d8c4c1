"""What is wrong with what is said to happen instead (CR 614, 615)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.documents import Fault
from engine.magic.language.abilities import Instead
from engine.magic.language.filters import Filter
from engine.magic.language.replaced import (
    BeDealtDamage,
    BeDiscarded,
    CreateTokens,
    Die,
    DrawCard,
    GainLifeEvent,
    GetCounters,
    GoToGraveyard,
    Leave,
    MillCards,
    Replaceable,
)

from .reading import fields_of, words
from .unsupported import LEFT_OUT

_MEANT: dict[type, frozenset[str]] = {
    BeDealtDamage: frozenset({"times", "plus", "prevent", "all_but", "deal_to", "do"}),
    Die: frozenset({"to", "position", "do", "optional"}),
    Leave: frozenset({"to", "optional"}),
    GoToGraveyard: frozenset({"to", "position", "optional"}),
    BeDiscarded: frozenset({"to"}),
    DrawCard: frozenset({"times", "nothing", "do", "optional"}),
    MillCards: frozenset({"times", "plus"}),
    GainLifeEvent: frozenset({"times", "plus", "nothing", "do"}),
    CreateTokens: frozenset({"times", "do"}),
    GetCounters: frozenset({"times", "plus"}),
}
"""What can be said of each event."""
_WHOSE = ("any", "you", "opponent")
_OUTCOMES = ("times", "plus", "prevent", "deal_to", "nothing", "to")
MOST_TIMES = 10
"""Nothing is made more than so many times as much at once."""


def instead_faults(ability: Instead, path: str) -> Iterator[Fault]:
    """Faults of one such ability."""
    said = [name for name in ability.__struct_fields__ if name not in ("event", "condition")]
    said = [name for name in said if getattr(ability, name) != getattr(Instead(ability.event), name)]
    for name in said:
        if name not in _MEANT[type(ability.event)]:
            word = str(type(ability.event).__struct_config__.tag)
            yield Fault(f"{path}.{name}", f"this does not take the place of what would {word}")
    outcomes = [name for name in _OUTCOMES if name in said]
    if ability.optional and not _may_be_chosen(ability):
        what = "you may have your own draws, and where the source goes, happen so; in one step"
        yield Fault(f"{path}.optional", what, LEFT_OUT)
    if not outcomes and not ability.do:
        yield Fault(path, "say what happens instead: without that everything stays the same")
    for name in outcomes[1:]:
        yield Fault(f"{path}.{name}", f"give {outcomes[0]} or {name}")
    if ability.do and outcomes and outcomes[0] not in ("prevent", "to"):
        yield Fault(f"{path}.do", f"give {outcomes[0]} or do")
    yield from _numbers(ability, path)
    yield from _places(ability, path)
    yield from _events(ability.event, bool(ability.do), f"{path}.event")
    yield from _steps(ability, path)


def _may_be_chosen(ability: Instead) -> bool:
    event = ability.event
    if isinstance(event, DrawCard):
        return (
            event.who == "you"
            and not any(member.inner for step in ability.do for member in fields_of(type(step)))
            and len(ability.do) < 2
        )
    return isinstance(event, Die | Leave | GoToGraveyard) and event.what == "self" and not ability.do


def _numbers(ability: Instead, path: str) -> Iterator[Fault]:
    if not 1 <= ability.times <= MOST_TIMES:
        yield Fault(f"{path}.times", f"from 1 to {MOST_TIMES} times; for nothing, give nothing or prevent")
    if ability.plus < 0:
        yield Fault(f"{path}.plus", "nothing is made less; give prevent")
    if isinstance(ability.prevent, int) and ability.prevent < 1:
        yield Fault(f"{path}.prevent", "at least 1, or all")
    if ability.all_but < 0 or (ability.all_but and ability.prevent != "all"):
        yield Fault(f"{path}.all_but", 'so much of what is prevented, beside "prevent": "all"')


def _steps(ability: Instead, path: str) -> Iterator[Fault]:
    if ability.do and (ability.all_but or isinstance(ability.prevent, int)):
        yield Fault(f"{path}.do", "what is done besides is done where all damage is prevented", LEFT_OUT)
    if ability.prevent is None and "prevented" in words(ability.do):
        yield Fault(f"{path}.do", "no damage is prevented")
    if not ability.do or not isinstance(ability.event, CreateTokens):
        return
    if len(ability.do) > 1 or not _creates_plainly(ability.do[0]):
        what = "one step creates tokens of one kind, so many or as many, and says nothing else of them"
        yield Fault(f"{path}.do", what, LEFT_OUT)


def _creates_plainly(step: Any) -> bool:
    if step.__struct_config__.tag != "create" or step != type(step)(step.token, step.amount):
        return False
    return isinstance(step.amount, int) or step.amount == "amount"


def _places(ability: Instead, path: str) -> Iterator[Fault]:
    event = ability.event
    if ability.position != "top" and ability.to != "library":
        yield Fault(f"{path}.position", "only in a library is there a top and a bottom", "CR-401.4")
    if ability.to is not None and isinstance(event, BeDiscarded) != (ability.to == "battlefield"):
        yield Fault(f"{path}.to", "what would be discarded, and nothing else, is put there", LEFT_OUT)
    if isinstance(event, Leave) and ability.to not in (None, "exile"):
        yield Fault(f"{path}.to", "what would leave the battlefield is exiled", LEFT_OUT)
    if ability.to is not None and ability.do and ability.to != "exile":
        yield Fault(f"{path}.do", "what is done besides is done where something is exiled", LEFT_OUT)


def _events(event: Replaceable, does: bool, path: str) -> Iterator[Fault]:
    """``does``: steps are done in its place, or besides."""
    what = getattr(event, "what", None)
    if isinstance(event, GoToGraveyard) and getattr(what, "controller", "any") not in _WHOSE:
        yield Fault(f"{path}.what.controller", "give you, opponent or any", LEFT_OUT)
    if isinstance(event, CreateTokens) and isinstance(what, Filter) and not _tells_tokens_apart(what):
        yield Fault(f"{path}.what", "tokens are told apart by types, subtypes and colors alone", LEFT_OUT)
    if isinstance(event, BeDealtDamage):
        if event.who is not None and what is not None and does:
            yield Fault(f"{path}.who", "give what or who", LEFT_OUT)
        if does and what is None and event.who is None:
            yield Fault(path, "say what or who would be dealt it", LEFT_OUT)
        if what == Filter() and event.who == "any":
            yield Fault(f"{path}.what", "leave out both: it is dealt to anything")
        if isinstance(what, Filter) and what.zone != "battlefield":
            yield Fault(f"{path}.what.zone", "damage is dealt to permanents and players")


def _tells_tokens_apart(kind: Filter) -> bool:
    return kind == Filter(types=kind.types, subtypes=kind.subtypes, colors=kind.colors)
