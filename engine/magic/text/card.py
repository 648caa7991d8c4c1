"""The rules text of a card, and of each of its abilities."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from engine.magic.language.abilities import (
    Ability,
    Activated,
    Card,
    DamageInstead,
    EntersWith,
    Mode,
    Spell,
    Static,
    Triggered,
)
from engine.magic.language.changes import Cant, Change, SetPT
from engine.magic.language.conditions import Cast, Condition, Kicked
from engine.magic.language.filters import IT, Filter
from engine.magic.language.keywords import KeywordWithCost, abilities_of, read_keyword
from engine.magic.language.words import BASIC_LAND_MANA

from .amounts import cost_line, keyword_cost, payment, several
from .changes import Changed, change_clauses, defining_text, is_of_own_cost, rule_text
from .conditions import are_all_negated, condition_text, limits_of
from .nouns import number_word, protections_merged, sentence
from .speaker import Mention, Speaker
from .teller import Teller
from .triggers import trigger_text

_FIRST = ("enchant", "kicker", "buyback")
_LAST = ("equip", "outlast", "cycling", "typecycling", "evoke", "flashback", "scavenge", "unearth")


def rules_text(card: Card, tokens: Mapping[str, Card]) -> str:
    """The rules text, a line for each ability. ``tokens``: the tokens that cards create, by key."""
    return "\n".join(_lines(card, tokens))


def _lines(card: Card, tokens: Mapping[str, Card]) -> Iterator[str]:
    yield from _keywords_among(card, _FIRST)
    words = [text for text in card.keywords if isinstance(text, str) and _name(text) not in (*_FIRST, *_LAST)]
    line = ", ".join(protections_merged([text for text in words if _name(text) != "ward"]))
    if line:
        yield line[0].upper() + line[1:]
    yield from _keywords_among(card, ("ward",))
    yield from Narrator(card, tokens).lines()
    mana = [BASIC_LAND_MANA[name] for name in card.subtypes if name in BASIC_LAND_MANA]
    if mana:
        yield f"({{T}}: Add {' or '.join('{' + kind + '}' for kind in mana)}.)"
    yield from _keywords_among(card, _LAST)


def _name(text: str) -> str:
    return read_keyword(text).name


def _keywords_among(card: Card, names: tuple[str, ...]) -> Iterator[str]:
    for name in names:
        for entry in card.keywords:
            if read_keyword(entry).name == name:
                yield _own_line(card, entry)


def _own_line(card: Card, entry: str | KeywordWithCost) -> str:
    if isinstance(entry, str):
        return entry[0].upper() + entry[1:]
    return entry.keyword.capitalize() + keyword_cost(Speaker(card), entry.cost)


def keyword_text(card: Card, name: str, number: int = 1) -> str:
    """The keyword that has the ``number``-th ability of this name, as the card says it, with its cost if
    it has one: "Ward {2}", "Swampcycling {2}"."""
    told = name.capitalize()
    for entry in card.keywords:
        keyword = read_keyword(entry)
        if keyword.name.rstrip("!") == name and number > 0:
            told = _own_line(card, entry)
            number -= max(1, len(abilities_of(keyword)))
    return told


def type_line(card: Card) -> str:
    """ "Legendary Creature — Dragon Spirit (5/5)"."""
    kinds = " ".join(word.capitalize() for word in (*card.supertypes, *card.types))
    line = f"{kinds} — {' '.join(card.subtypes)}" if card.subtypes else kinds
    if "creature" in card.types:
        power = "*" if card.power is None else card.power
        toughness = "*" if card.toughness is None else card.toughness
        return f"{line} ({power}/{toughness})"
    return line if card.loyalty is None else f"{line} (loyalty {card.loyalty})"


# Abilities --------------------------------------------------------------------------------------------------


class Narrator:
    """Tells the abilities of one card."""

    speaker: ClassVar[type[Speaker]] = Speaker
    """Who speaks of one ability, and so decides on the words for what was said before."""

    def __init__(self, card: Card, tokens: Mapping[str, Card]) -> None:
        self.card = card
        self.tokens = tokens

    def ability(self, ability: Ability) -> str:
        """The text of an ability; a modal one has a line for each mode."""
        speaker = self.speaker(self.card)
        if isinstance(ability, Spell):
            return self._spell(speaker, ability)
        if isinstance(ability, Activated):
            return self._activated(speaker, ability)
        if isinstance(ability, Triggered):
            return self._triggered(speaker, ability)
        if isinstance(ability, Static):
            return self._static(speaker, ability)
        if isinstance(ability, EntersWith):
            return _enters_with(speaker, ability)
        return _damage_instead(speaker, ability)

    def granted(self, index: int) -> str:
        """A granted ability, as it is quoted: it speaks of the creature that has it."""
        return self.quoted(self.card.granted[index])

    def quoted(self, ability: Ability) -> str:
        """An ability that the card grants, as it is quoted."""
        bearer = Card(name="", types=("creature",), granted=self.card.granted)
        return type(self)(bearer, self.tokens).ability(ability)

    def change(self, change: Change, lasts: str | None, names: Mapping[str, str]) -> str:
        """One change as it is made to one object: "It gets +3/+3 until end of turn.".

        Args:
            change: what it is.
            lasts: "until end of turn" and the like, empty for ever; None: it is that of a static ability.
            names: what objects and players are called of which the change speaks by a name.
        """
        speaker = Speaker(self.card)
        for name, words in names.items():
            speaker.introduce(name, Mention(words, words, "player"))
        clauses = change_clauses(Changed(speaker, IT, lasts, self.granted), (change,))
        return " ".join(sentence(clause.text) for clause in clauses)

    def _teller(self, speaker: Speaker) -> Teller:
        return Teller(
            speaker, self.tokens, lambda token: list(Narrator(token, self.tokens).lines()), self.granted
        )

    def lines(self) -> Sequence[str]:
        """The texts of all abilities, without keywords."""
        return [self.ability(ability) for ability in self.card.abilities]

    def _spell(self, speaker: Speaker, ability: Spell) -> str:
        lines = []
        if ability.additional is not None:
            lines.append(
                sentence(f"as an additional cost to cast this spell, {payment(speaker, ability.additional)}")
            )
            if isinstance(ability.additional.sacrifice, Filter):
                _sacrificed(speaker, ability.additional.sacrifice, ability.additional.sacrifice_as)
        lines.append(self._does(speaker, ability, ""))
        return "\n".join(lines)

    def _activated(self, speaker: Speaker, ability: Activated) -> str:
        if ability.zone != "battlefield":
            zone = "your graveyard" if ability.zone == "graveyard" else ""
            words = f"this card from {zone}" if zone else "this card"
            speaker.introduce("self", Mention(words, "this card", zone=zone))
        cost = cost_line(speaker, ability.cost)
        if isinstance(ability.cost.sacrifice, Filter):
            _sacrificed(speaker, ability.cost.sacrifice, ability.cost.sacrifice_as)
        limits = _limits(speaker, ability)
        first, *modes = f"{cost}: {self._does(speaker, ability, '')}".split("\n")
        if modes and limits:
            first = first.replace(" —", "." + limits)
            limits = ""
        return "\n".join([first + limits, *modes])

    def _triggered(self, speaker: Speaker, ability: Triggered) -> str:
        speaker.will_speak_of((ability.condition, ability.targets, ability.do, ability.modes))
        opening = trigger_text(speaker, ability.trigger)
        if ability.condition is not None:
            opening += f", if {condition_text(speaker, ability.condition)}"
        speaker.chooser = ability.target_chooser
        text = self._does(speaker, ability, opening)
        return f"{text} This ability triggers only once each turn." if ability.once_per_turn else text

    def _does(self, speaker: Speaker, part: Spell | Activated | Triggered, opening: str) -> str:
        teller = self._teller(speaker)
        if part.modes:
            choose = f"{opening}, {_choose(part.choose)}" if opening else _choose(part.choose)
            modes = [f"• {self._mode(teller, mode)}" for mode in part.modes]
            return "\n".join([f"{choose[0].upper()}{choose[1:]} —", *modes])
        for target in part.targets:
            speaker.introduce_target(target)
        return teller.after(opening, part.do) if opening else teller.text(part.do)

    def _mode(self, teller: Teller, mode: Mode) -> str:
        for target in mode.targets:
            teller.speaker.introduce_target(target)
        return teller.text(mode.do)

    def _static(self, speaker: Speaker, ability: Static) -> str:
        prefix = ending = ""
        if ability.condition is not None and are_all_negated(ability.condition) and _is_prohibition(ability):
            ending = f" unless {condition_text(speaker, ability.condition, negated=True)}"
        elif ability.condition is not None and is_of_own_cost(ability.rules):
            ending = f" if {condition_text(speaker, ability.condition)}"
        elif ability.condition is not None:
            prefix = f"as long as {condition_text(speaker, ability.condition)}, "
        sizes = [change for change in ability.changes if isinstance(change, SetPT)]
        if sizes and ability.of == "self" and not prefix:
            return sentence(defining_text(speaker, sizes[0]))
        changed = Changed(speaker, ability.of, None, self.granted)
        clauses = [clause.text for clause in change_clauses(changed, ability.changes)]
        clauses += [rule_text(speaker, rule) for rule in ability.rules]
        return " ".join(sentence(prefix + clause + ending) for clause in clauses)


def _is_prohibition(ability: Static) -> bool:
    return bool(ability.changes) and all(isinstance(change, Cant) for change in ability.changes)


def _sacrificed(speaker: Speaker, what: Filter, name: str) -> None:
    words = f"the sacrificed {speaker.noun(what).singular}"
    if " or " in words:
        words = "the sacrificed permanent"
    speaker.introduce(name, Mention(words, words))


def _choose(bounds: tuple[int, int]) -> str:
    least, most = bounds
    if least == most:
        return f"choose {number_word(least)}"
    return "choose one or both" if (least, most) == (1, 2) else f"choose {number_word(least)} or more"


def _enters_with(speaker: Speaker, ability: EntersWith) -> str:
    mine = ability.what == "self"
    subject = speaker.me if isinstance(ability.what, str) else speaker.noun(ability.what).each()
    prefix, condition = "", ability.condition
    if ability.copy_of is not None or isinstance(condition, Kicked | Cast):
        prefix = "" if condition is None else f"if {condition_text(speaker, condition)}, "
        subject, condition = (speaker.subject("self") if mine else subject), None
    if ability.copy_of is not None:
        model = speaker.noun(ability.copy_of).kind()
        enter = f"have {subject} enter" if ability.optional else f"{subject} enters"
        may = "you may " if ability.optional else ""
        return sentence(f"{prefix}{may}{enter} as a copy of any {model} on the battlefield")
    how = []
    if ability.tapped:
        how.append("tapped")
    if ability.counters is not None:
        how.append(_with_counters(speaker, ability, mine))
    verb = f"you may have {subject} enter" if ability.optional else f"{subject} enters"
    if isinstance(ability.what, Filter) and ability.counters is None and not ability.optional:
        verb = f"{speaker.noun(ability.what, 'and').several()} enter"
    return sentence(f"{prefix}{verb} {' '.join(how)}{_unless(speaker, condition, ability.tapped)}")


def _limits(speaker: Speaker, ability: Activated) -> str:
    """ " Activate only as a sorcery and only once each turn."."""
    only = ["as a sorcery"] if ability.timing == "sorcery" else []
    only += [] if ability.condition is None else limits_of(speaker, ability.condition)
    only += ["once each turn"] if ability.once_per_turn else []
    words = f" Activate only {' and only '.join(only)}." if only else ""
    if ability.most_per_turn is None:
        return words
    times = {2: "twice"}.get(ability.most_per_turn, f"{number_word(ability.most_per_turn)} times")
    return f"{words} Activate no more than {times} each turn."


def _unless(speaker: Speaker, condition: Condition | None, tapped: bool) -> str:
    """ " unless you control a Forest" of a land that enters tapped, " if it was kicked" of counters."""
    if condition is None:
        return ""
    if tapped or are_all_negated(condition):
        return f" unless {condition_text(speaker, condition, negated=True)}"
    return f" if {condition_text(speaker, condition)}"


def _with_counters(speaker: Speaker, ability: EntersWith, mine: bool) -> str:
    noun = f"{ability.counters} counter"
    counters = several(speaker, ability.amount, noun if mine else f"additional {noun}")
    return f"with {counters.words} on it{counters.where}"


def _damage_instead(speaker: Speaker, ability: DamageInstead) -> str:
    kind = {True: "combat damage", False: "noncombat damage", None: "damage"}[ability.combat]
    to = []
    if ability.to_player is not None:
        to.append({"you": "you", "opponent": "an opponent", "any": "a player"}[ability.to_player])
    if ability.to is not None:
        to.append(speaker.me if isinstance(ability.to, str) else speaker.noun(ability.to).several())
    by = speaker.me if isinstance(ability.by, str) else None
    if isinstance(ability.by, Filter):
        by = speaker.noun(ability.by).several() if ability.prevent else speaker.noun(ability.by).one()
        by = by.replace("permanent", "source")
    if ability.prevent:
        source = f" by {by}" if by else ""
        return sentence(
            f"prevent all {kind} that would be dealt{' to ' + ' and '.join(to) if to else ''}{source}"
        )
    recipient = " or ".join(to) or "a permanent or player"
    more = f"that much damage plus {ability.plus}" if ability.times == 1 else "double that damage"
    if ability.times > 2:
        more = f"{number_word(ability.times)} times that damage"
    return sentence(f"if {by or 'a source'} would deal {kind} to {recipient}, it deals {more} instead")
