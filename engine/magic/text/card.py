"""The rules text of a card, and of each of its abilities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.magic.language.abilities import (
    Ability,
    Activated,
    AlternativeCost,
    AsEnters,
    Card,
    EntersWith,
    Limit,
    Mode,
    OwnCost,
    Spell,
    Static,
    Triggered,
    is_done_once,
)
from engine.magic.language.changes import Cant, Change, Must, SetPT
from engine.magic.language.conditions import Condition, Paid
from engine.magic.language.effects import Effect
from engine.magic.language.filters import IT, Filter, Target
from engine.magic.language.keywords import KeywordWithCost, abilities_of, read_keyword
from engine.magic.language.words import BASIC_LAND_MANA, COLOR_NAMES
from engine.magic.library.creations import is_emblem_name

from .amounts import cost_words, counter_of_choice, several
from .brackets import cleft
from .changes import Changed, change_clauses, defining_text, is_of_casting_it, is_of_own_cost, rule_text
from .conditions import are_all_negated, condition_text, limits_of, time_of_any
from .copying import exceptions_text
from .instead import instead_text
from .nouns import number_word, protections_merged, sentence
from .prices import cost_line, introduce_paid, keyword_cost, payment
from .qualities import either
from .speaker import Mention, Speaker
from .teller import Teller
from .triggers import trigger_text

_FIRST = (
    "enchant", "partner with", "kicker", "buyback", "bargain", "offspring", "ninjutsu", "sneak", "prowl",
    "cleave", "bestow", "multikicker", "replicate", "squad", "backup", "spree", "escalate",
)  # fmt: skip
_OWN = ("ward", "cumulative upkeep", "echo", "champion")
_LAST = (
    "entwine", "reinforce", "transmute", "equip", "reconfigure", "outlast", "cycling", "typecycling", "evoke",
    "dash", "blitz", "warp", "spectacle", "surge", "freerunning", "web-slinging", "overload", "awaken",
    "morph",
    "megamorph", "disguise", "flashback", "retrace", "jump-start", "escape", "harmonize", "mayhem",
    "foretell", "plot", "suspend", "scavenge", "unearth", "recover", "embalm", "eternalize", "encore",
    "dredge",
    "partner", "partner—character select", "friends forever", "choose a background", "doctor's companion",
)  # fmt: skip
_BESIDE = frozenset((*_FIRST, *_LAST))
"""Keywords that have a line of their own, before the others or after them."""


def rules_text(card: Card, tokens: Mapping[str, Card]) -> str:
    """The rules text, a line for each ability. ``tokens``: the tokens that cards create, by key."""
    return "\n".join(_lines(card, tokens))


def _lines(card: Card, tokens: Mapping[str, Card]) -> list[str]:
    before, after = _keyword_lines(card) if card.keywords else ([], [])
    lines = [*before, *Narrator(card, tokens).lines()]
    mana = [BASIC_LAND_MANA[name] for name in card.subtypes if name in BASIC_LAND_MANA]
    if mana:
        lines.append(f"({{T}}: Add {' or '.join('{' + kind + '}' for kind in mana)}.)")
    return lines + after


def _keyword_lines(card: Card) -> tuple[list[str], list[str]]:
    """The lines of keywords before those of other abilities, and after them."""
    called = [(read_keyword(entry).name, entry) for entry in card.keywords]
    plain = [(name, text) for name, text in called if isinstance(text, str) and name not in _BESIDE]
    line = ", ".join(protections_merged([text for name, text in plain if name not in _OWN]))
    before = _keywords_among(card, called, _FIRST)
    if line:
        before.append(line[0].upper() + line[1:])
    return before + _keywords_among(card, called, _OWN), _keywords_among(card, called, _LAST)


def _keywords_among(
    card: Card, called: list[tuple[str, str | KeywordWithCost]], names: tuple[str, ...]
) -> list[str]:
    present = {name for name, _ in called}
    return [
        _own_line(card, entry) for name in names if name in present for own, entry in called if own == name
    ]


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
    kinds = kinds or ("Emblem" if is_emblem_name(card.name) else "Designation")
    line = f"{kinds} — {' '.join(card.subtypes)}" if card.subtypes else kinds
    if "creature" in card.types or "Vehicle" in card.subtypes:
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
        if isinstance(ability, AsEnters):
            return _as_enters(speaker, ability)
        if isinstance(ability, AlternativeCost):
            return _alternative_cost(speaker, ability)
        speaker.will_speak_of((ability.condition, ability.do))
        return instead_text(self._teller(speaker), ability)

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
        cleaved = next((one for one in self.card.abilities if _is_cleaved(one)), None)
        return [
            self.ability(ability) if cleaved is None else self._beside(ability, cleaved)
            for ability in self.card.abilities
            if ability is not cleaved
        ]

    def _beside(self, ability: Ability, cleaved: Ability) -> str:
        """An ability of a card with cleave: what the spell does is told once for both ways to cast it."""
        told = self.ability(ability)
        return cleft(told, self.ability(cleaved)) if isinstance(ability, Spell) else told

    def _spell(self, speaker: Speaker, ability: Spell) -> str:
        lines = []
        if ability.additional is not None:
            lines.append(
                sentence(f"as an additional cost to cast this spell, {payment(speaker, ability.additional)}")
            )
            introduce_paid(speaker, ability.additional)
        if ability.do or ability.modes:
            lines.append(self._does(speaker, ability, ""))
        return "\n".join(lines)

    def _activated(self, speaker: Speaker, ability: Activated) -> str:
        if ability.zone != "battlefield":
            _introduce_card(speaker, ability.zone)
        cost = cost_line(speaker, ability.cost)
        introduce_paid(speaker, ability.cost)
        limits = _own_cost(speaker, ability.own_cost) + _limits(speaker, ability)
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
        if ability.zone != "battlefield":
            _introduce_card(speaker, ability.zone)
        speaker.chooser = ability.target_chooser
        text = self._does(speaker, ability, opening)
        if is_done_once(ability):
            text += " Do this only once each turn."
        if ability.limit is None:
            return text
        return f"{text} This ability triggers only {_often(ability.limit)}."

    def _does(self, speaker: Speaker, part: Spell | Activated | Triggered, opening: str) -> str:
        teller = self._teller(speaker)
        teller.after_trigger = isinstance(part, Triggered) and not part.modes
        if part.modes:
            if any(mode.cost for mode in part.modes):
                return "\n".join(f"+ {mode.cost} — {self._mode(teller, mode)}" for mode in part.modes)
            number = _choose(part.choose, len(part.modes))
            choose = f"{opening}, {number}" if opening else number
            modes = [f"• {self._mode(teller, mode)}" for mode in part.modes]
            return "\n".join([f"{choose[0].upper()}{choose[1:]} —", *modes])
        for target in part.targets:
            speaker.introduce_target(target, by_owner=_is_done_by_owner(part, target))
        return teller.after(opening, part.do) if opening else teller.text(part.do)

    def _mode(self, teller: Teller, mode: Mode) -> str:
        for target in mode.targets:
            teller.speaker.introduce_target(target, by_owner=_is_done_by_owner(mode, target))
        return teller.text(mode.do)

    def _static(self, speaker: Speaker, ability: Static) -> str:
        prefix = ending = ""
        if ability.condition is not None and are_all_negated(ability.condition) and _is_prohibition(ability):
            ending = f" unless {condition_text(speaker, ability.condition, negated=True)}"
        elif ability.condition is not None and is_of_casting_it(ability.rules):
            ending = f" only {' and only '.join(limits_of(speaker, ability.condition))}"
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


def _is_cleaved(ability: Ability) -> bool:
    return isinstance(ability, Spell) and ability.way == "cleave"


def _is_prohibition(ability: Static) -> bool:
    return bool(ability.changes) and all(isinstance(change, Cant | Must) for change in ability.changes)


def _choose(bounds: tuple[int, int], modes: int) -> str:
    """ "Choose one or both", "choose one or more", "choose one to three" of more."""
    least, most = bounds
    if least == most:
        return f"choose {number_word(least)}"
    if most < modes:
        return f"choose {number_word(least)} to {number_word(most)}"
    return "choose one or both" if (least, most) == (1, 2) else f"choose {number_word(least)} or more"


def _alternative_cost(speaker: Speaker, ability: AlternativeCost) -> str:
    """ "If you control a Forest, you may pay {G} rather than pay this spell's mana cost."."""
    condition = "" if ability.condition is None else f"if {condition_text(speaker, ability.condition)}, "
    if ability.price == "free":
        how = "cast this spell without paying its mana cost"
    else:
        how = f"{payment(speaker, ability.price)} rather than pay this spell's mana cost"
    return sentence(f"{condition}you may {how}")


def _as_enters(speaker: Speaker, ability: AsEnters) -> str:
    others = either([COLOR_NAMES[color] for color in ability.but_not])
    but = f" other than {others}" if others else ""
    return sentence(f"as {speaker.me} enters, choose a {ability.choose}{but}")


def _enters_with(speaker: Speaker, ability: EntersWith) -> str:
    mine = ability.what == "self"
    if ability.unless_pay is not None:
        pay = payment(speaker, ability.unless_pay)
        return f"As {speaker.subject('self')} enters, you may {pay}. If you don't, it enters tapped."
    subject = speaker.me if isinstance(ability.what, str) else speaker.noun(ability.what).each()
    prefix, condition = "", ability.condition
    if ability.copy_of is not None or isinstance(condition, Paid):
        prefix = "" if condition is None else f"if {condition_text(speaker, condition)}, "
        subject, condition = (speaker.subject("self") if mine else subject), None
    if ability.copy_of is not None:
        model = speaker.noun(ability.copy_of).kind()
        model += "" if _is_of_players(ability.copy_of) else " on the battlefield"
        enter = f"have {subject} enter" if ability.optional else f"{subject} enters"
        may = "you may " if ability.optional else ""
        excepted = exceptions_text(ability.exceptions)
        return sentence(f"{prefix}{may}{enter} as a copy of any {model}{excepted}")
    how = []
    if ability.tapped:
        how.append("tapped")
    if ability.choice:
        how.append(f"with {counter_of_choice(ability.choice)} on it")
    if ability.counters is not None:
        how.append(_with_counters(speaker, ability, mine))
    if mine and not (ability.tapped or ability.optional) and ability.condition == ESCAPED:
        return sentence(f"{speaker.me} escapes {' '.join(how)}")
    verb = f"you may have {subject} enter" if ability.optional else f"{subject} enters"
    if isinstance(ability.what, Filter) and ability.counters is None and not ability.optional:
        verb = f"{speaker.noun(ability.what, 'and').several()} enter"
    return sentence(f"{prefix}{verb} {' '.join(how)}{_unless(speaker, condition, ability.tapped)}")


ESCAPED = Paid("escaped")


def _is_of_players(wanted: Filter) -> bool:
    """Whether its words say where the permanents are that pass it: with players."""
    return wanted.controller != "any" or wanted.not_controller is not None


def _own_cost(speaker: Speaker, cost: OwnCost | None) -> str:
    """ " This ability costs {1} less to activate for each Forest you control."."""
    if cost is None:
        return ""
    mana, more, where = cost_words(speaker, cost.by, cost.mana)
    if cost.condition is not None:
        where += f" if {condition_text(speaker, cost.condition)}"
    return f" This ability costs {mana} {more} to activate{where}."


def _limits(speaker: Speaker, ability: Activated) -> str:
    """ " Activate only as a sorcery and only once each turn."."""
    only = ["as a sorcery"] if ability.timing == "sorcery" else []
    if ability.by == "any":
        only += [] if ability.condition is None else [time_of_any(ability.condition)]
        words = f" but only {' and only '.join(only)}" if only else ""
        return f" Any player may activate this ability{words}."
    only += [] if ability.condition is None else limits_of(speaker, ability.condition)
    limit = ability.limit
    only += [_often(limit)] if limit is not None and limit.times == 1 else []
    words = f" Activate only {' and only '.join(only)}." if only else ""
    if limit is None or limit.times == 1:
        return words
    return f"{words} Activate no more than {_often(limit)}."


def _often(limit: Limit) -> str:
    """ "Once each turn", "twice"."""
    times = {1: "once", 2: "twice"}.get(limit.times, f"{number_word(limit.times)} times")
    return f"{times} each turn" if limit.per == "turn" else times


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


def _is_done_by_owner(part: Spell | Activated | Triggered | Mode, target: Target) -> bool:
    """Whether cards of a player who was targeted before are shuffled in by that player: "their graveyard"."""
    owner = None if target.what is None else target.what.controller
    done = [(getattr(step, "who", ""), getattr(step, "what", "")) for step in part.do if _shuffles(step)]
    return owner not in ("any", "opponent", "you") and (owner, target.name) in done


def _shuffles(step: Effect) -> bool:
    return step.__struct_config__.tag == "shuffle"


def _introduce_card(speaker: Speaker, zone: str) -> None:
    """The source of an ability that works off the battlefield: "this card from your graveyard"."""
    lies_in = "your graveyard" if zone == "graveyard" else ""
    words = f"this card from {lies_in}" if lies_in else "this card"
    speaker.introduce("self", Mention(words, "this card", zone=lies_in))
