"""Tells the steps of an ability; each kind of step is told by a function registered here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.magic.language import effects as does
from engine.magic.language.card import Card
from engine.magic.language.filters import Whose

from .changes import Quoted
from .clauses import Clause, joined, sentences
from .speaker import Mention, Speaker
from .words import sentence

Quotes = Callable[[Card], list[str]]
"""The texts of a token's abilities."""

Tells = Callable[["Teller", Any], list[Clause]]
TOLD_BY: dict[type[Any], Tells] = {}


def tells(*kinds: type[Any]) -> Callable[[Tells], Tells]:
    """Register what tells these kinds of steps."""

    def register(function: Tells) -> Tells:
        TOLD_BY.update(dict.fromkeys(kinds, function))
        return function

    return register


TellsTogether = Callable[["Teller", Any, Any], list[Clause] | None]
TOLD_TOGETHER: dict[tuple[type[Any], type[Any]], TellsTogether] = {}


def tells_together(first: type[Any], then: type[Any]) -> Callable[[TellsTogether], TellsTogether]:
    """Register what tells a step and the next one at once, or None where each is told by itself."""

    def register(function: TellsTogether) -> TellsTogether:
        TOLD_TOGETHER[first, then] = function
        return function

    return register


class Teller:
    """Tells the steps of one ability."""

    def __init__(self, speaker: Speaker, tokens: Mapping[str, Card], quotes: Quotes, granted: Quoted) -> None:
        self.speaker = speaker
        self.tokens = tokens
        self.quotes = quotes
        self.granted = granted
        self.revealed: set[Whose] = set()
        """Whose hands have been revealed."""

    def clauses(self, steps: Sequence[does.Effect]) -> list[Clause]:
        """The clauses of steps in their order."""
        found: list[Clause] = []
        left = list(steps)
        while left:
            step = left.pop(0)
            together = TOLD_TOGETHER.get((type(step), type(left[0]))) if left else None
            both = None if together is None else together(self, step, left[0])
            if both is None:
                found += TOLD_BY[type(step)](self, step)
            else:
                found += both
                del left[0]
        return found

    def text(self, steps: Sequence[does.Effect]) -> str:
        """Whole sentences."""
        return sentences(self.clauses(steps))

    def after(self, opening: str, steps: Sequence[does.Effect]) -> str:
        """Sentences, the first of which has an opening: "When …, draw a card."."""
        first, *others = joined(self.clauses(steps))
        return " ".join([sentence(f"{opening}, {first}"), *(sentence(words) for words in others)])

    def named(self, name: str | None, words: str, several_things: bool = False) -> None:
        """Words for what a step gave a name to."""
        if name is not None:
            self.speaker.introduce(name, Mention(words, words, several=several_things))


def raw(text: str) -> Clause:
    """A clause that is whole."""
    return Clause(text)


def act(verb: str, rest: str = "") -> list[Clause]:
    """An instruction to the controller."""
    return [Clause(rest, verb, "you", "you", imperative=True)]
