"""What "it", "that creature" and "they" mean: names put in place of words for something said before.

A parse speaks of what was said before in the words of the text. Each such word has its antecedents here: what
was said before it and fits in kind and number, the latest first; every combination is a candidate. Which of
them is meant is decided by the teller, which uses the same word only where it means the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import islice, product
from typing import Any

from .antecedents import (
    Antecedent,
    heads_of_filter,
    is_either_of_two,
    kind_of,
    of_event,
    of_replaced,
)
from .doubts import is_doubtful
from .nodes import THE_HAND, Document, Made, New, PlayerOf, Quoted, Result, Said, Targeted, other_than_shared
from .walking import quotes, shifted, speaks_of_the_old, targets_in, targets_of

MOST_CANDIDATES = 96
"""Of one ability."""
_TARGET_NAMES = ("target", "second", "third", "fourth", "fifth")
_PERMANENTS = ("artifact", "creature", "enchantment", "land", "planeswalker")


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


def resolve(
    ability: Document, *, attached: bool = False, creature: bool = False, linking: bool = False
) -> list[Resolved]:
    """Every way to give names to what an ability says.

    Args:
        ability: a parse, with nodes in place of names.
        attached: whether the card is attached to something.
        creature: whether it is a creature itself.
        linking: whether it remembers what it exiles.
    """
    scope = _Scope(ability, attached=attached, creature=creature, linking=linking)
    return list(islice(scope.candidates(), MOST_CANDIDATES))


class _Scope:
    """The words of one ability."""

    def __init__(self, ability: Document, *, attached: bool, creature: bool, linking: bool) -> None:
        self._ability = ability
        self._beside_attached = attached and not creature
        self._linking = linking
        self._targets: dict[int, Targeted] = {}
        self._target_names: dict[int, str] = {}
        self._said: dict[int, Said] = {}
        self._of_each: set[int] = set()
        """Where "it" can be each of several that something is done to."""
        self._within: dict[int, int] = {}
        """Where a target is that words are said of: "target creature that shares a color with it"."""
        self._news: list[New] = []
        self._antecedents: list[Antecedent] = [Antecedent(-2, "self", "object", frozenset(_PERMANENTS))]
        if attached:
            self._antecedents.append(Antecedent(-1, "attached", "object", frozenset(_PERMANENTS)))
        self.results: list[New] = []
        """What a later step asks after: "if you do"."""
        self._links = False
        self._dealing: list[float] = []
        """Where the source deals damage."""
        self._part_of: dict[int, int] = {}
        """The number of the mode in which a target is chosen; no number outside of modes."""
        self._modes: list[tuple[int, int]] = []
        """Where the modes stand in the text."""
        for number, mode in enumerate(ability.get("modes", ())):
            self._part_of |= {target.at: number for target in targets_in(mode)}
            self._modes.append(mode["@span"])
        self._collect(ability, of_each=False)
        for target in sorted(self._targets.values(), key=lambda one: one.at):
            place = sum(self._part_of.get(at) == self._part_of.get(target.at) for at in self._target_names)
            self._target_names[target.at] = _TARGET_NAMES[min(place, len(_TARGET_NAMES) - 1)]
            head = "player" if target.kind == "player" else target.head
            name = self._target_names[target.at]
            self._antecedents.append(
                Antecedent(target.at, name, target.kind, frozenset({head, kind_of(head)}), target.many)
            )
        trigger = ability.get("trigger")
        if trigger is not None:
            self._antecedents += of_event(trigger)
        if ability["ability"] == "instead":
            self._antecedents += of_replaced(ability["event"])
        if isinstance(cost := ability.get("cost", ability.get("additional")), dict):
            what = cost.get("sacrifice")
            if isinstance(what, dict):
                heads = heads_of_filter(what)
                self._antecedents.append(
                    Antecedent(-0.5, "sacrificed", "object", heads, words="the sacrificed")
                )

    # Collecting ---------------------------------------------------------------------------------------------

    def _collect(self, node: Any, *, of_each: bool) -> None:
        if isinstance(node, dict):
            self._collect_document(node, of_each=of_each)
        elif isinstance(node, list | tuple):
            for item in node:
                self._collect(item, of_each=of_each)
        elif isinstance(node, Targeted):
            self._targets.setdefault(node.at, node)
            inside = {*self._said}
            self._collect(node.what, of_each=False)
            self._within |= {at: node.at for at in self._said if at not in inside}
        elif isinstance(node, Said):
            self._said.setdefault(node.at, node)
            if of_each:
                self._of_each.add(node.at)
        elif isinstance(node, PlayerOf):
            self._collect(node.of, of_each=of_each)
            if isinstance(node.of, Said | Targeted):
                self._antecedents.append(Antecedent(node.of.at + 0.5, node, "player", frozenset({"player"})))
        elif isinstance(node, New):
            self._new(node)
        elif isinstance(node, Result):
            self.results.append(node.of)

    def _collect_document(self, node: Document, *, of_each: bool) -> None:
        group = any(isinstance(node.get(name), dict) for name in ("what", "on", "to", "of"))
        if node.get("do") == "damage" and "by" not in node and isinstance(node.get("as"), New):
            self._dealing.append(node["as"].at)
        if node.get("do") == "if" and node["condition"].get("if") == "paid":
            first = node["then"][0].get("by") if self._ability["ability"] == "spell" else None
            if isinstance(first, Said) and first.words == "it":
                self._dealing.append(first.at - 0.5)  # "if this spell was kicked, it deals …"
        if node.get("do") == "may" and isinstance(node.get("pay"), dict):
            self._price(node["pay"])
        if node.get("do") == "instead":
            at = node["@span"][0] + 0.4
            self._antecedents += [replace(one, at=at + one.at) for one in of_replaced(node["event"])]
        if node.get("do") == "later" and "@span" in node:
            at = node["@span"][0] + 0.4
            self._antecedents += [replace(one, at=at + one.at) for one in of_event(node["when"])]
        for name, value in node.items():
            each = of_each or (group and name in ("changes", "amount"))
            self._collect(value, of_each=each)

    def _new(self, node: New) -> None:
        if node.words == "linked":
            self._links = True
            return
        if all(node is not one for one in self._news):
            self._news.append(node)
            self._antecedents.append(
                Antecedent(
                    node.at,
                    node,
                    node.kind,
                    frozenset({node.head, kind_of(node.head)}),
                    node.many,
                    node.words,
                    node.how,
                )
            )

    def _price(self, price: Document) -> None:
        what = price.get("sacrifice")
        if isinstance(what, dict):
            self._antecedents.append(
                Antecedent(0.5, "sacrificed", "object", heads_of_filter(what), words="the sacrificed")
            )

    # Choosing -----------------------------------------------------------------------------------------------

    def candidates(self) -> Iterator[Resolved]:
        """All combinations, the latest antecedents first."""
        places = sorted(self._said)
        options = [self._options(self._said[at]) for at in places]
        if any(not names for names in options):
            return
        seen: list[Document] = []
        for chosen in product(*options):
            names = dict(zip(places, chosen, strict=True))
            for resolved in _Writer(self, names).written(self._ability):
                if resolved.ability not in seen or resolved.granted or resolved.tokens:
                    seen.append(resolved.ability)
                    yield resolved

    def _options(self, said: Said) -> list[Any]:
        before = sorted(
            (one for one in self._antecedents if one.at < said.at and self._together(one.at, said.at)),
            key=lambda one: one.at,
            reverse=True,
        )
        if said.words == "it" and said.head == "deals" and any(at < said.at for at in self._dealing):
            return ["self"]  # what deals damage goes on dealing it
        if said.words == "it" and (of := self._within.get(said.at)) is not None:
            earlier = [one for one in before if one.at in self._targets and one.at != of and _fits(said, one)]
            if earlier:
                return [earlier[0].name]  # of two targets the second is told by the first
        if said.words == "number":
            before = before[: next((n for n, one in enumerate(before) if one.words == THE_HAND), None)]
        again = any(one.words == "that" and one.at < said.at for one in self._said.values())
        if not again and is_either_of_two(said, before):
            return []
        found = [one.name for one in before if _fits(said, one)]
        if said.words == "the exiled card":
            found.append("linked")
        if said.words == "they":
            found.append("chooser")
        if said.at in self._of_each and said.words in ("it", "that"):
            found.insert(0, "it")
        return found[:6]

    def _together(self, one: float, other: float) -> bool:
        """Whether two places are in the same mode, or not in two of them."""
        modes = {self._mode_at(one), self._mode_at(other)} - {None}
        return len(modes) < 2

    def _mode_at(self, at: float) -> int | None:
        return next((number for number, (start, end) in enumerate(self._modes) if start <= at < end), None)

    def beside(self, others: Document) -> str | None:
        """What "other" is other than where the source cannot be one of them: on a spell its only target,
        among creatures what an Aura or Equipment is attached to."""
        if self._beside_attached and others.get("types") == ["creature"]:
            return "attached"
        if self._ability["ability"] != "spell" or len(self._targets) != 1:
            return None
        (target,) = self._targets.values()
        return self._target_names[target.at] if target.kind == "object" and not target.another else None

    def target_name(self, target: Targeted) -> str:
        """What a target is called."""
        return self._target_names[target.at]

    def earlier_target(self, target: Targeted) -> str | None:
        """The target before it, if there is one."""
        before = [
            one
            for one in self._targets.values()
            if one.at < target.at and one.kind != "player" and self._together(one.at, target.at)
        ]
        return self._target_names[max(before, key=lambda one: one.at).at] if before else None

    @property
    def links(self) -> bool:
        """Whether something is exiled that another ability could speak of."""
        return self._links

    @property
    def linking(self) -> bool:
        """Whether it is remembered."""
        return self._linking


def _fits(said: Said, one: Antecedent) -> bool:
    """Whether these words can mean this."""
    test = _TESTS.get(said.words)
    if test is not None:
        return test(said, one)
    if said.words.startswith("the sacrificed"):
        return one.words.startswith("the sacrificed")
    if one.how and said.words == f"{one.how} this way":
        return True
    return bool(one.words) and one.words == said.words


def _fits_that(said: Said, one: Antecedent) -> bool:
    if said.head == "player":
        return one.kind == "player"
    return one.kind == "object" and not one.many and _is_called(said.head, one)


_TESTS: dict[str, Callable[[Said, Antecedent], bool]] = {
    "it": lambda _, one: one.kind == "object" and not one.many,
    "them": lambda _, one: one.kind == "object" and one.many,
    "they": lambda _, one: one.kind == "player" or one.many,
    "the revealed hand": lambda _, one: one.kind == "player",
    "that": _fits_that,
    "those": lambda said, one: one.kind == "object" and one.many and _is_called(said.head, one),
    "that thing": lambda _, one: one.kind == "thing",
    "attacked": lambda _, one: isinstance(one.name, str) and one.name == "attacked",
    "number": lambda _, one: one.kind == "number" and not one.words,
    "the exiled card": lambda _, one: isinstance(one.name, New) and one.heads == {"card"} and not one.many,
}
"""By the words: whether they can mean something."""


def _is_called(head: str, one: Antecedent) -> bool:
    if head == "card" and "token" in one.heads:
        return False  # CR 108.2b
    if head in one.heads or kind_of(head) in one.heads or "permanent" in one.heads:
        return True
    if isinstance(one.name, New) and one.how == "returned" and head in _PERMANENTS:
        return True  # a card that has entered is a permanent of its type
    return head in ("permanent", "card") and bool(
        one.heads.intersection(_PERMANENTS) or isinstance(one.name, New)
    )


class _Writer:
    """Writes an ability with the names chosen."""

    def __init__(self, scope: _Scope, chosen: dict[int, Any]) -> None:
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
        for name in (*chosen.values(), *scope.results):
            if isinstance(name, New):
                self._named(name)

    def _named(self, new: New) -> str:
        if id(new) not in self._news:
            base = {"number": "number_given", "color": "color", "land_type": "land_type"}.get(
                new.kind
            ) or _name_for(new)
            taken = set(self._news.values())
            name = base
            for more in ("", "_two", "_three", "_four"):
                name = base + more
                if name not in taken:
                    break
            self._news[id(new)] = name
        return self._news[id(new)]

    def written(self, ability: Document) -> Iterator[Resolved]:
        """The ability, once for each way to read what it quotes."""
        inner = [_readings(one) for one in quotes(ability)]
        if any(not one for one in inner):
            return
        for readings in islice(product(*inner), 8):
            self._granted, self._tokens, self._linked = [], [], False
            self._readings = {
                id(node): reading for node, reading in zip(quotes(ability), readings, strict=True)
            }
            self._nonsense = False
            document = self._part(ability)
            if self._nonsense or speaks_of_the_old(document) or is_doubtful(document):
                continue
            yield Resolved(
                document, self._granted, self._tokens, links=self._scope.links, linked=self._linked
            )

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


_NO_NAME = object()
_LESS_X: Document = {"amount": "difference", "of": [0, "x"]}


def _name_for(new: New) -> str:
    if new.words.startswith("the sacrificed"):
        return "sacrificed"
    if new.kind == "result":
        return new.how or "done"
    return {"token": "token", "card": "card"}.get(new.head) or "chosen"


def _readings(node: Quoted | Made) -> list[Any]:
    """What a quoted ability can be; of a token, what its abilities can be together."""
    if isinstance(node, Quoted):
        return resolve(node.ability)
    abilities = [resolve(one) for one in node.token.get("abilities", ())]
    return [list(chosen) for chosen in islice(product(*abilities), 8)]
