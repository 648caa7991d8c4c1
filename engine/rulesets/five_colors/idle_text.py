"""Cards whose text has nothing to work on in this game (L5C-R47, as for L5C-6.3 and 7.1).

They are allowed, and told to whoever brings them. A card is judged by what it says in the card language:
what it waits for never happens, what it changes does not matter, what it needs is never there, or it comes
in too late. What does something in some position is not told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from engine.magic.effects.copies import CreateCopy
from engine.magic.effects.counters import PutCounters
from engine.magic.effects.damage_and_life import Damage, Shielding
from engine.magic.effects.tokens import CreateToken
from engine.magic.effects.turns import AddPhases
from engine.magic.effects.zones import Counter
from engine.magic.language.abilities import (
    Ability,
    Activated,
    Card,
    EntersWith,
    Instead,
    Mode,
    Spell,
    Static,
    Triggered,
)
from engine.magic.language.changes import Can, Cant, CantBeCountered, Change, Keywords, Must
from engine.magic.language.conditions import Condition, InStep, ThisTurn
from engine.magic.language.filters import Qualities
from engine.magic.language.keywords import Keyword, abilities_of, parse_keyword, read_keyword
from engine.magic.language.replaced import BeDealtDamage
from engine.magic.language.triggers import (
    AnyOfEvents,
    Attacks,
    BecomesBlocked,
    BecomesUnblocked,
    Begins,
    Blocks,
    BlocksOrBecomesBlocked,
    DealsDamage,
    Enlists,
    Enters,
    Exerts,
    IsDealtDamage,
    Trigger,
)
from engine.magic.language.ways import ASIDES, alternatives_of
from engine.magic.language.words import KEYWORD_COUNTERS
from engine.magic.library.reading import structs

from .book import cite
from .card_steps import hurts_only_players, is_player, steps_of
from .keywords import IGNORED
from .kinds import is_dynasty
from .life import NO_DAMAGE
from .no_responding import NOTHING_WAITS, needs_the_stack

IGNORES = cite("L5C-7.1")
NOBODY_BLOCKS = cite("L5C-7.2")
NO_SHIELD = cite("L5C-R12")
COUNTERSPELL = cite("L5C-R13")
NO_TIME = cite("L5C-R47")
NO_PRIORITY = cite("L5C-6.1")
ABOUT_BLOCKING: frozenset[str] = frozenset({"fear", "horsemanship", "intimidate", "menace", "reach", "skulk"})
"""Keywords that say who can block whom."""
NO_PLAYER = frozenset({"player", "planeswalker"})


class Idle(NamedTuple):
    """Part of a card's text that has nothing to work on."""

    why: str
    rule: str


ABILITY = "it has an ability that"
NEVER_TRIGGERS = f"{ABILITY} never triggers"
WAITS = "for no spell or ability ever waits to be carried out"
NEVER_CAST = Idle(f"it can never be cast, {WAITS}; in a duel it can be focused", COUNTERSPELL)
NEVER_ACTIVATED = Idle(f"{ABILITY} can never be activated, {WAITS}", NOTHING_WAITS)
NEVER_CHOSEN = Idle(f"one of its modes can never be chosen, {WAITS}", NOTHING_WAITS)
NO_TARGET = Idle(f"{ABILITY} never finds a target, {WAITS}", NOTHING_WAITS)
NOT_COUNTERED = Idle(f"nothing is ever countered, {WAITS}", NOTHING_WAITS)
NO_BLOCK = Idle(f"{NEVER_TRIGGERS}, for nobody blocks", NOBODY_BLOCKS)
BLOCKING = Idle("what it says about blocking does nothing, for nobody blocks", NOBODY_BLOCKS)
MEETS_NOBODY = Idle(
    "what it asks for nothing ever is, for nobody blocks, and nobody attacks a player", NOBODY_BLOCKS
)
ONE_BY_ONE = Idle(
    "that it can't attack alone does nothing, for creatures are assigned one by one", cite("L5C-14.1")
)
NO_STEP = Idle(f"{ABILITY} can never be activated, for there are no blocks", NOBODY_BLOCKS)
NO_STEPS = frozenset({"declare_blockers"})
"""The steps that this game does not have."""
NO_PHASES = Idle("it adds no phases, for a turn has one phase of each kind", NO_TIME)
NO_EXERTION = Idle(
    f"{NEVER_TRIGGERS}, for creatures are assigned to battles, and none is exerted as it attacks", NO_TIME
)
NO_ENLISTING = Idle(
    f"{NEVER_TRIGGERS}, for creatures are assigned to battles, and none enlists another as it attacks",
    NO_TIME,
)
NO_MAIN = Idle(f"{NEVER_TRIGGERS}, for a turn has no main phases before and after combat", NO_TIME)
NO_HIT = Idle(f"{NEVER_TRIGGERS}, for players are never dealt damage", NO_DAMAGE)
UNHURT = Idle("its damage to players does nothing, for they are never dealt any", NO_DAMAGE)
UNPREVENTED = Idle("players are never dealt damage, so that there is none to prevent", NO_SHIELD)
IN_HAND = "is of use in the hand alone, and cards of dynasty decks come up in provinces"
IN_PROVINCE = Idle(f"{ABILITY} {IN_HAND}", NO_TIME)
TOO_LATE = Idle(
    "it comes in during Recruitment, after the battles, and what it does then ends with the turn", NO_TIME
)
AT_HOME = Idle(
    "what it creates does not attack, for no battle is being fought as creatures are assigned",
    cite("L5C-R48"),
)
FLASH = Idle("flash gives it no time of its own", NO_TIME)


def idle_text(card: Card) -> Sequence[Idle]:
    """What of the text of a sound card has nothing to work on, each reason once."""
    found = [why for entry in card.keywords for why in _of_printed(card, read_keyword(entry))]
    found += _of_ways(card)
    found += [why for ability in (*card.abilities, *card.granted) for why in _of_ability(card, ability)]
    found += [MEETS_NOBODY for part in structs((card.abilities, card.granted)) if _asks_who_meets(part)]
    return list(dict.fromkeys(found))


def _asks_who_meets(part: object) -> bool:
    """Whether a filter asks who blocks whom, or which player somebody attacks."""
    if not isinstance(part, Qualities):
        return False
    asked = (part.blocking, part.blocked_by, part.attacking)
    return part.combat in ("blocked", "unblocked") or any(who is not None for who in asked)


def _of_printed(card: Card, keyword: Keyword) -> Iterator[Idle]:
    """Of a keyword and of the abilities that it stands for."""
    yield from _of_keyword(keyword.name)
    for ability in abilities_of(keyword):
        for why, rule in _of_ability(card, ability):
            yield Idle(why.replace(ABILITY, keyword.name), rule)


def _of_keyword(name: str) -> Iterator[Idle]:
    if name in IGNORED:
        yield Idle(f"{name} does nothing", IGNORES)
    elif name in ABOUT_BLOCKING:
        yield Idle(f"{name} does nothing, for nobody blocks", NOBODY_BLOCKS)
    elif name == "toxic":
        yield Idle("toxic does nothing, for players are never dealt damage", NO_DAMAGE)
    elif name == "flash":
        yield FLASH
    elif name in ASIDES:
        yield Idle(
            f"{name} does nothing, for no clause asks whether to exile a card from the hand", NO_PRIORITY
        )


def _of_ways(card: Card) -> Iterator[Idle]:
    """Of the ways to cast it that wait for what never happens."""
    keywords = [read_keyword(entry) for entry in card.keywords]
    if any(keyword.name == "bestow" for keyword in keywords):
        yield Idle(f"bestow {IN_HAND}", NO_TIME)
    for way in alternatives_of(keywords, card.abilities, card.subtypes):
        what = "its alternative cost" if way.name == "alternative" else way.name
        yield from _never_open(way.condition, what)


def _never_open(condition: Condition | None, what: str) -> Iterator[Idle]:
    """Why something other than the mana cost can never be paid."""
    never = _never_triggers(condition.event) if isinstance(condition, ThisTurn) else None
    if never is not None:
        yield Idle(never.why.replace(NEVER_TRIGGERS, f"{what} can never be paid"), never.rule)


def _of_ability(card: Card, ability: Ability) -> Iterator[Idle]:
    match ability:
        case Spell() if needs_the_stack(ability):
            yield _never_cast(card, ability)
        case Activated() if needs_the_stack(ability):
            yield NEVER_ACTIVATED
        case Activated(condition=InStep(steps=steps)) if NO_STEPS.issuperset(steps):
            yield NO_STEP
        case Activated(zone="hand") if is_dynasty(card):
            yield IN_PROVINCE
        case Triggered(trigger=trigger) if (never := _never_triggers(trigger)) is not None:
            yield never
        case Triggered() if needs_the_stack(ability):
            yield NO_TARGET
        case Triggered() if _comes_too_late(card, ability):
            yield TOO_LATE
        case Spell() | Activated() | Triggered():
            yield from (AT_HOME,) if _reinforces_an_attack(ability) else ()
            yield from _of_steps(ability)
            for mode in ability.modes:
                yield from (NEVER_CHOSEN,) if needs_the_stack(mode) else _of_steps(mode)
        case Static() | EntersWith() | Instead():
            yield from _of_standing(ability)


def _of_standing(ability: Static | EntersWith | Instead) -> Iterator[Idle]:
    match ability:
        case Static():
            yield from _of_changes(ability.changes)
            yield from (NOT_COUNTERED for rule in ability.rules if isinstance(rule, CantBeCountered))
        case EntersWith():
            yield from _of_counters((ability.counters or "", *ability.choice))
        case Instead(event=BeDealtDamage(what=None, who=who)) if who is not None:
            yield UNPREVENTED


def _never_cast(card: Card, ability: Spell) -> Idle:
    """In one of two ways, where the card does something else in the other (CR 702.148a)."""
    if all(needs_the_stack(one) for one in card.abilities if isinstance(one, Spell)):
        return NEVER_CAST
    how = "for its mana cost" if ability.way is None else f"with {ability.way}"
    return Idle(f"{how} it can never be cast, {WAITS}", COUNTERSPELL)


def _reinforces_an_attack(ability: Spell | Activated | Triggered) -> bool:
    """Whether it creates something attacking as creatures are assigned to attack."""
    if not isinstance(ability, Triggered) or not isinstance(ability.trigger, Attacks):
        return False
    return any(
        isinstance(step, CreateToken | CreateCopy) and step.attacking for step, _ in steps_of(ability.do)
    )


def _is_about_blocks(change: Cant) -> bool:
    filters = (change.be_blocked_by, change.be_blocked_except, change.block_except, change.block_those)
    numbers = (change.be_blocked_by_more_than, change.be_blocked_by_fewer_than)
    said = change.be_blocked or change.block_alone or change.block_source
    return said or any(filters) or any(numbers)


def _never_triggers(trigger: Trigger) -> Idle | None:
    match trigger:
        case Blocks() | BecomesBlocked() | BlocksOrBecomesBlocked() | BecomesUnblocked():
            return NO_BLOCK
        case Exerts():
            return NO_EXERTION
        case Enlists():
            return NO_ENLISTING
        case Begins(step="main1" | "main2"):
            return NO_MAIN
        case AnyOfEvents(events=events):
            never = [_never_triggers(one) for one in events]
            return never[0] if all(never) else None
        case DealsDamage(to=to) if NO_PLAYER.issuperset(to):
            return NO_HIT
        case IsDealtDamage(who=who) if who is not None:
            return NO_HIT
    return None


def _comes_too_late(card: Card, ability: Triggered) -> bool:
    """Whether a land or artifact does something as it enters that ends with the turn. It is Recruitment then:
    only creatures come in before the battles (L5C-12.1c), and events."""
    if "creature" in card.types or {"land", "artifact"}.isdisjoint(card.types):
        return False
    if not (isinstance(ability.trigger, Enters) and ability.trigger.what == "self"):
        return False
    done = [step for step, _ in steps_of(ability.do)]
    return bool(done) and all(getattr(step, "lasts", None) == "turn" for step in done)


def _of_steps(part: Spell | Activated | Triggered | Mode) -> Iterator[Idle]:
    for step, targets in steps_of(part.do, part.targets):
        match step:
            case Counter():
                yield NOT_COUNTERED
            case Damage() if hurts_only_players(step, targets):
                yield UNHURT
            case PutCounters():
                yield from _of_counters((step.kind, *(one.kind for one in step.kinds), *step.choice))
            case AddPhases():
                yield NO_PHASES
            case Shielding(to=str() as to) if is_player(to, targets):
                yield UNPREVENTED
        yield from _of_changes(step.begins)


def _of_counters(kinds: Sequence[str]) -> Iterator[Idle]:
    """Of counters: those of some kinds give the keyword of their name (CR 122.1b)."""
    for kind in kinds:
        yield from _of_keyword(kind) if kind in KEYWORD_COUNTERS else ()


def _of_changes(changes: Sequence[Change]) -> Iterator[Idle]:
    for change in changes:
        match change:
            case Keywords(gain=gain):
                yield from (why for text in gain for why in _of_keyword(parse_keyword(text).name))
            case Cant(attack_alone=True):
                yield ONE_BY_ONE
            case Cant() if _is_about_blocks(change):
                yield BLOCKING
            case Must() if (
                change.be_blocked_by_all or change.be_blocked or change.block or change.block_source
            ):
                yield BLOCKING
            case Can() if replace(change, attack_despite=None) != Can():
                yield BLOCKING
