"""The text of an ability with the choices that printed texts have in speaking of what was said before.

The teller calls "it" what was mentioned last, and everything else by its noun. Printed texts may say "that
creature" or "this creature" where "it" would do, and "it" for what a trigger was about. Wherever the teller
speaks of something again, the text holds its words and the others that mean the same there, each with the
number
of the form::

    it|102:that creature

between marks that no text has; :mod:`.comparing` reads them.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.magic.language.abilities import Ability, Card
from engine.magic.text.card import Narrator
from engine.magic.text.speaker import Mention, Speaker

BEGIN, OR, END = "\ue000", "\ue001", "\ue002"
"""The marks around a choice and between its words."""
NAMES_ITSELF, REPEATS, FOLLOWS_EVENT, NAMES_PRICE, FOLLOWS_TOKEN = 101, 102, 103, 104, 105
_POSSESSIVES = {"it": "its", "them": "their"}
_TOKENS = ("that token", "those tokens")


class _Choosing(Speaker):
    """A speaker that tells what else it could have said."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self._made: str | None = None
        """The token that was created last, if nothing was mentioned since."""

    def introduce(self, name: str, mention: Mention) -> None:
        """A name that exists from here on."""
        super().introduce(name, mention)
        if mention.later in _TOKENS:
            self._made = name

    def thing(self, name: str) -> str:
        """An object or player, as subject or object of a clause."""
        words, choices = self._said(name)
        return _with_choices(words, choices)

    def subject(self, name: str) -> str:
        """The same as the subject of a clause."""
        words, choices = self._said(name)
        return _with_choices(_subject(words), {number: _subject(one) for number, one in choices.items()})

    def possessive(self, name: str) -> str:
        """ "Its", "that creature's", "target player's"."""
        words, choices = self._said(name)
        several = self.several(name)
        if words == "you":
            return "your"
        told = {number: _of(one, several=several) for number, one in choices.items()}
        return _with_choices(_of(words, several=several), told)

    def _said(self, name: str) -> tuple[str, dict[int, str]]:
        """The words for something at this place, and the others that it could have, by their forms."""
        mention = self._mentions.get(name)
        again = mention is not None and mention.said
        nothing_since = self.it is None
        fresh = self._made == name
        words = super().thing(name)
        if mention is None or mention.kind != "object":
            return words, {}
        self._made = None
        return words, self._choices(name, mention, words, again=again, first=nothing_since, fresh=fresh)

    def _choices(
        self, name: str, mention: Mention, words: str, *, again: bool, first: bool, fresh: bool
    ) -> dict[int, str]:
        pronoun = "them" if mention.several else "it"
        choices: dict[int, str] = {}
        if words == "it" and name == "self":
            choices[NAMES_ITSELF] = self.me
        elif words == pronoun and again and self._is_alone(mention):
            choices[REPEATS] = mention.later
        elif name == "that" and first and words == mention.later:
            choices[FOLLOWS_EVENT] = pronoun
        elif fresh and words == mention.later:
            choices[FOLLOWS_TOKEN] = pronoun
        if words.startswith("the sacrificed ") and self._is_alone(mention):
            choices[NAMES_PRICE] = f"that {words.removeprefix('the sacrificed ')}"
        return choices

    def _is_alone(self, mention: Mention) -> bool:
        """Whether nothing else that was mentioned has its noun."""
        noun = mention.later.rsplit(" ", 1)[-1]
        others = (
            one for name, one in self._mentions.items() if one is not mention and (one.said or name == "that")
        )
        return all(one.later.rsplit(" ", 1)[-1] != noun or one.later == mention.later == "" for one in others)


def _subject(words: str) -> str:
    return "they" if words == "them" else words


def _of(words: str, *, several: bool) -> str:
    return _POSSESSIVES.get(words) or words + ("'" if several and words.endswith("s") else "'s")


def _with_choices(words: str, choices: Mapping[int, str]) -> str:
    if not choices:
        return words
    others = "".join(f"{OR}{number} {other}" for number, other in choices.items())
    return f"{BEGIN}{words}{others}{END}"


class _Narrating(Narrator):
    """Tells abilities with the choices that there are."""

    speaker = _Choosing


def telling(card: Card, ability: Ability, tokens: Mapping[str, Card]) -> str:
    """The text of an ability, with choices."""
    return _Narrating(card, tokens).ability(ability).replace("\n", " ")


def plain(told: str) -> str:
    """A text in the teller's own words."""
    parts = told.split(BEGIN)
    return parts[0] + "".join(_first(part) for part in parts[1:])


def _first(part: str) -> str:
    choice, _, rest = part.partition(END)
    return choice.split(OR)[0] + rest
