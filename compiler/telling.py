"""The text of a card in every manner in which printed texts speak of what was said before.

The teller calls "it" what was mentioned last, and everything else by its noun. Printed texts are free to say
"that creature" or "this creature" where "it" would do, and say "it" for what a trigger was about. Each of
these
is a manner that means one thing wherever it is used, and the text is told in all of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import NamedTuple

from engine.magic.language.abilities import Ability, Card
from engine.magic.text.card import Narrator
from engine.magic.text.speaker import Speaker


class Manner(NamedTuple):
    """How one speaks of what was said before."""

    names_itself: bool = False
    """ "This creature" where "it" would do."""
    repeats: bool = False
    """ "That creature" where "it" would do."""
    follows_event: bool = False
    """ "It" for what the trigger was about, until something else is mentioned."""

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the forms that it uses."""
        return tuple(
            number
            for number, used in (
                (NAMES_ITSELF, self.names_itself),
                (REPEATS, self.repeats),
                (FOLLOWS_EVENT, self.follows_event),
            )
            if used
        )


NAMES_ITSELF, REPEATS, FOLLOWS_EVENT = 101, 102, 103
MANNERS = tuple(Manner(*used) for used in sorted(product((False, True), repeat=3), key=sum))
"""The teller's own first, then those that differ from it the least."""


class _Mannered(Speaker):
    """A speaker with a manner."""

    manner = Manner()

    def thing(self, name: str) -> str:
        """An object or player, as subject or object of a clause."""
        mention = self._mentions.get(name)
        if mention is not None and self.manner.follows_event and name == "that" and self.it is None:
            self.it = "that"
            mention.said = True
        words = super().thing(name)
        if words != "it" or mention is None:
            return words
        if name == "self":
            return self.me if self.manner.names_itself else words
        unique = sum(other.later == mention.later for other in self._mentions.values()) == 1
        return mention.later if self.manner.repeats and unique else words


def _narrator(manner: Manner) -> type[Narrator]:
    speaker = type("_Speaking", (_Mannered,), {"manner": manner})
    return type("_Narrating", (Narrator,), {"speaker": speaker})


_NARRATORS = {manner: _narrator(manner) for manner in MANNERS}


def tellings(card: Card, ability: Ability, tokens: Mapping[str, Card]) -> Iterator[tuple[Manner, str]]:
    """The text of an ability in each manner, each text once."""
    told: set[str] = set()
    for manner, narrator in _NARRATORS.items():
        text = narrator(card, tokens).ability(ability).replace("\n", " ")
        if text not in told:
            told.add(text)
            yield manner, text
