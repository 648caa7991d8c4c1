"""What the schemas of the contract are called.

A name says where a type belongs: a ruleset's begin with its prefix (``PerdureTable``), those of the core that
games with Magic cards share with ``Magic``, those of the card language with ``Card``. A member of a union is
called by its tag, which is what a client sees of it, and ends with the union's kind:
``Magic54PlayManaAction``, ``MagicCastAction``, ``CardDestroyEffect``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any

from msgspec import Struct

from engine import Ruleset

REPEATED = ("engine.playing_cards",)
"""Packages whose types each ruleset that uses them has as its own."""
SHARED = {"engine.magic.language": "Card", "engine.magic.effects.base": "Card", "engine.magic": "Magic"}
"""What the names of types begin with that several rulesets share, by the package of their union's base or, if
that is none of these, their own; the first that fits."""


def camel_case(name: str) -> str:
    """``five_colors`` → ``FiveColors``."""
    return "".join(word.capitalize() for word in name.split("_"))


def prefix(ruleset: Ruleset[Any]) -> str:
    """What the names of a ruleset's own schemas begin with."""
    return camel_case(ruleset.id)


def public_names(ruleset: Ruleset[Any], classes: Iterable[type[Struct]]) -> dict[type[Struct], str]:
    """The name of each of these types, which occur in the documents of a ruleset."""
    own = ruleset.state.__module__.rpartition(".")[0]
    begins = {**dict.fromkeys((own, *REPEATED), prefix(ruleset)), **SHARED}
    names = {cls: _public(cls, begins) for cls in classes}
    return names | {
        ruleset.options: f"{prefix(ruleset)}Options",
        ruleset.seat: f"{prefix(ruleset)}SeatOptions",
    }


def _public(cls: type[Struct], begins: dict[str, str]) -> str:
    base = _base(cls)
    name = cls.__name__
    if base is not None:
        name = camel_case(str(cls.__struct_config__.tag)) + base.__name__.removeprefix("_").removeprefix(
            "Base"
        )
    homes = [f"{kind.__module__}." for kind in (base, cls) if kind is not None]
    first = next(
        (begin for home in homes for where, begin in begins.items() if home.startswith(f"{where}.")), ""
    )
    return name if name.startswith(first) else first + name


def _base(cls: type[Struct]) -> type[Struct] | None:
    """What the members of its union have in common: the base that brings the tag along, ``Action``,
    ``_Condition``, ``BaseTrigger``."""
    tagged = [base for base in cls.__mro__ if _is_tagged(base)]
    return tagged[-1] if len(tagged) > 1 else None


def _is_tagged(cls: type) -> bool:
    return issubclass(cls, Struct) and cls is not Struct and cls.__struct_config__.tag_field is not None


GIVEN = {frozenset({"PersonPlayer", "RandomPlayer", "GreedyPlayer", "SearchPlayer"}): "TablePlayer"}
"""Names of unions whose members would have the name of another one in common."""

_WORD = re.compile(r"[A-Z][a-z0-9]*")


def shared_name(names: Sequence[str]) -> str:
    """What the names of a union's members begin and end with: ``XCardItem``, ``XGrowthItem`` → ``XItem``.

    Raises:
        ValueError: they have nothing in common.
    """
    words = [_WORD.findall(name) for name in names]
    first = [
        column[0] for column in takewhile(lambda column: len(set(column)) == 1, zip(*words, strict=False))
    ]
    backwards = [word[::-1] for word in words]
    last = [
        column[0] for column in takewhile(lambda column: len(set(column)) == 1, zip(*backwards, strict=False))
    ]
    if not last:
        raise ValueError(f"the members of a union have no word in common: {', '.join(names)}")
    return "".join(first + last[::-1])


def either_name(words: Sequence[str]) -> str:
    """What a union is called whose members have nothing in common, structs first: ``CardFilterOrString``."""
    names = [word for word in words if word[0].isupper()]
    others = [camel_case(re.sub(r"\W+", "_", word)) for word in words if not word[0].isupper()]
    return "Or".join([*names, *others])


def problems_name(kinds: Sequence[str]) -> str:
    """What a union of problems is called: ``InvalidRequestOrInvalidStateProblem``."""
    return "Or".join(kind.removesuffix("Problem") for kind in kinds) + "Problem"
