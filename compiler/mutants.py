"""Cards with one thing wrong: whether the check refuses them, or their text tells them apart.

A card that was read from a text is accepted because its own text says the same. That proves something only
where the text of *another* card would say something else, so the words for a card are tried by its mutants:
copies with one field dropped, flipped, added or renamed, or two parts swapped. A mutant is

* *refused*, if the library's check finds a fault;
* *told apart*, if its text differs;
* *alike*, if it means the same as the card, in another form (:mod:`.forms` lists those, with reasons);
* *blind*, if it is sound, means something else and is told the same: the text does not prove the card.

:func:`blind_spots` is for whoever wants to know whether a text proves a card: it is quick, since it checks
those alone that have the same text. :func:`judged` counts all four, for a score.
"""

from __future__ import annotations

import types
import typing
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations
from typing import Any, Literal, NamedTuple, get_args, get_origin

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import FieldInfo, fields, replace

from engine.magic.language.abilities import Card
from engine.magic.library.reading import structs, unions
from engine.magic.library.validation import is_sound
from engine.magic.text.card import rules_text

from .forms import mean_the_same
from .parsing import TooMuchWork

Kind = Literal["drop", "flip", "add", "rename", "swap"]
Tokens = Mapping[str, Card]
MOST_MUTANTS = 8_000
"""Tried for one card; the longest that is printed has a quarter of that."""
_TOLD = ("keywords", "abilities", "granted")
"""The fields of a card that its rules text tells; the others stand elsewhere on it."""


class Mutant(NamedTuple):
    """A card with one thing changed."""

    path: str
    """What was changed: ``$.abilities[0].do[1].amount``."""
    kind: Kind
    card: Card


class Judged(NamedTuple):
    """What became of all mutants of a card."""

    refused: int
    told_apart: int
    alike: tuple[Mutant, ...]
    blind: tuple[Mutant, ...]


def mutants(card: Card, tokens: Tokens) -> Iterator[Mutant]:
    """All mutants of a card, always in the same order; the most part of them are refused by the check.

    Args:
        card: any card or token.
        tokens: those that cards may create, by key.
    """
    return _Words(card, tokens, thorough=True).mutants()


def judged(card: Card, tokens: Tokens) -> Judged:
    """Judge all mutants of a card."""
    text, counted = rules_text(card, tokens), Counter[str]()
    alike: list[Mutant] = []
    blind: list[Mutant] = []
    for mutant in mutants(card, tokens):
        found = _sound(mutant.card, tokens)
        if found is None:
            counted["refused"] += 1
        elif rules_text(found, tokens) != text:
            counted["told apart"] += 1
        else:
            (alike if mean_the_same(found, card) else blind).append(mutant._replace(card=found))
    return Judged(counted["refused"], counted["told apart"], tuple(alike), tuple(blind))


def blind_spots(card: Card, tokens: Tokens, *, thorough: bool = False) -> Iterator[Mutant]:
    """The sound mutants of a card that have its text and mean something else: none, if its text proves it.

    Of what could be said in a place where the card says nothing, the first that is told shows that something
    is told there, and the second that is refused, that nothing may be said there; the others are tried if
    ``thorough`` alone, and so is what the check refuses anyway, and what stands in the place of something
    else without all that this says.

    Raises:
        TooMuchWork: it has more mutants than are tried.
    """
    text, words = rules_text(card, tokens), _Words(card, tokens, thorough=thorough)
    for number, mutant in enumerate(words.mutants()):
        if number == MOST_MUTANTS:
            raise TooMuchWork
        other = _text(mutant.card, tokens)
        if other != text:
            words.told = other is not None and not thorough
            continue
        found = _sound(mutant.card, tokens)
        words.refused += found is None and not thorough
        if found is not None and _text(found, tokens) == text and not mean_the_same(found, card):
            yield mutant._replace(card=found)


def _text(card: Card, tokens: Tokens) -> str | None:
    """The text of a mutant; None, where it cannot be told: the check refuses it."""
    try:
        return rules_text(card, tokens)
    except Exception:  # the teller promises words for sound cards alone
        return None


def _sound(card: Card, tokens: Tokens) -> Card | None:
    """The card as it is read from its document; None, if that has faults."""
    document = msgspec.json.encode(card)
    return msgspec.json.decode(document, type=Card) if is_sound(document, tokens) else None


# What can be changed ----------------------------------------------------------------------------------------

_Variant = tuple[str, Kind, Any]
"""Where, how, and what it is then."""

_STOCK: dict[str, tuple[Any, ...]] = {
    "ability": ({"ability": "static", "changes": [{"change": "keywords", "gain": ["haste"]}]},),
    "do": ({"do": "draw"}, {"do": "gain_life", "amount": 1}),
    "would": ({"would": "die"}, {"would": "gain_life"}),
    "when": ({"when": "enters"}, {"when": "attacks"}),
    "change": ({"change": "power_toughness", "power": 1}, {"change": "keywords", "gain": ["haste"]}),
    "rule": ({"rule": "cost", "abilities": "equip", "by": 1},),
    "if": ({"if": "your_turn"}, {"if": "exists", "what": {"types": ["creature"], "controller": "you"}}),
    "amount": (
        {"amount": "count", "what": {"types": ["creature"], "controller": "you"}},
        {"amount": "stat", "stat": "power", "of": "self"},
    ),
}
"""What is added where there is nothing of this kind, or put in the place of something plainer."""
_STRUCTS: dict[str, tuple[Any, ...]] = {
    "Filter": ({"types": ["creature"]},),
    "Range": ({"min": 2}, {"max": 2}),
    "Price": ({"mana": "{1}"}, {"life": 2}),
    "Target": ({"as": "another", "what": {"types": ["creature"]}},),
    "Mode": ({"do": [{"do": "draw"}]},),
    "CountersOfKind": ({"kind": "charge"}, {"kind": "-1/-1"}),
    "KeywordWithCost": ({"keyword": "ward", "cost": {"life": 2}},),
}
_TEXTS: dict[str, tuple[str, ...]] = {
    "subtypes": ("Goblin", "Forest"),
    "not_subtypes": ("Goblin",),
    "name": ("Bear",),
    "mana": ("{1}", "{G}"),
    "one_of": ("{G}", "{W}"),
    "keywords": ("flying", "ward {2}"),
    "gain": ("flying", "prowess"),
    "choice": ("flying", "reach"),
}
"""Texts by the field that holds them."""
BESIDE = {
    "choose": "modes",
    "target_chooser": "targets",
    "times": "mana",
    "sacrifice_as": "sacrifice",
    "sacrifice_count": "sacrifice",
    "remove_counters_count": "remove_counters",
    "put_counters_count": "put_counters",
    "tap_others_count": "tap_others",
    "put_on": "put_counters",
    "remove_from": "remove_counters",
}
"""Fields that the check refuses where there is nothing in another, by that."""
UNUSED = frozenset({"as", "number_as", "sacrifice_as", "targets", "granted"})
"""Fields that give a name, or bring something along: where card data says nothing in one of them, the check
refuses what nothing uses."""
_COUNTERS = ("+1/+1", "-1/-1", "charge")
_NAMES: dict[str, tuple[str, ...]] = {
    "object": ("self", "that", "attached", "linked", "it"),
    "players": ("you", "opponent", "any", "that_player"),
    "number": ("x", "amount", "number"),
    "color": ("color",),
    "land_type": ("land_type",),
    "creature_type": ("creature_type",),
    "new": (),
}
_NAMES |= {"among": _NAMES["object"], "result": _NAMES["number"]}
_NAMES["thing"] = (*_NAMES["object"], *_NAMES["players"])


@cache
def _hints(kind: type[Struct]) -> dict[str, Any]:
    return typing.get_type_hints(kind, include_extras=True)


@cache
def _fields(kind: type[Struct]) -> tuple[FieldInfo, ...]:
    return fields(kind)


@cache
def _names_of(kind: type[Struct]) -> frozenset[str]:
    return frozenset(field.name for field in _fields(kind))


@cache
def _pairs(kind: type[Struct]) -> tuple[tuple[FieldInfo, FieldInfo], ...]:
    """The fields of a struct that hold the same."""
    hints = _hints(kind)
    return tuple(
        (one, two) for one, two in combinations(_fields(kind), 2) if hints[one.name] == hints[two.name]
    )


def _is_said(node: Struct, field: FieldInfo) -> bool:
    """Whether card data says something in a field that can be left out."""
    return not field.required and getattr(node, field.name) != field.default


@cache
def _bare(hint: Any) -> tuple[Any, Mapping[str, str]]:
    """An annotation without what is said about it, and that."""
    said: dict[str, str] = {}
    while get_origin(hint) is typing.Annotated:
        for meta in hint.__metadata__:
            if isinstance(meta, Meta) and meta.extra:
                said |= meta.extra
        hint = hint.__origin__
    return hint, said


@cache
def _options(hint: Any) -> tuple[Any, ...]:
    """The parts of a union; of anything else the thing itself."""
    bare, _ = _bare(hint)
    return get_args(bare) if get_origin(bare) in (typing.Union, types.UnionType) else (hint,)


def _is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Struct)


@cache
def _siblings(kind: type[Struct]) -> tuple[type[Struct], ...]:
    """The other structs that can stand where this one can, told apart by their tags."""
    config = kind.__struct_config__
    return tuple(one for one in unions().get(str(config.tag_field), ()) if one is not kind)


@cache
def _stock(kind: type[Struct]) -> tuple[Struct, ...]:
    """Examples of a struct that stands for itself, or of the union that it is the first of."""
    known = next((_STRUCTS[base.__name__] for base in kind.__mro__ if base.__name__ in _STRUCTS), ())
    return tuple(msgspec.convert(one, kind) for one in known)


@cache
def _examples_of_union(tag: str) -> tuple[Struct, ...]:
    of: Any = typing.Union[unions()[tag]]  # noqa: UP007  # put together while running
    return tuple(msgspec.convert(one, of) for one in _STOCK[tag])


class _Words:
    """What the fields of one card can say instead."""

    told = False
    """Set by whoever tries the mutants: the last one has a text of its own. What else could be said in its
    place, where the card says nothing, is left out then."""
    refused = 0
    """Counted up by whoever tries the mutants: the check refused the last one, which was not told. Where it
    refuses two of what could be said in such a place, the others are left out."""

    def __init__(self, card: Card, tokens: Tokens, *, thorough: bool) -> None:
        """``thorough``: with what the check refuses anyway (:data:`BESIDE`, :data:`UNUSED`), and with structs
        that leave out a part of what those in their places say: that this is told, is tried by itself."""
        self._beside = {} if thorough else BESIDE
        self._unused = frozenset() if thorough else UNUSED
        self._thorough = thorough
        self._card = card
        self._tokens = sorted(tokens)
        own: dict[str, None] = {}
        for node in structs((card.abilities, card.granted)):
            for name, hint in _hints(type(node)).items():
                value = getattr(node, name)
                if isinstance(value, str) and _is_name(hint):
                    own[value.rsplit(" ", 1)[-1]] = None
        self._own = tuple(own)

    def mutants(self) -> Iterator[Mutant]:
        """The mutants of the card."""
        for name in _TOLD:
            if name in self._unused and not getattr(self._card, name):
                continue
            for path, kind, value in self.variants(getattr(self._card, name), _hints(Card)[name], name):
                yield Mutant(f"$.{name}{path}", kind, replace(self._card, **{name: value}))

    def variants(self, value: Any, hint: Any, field: str, *, is_unsaid: bool = False) -> Iterator[_Variant]:
        """Everything that a field can hold in place of its value, with one thing changed.

        ``is_unsaid``: it holds what it does where card data says nothing.
        """
        if isinstance(value, Struct):
            yield from self._of_struct(value)
        if isinstance(value, tuple):
            yield from self._of_tuple(value, hint, field)
            return
        refused = self.refused
        for other in dict.fromkeys(self._instead(value, hint, field)):
            kind: Kind = "add" if value is None else "flip"
            if isinstance(value, str) and isinstance(other, str) and _is_name(hint):
                kind = "rename"
            self.told = False
            yield "", kind, other
            if is_unsaid and (self.told or self.refused - refused > 1):
                return

    def _of_struct(self, node: Struct) -> Iterator[_Variant]:
        hints, own = _hints(type(node)), _fields(type(node))
        for field in own:
            value, hint = getattr(node, field.name), hints[field.name]
            beside = self._beside.get(field.name)
            if beside is not None and not getattr(node, beside, True):
                continue
            is_unsaid = value is None or (not field.required and value == field.default)
            if is_unsaid and field.encode_name in self._unused:
                continue
            for path, kind, other in self.variants(value, hint, field.name, is_unsaid=is_unsaid):
                yield f".{field.encode_name}{path}", kind, replace(node, **{field.name: other})
            if _is_said(node, field) and value is not None and not isinstance(value, bool):
                yield f".{field.encode_name}", "drop", replace(node, **{field.name: field.default})
        yield from self._swapped(node)
        said = frozenset(field.name for field in own if field.required or _is_said(node, field))
        for sibling in _siblings(type(node)):
            if self._thorough or said <= _names_of(sibling):
                other = _as(sibling, node)
                if other is not None:
                    yield "", "flip", other

    def _swapped(self, node: Struct) -> Iterator[_Variant]:
        """Two fields of the same kind change places."""
        for one, two in _pairs(type(node)):
            left, right = getattr(node, one.name), getattr(node, two.name)
            if left != right:
                changed = replace(node, **{one.name: right, two.name: left})
                yield f".{one.encode_name}<>{two.encode_name}", "swap", changed

    def _of_tuple(self, values: tuple[Any, ...], hint: Any, field: str) -> Iterator[_Variant]:
        of = next((bare for option in _options(hint) if get_origin(bare := _bare(option)[0]) is tuple), None)
        if of is None:
            return
        parts = get_args(of)
        is_list = len(parts) == 2 and parts[1] is Ellipsis
        for index, value in enumerate(values):
            for path, kind, other in self.variants(value, parts[0], field):
                yield f"[{index}]{path}", kind, (*values[:index], other, *values[index + 1 :])
            if is_list:
                yield f"[{index}]", "drop", (*values[:index], *values[index + 1 :])
        for index in range(len(values) - 1):
            if values[index] != values[index + 1]:
                one, two = values[index : index + 2]
                yield f"[{index}]<>[{index + 1}]", "swap", (*values[:index], two, one, *values[index + 2 :])
        if is_list:
            for example in self._examples(parts[0], field):
                if example not in values:
                    self.told = False
                    yield f"[{len(values)}]", "add", (*values, example)
                    if self.told:
                        return

    def _instead(self, value: Any, hint: Any, field: str) -> Iterator[Any]:
        if isinstance(value, bool):
            yield not value
        elif isinstance(value, int):
            yield from (number for number in (value + 1, value - 1, -value) if number != value)
        for other in self._examples(hint, field):
            if other != value and not (isinstance(value, bool | int) and isinstance(other, bool | int)):
                yield other

    def _examples(self, hint: Any, field: str) -> Iterator[Any]:
        """Values of this type."""
        bare, said = _bare(hint)
        if "role" in said:
            yield from self._names(said["role"])
            return
        if said.get("word") == "counter":
            yield from _COUNTERS
            return
        options = _options(bare)
        if len(options) > 1:
            yield from self._of_options(options, field)
        elif get_origin(bare) is Literal:
            yield from get_args(bare)
        elif get_origin(bare) is tuple:
            if get_args(bare)[-1] is Ellipsis:
                yield from ((one,) for one in self._examples(get_args(bare)[0], field))
        elif bare is bool:
            yield from (True, False)
        elif bare is int:
            yield from (1, 2)
        elif bare is str:
            yield from self._tokens if field == "token" else _TEXTS.get(field, ())
        elif _is_struct(bare):
            yield from _stock(bare)

    def _of_options(self, options: tuple[Any, ...], field: str) -> Iterator[Any]:
        tags: dict[str, None] = {}
        for option in options:
            tag = getattr(getattr(_bare(option)[0], "__struct_config__", None), "tag_field", None)
            if tag is not None:
                tags[tag] = None
            elif option is not type(None):
                yield from self._examples(option, field)
            else:
                yield None
        for tag in tags:
            yield from _examples_of_union(tag)

    def _names(self, role: str) -> Iterator[str]:
        yield from _NAMES[role]
        yield from self._own
        if role in ("players", "thing"):
            objects = dict.fromkeys((*self._own, "self", "that"))
            yield from (f"{of} of {name}" for name in objects for of in ("controller", "owner"))


def _is_name(hint: Any) -> bool:
    return any("role" in _bare(option)[1] for option in (hint, *_options(hint)))


def _as(kind: type[Struct], node: Struct) -> Struct | None:
    """Another struct with the same fields; None, if it needs more than there are."""
    values = {field.name: getattr(node, field.name) for field in _fields(type(node))}
    own = _fields(kind)
    if any(field.required and field.name not in values for field in own):
        return None
    return kind(**{field.name: values[field.name] for field in own if field.name in values})
