"""What continuous effects say: "gets +2/+0 and has trample", "can't attack or block"."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import assert_never, get_args

from msgspec.structs import replace

from engine.magic.language.amounts import Amount, asks_of_it
from engine.magic.language.changes import (
    Abilities,
    AddPT,
    AttackTax,
    BecomeCopy,
    Can,
    Cant,
    CantBeCountered,
    CantCast,
    CastOnly,
    Change,
    ChosenColor,
    ChosenCreatureType,
    ChosenLandType,
    Colors,
    Control,
    CostChange,
    DamageByToughness,
    DamageCantBePrevented,
    DieToExile,
    Flash,
    Goaded,
    Keywords,
    Lands,
    LeaveToExile,
    MayStayTapped,
    MoreMana,
    Must,
    NoCombatDamage,
    PlayerRule,
    PlayFrom,
    Rule,
    SetPT,
    SkipStep,
    SpendAs,
    SwitchPT,
    Types,
    UntapAsWell,
)
from engine.magic.language.filters import Filter, OnStack
from engine.magic.language.plurals import plural
from engine.magic.language.words import BASIC_LAND_MANA, COLOR_NAMES, COLORS, CardType, subtype_kind

from .amounts import cost_words, described, number_of, power_toughness
from .conditions import are_all_negated
from .copying import exceptions_text
from .fighting import allowed_in_combat, barred_from_combat, must_clauses, passing_by
from .nouns import article, both, number_word, protections_merged
from .permissions import permission_text
from .qualities import either
from .speaker import Speaker
from .teller import Clause, Quoted, raw

Predicate = (
    AddPT
    | Keywords
    | Abilities
    | Types
    | Colors
    | ChosenColor
    | ChosenLandType
    | ChosenCreatureType
    | SetPT
    | BecomeCopy
)
"""Changes that are told together: "gets +2/+0 and has trample"."""
Lasting = Callable[[Speaker], str]
_Part = tuple[str, str]
"""A verb in its plain form, and the rest of what is said with it."""


class Changed:
    """What is changed, and how one speaks of it."""

    def __init__(
        self, speaker: Speaker, what: str | Filter, lasts: str | Lasting | None, quoted: Quoted
    ) -> None:
        self.speaker = speaker
        self.what = what
        self.lasts = lasts
        """"until end of turn" and the like; None for a static ability, empty for one without an end; what
        tells it where it speaks of something itself."""
        self.quoted = quoted
        self.one_by_one = False
        """Whether it says "each creature", since what happens to it depends on itself."""

    @property
    def plural(self) -> bool:
        """Whether verbs are in the plural."""
        if self.one_by_one:
            return False
        return not isinstance(self.what, str) or self.speaker.several(self.what)

    def subject(self, *, all_of_them: bool = True) -> str:
        """At this place of the text; of all creatures "all creatures", or just "creatures"."""
        if self.one_by_one:
            return self.speaker.each(self.what)
        return self.speaker.group(self.what, all_of_them=all_of_them)[0]

    def verb(self, singular: str, many: str) -> str:
        """The form that fits the subject."""
        return many if self.plural else singular

    @property
    def until(self) -> str:
        """ " until end of turn"."""
        lasts = self.lasts(self.speaker) if callable(self.lasts) else self.lasts
        return f" {lasts}" if lasts else ""

    @property
    def this_turn(self) -> str:
        """ " this turn", as prohibitions say it."""
        return " this turn" if self.lasts == "until end of turn" else self.until


def change_clauses(changed: Changed, changes: Sequence[Change]) -> list[Clause]:
    """Whole clauses, in the order: control, what it becomes and gets, what it cannot or must do."""
    joins = changed.lasts is None and any(isinstance(change, _JOINED) for change in changes)
    shared = _shared(changed, changes) if joins else []
    sizes = [change for change in changes if isinstance(change, _SIZES)]
    different = any(asks_of_it(one.power) or asks_of_it(one.toughness) for one in sizes)
    changed.one_by_one = different and changed.plural
    clauses = [_control(changed, change) for change in changes if isinstance(change, Control)]
    clauses += _predicates(changed, changes, shared)
    for apart in (partial(_restrictions, told=joins), partial(_apart, told=joins)):
        clauses += [raw(clause) for change in changes for clause in apart(changed, change) if clause]
    return clauses


_BECOMING = (Types, Colors, ChosenColor, ChosenLandType, ChosenCreatureType, SetPT)
"""What is told as what something becomes; its size may speak of it, which is named first."""
_SIZES = (AddPT, SetPT)
_JOINED = (AddPT, Keywords, Abilities)
"""What a static ability says in one sentence with what something can or can't do: "has reach and can't …"."""


def _shared(changed: Changed, changes: Sequence[Change]) -> list[_Part]:
    """What something can, can't, or is besides: the rest of such a sentence."""
    cannot = [act for change in changes if isinstance(change, Cant) for act in _barred(changed, change)]
    can = [act for one in changes if isinstance(one, Can) for act in allowed_in_combat(changed, one)]
    parts: list[_Part] = [("can", both(can))] if can else []
    parts += [("can't", both(cannot))] if cannot else []
    return parts + [("be", "goaded") for change in changes if isinstance(change, Goaded)]


def _control(changed: Changed, change: Control) -> Clause:
    who = changed.speaker.player(change.by)
    if changed.lasts is None:
        return Clause(changed.subject(), "control", who)
    what = changed.what
    those = changed.speaker.what(what)
    if not isinstance(what, str):
        those = f"all {changed.speaker.noun(what, 'and').several()}"
    taken = f"control of {those}{changed.until}"
    return Clause(taken, "gain", who, change.by, imperative=who == "you")


def _predicates(changed: Changed, changes: Sequence[Change], shared: Sequence[_Part]) -> list[Clause]:
    """What it gets, has and becomes, and what it can't: "gets +2/+2 and can't block"."""
    kept = [change for change in changes if isinstance(change, _JOINED) or _every(change)]
    copies = [change for change in changes if isinstance(change, BecomeCopy)]
    if not (kept or copies or any(isinstance(change, _BECOMING) for change in changes)):
        return []
    subject = changed.subject()
    becomes = _becomes(changed, changes)
    parts: list[_Part] = []
    tail = ""
    for change in kept:
        if isinstance(change, AddPT):
            size, tail = power_toughness(changed.speaker, change.power, change.toughness)
            if changed.lasts is None or (len(changes) > 1 and not tail.startswith(", where")):
                size, tail = size + tail, ""
            parts.append(("get", size))
        elif isinstance(change, Keywords):
            parts += _keywords(changed, change)
        elif isinstance(change, Types):
            parts.append(_gained_types(changed, change))
        elif isinstance(change, Abilities):
            parts += _abilities(changed, change)
    first = isinstance(changes[0], Types | Colors | SetPT) and not _every(changes[0])
    place = 0 if first else len(parts)
    parts[place:place] = becomes
    parts += [*(("become", f"a copy of {changed.speaker.thing(change.of)}") for change in copies), *shared]
    excepted = "".join(exceptions_text(change.exceptions, many=changed.plural) for change in copies)
    ending = changed.until + tail + excepted + _still(changed, changes)
    (verb, rest), *more = parts
    actor = changed.what if isinstance(changed.what, str) else ""
    return [Clause(rest, verb, subject, actor, changed.plural, more=tuple(more), ending=ending)]


def _gained_types(changed: Changed, change: Types) -> _Part:
    """ "Is every creature type", "gains all creature types"."""
    if changed.lasts is not None:
        return "gain", f"all {change.every}s"
    kept = f" in addition to {changed.verb('its', 'their')} other types"
    return "be", f"every {change.every}{kept if change.every == 'basic land type' else ''}"


def _every(change: Change) -> bool:
    """Whether it adds all subtypes of a kind."""
    return isinstance(change, Types) and change.every is not None


def _keywords(changed: Changed, change: Keywords) -> Iterator[_Part]:
    gained = list(change.gain)
    if change.protection_from is not None:
        gained.append("protection from the chosen color")
    if gained:
        yield "have" if changed.lasts is None else "gain", both(protections_merged(gained))
    if change.choice:
        yield "gain", f"your choice of {either(change.choice)}"
    if change.lose:
        yield "lose", both(change.lose)


def _abilities(changed: Changed, change: Abilities) -> Iterator[_Part]:
    if change.lose_all:
        yield "lose", "all abilities"
    for index in change.gain:
        yield "have" if changed.lasts is None else "gain", f'"{changed.quoted(index)}"'


def _becomes(changed: Changed, changes: Sequence[Change]) -> list[_Part]:
    types = [change for change in changes if isinstance(change, Types) and change.every is None]
    lost = [("be not", article(change.lose_type)) for change in types if change.lose_type is not None]
    if lost:
        return lost
    colors = [color for change in changes if isinstance(change, Colors) for color in _color_words(change)]
    chosen = ["color" for one in changes if isinstance(one, ChosenColor)]
    chosen += ["type" for one in changes if isinstance(one, ChosenLandType | ChosenCreatureType)]
    if chosen:
        return [("become", f"the chosen {chosen[0]}")]
    sizes = [change for change in changes if isinstance(change, SetPT)]
    if not (types or colors or sizes):
        return []
    if not types and not colors:
        return [("have", _base_size(changed, sizes[0]))]
    if any(change.chosen is not None for change in types):
        others = (
            "" if types[0].set_subtypes else f" in addition to {changed.verb('its', 'their')} other types"
        )
        return [("be" if changed.lasts is None else "become", f"the chosen type{others}")]
    names = [name for change in types for name in (*change.subtypes, *change.types)]
    of_lands = all(subtype_kind(name) == "land" for name in names)
    if changed.plural and names:
        names[-1] = plural(names[-1])
    words = " ".join([" and ".join(colors), *names]).strip()
    noun = words if not names or changed.plural else article(words)
    if sizes:
        noun += f" with {_base_size(changed, sizes[0])}"
    kept = ""
    if types and not any(change.set_subtypes for change in types):
        kept = "land types" if of_lands else "types"
    elif any(change.types for change in types) and _kind(changed) is None:
        kept = "card types"
    if kept:
        noun += f" in addition to {changed.verb('its', 'their')} other {kept}"
    return [("be" if changed.lasts is None else "become", noun)]


def _still(changed: Changed, changes: Sequence[Change]) -> str:
    """What it stays where only its subtypes are set, since card types are added: ". It's still a land"."""
    setting = [one for one in changes if isinstance(one, Types) and one.types and one.set_subtypes]
    setting = [one for one in setting if not one.set_types]
    kind = _kind(changed) if setting else None
    if kind is None or any(kind in change.types for change in setting):
        return ""
    return f". They're still {plural(kind)}" if changed.plural else f". It's still {article(kind)}"


def _kind(changed: Changed) -> str | None:
    """The card type that what is changed has by the words for it; None: they do not tell, or several."""
    what, speaker = changed.what, changed.speaker
    if isinstance(what, Filter):
        lands = ["land"] if what.subtypes and BASIC_LAND_MANA.keys() >= set(what.subtypes) else []
        types: Sequence[str] = list(dict.fromkeys((*what.types, *what.all_types, *lands)))
    elif what == "self":
        types = speaker.card.types
    elif "or" in (words := speaker.later(what).split()):
        types = ()
    else:  # "that land", "enchanted land"
        types = [kind for kind in get_args(CardType) if words[-1] in (kind, plural(kind))]
        types += ["land"] if words[-1] in BASIC_LAND_MANA else []
    return types[0] if len(types) == 1 else None


def _color_words(change: Colors) -> list[str]:
    return [COLOR_NAMES[color] for color in change.colors] or ["colorless"]


def _base_size(changed: Changed, size: SetPT) -> str:
    """ "base power and toughness 1/1", "base toughness equal to its power"."""
    speaker = changed.speaker
    power, toughness = size.power, size.toughness
    if power is not None and toughness is not None:
        if power == toughness and number_of(speaker, power) is None:
            return f"base power and toughness each equal to {described(speaker, power)}"
        numbers = [number_of(speaker, power), number_of(speaker, toughness)]
        if all(number is not None for number in numbers):
            return f"base power and toughness {numbers[0]}/{numbers[1]}"
    named = [("power", power), ("toughness", toughness)]
    return both([_base(speaker, stat, amount) for stat, amount in named if amount is not None])


def _base(speaker: Speaker, stat: str, amount: Amount) -> str:
    number = number_of(speaker, amount)
    return f"base {stat} {number or 'equal to ' + described(speaker, amount)}"


def _barred(changed: Changed, change: Cant) -> list[str]:
    """What it cannot do or suffer: "attack or block", "be blocked"."""
    speaker = changed.speaker
    cant = list(barred_from_combat(speaker, change))
    if change.be_targeted_by is not None:
        whose = {"opponent": " your opponents control", "any": ""}.get(change.be_targeted_by)
        if whose is None:
            who = speaker.player(change.be_targeted_by)
            whose = f" {who} {'control' if who == 'you' else 'controls'}"
        cant.append(f"be the target of {_targeting(speaker, change)}{whose}")
    return cant + (["be regenerated"] if change.be_regenerated else [])


def _restrictions(changed: Changed, change: Change, *, told: bool) -> Iterator[str]:
    """Clauses about what it cannot do, without what it is barred from if that has been ``told``."""
    if not isinstance(change, Cant):
        return
    speaker = changed.speaker
    cant = [] if told else _barred(changed, change)
    clauses = []
    if cant and change.be_blocked and are_all_negated(change.unless):
        *_, condition = cant[0].partition(" if ")
        clauses.append(f"as long as {condition}, {changed.subject()} can't be blocked{changed.this_turn}")
    elif cant:
        clauses.append(f"{changed.subject(all_of_them=False)} can't {both(cant)}{changed.this_turn}")
    if change.block_except is not None:
        only = speaker.noun(change.block_except).several()
        clauses.append(f"{changed.subject(all_of_them=False)} can block only {only}{changed.this_turn}")
    if change.untap:
        verb, step = changed.verb("doesn't", "don't"), changed.verb("its controller's", "their controllers'")
        ending = changed.verb("untap step", "untap steps")
        clauses.append(
            f"{changed.subject(all_of_them=False)} {verb} untap during {step} {ending}{changed.this_turn}"
        )
    if change.activate:
        owner = changed.verb("its", "their") if clauses else _possessive(changed)
        unless = " unless they're mana abilities" if change.activate == "unless mana" else ""
        clauses.append(f"{owner} activated abilities can't be activated{changed.this_turn}{unless}")
    yield ", and ".join(clauses)


def _targeting(speaker: Speaker, change: Cant) -> str:
    """ "spells or abilities", "black spells or abilities from black sources"."""
    spells, abilities = "spells", "abilities"
    if change.be_targeted_from is not None:
        spells = speaker.noun(replace(change.be_targeted_from, zone="stack")).several()
        sources = speaker.noun(change.be_targeted_from).several().replace("permanents", "sources")
        abilities = f"abilities from {sources}"
    said = {"spells": spells, "abilities": abilities}
    return said[change.be_targeted_only] if change.be_targeted_only else f"{spells} or {abilities}"


def _possessive(changed: Changed) -> str:
    if isinstance(changed.what, str):
        return changed.speaker.possessive(changed.what)
    subject = changed.subject()
    return subject + ("'" if subject.endswith("s") else "'s")


def _apart(changed: Changed, change: Change, *, told: bool) -> Iterator[str]:
    """Changes that are told in a sentence of their own, but for what has been ``told``."""
    if isinstance(change, Must):
        yield from must_clauses(changed, change)
    elif isinstance(change, Can):
        can = [] if told else list(allowed_in_combat(changed, change))
        yield f"{changed.subject(all_of_them=False)} can {both(can)}" if can else ""
        if change.damage_as_unblocked:
            yield passing_by(changed)
    elif isinstance(change, Goaded):
        yield (
            ""
            if told
            else f"{changed.subject(all_of_them=False)} {changed.verb('is', 'are')} goaded{changed.until}"
        )
    elif isinstance(change, NoCombatDamage):
        assigns = changed.verb("assigns", "assign")
        yield f"{changed.subject(all_of_them=False)} {assigns} no combat damage{changed.this_turn}"
    elif isinstance(change, SwitchPT):
        yield f"switch {_possessive(changed)} power and toughness{changed.until}"
    elif isinstance(change, DamageByToughness):
        one = changed.speaker.what(changed.what)
        yield f"{one} assigns combat damage equal to its toughness rather than its power{changed.this_turn}"
    elif isinstance(change, DieToExile):
        subject, them = _mortal(changed)
        yield f"if {subject} would die{changed.this_turn}, exile {them} instead"
    elif isinstance(change, LeaveToExile):
        them = changed.verb("it", "them")
        leaving = f"if {changed.subject()} would leave the battlefield{changed.this_turn}"
        yield f"{leaving}, exile {them} instead of putting {them} anywhere else"
    elif not isinstance(change, Control | Cant | Predicate):
        assert_never(change)


def _mortal(changed: Changed) -> tuple[str, str]:
    """What would die, and how it is spoken of again; planeswalkers die, too (CR 700.4)."""
    if isinstance(changed.what, str) and changed.speaker.how(changed.what) == "dealt damage":
        return "a permanent dealt damage this way", "it"
    return changed.subject(), changed.verb("it", "them")


def defining_text(speaker: Speaker, change: SetPT) -> str:
    """A characteristic-defining ability: "this creature's power is equal to …"."""
    mine = speaker.possessive("self")
    if change.power is None or change.toughness is None:
        stat, amount = ("toughness", change.toughness) if change.power is None else ("power", change.power)
        return f"{mine} {stat} is equal to {described(speaker, amount or 0)}"
    power, toughness = described(speaker, change.power), described(speaker, change.toughness)
    if power == toughness:
        return f"{mine} power and toughness are each equal to {power}"
    if toughness.startswith(power):
        toughness = "that number" + toughness.removeprefix(power)
    return f"{mine} power is equal to {power} and its toughness is equal to {toughness}"


def rule_text(speaker: Speaker, rule: Rule) -> str:
    """A rule of the game that changes."""
    if isinstance(rule, CostChange):
        return _cost_change(speaker, rule)
    if isinstance(rule, AttackTax):
        return (
            f"creatures can't attack you unless their controller pays {rule.mana}"
            " for each creature they control that's attacking you"
        )
    if isinstance(rule, CantBeCountered):
        what = "this spell" if isinstance(rule.spells, str) else speaker.noun(rule.spells).several()
        return f"{what} can't be countered"
    if isinstance(rule, Flash):
        if isinstance(rule.spells, str):
            return "you may cast this spell as though it had flash"
        return f"you may cast {speaker.noun(rule.spells, 'and').several()} as though they had flash"
    if isinstance(rule, PlayFrom | SpendAs):
        return permission_text(speaker, rule)
    if isinstance(rule, CastOnly | DamageCantBePrevented):
        return "cast this spell" if isinstance(rule, CastOnly) else _unpreventable(speaker, rule)
    if isinstance(rule, CantCast | MoreMana):
        return _cant_cast(speaker, rule) if isinstance(rule, CantCast) else _more_mana(speaker, rule)
    if isinstance(rule, UntapAsWell):
        return _untapped_as_well(speaker, rule)
    if isinstance(rule, MayStayTapped):
        return f"you may choose not to untap {speaker.thing('self')} during your untap step"
    if isinstance(rule, Lands):
        who, their = ("you", "your") if rule.whose == "you" else ("each player", "their")
        more = "an additional land" if rule.by == 1 else f"{number_word(rule.by)} additional lands"
        return f"{who} may play {more} on each of {their} turns"
    return _skipped(rule) if isinstance(rule, SkipStep) else _player_rule(rule)


def _untapped_as_well(speaker: Speaker, rule: UntapAsWell) -> str:
    what = (
        speaker.thing("self")
        if isinstance(rule.what, str)
        else f"all {speaker.noun(rule.what, 'and').several()}"
    )
    return f"untap {what} during each other player's untap step"


def _more_mana(speaker: Speaker, rule: MoreMana) -> str:
    """ "Whenever you tap a land for mana, add {G}"."""
    if isinstance(rule.what, str):
        opening, adds = f"{speaker.thing(rule.what)} is tapped", "its controller adds"
    elif rule.whose == "you":
        opening, adds = f"you tap {speaker.noun(rule.what).one()}", "add"
    else:
        opening, adds = f"a player taps {speaker.noun(rule.what).one()}", "that player adds"
    return f"whenever {opening} for mana, {adds} {_mana_added(rule)}"


def _mana_added(rule: MoreMana) -> str:
    if rule.chosen or rule.produced:
        return f"one mana of {'the chosen color' if rule.chosen else 'any type that land produced'}"
    if rule.mana:
        return rule.mana
    kinds = "colors" if set(rule.one_of) == _ANY_COLOR else either(rule.one_of)
    if rule.amount != 1:
        return f"{number_word(rule.amount)} mana in any combination of {kinds}"
    return "one mana of any color" if kinds == "colors" else kinds


_ANY_COLOR = {f"{{{color}}}" for color in COLORS}


def _cant_cast(speaker: Speaker, rule: CantCast) -> str:
    """ "Your opponents can't cast creature spells", "you can't cast more than one spell each turn"."""
    noun = speaker.noun(rule.spells)
    if rule.more_than is None:
        return f"{_PLAYERS[rule.whose]} can't cast {noun.several()}"
    who = {"you": "you", "opponent": "each opponent", "any": "each player"}[rule.whose]
    spells = noun.kind() if rule.more_than == 1 else noun.several()
    return f"{who} can't cast more than {number_word(rule.more_than)} {spells} each turn"


def is_of_own_cost(rules: Sequence[Rule]) -> bool:
    """Whether they say what the spell itself costs."""
    return any(isinstance(rule, CostChange) and rule.spells == "self" for rule in rules)


def is_of_casting_it(rules: Sequence[Rule]) -> bool:
    """Whether they say when the spell itself can be cast."""
    return any(isinstance(rule, CastOnly) for rule in rules)


def _cost_change(speaker: Speaker, rule: CostChange) -> str:
    if isinstance(rule.spells, str):
        mana, more, where = cost_words(speaker, rule.by, rule.mana)
        if rule.targeting is not None:
            where += f" if it targets {speaker.noun(rule.targeting).one()}"
        if rule.beyond_first:
            where += " for each target beyond the first"
        return f"this spell costs {mana} {more} to cast{where}"
    if rule.spells is None:
        whose = {"you": " you activate", "opponent": " your opponents activate", "any": ""}[rule.whose]
        mana, more, where = cost_words(speaker, rule.by, rule.mana)
        return f"{rule.abilities} abilities{whose} cost {mana} {more} to activate{where}"
    whose = {"you": "you cast ", "opponent": "your opponents cast ", "any": ""}[rule.whose]
    spells = rule.spells
    what = speaker.noun(spells, "and").several()
    if len(spells.colors) > 1 and spells == OnStack(colors=spells.colors):
        what = both([f"{COLOR_NAMES[color]} spells" for color in spells.colors])
    if rule.targeting is not None:
        whose += f"that target {speaker.noun(rule.targeting).one()} "
    mana, more, where = cost_words(speaker, rule.by, rule.mana)
    return f"{what} {whose}cost {mana} {more} to cast{where}"


def _unpreventable(speaker: Speaker, rule: DamageCantBePrevented) -> str:
    kind = {True: "combat damage", False: "noncombat damage", None: "damage"}[rule.combat]
    if rule.by is None:
        return f"{kind} can't be prevented"
    by = speaker.noun(rule.by, "and").several().replace("permanents", "sources")
    return f"{kind} that would be dealt by {by} can't be prevented"


_PLAYERS = {"you": "you", "opponent": "your opponents", "any": "players"}


def _skipped(rule: SkipStep) -> str:
    if rule.whose == "you":
        return f"skip your {rule.step} step"
    who = "each opponent" if rule.whose == "opponent" else "each player"
    return f"{who} skips their {rule.step} step"


def _player_rule(rule: PlayerRule) -> str:
    who = _PLAYERS[rule.whose]
    if rule.cant == "search":
        return f"spells and abilities {who} control can't cause their controller to search their library"
    if rule.cant == "draw more than one":
        return (
            f"{'each opponent' if rule.whose == 'opponent' else who} can't draw more than one card each turn"
        )
    if rule.cant is not None:
        return f"{who} can't {rule.cant}"
    if rule.can is not None:
        return _past_hexproof(rule)
    if rule.has == "open hand":
        return f"{who} play with their hands revealed"
    if rule.has == "top card":
        return "you may look at the top card of your library any time"
    if rule.has == "top revealed":
        if rule.whose == "you":
            return "play with the top card of your library revealed"
        return f"{who} play with the top card of their libraries revealed"
    return f"{who} have {rule.has}"


def _past_hexproof(rule: PlayerRule) -> str:
    what, their = {
        "you": ("your opponents and permanents your opponents control", "you"),
        "opponent": ("you and permanents you control", "your opponents"),
        "any": ("players and permanents", "their opponents"),
    }[rule.whose]
    targets = f"can be the targets of spells and abilities {their} control"
    return f"{what} with hexproof {targets} as though they didn't have hexproof"
