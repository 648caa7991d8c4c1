"""An ability written in the card language, once it is chosen what its words mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice, product
from typing import Any

from .doubts import doubt_about
from .nodes import Document, Made, New, PlayerOf, Quoted, Result, Said, Targeted, other_than_shared
from .scope import Scope
from .walking import quotes, shifted, speaks_of_the_old, targets_of

NONSENSE = "something would be attached to itself, or done to what is another object since it moved"
_NO_NAME = object()
_LESS_X: Document = {"amount": "difference", "of": [0, "x"]}


@dataclass
class Resolved:
    """An ability in the card language, with what travels with it."""

    ability: Document
    granted: list[Document] = field(default_factory=list)
    tokens: list[Document] = field(default_factory=list)
    """The tokens that it creates; a step names them by their place here, ``#0``."""
    links: bool = False
    """It could remember what it exiles for another ability."""
    linked: bool = False
    """It speaks of what another ability exiled."""


class Writer:
    """Writes an ability with the names chosen."""

    def __init__(self, scope: Scope, chosen: dict[int, Any]) -> None:
        self._scope = scope
        self._chosen = chosen
        self._news: dict[int, str] = {}
        """The names of what is spoken of later, by the identity of the node."""
        self._granted: list[Document] = []
        self._tokens: list[Document] = []
        self._choices: list[list[Any]] = []
        self._linked = False
        self._nonsense = False
        """Whether something is attached to itself."""
        self.refused: list[str] = []
        """Why what was written is no reading."""
        for name in (*chosen.values(), *scope.results):
            if isinstance(name, New):
                self._named(name)

    def _named(self, new: New) -> str:
        if id(new) not in self._news:
            base = {
                "number": "number_given",
                "color": "color",
                "land_type": "land_type",
                "creature_type": "creature_type",
            }.get(new.kind) or _name_for(new)
            taken = set(self._news.values())
            name = base
            for more in ("", "_two", "_three", "_four"):
                name = base + more
                if name not in taken:
                    break
            self._news[id(new)] = name
        return self._news[id(new)]

    def written(self, ability: Document, inner: Sequence[list[Any]]) -> Iterator[Resolved]:
        """The ability, once for each way to read what it quotes: what each quotation can be is ``inner``."""
        for readings in islice(product(*inner), 8):
            self._granted, self._tokens, self._linked = [], [], False
            self._readings = {
                id(node): reading for node, reading in zip(quotes(ability), readings, strict=True)
            }
            self._nonsense = False
            document = self._part(ability)
            refused = self._why_not(document)
            if refused is not None:
                self.refused.append(refused)
                continue
            yield Resolved(
                document, self._granted, self._tokens, links=self._scope.links, linked=self._linked
            )

    def _why_not(self, document: Document) -> str | None:
        """Why this is no reading."""
        nonsense = self._nonsense or speaks_of_the_old(document)
        return NONSENSE if nonsense else doubt_about(document)

    def _part(self, part: Document) -> Document:
        """An ability, a mode or a step with steps of its own that have targets."""
        targets = [target for target in targets_of(part) if target.at >= 0]
        found = {name: self._value(value) for name, value in part.items()}
        found = {name: value for name, value in found.items() if value is not _NO_NAME and name != "@span"}
        if targets:
            ordered = sorted({target.at: target for target in targets}.values(), key=lambda one: one.at)
            written = [self._target(target) for target in ordered]
            head = {
                name: value
                for name, value in found.items()
                if name in ("ability", "do") and isinstance(value, str)
            }
            chooser = {"target_chooser": "that_player"} if any(one.theirs for one in ordered) else {}
            rest = {k: v for k, v in found.items() if k not in head}
            found = {**head, "targets": written, **rest, **chooser}
        return found

    def _target(self, target: Targeted) -> Document:
        name = self._scope.target_name(target)
        found: Document = {} if name == "target" else {"as": name}
        what = None if target.what is None else self._value(target.what)
        earlier = self._scope.earlier_target(target) if target.another else None
        if target.another and earlier is None and what is not None:
            beside = self._scope.beside(what)
            what = {**what, "not_same_as": beside} if beside == "attached" else {**what, "other": True}
        if what is not None:
            found["what"] = what
        if target.player is not None:
            found["player"] = target.player
        if target.ability is not None:
            found["ability"] = target.ability
        if target.single:
            found["single_target"] = True
        if target.least != 1:
            found["min"] = target.least
        if target.most != 1:
            found["max"] = target.most
        if target.any_number:
            found["any_number"] = True
        if target.same:
            found["same"] = "owner"
        if target.divided:
            found["divided"] = True
        if earlier is not None:
            found["not_same_as"] = earlier
        return found

    def _value(self, value: Any) -> Any:
        if isinstance(value, dict):
            if value.get("do") == "when_you_do" or ("do" in value and isinstance(value["do"], list)):
                return self._part(value)
            found = {name: self._value(one) for name, one in value.items() if name != "@span"}
            if found.get("do") == "attach" and found.get("to") == found.get("what", "self"):
                self._nonsense = True
            beside = self._scope.beside(found) if found.get("other") is True else None
            if beside is not None:
                found = {name: one for name, one in found.items() if name != "other"}
                found["not_same_as"] = beside
            found = other_than_shared(found)
            return {name: one for name, one in found.items() if one is not _NO_NAME}
        if isinstance(value, list | tuple):
            return [self._value(item) for item in value]
        if isinstance(value, Targeted):
            return self._scope.target_name(value)
        if isinstance(value, Said):
            return self._said(self._chosen[value.at])
        if isinstance(value, PlayerOf):
            return self._player(value)
        if isinstance(value, New | Result):
            return self._new(value)
        if isinstance(value, Quoted):
            return self._grant(value)
        if isinstance(value, Made):
            return self._make(value)
        return dict(_LESS_X) if value == "-x" else value

    def _said(self, name: Any) -> Any:
        if isinstance(name, New):
            return self._named(name)
        if isinstance(name, PlayerOf):
            return self._player(name)
        if name == "linked":
            self._linked = True
        return name

    def _player(self, player: PlayerOf) -> str:
        return f"{player.relation} of {self._value(player.of)}"

    def _new(self, new: New | Result) -> Any:
        if isinstance(new, Result):
            return self._named(new.of)
        if new.words == "linked":
            return True if self._scope.linking else _NO_NAME
        if new.words == "@chosen":
            return self._named(new)
        return self._news.get(id(new), _NO_NAME)

    def _grant(self, quoted: Quoted) -> int:
        reading: Resolved = self._readings[id(quoted)]
        ability = shifted(reading.ability, len(self._granted), len(self._tokens))
        if ability in self._granted:
            return self._granted.index(ability)
        self._granted += [shifted(one, len(self._granted), len(self._tokens)) for one in reading.granted]
        self._tokens += reading.tokens
        self._granted.append(ability)
        return len(self._granted) - 1

    def _make(self, made: Made) -> str:
        token = dict(made.token)
        if "abilities" in token:
            readings: list[Resolved] = self._readings[id(made)]
            token["abilities"] = [one.ability for one in readings]
            granted = [one for reading in readings for one in reading.granted]
            if granted:
                token["granted"] = granted
            inner = [one for reading in readings for one in reading.tokens]
            if inner:
                token["@tokens"] = inner
        if token not in self._tokens:
            self._tokens.append(token)
        return f"#{self._tokens.index(token)}"


def _name_for(new: New) -> str:
    if new.words.startswith("the sacrificed"):
        return "sacrificed"
    if new.kind == "result":
        return new.how or "done"
    return {"token": "token", "card": "card"}.get(new.head) or "chosen"
