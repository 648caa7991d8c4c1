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

from collections.abc import Iterator, Mapping, Sequence

from engine.magic.language.abilities import Ability, Card
from engine.magic.language.filters import Whose
from engine.magic.language.words import subtype_kind
from engine.magic.text.card import Narrator
from engine.magic.text.speaker import Mention, Speaker, own_noun

BEGIN, OR, END = "\ue000", "\ue001", "\ue002"
"""The marks around a choice and between its words."""
NAMES_ITSELF, REPEATS, FOLLOWS_EVENT, NAMES_PRICE, FOLLOWS_TOKEN, CALLS_CARD = 101, 102, 103, 104, 105, 106
THAT_PLAYER, CALLS_TYPE = 107, 108
_POSSESSIVES = {"it": "its", "them": "their"}
_TOKENS = ("that token", "those tokens")
_MET = ("opposing", "damaged")
"""What the object of an event meets in it."""
_OF_EVENTS = ("that", *_MET)


class _Choosing(Speaker):
    """A speaker that tells what else it could have said."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self._made: str | None = None
        """The token that was created last, or what entered last, if nothing was mentioned since."""
        self._player: Whose | None = None
        """The player that was spoken of last."""

    def introduce(self, name: str, mention: Mention) -> None:
        """A name that exists from here on."""
        super().introduce(name, mention)
        if mention.later in _TOKENS or mention.entered or mention.fresh:
            self._made = name

    def thing(self, name: str) -> str:
        """An object or player, as subject or object of a clause."""
        words, choices = self._said(name)
        if name == "that" and words.startswith("that ") and all(one != "that card" for _, one in choices):
            choices.append((CALLS_CARD, "that card"))
        return _with_choices(words, choices)

    def player(self, whose: Whose) -> str:
        """Players, as subject or object of a clause."""
        words = super().player(whose)
        again = whose == self._player
        if whose not in ("any", "opponent", "you"):
            self._player = whose
        if again and " of " in whose and plain(words) != "that player":
            return _or_that_player(words)
        return words

    def subject(self, name: str) -> str:
        """The same as the subject of a clause."""
        words, choices = self._said(name)
        return _with_choices(_subject(words), [(number, _subject(one)) for number, one in choices])

    def possessive(self, name: str) -> str:
        """ "Its", "that creature's", "target player's"."""
        words, choices = self._said(name)
        several = self.several(name)
        if words == "you":
            return "your"
        told = [(number, _of(one, several=several)) for number, one in choices]
        return _with_choices(_of(words, several=several), told)

    def _said(self, name: str) -> tuple[str, list[Other]]:
        """The words for something at this place, and the others that it could have, by their forms."""
        mention = self._mentions.get(name)
        again = mention is not None and mention.said
        nothing_since = self.it in (None, "self")
        fresh = self._made == name
        words = super().thing(name)
        if mention is None or mention.kind != "object":
            return words, []
        self._made = None
        choices = list(self._choices(name, mention, words, again=again, first=nothing_since, fresh=fresh))
        if name == "self" and words == self.me and self.naming_target:
            choices.append((NAMES_ITSELF, "it"))
        return words, choices

    def _choices(
        self, name: str, mention: Mention, words: str, *, again: bool, first: bool, fresh: bool
    ) -> Iterator[Other]:
        pronoun = "them" if mention.several else "it"
        alone = self._is_alone(name, mention.later)
        if words == "this card" and name == "self":
            yield NAMES_ITSELF, "it"
            yield NAMES_ITSELF, own_noun(self.card)
        if words == "it" and name == "self":
            yield NAMES_ITSELF, self.me
            yield NAMES_ITSELF, "this card"
        elif (
            (again or fresh or name in _OF_EVENTS)
            and words in (pronoun, mention.later)
            and (alone or words == pronoun)
            and name != "self"
        ):
            yield from _again(words, mention.later)
        if mention.called and words in (pronoun, mention.later) and self._is_alone(name, mention.called):
            yield CALLS_TYPE, mention.called
        if name == "that" and first and words == mention.later:
            yield FOLLOWS_EVENT, pronoun
        elif fresh and words == mention.later:
            yield FOLLOWS_TOKEN, pronoun
        if words.startswith("the sacrificed ") and alone:
            for noun in _nouns(words.replace("the sacrificed", "that")):
                yield NAMES_PRICE, noun
                yield NAMES_PRICE, noun.replace("that", "the sacrificed")

    def _is_alone(self, name: str, called: str) -> bool:
        """Whether no other object that was mentioned, but the source, can be called so."""
        before = {*self._before(name)}
        mine = {noun.rsplit(" ", 1)[-1] for noun in _nouns(called)}
        for other, one in self._mentions.items():
            if other in ("self", name, *before) or not (one.said or other in _OF_EVENTS):
                continue
            if name in _MET and "attached" in (other, one.named):
                continue  # "enchanted creature", of the two
            if one.kind != "player" and mine & {noun.rsplit(" ", 1)[-1] for noun in _nouns(one.later)}:
                return False
        return True

    def _before(self, name: str) -> Iterator[str]:
        """The names that the same object had before, or the same card elsewhere."""
        mention = self._mentions.get(name)
        if mention is not None and mention.named:
            yield mention.named
            yield from self._before(mention.named)


Other = tuple[int, str]
"""The number of a form, and the words."""
_TYPES = ("artifact", "creature", "enchantment", "land", "planeswalker")
_STARTS = ("that ", "those ", "the sacrificed ", "enchanted ", "equipped ")


def _nouns(later: str) -> list[str]:
    """What something can be called again, by the words for it: "that Goblin or Elf", "that creature"."""
    start = next((start for start in _STARTS if later.startswith(start)), None)
    if start is None:
        return []
    many = start == "those "
    words = later.removeprefix(start).replace(",", "").split()
    if words[-1].removesuffix("s") in ("spell", "card"):
        return list(dict.fromkeys([later, f"{start}{words[-1]}"] if start in ("that ", "those ") else []))
    kinds = [word.removesuffix("s") for word in words if word != "or"]
    found = [later] if start in ("that ", "those ") else []
    types = [kind for kind in kinds if kind in _TYPES]
    of_subtypes = {subtype_kind(word) for word in words if word[0].isupper()}
    if not types and all(word[0].isupper() or word == "or" for word in words):
        types = sorted(of_subtypes)
    general = "permanent" if "or" in words and len(set(types)) > 1 else types[-1] if types else None
    if general is not None:
        found.append(f"those {general}s" if many else f"that {general}")
    return list(dict.fromkeys(found))


def _again(words: str, later: str) -> Iterator[Other]:
    """What is said where something is spoken of again."""
    nouns = _nouns(later)
    yield from ((REPEATS, noun) for noun in nouns if noun != words)
    if words in ("it", "them") and nouns:
        yield CALLS_CARD, {"it": "that card", "them": "those cards"}[words]


def _or_that_player(words: str) -> str:
    """ "Its controller" with its choices, and "that player" as one more."""
    before, _, rest = words.rpartition(END)
    options = before.removeprefix(BEGIN).split(OR) if before.startswith(BEGIN) else [""]
    told = OR.join(f"{option}{rest}" for option in options)
    return f"{BEGIN}{told}{OR}{THAT_PLAYER} that player{END}"


def _subject(words: str) -> str:
    return "they" if words == "them" else words


def _of(words: str, *, several: bool) -> str:
    return _POSSESSIVES.get(words) or words + ("'" if several and words.endswith("s") else "'s")


def _with_choices(words: str, choices: Sequence[Other]) -> str:
    if not choices:
        return words
    others = "".join(f"{OR}{number} {other}" for number, other in choices)
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
