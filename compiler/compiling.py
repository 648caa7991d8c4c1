"""One card from its printed text: read, checked, told, compared.

A card is accepted if every line was read, the library's check finds it sound, what the teller says of it is
what is printed, nothing else that could be read so is, and no other card would have the same text
(:mod:`.proving`). Otherwise it is refused with the line that is in the way.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

import engine.magic.library.check  # noqa: F401  # the verbs register themselves
from engine.magic.language.abilities import Card
from engine.magic.language.filters import CHOSEN
from engine.magic.library.creations import CREATES
from engine.magic.library.loader import TOKENS
from engine.magic.library.validation import card_faults, is_sound

from .cleaving import Cleft, cleft, joined
from .comparing import forms_between
from .counting import as_told
from .crosschecks import disagreements
from .forms import mean_the_same
from .grammar import GRAMMAR
from .missing import missing_word
from .nodes import OWN_NAME, Document
from .normalising import MOST_LETTERS_OF_LINE, Line, canonical, lines_of, own_name, too_long
from .parsing import Parser, TooMuchWork
from .preferences import Right, best
from .printed import Printed
from .proving import blind_spot
from .references import resolve, why_nothing
from .refusing import Refused
from .telling import plain, telling
from .tokens import keyed_tokens
from .walking import shifted
from .writing import Resolved

MOST_COMBINATIONS = 24
STOPS = frozenset(".\"'—•:")
"""What a sentence can end with, or what shows that more would follow."""
_NUMBER = re.compile(r"-?\d+")
_SOME_SPELL: Document = {
    "ability": "spell",
    "targets": [{"what": {"types": ["creature"]}}],
    "do": [{"do": "tap", "what": "target"}],
}
"""Stands for what an instant or a sorcery does, where another of its lines is judged; it has a target
of which that may speak."""


def _some_spell(beside: Document) -> Document:
    """The same; with any number of targets, where the other line speaks of those beyond the first."""
    if not any(rule.get("beyond_first") for rule in beside.get("rules", ())):
        return _SOME_SPELL
    return {**_SOME_SPELL, "targets": [{"what": {"types": ["creature"]}, "any_number": True}]}


@dataclass
class Compiled:
    """An accepted card."""

    card: Document
    tokens: dict[str, Document] = field(default_factory=dict)
    """The definitions of tokens that it creates and the library does not know, by key."""
    rewrites: tuple[int, ...] = ()


def _counted(line: Line) -> Line:
    if len(line.text) > MOST_LETTERS_OF_LINE:
        return line
    found = as_told(line.text)
    return line._replace(text=found.text, rewrites=(*line.rewrites, *found.numbers))


@dataclass
class Reading:
    """What was understood of a card, line by line."""

    face: Document
    """Everything but abilities, keywords included."""
    lines: list[Line]
    understood: list[tuple[Line, Resolved]]
    refused: list[Refused]
    forms: set[int]
    """The forms by which told texts differ from printed ones."""


def compile_card(printed: Printed) -> Compiled:
    """The card that a printed text describes.

    Raises:
        Refused: it is not accepted.
    """
    both = cleft(printed)
    if both is not None:
        return _with_both(both)
    reading = read_card(printed)
    if reading.refused:
        first = reading.refused[0]
        first.alone = len(reading.refused) == 1
        raise first
    try:
        return _assembled(reading)
    except Refused as refused:
        refused.alone = True
        raise


def _with_both(both: Cleft) -> Compiled:
    """A card with cleave: each of its texts is proved by itself, and then both together."""
    whole, less = compile_card(both.whole), compile_card(both.less)
    if whole.tokens or less.tokens:
        raise Refused("no word for new tokens of a spell with cleave")
    document = joined(both.keyword, whole.card, less.card)
    faults = faults_of(document, {})
    if faults:
        raise Refused(f"the check refuses: {_anonymous(faults[0])}", "", faults[0])
    for refused in _unproved(document, {}, ""):
        raise refused
    clean: Document = msgspec.to_builtins(msgspec.convert(document, Card))
    return Compiled(clean, {}, tuple(sorted({*whole.rewrites, *less.rewrites})))


def read_card(printed: Printed) -> Reading:
    """What can be understood of a card, and what cannot.

    Raises:
        Refused: it has something that no card can have, or its text is too long to be read.
    """
    reason = too_long(printed)
    if reason is not None:
        raise Refused(reason)
    face = face_document(printed)
    lines = [_counted(line) for line in lines_of(printed)]
    keywords: list[Any] = []
    units: list[tuple[Line, list[Document]]] = []
    refused: list[Refused] = []
    for each in lines:
        try:
            words, parses, line = _read(printed, each)
        except Refused as error:
            refused.append(error)
            continue
        if words is not None:
            keywords += words
        else:
            units.append((line, parses))
    face = {**face, **({"keywords": keywords} if keywords else {})}
    judge = _Judge(printed, face)
    understood: list[tuple[Line, Resolved]] = []
    for line, meaning in judge.units(units):
        if isinstance(meaning, Refused):
            refused.append(meaning)
        else:
            understood.append((line, meaning))
    if not refused and keywords:
        refused += _unproved(face, {}, "")
    if not refused:
        refused += disagreements(printed, face, understood)
    return Reading(face, lines, understood, refused, judge.forms)


def face_document(printed: Printed) -> Document:
    """Everything but text: name, cost, types, numbers.

    Raises:
        Refused: it has something that no card can have.
    """
    found: Document = {"name": printed.name}
    if printed.mana_cost:
        found["cost"] = printed.mana_cost
    for member in ("supertypes", "types", "subtypes"):
        if getattr(printed, member):
            found[member] = list(getattr(printed, member))
    if printed.color_indicator:
        found["colors"] = list(printed.color_indicator)
    for member in ("power", "toughness", "loyalty"):
        value = getattr(printed, member)
        if value is not None and _NUMBER.fullmatch(value):
            found[member] = int(value)
        elif value is not None and value not in ("*", "1+*", "X"):
            raise Refused(f"no word for a {member} of {value}")
        elif value is not None and member == "loyalty":
            raise Refused(f"no word for a loyalty of {value}")
    return found


def _read(printed: Printed, line: Line) -> tuple[list[Any] | None, list[Document], Line]:
    """The keywords of a line, or else what its ability can be, and the line as it was read.

    Raises:
        Refused: it cannot be read.
    """
    if len(line.text) > MOST_LETTERS_OF_LINE:
        raise Refused(f"a line has more than {MOST_LETTERS_OF_LINE:,} letters", line.printed)
    parser = Parser(GRAMMAR, line.text)
    try:
        words = parser.whole("keyword_line")
        if words:
            return list(words[0]), [], line
        spell = bool({"instant", "sorcery"}.intersection(printed.types))
        parses = [*(parser.whole("spell") if spell else ()), *parser.whole("ability")]
        if not parses and line.text.endswith("."):
            words = Parser(GRAMMAR, line.text[:-1]).whole("keyword_line")
            if words:
                return list(words[0]), [], line
    except (TooMuchWork, RecursionError):
        raise Refused("the line takes more steps to read than are granted", line.printed) from None
    if not parses and line.text[-1:] not in STOPS:
        with suppress(Refused):
            return _read(printed, line._replace(text=f"{line.text}."))
    if not parses:
        rest = " ".join(parser.tokens[max(0, parser.furthest - 1) : parser.furthest + 4])
        raise Refused(missing_word(parser), line.printed, rest)
    return None, parses, line


class _Judge:
    """Checks what lines can mean, and has it told."""

    def __init__(self, printed: Printed, face: Document) -> None:
        self._printed = printed
        self._face = face
        self.forms: set[int] = set()
        """The forms by which told texts differ from printed ones."""
        self._spell = bool({"instant", "sorcery"}.intersection(printed.types))
        words = (one if isinstance(one, str) else one["keyword"] for one in face.get("keywords", ()))
        self._attached = bool({"Aura", "Equipment"}.intersection(printed.subtypes)) or any(
            word.startswith("bestow") for word in words
        )
        self._choice: Resolved | None = None
        """What is chosen as it enters, of which other lines may speak."""

    def units(self, units: list[tuple[Line, list[Document]]]) -> Iterator[tuple[Line, Resolved | Refused]]:
        """What each line means; or why it means nothing that is sound and told so, or more than one thing."""
        resolved = [(line, self._resolved(parses, linking=False)) for line, parses in units]
        choosing = (one for _, found in resolved for one in found if one.ability["ability"] == "as_enters")
        self._choice = next(choosing, None)
        linked = [index for index, (_, found) in enumerate(resolved) if any(one.linked for one in found)]
        partners = [index for index, (_, found) in enumerate(resolved) if any(one.links for one in found)]
        partner: Resolved | None = None
        if len(partners) > 1 and "exiled with" in self._printed.text:
            partners = []  # what two abilities have exiled is spoken of, and one alone would be linked
        if linked and partners and linked != partners:
            speaking = [one for one in resolved[linked[0]][1] if one.linked]
            linking = self._resolved(units[partners[0]][1], linking=True)
            partner = self._one_of(units[partners[0]][0], linking, speaking)
        for index, (line, found) in enumerate(resolved):
            if partner is not None and index == partners[0]:
                yield line, partner
                continue
            if not found:
                first, creature = units[index][1][0], "creature" in self._printed.types
                why = why_nothing(first, attached=self._attached, creature=creature)
                yield line, Refused(why, line.printed)
                continue
            try:
                yield line, self._one(line, found, beside=partner if index in linked else None)
            except Refused as refused:
                yield line, refused

    def _resolved(self, parses: list[Document], *, linking: bool) -> list[Resolved]:
        found: list[Resolved] = []
        for parse in parses:
            creature = "creature" in self._printed.types
            found += resolve(parse, attached=self._attached, creature=creature, linking=linking)
        return found

    def _face_for(self, candidate: Resolved) -> Document:
        """The face of the card; a creature whose power another line defines has one for this line."""
        changes = candidate.ability.get("changes", ())
        defining = any(change["change"] == "set_power_toughness" for change in changes)
        if defining or "creature" not in self._face.get("types", ()):
            return self._face
        return {"power": 0, "toughness": 0, **self._face}

    def _parts(self, candidate: Resolved, beside: Resolved | None) -> list[Resolved]:
        """A line with those that it speaks of."""
        others = [beside, self._choice if _speaks_of_choice(candidate.ability) else None]
        return [candidate, *(one for one in others if one is not None)]

    def _compared(
        self, wanted: str, card: Card, tokens: Mapping[str, Document]
    ) -> tuple[frozenset[int] | None, str]:
        """The forms by which the text that is told differs from the printed one, None if it is another; and
        the text."""
        known = {**TOKENS, **{key: msgspec.convert(token, Card) for key, token in tokens.items()}}
        told = own_name(self._printed, telling(card, card.abilities[0], known))
        return forms_between(wanted, told), plain(told)

    def _one_of(self, line: Line, candidates: list[Resolved], beside: list[Resolved]) -> Resolved | None:
        """The first of these that is right together with one of the others."""
        for other in beside:
            try:
                return self._one(line, candidates, beside=other)
            except Refused:
                continue
        return None

    def _one(self, line: Line, candidates: list[Resolved], beside: Resolved | None = None) -> Resolved:
        wanted = canonical(line.text)
        right: list[Right] = []
        told_otherwise = ""
        unsound: tuple[Document, Mapping[str, Document]] | None = None
        for candidate in candidates[: MOST_COMBINATIONS * 8]:
            document, tokens = together(self._face_for(candidate), self._parts(candidate, beside))
            if self._spell and candidate.ability["ability"] != "spell":
                document = {**document, "abilities": [*document["abilities"], _some_spell(candidate.ability)]}
            if not are_sound(document, tokens):
                unsound = unsound or (document, tokens)
                continue
            card = msgspec.convert(document, Card)
            forms, told = self._compared(wanted, card, tokens)
            if forms is None:
                told_otherwise = told_otherwise or told
            elif not any(mean_the_same(card, other.card) for other in right):
                right.append(Right(card, candidate, forms))
        if not right:
            if told_otherwise:
                raise Refused("the text that is told is another", line.printed, told_otherwise)
            fault = faults_of(*unsound)[0] if unsound is not None else ""
            raise Refused(f"the check refuses: {_anonymous(fault)}", line.printed, fault)
        found = best(right)
        if found is None:
            raise Refused("it can be read in two ways", line.printed)
        self._prove(line, found, beside)
        self.forms |= found.forms
        return found.meaning

    def _prove(self, line: Line, found: Right, beside: Resolved | None) -> None:
        """See that no other card has the text of this one.

        Raises:
            Refused: one has; the text does not prove what was read.
        """
        parts = self._parts(found.meaning, beside)
        for refused in _unproved(*together(self._face_for(found.meaning), parts), line.printed):
            raise refused


def _speaks_of_choice(node: Any) -> bool:
    """Whether an ability speaks of what was chosen as its source entered."""
    if isinstance(node, dict):
        return "chosen" in node or any(map(_speaks_of_choice, node.values()))
    if isinstance(node, list | tuple):
        return any(map(_speaks_of_choice, node))
    return isinstance(node, str) and node == CHOSEN


def _unproved(document: Document, tokens: Mapping[str, Document], line: str) -> Iterator[Refused]:
    """Why a text does not prove what was read."""
    try:
        place = blind_spot(document, tokens)
    except TooMuchWork:
        yield Refused("it takes more mutants to prove it than are granted", line)
        return
    if place is not None:
        yield Refused("another card would have the same text", line, place)


def _anonymous(fault: str) -> str:
    """A fault without its place."""
    return re.sub(r"'[^']*'", "…", fault.split(": ", 1)[-1])


def together(face: Document, parts: Iterable[Resolved]) -> tuple[Document, dict[str, Document]]:
    """A card with these abilities, and the tokens that they create."""
    abilities: list[Document] = []
    granted: list[Document] = []
    tokens: list[Document] = []
    for part in (_with_name(one, face["name"]) for one in parts):
        abilities.append(shifted(part.ability, len(granted), len(tokens)))
        granted += [shifted(one, len(granted), len(tokens)) for one in part.granted]
        tokens += part.tokens
    keys, definitions = keyed_tokens(tokens)
    document = {
        **face,
        **({"abilities": abilities} if abilities else {}),
        **({"granted": granted} if granted else {}),
    }
    return _with_keys(document, keys), definitions


def _with_name(part: Resolved, own: str) -> Resolved:
    return replace(
        part,
        ability=_called(part.ability, own),
        granted=_called(part.granted, own),
        tokens=_called(part.tokens, own),
    )


def _called(node: Any, own: str) -> Any:
    """What is said, with the name of the card where it speaks of that."""
    if isinstance(node, dict):
        return {
            name: own if name == "name" and value == OWN_NAME else _called(value, own)
            for name, value in node.items()
        }
    return [_called(item, own) for item in node] if isinstance(node, list) else node


def _with_keys(node: Any, keys: list[str]) -> Any:
    if isinstance(node, dict):
        found = {name: _with_keys(value, keys) for name, value in node.items()}
        field = CREATES.get(str(found.get("do")))
        if field is not None and found[field].startswith("#"):
            found[field] = keys[int(found[field][1:])]
        return found
    return [_with_keys(item, keys) for item in node] if isinstance(node, list) else node


def are_sound(document: Document, tokens: Mapping[str, Document]) -> bool:
    """Whether the library finds nothing wrong with a card and its tokens."""
    known = frozenset([*tokens, *TOKENS])
    return all(is_sound(msgspec.json.encode(one), known) for one in (document, *tokens.values()))


def faults_of(document: Document, tokens: Mapping[str, Document]) -> list[str]:
    """What the library finds wrong with a card, or with one of its tokens."""
    known = frozenset([*tokens, *TOKENS])
    found = [f"{fault.path}: {fault.message}" for fault in card_faults(msgspec.json.encode(document), known)]
    for token in tokens.values():
        found += [
            f"{fault.path}: {fault.message}" for fault in card_faults(msgspec.json.encode(token), known)
        ]
    return found


def _assembled(reading: Reading) -> Compiled:
    document, tokens = together(reading.face, [resolved for _, resolved in reading.understood])
    if not are_sound(document, tokens):
        faults = faults_of(document, tokens)
        raise Refused(f"the check refuses: {_anonymous(faults[0])}", "", faults[0])
    card = msgspec.convert(document, Card)
    clean: Document = msgspec.to_builtins(card)
    used = {number for line in reading.lines for number in line.rewrites} | reading.forms
    return Compiled(clean, dict(tokens), tuple(sorted(used)))
