"""Tells where cards go that were looked at or revealed together: "put one of them into your hand and the rest
on the bottom of your library in any order"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from engine.magic.language.filters import LibraryFilter
from engine.magic.language.portions import Portion

from .nouns import number_word
from .speaker import Speaker
from .teller import Clause, Teller, raw


def card_words(speaker: Speaker, what: LibraryFilter, portion: Portion) -> str:
    """ "A creature card", "up to two creature cards", "any number of creature cards"."""
    noun = speaker.noun(replace(what, zone="exile")).elsewhere()
    if portion.all:
        return f"all {noun.several()}"
    if portion.any_number:
        return f"any number of {noun.several()}"
    if portion.max == 1:
        return noun.one()
    return f"{_number(portion)} {noun.several()}"


def entered_words(speaker: Speaker, what: LibraryFilter | None) -> tuple[str, str]:
    """What a card is called, and several are, once they have entered: "that creature", "those permanents"."""
    noun = None if what is None else speaker.noun(replace(what, zone="battlefield"))
    if noun is None or " or " in noun.singular:
        return "that permanent", "those permanents"
    return f"that {noun.singular}", f"those {noun.plural}"


def _number(portion: Portion) -> str:
    least, most = number_word(portion.min), number_word(portion.max)
    if portion.min == portion.max or portion.max == 1:
        return most
    return f"up to {most}" if portion.min == 0 else f"{least} to {most}"


@dataclass
class Division:
    """Cards that are divided among zones, as they are told."""

    teller: Teller
    who: str
    """Who divides them."""
    library: str
    """Whose library it is: "your library"."""
    number: int | None
    """How many cards there are at most, if that is a plain number."""
    revealed: bool
    """They are shown to all."""
    one_found: bool = True
    """What was looked for is one card."""

    def told(self, portions: Sequence[Portion]) -> list[Clause]:
        """The portions one after the other."""
        found: list[Clause] = []
        for place, portion in enumerate(portions):
            last = place == len(portions) - 1
            rest = last and portion.is_plain
            before = portions[place - 1] if place else None
            if rest and before is not None and found and self._joins(before):
                found[-1] = self._with_rest(found[-1], portion, portions)
            else:
                found.append(self._clause(portion, portions, place, rest=rest))
            self._name(portion, rest=rest, first=place == 0)
        return found

    @property
    def _is_you(self) -> bool:
        return self.who == "you"

    @property
    def _mine(self) -> str:
        return self.library.rpartition(" ")[0]

    def _joins(self, before: Portion) -> bool:
        """Whether the rest is told in one clause with the portion before it."""
        if self.number == 1 or before.reveal:
            return False
        if before.found or before.what is None:
            return not (before.min == 0 and before.max == 1 and not before.any_number)
        return not before.is_left_to_choice

    def _with_rest(self, clause: Clause, rest: Portion, portions: Sequence[Portion]) -> Clause:
        verb, words = self._done(rest, self._rest(portions), back=True, several=not self._one_left(portions))
        if verb == clause.verb:
            return clause._replace(rest=f"{clause.rest} and {words}")
        return clause._replace(more=((verb, words),))

    def _one_left(self, portions: Sequence[Portion]) -> bool:
        taken = 0
        for portion in portions[:-1]:
            if portion.what is not None or portion.is_left_to_choice or portion.all or portion.found:
                return False
            taken += portion.max
        return self.number is not None and self.number - taken == 1

    def _rest(self, portions: Sequence[Portion]) -> str:
        if len(portions) == 1:
            if self.number == 1:
                return "that card"
            return "those cards" if self.revealed else "them"
        if self.number == 1:
            return "it"
        return "the other" if self._one_left(portions) else "the rest"

    def _clause(self, portion: Portion, portions: Sequence[Portion], place: int, *, rest: bool) -> Clause:
        if rest and portion.to == "shuffled":
            return raw("then shuffle" if self._is_you else "then that player shuffles")
        opening = self._opening(portion, portions, place, rest=rest)
        words = self._rest(portions) if rest else self._some(portion, place)
        several = not self._one_left(portions) and self.number != 1 if rest else self._is_several(portion)
        if portion.reveal:
            them = "it" if portion.max == 1 and not (portion.any_number or portion.all) else "them"
            verb, after = self._done(portion, them, several=several)
            acts: tuple[tuple[str, str], ...] = (("reveal", words), (verb, after))
        else:
            acts = (self._done(portion, words, back=rest, several=several),)
        may = self._may(portion) and not rest
        if may or opening:
            plain = " and ".join(f"{verb} {after}" for verb, after in acts)
            return raw(f"{opening}{self._subject} may {plain}" if may else f"{opening}{self._ordered(acts)}")
        (verb, after), *more = acts
        return Clause(after, verb, self._subject, self.who, imperative=self._is_you, more=tuple(more))

    def _ordered(self, acts: Sequence[tuple[str, str]]) -> str:
        if self._is_you:
            return " and ".join(f"{verb} {after}" for verb, after in acts)
        (verb, after), *more = acts
        return Clause(after, verb, self._subject, self.who, more=tuple(more)).text

    @property
    def _subject(self) -> str:
        return "you" if self._is_you else "that player"

    def _opening(self, portion: Portion, portions: Sequence[Portion], place: int, *, rest: bool) -> str:
        """What a single card has to be, or what was not done with it."""
        if self.number != 1 or not place + (portion.what is not None):
            return ""
        before = portions[place - 1] if place else None
        asked = ""
        if portion.what is not None:
            noun = self.teller.speaker.noun(replace(portion.what, zone="exile")).elsewhere()
            asked = f"if it is {noun.one()}, "
        if before is None:
            return asked
        if not before.is_left_to_choice and portion.what is None:
            return "otherwise, "
        if portion.what is None:
            verb, words = self._done(before, "the card", several=False)
            return f"if {self._subject} {'don' if self._is_you else 'doesn'}'t {verb} {words}, "
        return asked

    def _may(self, portion: Portion) -> bool:
        if portion.any_number or portion.all:
            return portion.reveal and not portion.all
        return portion.min == 0 and (portion.max == 1 or portion.reveal)

    def _is_several(self, portion: Portion) -> bool:
        if portion.found:
            return not self.one_found
        return self.number != 1 and (portion.any_number or portion.all or portion.max > 1)

    def _some(self, portion: Portion, place: int) -> str:
        """ "One of them", "a creature card from among them", "that card"."""
        if portion.found:
            return "that card" if self.one_found else "those cards"
        if self.number == 1:
            return "it" if place or portion.what is not None else "that card"
        if portion.what is None:
            return ("any number" if portion.any_number else _number(portion)) + " of them"
        among = "revealed this way" if portion.all and self.revealed else "from among them"
        return f"{card_words(self.teller.speaker, portion.what, portion)} {among}"

    def _done(self, portion: Portion, words: str, *, back: bool = False, several: bool) -> tuple[str, str]:
        """ "Put" and "one of them into your hand"."""
        if portion.to == "exile":
            return "exile", f"{words} face down" if portion.face_down else words
        order = f" in {'any' if portion.order == 'any' else 'a random'} order" if several else ""
        if words in ("them", "those cards") and portion.to == "top" and back:
            return "put", f"{words} back{order}"
        place = {
            "hand": f"into {self._mine} hand",
            "graveyard": f"into {self._mine} graveyard",
            "battlefield": f"onto the battlefield{' tapped' if portion.tapped else ''}",
            "top": f"{'back ' if back else ''}on top of {self.library}{order}",
            "bottom": f"on the bottom of {self.library}{order}",
            "shuffled": f"into {self.library}",
        }[portion.to]
        return "put", f"{words} {place}"

    def _name(self, portion: Portion, *, rest: bool, first: bool) -> None:
        if portion.name is None:
            return
        many = (rest and self.number != 1) or self._is_several(portion)
        entered = portion.to == "battlefield"
        words = entered_words(self.teller.speaker, portion.what) if entered else ("that card", "those cards")
        self.teller.named(portion.name, words[many], many, entered=entered)
        if first and not many:
            self.teller.speaker.mentioned(portion.name)
