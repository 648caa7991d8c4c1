"""The kinds of objects that keywords speak of: what is enchanted, what something is protected from."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any, Literal

from msgspec.structs import replace

from .creature_types import CREATURE_TYPES
from .filters import Filter, Qualities, Range
from .plurals import plural
from .words import BASIC_LAND_MANA, COLOR_NAMES, COLORS, CardType

_KINDS: tuple[CardType, ...] = ("artifact", "creature", "enchantment", "land", "planeswalker")


def _enchantable() -> Iterator[tuple[str, Filter]]:
    """Kinds of permanents, whoever controls them."""
    creature = Filter(types=("creature",))
    yield "permanent", Filter()
    yield "nonland permanent", Filter(not_types=("land",))
    yield "basic land", Filter(types=("land",), supertypes=("basic",))
    yield "artifact creature", Filter(all_types=("artifact", "creature"))
    yield (
        "creature or Vehicle",
        Filter(any_of=(Qualities(types=("creature",)), Qualities(subtypes=("Vehicle",)))),
    )
    for kind in _KINDS:
        yield kind, Filter(types=(kind,))
    for kind, second in combinations(_KINDS, 2):
        yield f"{kind} or {second}", Filter(types=(kind, second))
    for name in sorted({*CREATURE_TYPES, *BASIC_LAND_MANA}):
        yield name, Filter(subtypes=(name,))
    for land, other in permutations(BASIC_LAND_MANA, 2):
        yield f"{land} or {other}", Filter(subtypes=(land, other))
    for name in sorted(CREATURE_TYPES):
        yield f"non-{name} creature", replace(creature, not_subtypes=(name,))
    for color in COLORS:
        yield f"{COLOR_NAMES[color]} creature", replace(creature, colors=(color,))
        yield f"non{COLOR_NAMES[color]} creature", replace(creature, not_colors=(color,))
    for color, other_color in permutations(COLORS, 2):
        yield (
            f"{COLOR_NAMES[color]} or {COLOR_NAMES[other_color]} creature",
            replace(creature, colors=(color, other_color)),
        )


_WHOSE: tuple[tuple[str, dict[str, Any]], ...] = (
    ("", {}),
    (" you control", {"controller": "you"}),
    (" an opponent controls", {"controller": "opponent"}),
    (" you don't control", {"not_controller": "you"}),
)
ENCHANTABLE: dict[str, Filter] = {
    f"{words}{whose}": replace(what, **said) for words, what in _enchantable() for whose, said in _WHOSE
} | {"creature without flying": Filter(types=("creature",), not_keywords=("flying",))}
"""What an Aura can be attached to, by its words (CR 702.5)."""
ENCHANTED_PLAYERS: dict[str, Literal["any", "opponent"]] = {"player": "any", "opponent": "opponent"}
"""The players to whom an Aura can be attached, by its words (CR 303.4, 702.5d)."""
PROTECTIONS: dict[str, Filter | None] = {
    "each of your opponents": None,
    "everything": None,
    "multicolored": Filter(number_of_colors=Range(min=2)),
    "monocolored": Filter(number_of_colors=Range(min=1, max=1)),
    "all colors": Filter(number_of_colors=Range(min=1)),
    **{plural(kind): Filter(types=(kind,)) for kind in (*_KINDS, "instant", "sorcery")},
    **{plural(name): Filter(subtypes=(name,)) for name in sorted(CREATURE_TYPES)},
}
"""The qualities from which there is protection beside colors, by their words; None: it is more than a quality
(CR 702.16)."""
HEXPROOFS = tuple(name for name, quality in PROTECTIONS.items() if quality is not None)
"""Those from which there is hexproof beside colors (CR 702.11d)."""
