"""Tells the steps of an ability: each as clauses, which join to sentences, "draw two cards, then discard two
cards".

How a verb is told stands with the verb, in :mod:`engine.magic.effects`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from engine.magic.language.abilities import Card
from engine.magic.language.effects import Effect
from engine.magic.language.filters import Selector, Whose

from .nouns import both, sentence
from .speaker import Mention, Speaker

Quotes = Callable[[Card], list[str]]
"""The texts of a token's abilities."""
Quoted = Callable[[int], str]
"""The text of a granted ability, by its number."""


class Clause(NamedTuple):
    """Somebody does something."""

    rest: str
    """Everything after the verb."""
    verb: str = ""
    """In its plain form; empty for a clause that is whole in ``rest``."""
    subject: str = ""
    actor: str = ""
    """Who acts, so that two clauses about the same one can share the subject."""
    plural: bool = False
    imperative: bool = False
    """"Draw a card" and not "you draw a card"."""
    follows: str = ""
    """What joins it to the clause before it, if that is about the same actor and joins likewise."""
    joins_all: bool = False
    """It joins whatever is before it, if that joins likewise."""
    goes_on: bool = False
    """It goes on with what the clause before was about, if that has the same actor: "…, then return it"."""
    more: tuple[tuple[str, str], ...] = ()
    """What the same one does besides, each with its verb in the plain form: "… and gains flying"."""
    onward: tuple[tuple[str, str], ...] = ()
    """What the same one does after that: "…, reveal it, then shuffle"."""
    ending: str = ""
    """What stands after all that: " until end of turn"."""

    @property
    def predicate(self) -> str:
        """ "draws a card"."""
        plain = self.plural or self.subject == "you" or self.imperative
        return self._said(several if plain else third)

    def _said(self, form: Callable[[str], str]) -> str:
        if not self.more and not self.onward:
            return f"{form(self.verb)} {self.rest}".strip() + self.ending
        parts = [(self.verb, self.rest), *self.more]
        said = both([f"{form(verb)} {rest}".strip() for verb, rest in parts])
        for place, (verb, rest) in enumerate(self.onward, start=1):
            joint = ", then" if place == len(self.onward) else ","
            said += f"{joint} {form(verb)} {rest}".rstrip()
        return said + self.ending

    @property
    def plain(self) -> str:
        """ "draw a card", after "may"."""
        return self._said(str)

    @property
    def text(self) -> str:
        """The whole clause."""
        return self.predicate if self.imperative or not self.subject else f"{self.subject} {self.predicate}"

    def after_may(self, who: str) -> str:
        """The clause as what a player may do: "draw a card", "have it deal 1 damage"."""
        if not self.verb or (not self.subject and not self.imperative):
            return self.rest if not self.verb else self.plain
        return self.plain if self.actor == who else f"have {self.subject} {self.plain}"


def several(verb: str) -> str:
    """What several do, or you."""
    return {"be": "are", "be not": "aren't"}.get(verb, verb)


_IRREGULAR = {"have": "has", "be": "is", "be not": "isn't"}


def third(verb: str) -> str:
    """The third person of a verb."""
    if verb in ("can't", "can", "may", ""):
        return verb
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    head, _, tail = verb.partition(" ")
    if head.endswith("y") and head[-2] not in "aeiou":
        return f"{head[:-1]}ies {tail}".strip()
    ending = "es" if head.endswith(("s", "sh", "ch", "x")) else "s"
    return f"{head}{ending} {tail}".strip()


def player_clause(
    speaker: Speaker, who: Whose, verb: str, rest: str, *, imperative: bool = True, follows: str = " and "
) -> Clause:
    """What a player does; an instruction if it is the controller."""
    subject, plural = speaker.player(who), speaker.several(who)
    return Clause(
        rest,
        verb,
        f"{subject} each" if plural else subject,
        who,
        plural,
        imperative=imperative and subject == "you",
        follows=", then " if subject == "you" and imperative else follows,
    )


def joined(clauses: Sequence[Clause]) -> list[str]:
    """The clauses as sentences without capital and full stop."""
    sentences: list[str] = []
    before: Clause | None = None
    for clause in clauses:
        if before is not None and clause.goes_on and before.actor == clause.actor:
            sentences[-1] += f", then {clause.predicate}"
        elif before is None or not clause.follows:
            sentences.append(clause.text)
        elif before.follows == clause.follows and before.actor == clause.actor:
            sentences[-1] += clause.follows + clause.predicate
        elif before.joins_all and clause.joins_all:
            sentences[-1] += clause.follows + clause.text
        else:
            sentences.append(clause.text)
        before = clause
    return sentences


def sentences(clauses: Sequence[Clause]) -> str:
    """The clauses as text."""
    return " ".join(sentence(words) for words in joined(clauses))


class Teller:
    """Tells the steps of one ability."""

    def __init__(self, speaker: Speaker, tokens: Mapping[str, Card], quotes: Quotes, granted: Quoted) -> None:
        self.speaker = speaker
        self.tokens = tokens
        self.quotes = quotes
        self.granted = granted
        self.told: list[Effect] = []
        """The steps that have been told so far."""
        self.revealed: set[Whose] = set()
        """Whose hands have been revealed."""
        self.made: str | None = None
        """The name that a step gives to what it moved or made."""
        self.made_before: str | None = None
        """The same of the step before."""
        self.after_trigger = False
        """Whether the next step comes right after the words of a trigger."""
        self.opens = False
        """Whether the step that is told does: an "if" would be the condition of the ability (CR 603.4)."""

    def clauses(self, steps: Sequence[Effect]) -> list[Clause]:
        """The clauses of steps in their order."""
        found: list[Clause] = []
        left = list(steps)
        while left:
            step = left.pop(0)
            self.opens, self.after_trigger = self.after_trigger, False
            self.made_before, self.made = self.made, None
            self.speaker.was_free = bool(found) and " may " in f" {found[-1].text} "
            self.speaker.doer = "you" if not found or found[-1].actor in ("you", "") else "they"
            both = step.tell_with(self, left[0]) if left else None
            if both is None:
                found += step.tell(self)
            else:
                found += both
                self.told.append(left.pop(0))
            self.told.append(step)
        return found

    def goes_on_with(self, name: str) -> bool:
        """Whether a step goes on with the one thing that the step before moved or made: it is "it" then."""
        if name != self.made_before or self.speaker.several(name):
            return False
        self.speaker.mentioned(name)
        return True

    def text(self, steps: Sequence[Effect]) -> str:
        """Whole sentences."""
        return sentences(self.clauses(steps))

    def after(self, opening: str, steps: Sequence[Effect]) -> str:
        """Sentences, the first of which has an opening: "When …, draw a card."."""
        first, *others = joined(self.clauses(steps))
        return " ".join([sentence(f"{opening}, {first}"), *(sentence(words) for words in others)])

    def all_of(self, what: Selector) -> str:
        """What a verb is done to: "target creature", "all other creatures"."""
        if isinstance(what, str):
            return self.speaker.thing(what)
        return f"all {self.speaker.noun(what, 'and').several()}"

    def all_of_both(self, what: Selector, also: Selector | None) -> str:
        """The same of both: "target creature and target land"."""
        return self.all_of(what) if also is None else f"{self.all_of(what)} and {self.all_of(also)}"

    def named(
        self,
        name: str | None,
        words: str,
        several_things: bool = False,
        *,
        lies_in: str = "",
        entered: bool = False,
        how: str = "",
        cards: bool = False,
        called: str = "",
        same_as: str = "",
    ) -> None:
        """Words for what a step gave a name to; the hand that it still lies in; whether it entered; what was
        done to it, whether the words call it a card, and the name that it had before."""
        if name is not None:
            mention = Mention(words, words, several=several_things, lies_in=lies_in, entered=entered)
            mention.how, mention.cards, mention.called, mention.named = how, cards, called, same_as
            self.speaker.introduce(name, mention)

    def result(self, name: str | None, how: str = "") -> None:
        """What was done to those that a name stands for: it is spoken of in no other way."""
        self.named(name, "", several_things=True, how=how)


def raw(text: str) -> Clause:
    """A clause that is whole."""
    return Clause(text)


def instruct(verb: str, rest: str = "") -> list[Clause]:
    """An instruction to the controller."""
    return [Clause(rest, verb, "you", "you", imperative=True)]
