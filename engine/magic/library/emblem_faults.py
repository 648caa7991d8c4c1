"""What is wrong with an emblem: it has abilities and nothing else, and is no permanent (CR 114.3, 114.5)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from engine.kernel.documents import Fault
from engine.magic.language.abilities import Ability, Card, Instead, Static, Triggered
from engine.magic.language.filters import Filter

from .creations import is_emblem_name
from .reading import fields_of, placed
from .unsupported import LEFT_OUT

BARE = "CR-114.3"
NO_PERMANENT = "CR-114.5"
_SOURCE = "the source is an emblem, no permanent"
_BARE = Card(name="Emblem", types=())
_HAS = frozenset({"name", "abilities", "granted"})


def emblem_faults(card: Card) -> Iterator[Fault]:
    """All of them; none of a card that is no emblem."""
    if not is_emblem_name(card.name):
        return
    for member in fields_of(Card):
        if member.name not in _HAS and getattr(card, member.name) not in (getattr(_BARE, member.name), ()):
            yield Fault(f"$.{member.encoded}", "an emblem has abilities and nothing else", BARE)
    if not card.abilities:
        yield Fault("$.abilities", "an emblem has an ability", BARE)
    for index, ability in enumerate(card.abilities):
        yield from _ability(ability, f"$.abilities[{index}]")


def _ability(ability: Ability, path: str) -> Iterator[Fault]:
    if not isinstance(ability, Static | Triggered | Instead):
        yield Fault(path, "other abilities of emblems than triggered and static ones are left out", LEFT_OUT)
        return
    if isinstance(ability, Triggered) and ability.zone != "battlefield":
        yield Fault(f"{path}.zone", "leave it out: its abilities work in the command zone", "CR-114.4")
    for part, place in placed(ability, path):
        yield from _of_itself(part, place)


def _of_itself(part: Struct, path: str) -> Iterator[Fault]:
    """It deals damage; nothing else is done by it or to it, or asked about it."""
    if getattr(part, "changes_source", False):
        yield Fault(path, _SOURCE, NO_PERMANENT)
    if isinstance(part, Filter) and (part.other or part.or_self):
        yield Fault(f"{path}.{'other' if part.other else 'or_self'}", _SOURCE, NO_PERMANENT)
    deals = hasattr(part, "touches") and part.__struct_config__.tag == "damage"
    rules_alone = isinstance(part, Static) and not part.changes
    for member in fields_of(type(part)):
        itself = getattr(part, member.name) in ("self", "attached", "linked")
        allowed = (deals and member.name == "by") or (rules_alone and member.name == "of")
        if itself and not allowed:
            yield Fault(f"{path}.{member.encoded}", _SOURCE, NO_PERMANENT)
    if getattr(part, "linked", False) is True:
        yield Fault(f"{path}.linked", _SOURCE, NO_PERMANENT)
