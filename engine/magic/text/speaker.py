"""Words for names: "target creature" at the first mention, "it" or "that creature" after that."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

from msgspec.structs import replace

from engine.magic.language.abilities import Card
from engine.magic.language.amounts import Amount
from engine.magic.language.filters import IT, Filter, Target, Whose
from engine.magic.language.keywords import KeywordWithCost
from engine.magic.language.kinds import ENCHANTABLE, ENCHANTED_PLAYERS
from engine.magic.language.plurals import plural
from engine.magic.language.words import PERMANENT_TYPES, subtype_kind
from engine.magic.library.reading import words

from .nouns import Noun, noun, number_word
from .qualities import either
from .stack_abilities import stack_words

Kind = Literal["object", "player", "thing"]
_KINDS = {"battlefield": "permanent", "stack": "spell"} | dict.fromkeys(("graveyard", "exile"), "card")
"""What something is called that was one of several kinds."""
_OWN_SUBTYPES = ("Aura", "Equipment", "Vehicle")
_PERMANENTS = ("creature", "planeswalker", "land", "artifact", "enchantment")


@dataclass
class Mention:
    """A name's words."""

    first: str
    later: str
    kind: Kind = "object"
    several: bool = False
    zone: str = ""
    """Where it is, if the first words say so: "your graveyard"."""
    said: bool = False
    lies_in: str = ""
    """The hand in which it lies, though the words do not say so: "your hand"."""
    head: str = "permanent"
    """What it is if it is no player."""
    divided: bool = False
    """An amount is divided among them."""
    how: str = ""
    """What was done to it by the step that named it: "destroyed"."""
    cards: bool = False
    """It is called a card, and no permanent."""
    called: str = ""
    """What it is called by its type, where the words call it a card: "that creature", once it has entered."""
    fresh: bool = False
    """It is spoken of as soon as it has its name: "for each creature, its controller …"."""
    entered: bool = False
    """It was put onto the battlefield under this name."""
    named: str = ""
    """The name of the same object from before: ``attached``, for what something happened to."""


DESCRIBED: dict[type[Any], Callable[[Any, Any], str]] = {}
"""How a speaker says each kind of number; :mod:`.amounts` fills it in."""


class Speaker:
    """Speaks of one ability of a card. "It" is the object that was mentioned last."""

    def __init__(self, card: Card) -> None:
        self.me = own_noun(card)
        self.card = card
        self.it: str | None = None
        self.doer = "you"
        """Who did what was told last: "if they do"."""
        self.was_free = False
        """Whether that player did not have to: "if they don't"."""
        self.chooser = "you"
        """Who chooses the targets."""
        self.naming_target = False
        """Whether the words of a target are being chosen."""
        self._later: object = ()
        self._targets: set[str] = set()
        self._numbers = {"x": "X", "amount": "that much"}
        self._any: dict[str, tuple[str, str]] = {}
        self._mentions = {
            "self": Mention(self.me, self.me),
            "attached": _attached(card),
            "linked": Mention("the exiled card", "the exiled card"),
            IT: Mention("it", "it"),
        }

    def will_speak_of(self, part: object) -> None:
        """Take note of the names that a part of the ability uses, which is told later."""
        self._later = part

    def speaks_of(self, name: str) -> bool:
        """Whether the rest of the ability uses a name."""
        return name in words(self._later)

    def introduce(self, name: str, mention: Mention) -> None:
        """A name that exists from here on."""
        self._mentions[name] = mention

    def rename(self, name: str, words: str) -> None:
        """What something is called from here on; it is spoken of as if for the first time."""
        mention = self._mentions[name]
        mention.first = mention.later = words
        mention.said = False

    def introduce_each(self, what: str | Filter) -> None:
        """``it``, one of the objects that something is done to: "that creature", or "it" if there is one."""
        words = "it"
        if isinstance(what, Filter):
            head = self.noun(what).singular
            words = "that permanent" if " or " in head else f"that {head}"
        self.introduce(IT, Mention(words, words))

    def introduce_target(self, target: Target, *, by_owner: bool = False) -> None:
        """The words of a target, which stand where it is spoken of first: the source is not mentioned yet.

        ``by_owner``: something is done to it by the player whose card it is.
        """
        if by_owner and target.what is not None:
            target = replace(target, what=replace(target.what, controller="chooser"))
        source, it = self._mentions["self"], self.it
        said, self.naming_target = source.said, True
        mention = self._target(target)
        source.said, self.it, self.naming_target = said, it, False
        mention.divided = target.divided
        if self.chooser != "you":
            mention.first += " of their choice"
        self._targets.add(target.name)
        self.introduce(target.name, mention)

    def introduce_number(self, name: str, words: str) -> None:
        """A name for a number."""
        self._numbers[name] = words

    def introduce_any(self, name: str, words: tuple[str, str]) -> None:
        """What is said where a number is above 0, "you win the flip", and where it is not."""
        self._any[name] = words

    def any_of(self, name: object) -> tuple[str, str] | None:
        """The words for that; None where a number has none of its own."""
        return self._any.get(name) if isinstance(name, str) else None

    def number(self, name: str) -> str:
        """The words of a number's name."""
        return self._numbers[name]

    def thing(self, name: str) -> str:
        """An object or player, as subject or object of a clause."""
        if name in ("you", "any", "opponent") or name.startswith(("controller of ", "owner of ")):
            return self.player(name)
        mention = self._mentions[name]
        if mention.said and self.it == name:
            return "them" if mention.several else "it"
        words = mention.later if mention.said else mention.first
        mention.said = True
        if mention.kind == "object":
            self.it = name
        return words

    def is_new(self, name: str) -> bool:
        """Whether a name is that of a target that has not been spoken of yet."""
        return name in self._targets and not self._mentions[name].said

    def mentioned(self, name: str) -> None:
        """The name of one thing has just been given: it is "it"."""
        self._mentions[name].said, self.it = True, name

    def met(self, others: Filter) -> None:
        """Something without a name was spoken of: if it may be a creature, "it" is not what was mentioned
        before."""
        types = (*others.types, *others.all_types)
        if others.zone == "battlefield" and (not types or "creature" in types):
            self.it = None

    def subject(self, name: str) -> str:
        """The same as the subject of a clause."""
        words = self.thing(name)
        return "they" if words == "them" else words

    def later(self, name: str) -> str:
        """The words that name an object once it was mentioned, without mentioning it."""
        return self._mentions[name].later

    def possessive(self, name: str) -> str:
        """ "its", "that creature's", "target player's"."""
        words = self.thing(name)
        if words in ("it", "them", "you"):
            return {"it": "its", "them": "their", "you": "your"}[words]
        return words + ("'" if self.several(name) and words.endswith("s") else "'s")

    def several(self, name: str) -> bool:
        """Whether a name stands for more than one."""
        return name in self._mentions and self._mentions[name].several

    def place(self, name: str) -> str:
        """Where a thing is, if its words say so when it is mentioned next."""
        mention = self._mentions.get(name)
        return "" if mention is None or mention.said else mention.zone

    def lies_in(self, name: str) -> str:
        """The hand in which a thing lies that was chosen there."""
        mention = self._mentions.get(name)
        return "" if mention is None else mention.lies_in

    def how(self, name: str) -> str:
        """What the step did that gave this name: "destroyed"."""
        return self._mentions[name].how

    def is_divided(self, name: str) -> bool:
        """Whether an amount is divided among what a name stands for."""
        return name in self._mentions and self._mentions[name].divided

    def kind(self, name: str) -> Kind:
        """What a name stands for."""
        return self._mentions[name].kind if name in self._mentions else "player"

    def player(self, whose: Whose) -> str:
        """Players, as subject or object of a clause."""
        simple = {"you": "you", "any": "each player", "opponent": "each opponent"}.get(whose)
        if simple is not None:
            return simple
        for prefix, word in (("controller of ", "controller"), ("owner of ", "owner")):
            if whose.startswith(prefix):
                name = whose.removeprefix(prefix)
                mention = self._mentions.get(name)
                if mention is not None and mention.kind == "thing":
                    return f"that player or that {mention.head}'s {word}"
                return f"{self.possessive(name)} {word}"
        return self.thing(whose)

    def noun(self, wanted: Filter, last: str = "or") -> Noun:
        """A filter's noun phrase, with the players of this ability; ``last``: "and" where all are meant."""
        if wanted.among is not None:
            return self._among(wanted, self._mentions[wanted.among], last)
        phrase, left_out = noun(wanted, self.player, last, self.amount), wanted.not_same_as
        shares = wanted.shares is not None and wanted.shares.of == left_out
        if left_out is None or shares or self._goes_without_saying(left_out, wanted):
            return phrase
        said = self._mentions[left_out].said
        than = f"other than {self.later(left_out) if said else self.thing(left_out)}"
        after, many = (" ".join(filter(None, (words, than))) for words in (phrase.after, phrase.after_plural))
        return phrase._replace(after=after, after_plural=many, other=wanted.other)

    def _among(self, wanted: Filter, them: Mention, last: str) -> Noun:
        """ "Creature destroyed this way", "land card milled this way"."""
        kind = replace(wanted, among=None, zone="graveyard" if them.cards else "battlefield")
        if them.cards:
            phrase = self.noun(replace(kind, controller="any", token=None), last).elsewhere()
            tokens = {None: "", True: "token ", False: "nontoken "}[kind.token]
            phrase = phrase._replace(before=f"{tokens}{phrase.before}".strip())
        else:
            phrase = self.noun(kind, last)
        after, many = phrase.after, phrase.after_plural
        if them.cards and kind.controller != "any":
            owner = {"you": "you own", "opponent": "an opponent owns"}.get(kind.controller)
            after = many = owner or f"{self.player(kind.controller)} owns"
        way = f"{them.how} this way" if them.how else "among them"
        return phrase._replace(after=f"{after} {way}".strip(), after_plural=f"{many} {way}".strip())

    def _goes_without_saying(self, name: str, others: Filter) -> bool:
        """Whether "other" can mean no other than this: a spell spoke of nothing else, and among creatures an
        Aura or Equipment itself cannot be."""
        if name == "attached" and others.types == ("creature",) and "creature" not in self.card.types:
            return True
        spoken_of = [other for other, mention in self._mentions.items() if mention.said]
        return PERMANENT_TYPES.isdisjoint(self.card.types) and {*spoken_of, "self"} == {name, "self"}

    def amount(self, amount: Amount) -> str:
        """What a number is: "its power", "the number of creatures you control"."""
        if isinstance(amount, int):
            return str(amount)
        return self.number(amount) if isinstance(amount, str) else DESCRIBED[type(amount)](self, amount)

    def what(self, what: str | Filter) -> str:
        """What a selector means: one thing by name, or "each creature you control"."""
        return self.thing(what) if isinstance(what, str) else self.noun(what).each()

    def each(self, what: str | Filter) -> str:
        """The same where it can be something else for each: "each of two target creatures"."""
        words = self.what(what)
        return f"each of {words}" if isinstance(what, str) and self.several(what) else words

    def group(self, what: str | Filter, *, all_of_them: bool = True) -> tuple[str, bool]:
        """The same as a subject, "creatures you control" or "all creatures", and whether that is a plural."""
        if isinstance(what, str):
            return self.subject(what), self.several(what)
        many = self.noun(what, "and")
        return f"all {many.several()}" if many.is_bare and all_of_them else many.several(), True

    def _target(self, target: Target) -> Mention:
        if target.ability is not None or target.single_target:
            return self._on_stack(target)
        if target.what is None:
            who = "opponent" if target.player == "opponent" else "player"
            if not target.is_one:
                first = f"{_counted(target)}target {plural(who)}"
                return Mention(first, "those players", "player", several=True)
            return Mention(f"{_counted(target)}target {who}", "that player", "player")
        if target.player is not None:
            first = _any_target(target)
            head = _head(target)
            return Mention(first, _later_thing(target, head), "thing", not target.is_one, head=head)
        phrase = self.noun(target.what)
        preposition = "from" if target.what.zone == "graveyard" else "in"
        head = phrase.singular.split(" with ")[0] if not target.what.any_of else _KINDS[target.what.zone]
        if target.is_one:
            first = f"{_counted(target)}target {phrase.bare(preposition)}"
            return Mention(first, f"that {head}", zone=phrase.zone)
        if target.what.controller == "any":
            phrase = phrase._replace(zones=phrase.zones.removeprefix("all "))
        if target.same is not None:
            phrase = phrase._replace(zones="a single graveyard")
        several = phrase._replace(other=False).several(preposition)
        return Mention(
            f"{_counted(target)}target {several}", f"those {plural(head)}", several=True, zone=phrase.zone
        )

    def _on_stack(self, target: Target) -> Mention:
        """ "Target activated or triggered ability", "target spell or ability with a single target"."""
        words = stack_words(target, self.player)
        head = "ability" if target.what is None else "spell" if target.ability is None else "spell or ability"
        return Mention(f"{_counted(target)}target {words}", f"that {head}")


def _counted(target: Target) -> str:
    """What stands before "target": nothing, "another ", "up to one other ", "one or two "."""
    other = target.not_same_as is not None or (target.what is not None and target.what.other)
    least, most = target.min, target.max
    if target.any_number:
        return "any number of other " if other else "any number of "
    if (least, most) == (1, 1):
        return "another " if other else ""
    number = _word(most)
    if least == 0:
        number = f"up to {number}"
    elif isinstance(least, int) and isinstance(most, int):
        number = _from_to(least, most)
    return f"{number} other " if other else f"{number} "


def _from_to(least: int, most: int) -> str:
    """ "Two", "one or two", "two to four"."""
    if least == most:
        return number_word(most)
    return _one_to(most) if least == 1 else f"{number_word(least)} to {number_word(most)}"


def _word(number: int | str) -> str:
    """A number, or X."""
    return number_word(number) if isinstance(number, int) else number.upper()


def _any_target(target: Target) -> str:
    assert target.what is not None
    kinds = target.what.types
    if set(kinds) == {"creature", "planeswalker"} and target.player == "any":
        if (target.min, target.max, target.any_number) == (1, 1, False):
            another = target.not_same_as is not None or target.what.other
            return "any other target" if another else "any target"
        return f"{_counted(target)}target{'' if target.is_one else 's'}"
    who = "opponent" if target.player == "opponent" else "player"
    every = either([kind if target.is_one else plural(kind) for kind in (who, *(kinds or ("permanent",)))])
    return f"{_counted(target)}target {every}"


def _head(target: Target) -> str:
    """What a target that may be a player is if it is none."""
    types = () if target.what is None else target.what.types
    return types[0] if len(types) == 1 else "permanent"


def _later_thing(target: Target, head: str) -> str:
    return f"that {head} or player" if target.is_one else f"those {plural(head)} or players"


def _one_to(most: int) -> str:
    return (
        "one or two"
        if most == 2
        else ", ".join(number_word(n) for n in range(1, most)) + f", or {number_word(most)}"
    )


def _attached(card: Card) -> Mention:
    """What an Equipment or an Aura is attached to; an Aura also to a player."""
    if "Equipment" in card.subtypes:
        return Mention("equipped creature", "equipped creature")
    words, kind = _enchanted(card.keywords)
    return Mention(words, words, kind)


@lru_cache(256)
def _enchanted(keywords: tuple[str | KeywordWithCost, ...]) -> tuple[str, Kind]:
    """ "Enchanted creature", and what that is; what can be of several types is a permanent."""
    player = next((name for name in ENCHANTED_PLAYERS if f"enchant {name}" in keywords), None)
    if player is not None:
        return f"enchanted {player}", "player"
    words = next((str(entry) for entry in keywords if str(entry).startswith("enchant ")), "")
    what = ENCHANTABLE.get(words.removeprefix("enchant ") or "creature", Filter())
    kinds = list(dict.fromkeys((*what.types, *what.all_types[-1:], *map(subtype_kind, what.subtypes))))
    return f"enchanted {kinds[0]}" if len(kinds) == 1 else "enchanted permanent", "object"


def own_noun(card: Card) -> str:
    """What a card calls itself: spells and legends their name, others "this creature"."""
    if "legendary" in card.supertypes:
        return card.name.split(",")[0]
    words = _permanent_noun(card.types, card.subtypes)
    if words is None:
        return card.name if card.types else "this emblem"
    return "this token" if card.name.endswith(" Token") else words


@lru_cache(256)
def _permanent_noun(types: tuple[str, ...], subtypes: tuple[str, ...]) -> str | None:
    """What a permanent with these types calls itself; None for other cards."""
    kind = next((kind for kind in _PERMANENTS if kind in types), None)
    if kind is None:
        return None
    return "this " + next((subtype for subtype in _OWN_SUBTYPES if subtype in subtypes), kind)
