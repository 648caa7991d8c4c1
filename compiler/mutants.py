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

from collections import Counter
from collections.abc import Container, Iterator, Mapping
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.magic.language.abilities import Card
from engine.magic.library.reading import structs
from engine.magic.library.validation import has_faulty_part, is_sound
from engine.magic.text.card import rules_text

from .forms import mean_the_same
from .parsing import TooMuchWork
from .slots import Open, Slot, fields_of, is_said, names_of, pairs, siblings, slots

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
    own = frozenset(map(id, structs(card)))
    for number, mutant in enumerate(words.mutants()):
        if number == MOST_MUTANTS:
            raise TooMuchWork
        other = _text(mutant.card, tokens)
        if other != text:
            words.told = other is not None and not thorough
            continue
        found = _sound(mutant.card, tokens, own)
        words.refused += found is None and not thorough
        if found is not None and _text(found, tokens) == text and not mean_the_same(found, card):
            yield mutant._replace(card=found)


def _text(card: Card, tokens: Tokens) -> str | None:
    """The text of a mutant; None, where it cannot be told: the check refuses it."""
    try:
        return rules_text(card, tokens)
    except Exception:  # the teller promises words for sound cards alone
        return None


def _sound(card: Card, tokens: Tokens, unchanged: Container[int] = frozenset()) -> Card | None:
    """The card as it is read from its document; None, if that has faults: in most cases by itself what was
    changed has. ``unchanged``: the identities of the structs that were not."""
    try:
        if has_faulty_part(card, tokens, unchanged):
            return None
    except Exception:  # noqa: S110  # a mutant may lack the form of a card: then its document is judged
        pass
    document = msgspec.json.encode(card)
    return msgspec.json.decode(document, type=Card) if is_sound(document, tokens) else None


# What can be changed ----------------------------------------------------------------------------------------

_Variant = tuple[str, Kind, Any]
"""Where, how, and what it is then."""

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
        self._known: dict[Slot, tuple[Any, ...]] = {}
        own: dict[str, None] = {}
        for node in structs((card.abilities, card.granted)):
            for field, slot in slots(type(node)):
                value = getattr(node, field.name)
                if slot.is_name and isinstance(value, str):
                    own[value.rsplit(" ", 1)[-1]] = None
        self._own = tuple(own)

    def mutants(self) -> Iterator[Mutant]:
        """The mutants of the card."""
        places = {field.name: slot for field, slot in slots(Card)}
        for name in _TOLD:
            if name in self._unused and not getattr(self._card, name):
                continue
            for path, kind, value in self.variants(getattr(self._card, name), places[name]):
                yield Mutant(f"$.{name}{path}", kind, replace(self._card, **{name: value}))

    def variants(self, value: Any, slot: Slot, *, is_unsaid: bool = False) -> Iterator[_Variant]:
        """Everything that a field can hold in place of its value, with one thing changed.

        ``is_unsaid``: it holds what it does where card data says nothing.
        """
        if isinstance(value, Struct):
            yield from self._of_struct(value)
        if isinstance(value, tuple):
            yield from self._of_tuple(value, slot)
            return
        refused = self.refused
        for other in dict.fromkeys(self._instead(value, slot)):
            kind: Kind = "add" if value is None else "flip"
            if slot.is_name and isinstance(value, str) and isinstance(other, str):
                kind = "rename"
            self.told = False
            yield "", kind, other
            if is_unsaid and (self.told or self.refused - refused > 1):
                return

    def _of_struct(self, node: Struct) -> Iterator[_Variant]:
        for field, slot in slots(type(node)):
            value = getattr(node, field.name)
            beside = self._beside.get(field.name)
            if beside is not None and not getattr(node, beside, True):
                continue
            is_unsaid = value is None or (not field.required and value == field.default)
            if is_unsaid and field.encode_name in self._unused:
                continue
            for path, kind, other in self.variants(value, slot, is_unsaid=is_unsaid):
                yield f".{field.encode_name}{path}", kind, replace(node, **{field.name: other})
            if is_said(node, field) and value is not None and not isinstance(value, bool):
                yield f".{field.encode_name}", "drop", replace(node, **{field.name: field.default})
        yield from self._swapped(node)
        own = fields_of(type(node))
        said = frozenset(field.name for field in own if field.required or is_said(node, field))
        for sibling in siblings(type(node)):
            if self._thorough or said <= names_of(sibling):
                other = _as(sibling, node)
                if other is not None:
                    yield "", "flip", other

    def _swapped(self, node: Struct) -> Iterator[_Variant]:
        """Two fields of the same kind change places."""
        for one, two in pairs(type(node)):
            left, right = getattr(node, one.name), getattr(node, two.name)
            if left != right:
                changed = replace(node, **{one.name: right, two.name: left})
                yield f".{one.encode_name}<>{two.encode_name}", "swap", changed

    def _of_tuple(self, values: tuple[Any, ...], slot: Slot) -> Iterator[_Variant]:
        if slot.items is None:
            return
        for index, value in enumerate(values):
            for path, kind, other in self.variants(value, slot.items):
                yield f"[{index}]{path}", kind, (*values[:index], other, *values[index + 1 :])
            if slot.is_list:
                yield f"[{index}]", "drop", (*values[:index], *values[index + 1 :])
        for index in range(len(values) - 1):
            if values[index] != values[index + 1]:
                one, two = values[index : index + 2]
                yield f"[{index}]<>[{index + 1}]", "swap", (*values[:index], two, one, *values[index + 2 :])
        if slot.is_list:
            for example in self._examples(slot.items):
                if example not in values:
                    self.told = False
                    yield f"[{len(values)}]", "add", (*values, example)
                    if self.told:
                        return

    def _instead(self, value: Any, slot: Slot) -> Iterator[Any]:
        if isinstance(value, bool):
            yield not value
        elif isinstance(value, int):
            yield from (number for number in (value + 1, value - 1, -value) if number != value)
        for other in self._examples(slot):
            if other != value and not (isinstance(value, int) and isinstance(other, int)):
                yield other

    def _examples(self, slot: Slot) -> tuple[Any, ...]:
        """What could stand in a place of this card."""
        if not slot.is_open:
            return slot.examples
        known = self._known.get(slot)
        if known is None:
            self._known[slot] = known = tuple(self._opened(slot.examples))
        return known

    def _opened(self, examples: tuple[Any, ...]) -> Iterator[Any]:
        for one in examples:
            if not isinstance(one, Open):
                yield one
                continue
            words = self._tokens if one.role == "token" else self._names(one.role)
            yield from ((word,) for word in words) if one.listed else words

    def _names(self, role: str) -> Iterator[str]:
        yield from _NAMES[role]
        yield from self._own
        if role in ("players", "thing"):
            objects = dict.fromkeys((*self._own, "self", "that"))
            yield from (f"{of} of {name}" for name in objects for of in ("controller", "owner"))


def _as(kind: type[Struct], node: Struct) -> Struct | None:
    """Another struct with the same fields; None, if it needs more than there are."""
    values = {field.name: getattr(node, field.name) for field in fields_of(type(node))}
    own = fields_of(kind)
    if any(field.required and field.name not in values for field in own):
        return None
    return kind(**{field.name: values[field.name] for field in own if field.name in values})
