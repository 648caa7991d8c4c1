"""What one ability says, word by word: what was said before each "it" and "that creature", and fits it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

from .antecedents import (
    PERMANENTS,
    Antecedent,
    heads_of_filter,
    is_either_of_two,
    kind_of,
    of_event,
    of_replaced,
)
from .fitting import fits
from .nodes import THE_HAND, Document, Made, New, PlayerOf, Result, Said, Targeted
from .walking import targets_in

_TARGET_NAMES = ("target", "second", "third", "fourth", "fifth")


class Scope:
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
        self._antecedents: list[Antecedent] = [Antecedent(-2, "self", "object", frozenset(PERMANENTS))]
        if attached:
            self._antecedents.append(Antecedent(-1, "attached", "object", frozenset(PERMANENTS)))
        self.results: list[New] = []
        """What a later step asks after: "if you do"."""
        self._links = False
        self._dealing: list[float] = []
        """Where the source deals damage."""
        self._chosen: list[New] = []
        """What is chosen as the ability resolves."""
        self._made: list[tuple[float, frozenset[str]]] = []
        """Where tokens have been created, and of which types they are."""
        self._creating: set[int] = set()
        """What is said of who creates tokens, how many, and what they are."""
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
        if node.get("do") == "choose" and isinstance(node.get("as"), New):
            self._chosen.append(node["as"])
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
        before = {*self._said}
        for name, value in node.items():
            each = of_each or (group and name in ("changes", "amount"))
            self._collect(value, of_each=each)
        if isinstance(node.get("token"), Made) and isinstance(node.get("as"), New):
            self._creating |= self._said.keys() - before
            self._made.append((node["as"].at, frozenset(node["token"].token["types"])))

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

    def choices(self) -> Iterator[dict[int, Any]]:
        """All combinations of what the words can mean, by their places; the latest antecedents first."""
        places = sorted(self._said)
        options = [self._options(self._said[at]) for at in places]
        if any(not names for names in options):
            return
        for chosen in product(*options):
            yield dict(zip(places, chosen, strict=True))

    def unmet(self) -> Said | None:
        """The first words that can mean nothing."""
        return next((one for _, one in sorted(self._said.items()) if not self._options(one)), None)

    def is_either_of_two(self, said: Said) -> bool:
        """Whether words may mean either of the two objects of an event, and were not told apart before."""
        again = any(one.words == "that" and one.at < said.at for one in self._said.values())
        return not again and is_either_of_two(said, self._before(said))

    def _before(self, said: Said) -> list[Antecedent]:
        """What was said before some words, the latest first."""
        before = (one for one in self._antecedents if one.at < said.at and self._together(one.at, said.at))
        return sorted(before, key=lambda one: one.at, reverse=True)

    def _options(self, said: Said) -> list[Any]:
        before = self._before(said)
        if said.words == "it" and said.head == "deals" and any(at < said.at for at in self._dealing):
            return ["self"]  # what deals damage goes on dealing it
        if said.words == "it" and (of := self._within.get(said.at)) is not None:
            earlier = [one for one in before if one.at in self._targets and one.at != of and fits(said, one)]
            if earlier:
                return [earlier[0].name]  # of two targets the second is told by the first
        if said.words in ("that", "those") and said.at not in self._creating and self._may_be_token(said):
            return []
        if said.words == "number":
            before = before[: next((n for n, one in enumerate(before) if one.words == THE_HAND), None)]
        if self.is_either_of_two(said):
            return []
        found = [one.name for one in before if fits(said, one)]
        if said.words == "it" and said.head != "deals" and any(name in self._chosen for name in found):
            found = [name for name in found if name != "self"]  # it is the card that was chosen
        if said.words == "the exiled card":
            found.append("linked")
        if said.words == "they":
            found.append("chooser")
        if said.at in self._of_each and said.words in ("it", "that"):
            found.insert(0, "it")
        return found[:6]

    def _may_be_token(self, said: Said) -> bool:
        """Whether "that creature" comes after a creature token was created."""
        return any(
            at < said.at and said.head in types and self._together(at, said.at) for at, types in self._made
        )

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
