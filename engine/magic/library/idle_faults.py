"""What a card says to no effect: fields that would be ignored, or that exclude each other.

Nothing is accepted that the engine would carry out in part. What is wrong with one field by itself stands
beside the others, in :mod:`.ability_faults` and :mod:`.filter_faults`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, get_args

from engine.kernel.documents import Fault
from engine.magic.language import changes as change
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
    is_mana_ability,
)
from engine.magic.language.amounts import Count, Counters, Different, LifeTotal, Party, Players, StatOf
from engine.magic.language.conditions import (
    AllOf,
    AnyOf,
    Before,
    Compare,
    Exists,
    InStep,
    Not,
    SomePlayer,
    holder,
)
from engine.magic.language.filters import THEY, Filter, Target
from engine.magic.language.keywords import KEYWORDS, parse_keyword
from engine.magic.language.mana import Price, parse_cost
from engine.magic.language.triggers import DealsDamage, Dies, OfObjects, OfPlayers, Trigger
from engine.magic.language.words import PERMANENT_TYPES

from .reading import OF_NAMES, fields_of, given, placed, words
from .told_twice import (
    CONDITION,
    INTERVENING,
    idle_controller,
    idle_controller_of_own_card,
    second_names,
)
from .unsupported import LEFT_OUT

Told = tuple[bool, str, str]
"""Whether something is wrong, with which field, and what."""
RESERVED = frozenset({"any", "attached", "chooser", "it", "linked", "opponent", "self", "they", "x", "you"})
"""Names that mean something already."""
_NO_PERMANENT = "the source is a spell, no permanent"
_OF_CARDS = frozenset(
    {
        "affinity", "bloodthirst", "buyback", "cycling", "enchant", "evoke", "fabricate", "flash",
        "flashback", "for mirrodin!", "job select", "kicker", "living weapon", "scavenge", "typecycling",
        "unearth",
    }
)  # fmt: skip
"""Keywords that are of no use to what is on the battlefield already."""
_DEFINING = frozenset({"changeling", "devoid"})
"""Keywords that define what their own object is (CR 604.3a)."""
_LISTS = (
    "types", "all_types", "not_types", "subtypes", "not_subtypes", "supertypes", "not_supertypes", "colors",
    "not_colors", "keywords", "not_keywords",
)  # fmt: skip


def idle_faults(card: Card) -> Iterator[Fault]:
    """Everything that a card says to no effect."""
    of_spell = not PERMANENT_TYPES.intersection(card.types)
    speaks_of_linked = "linked" in words((card.abilities, card.granted))
    attachable = bool({"Aura", "Equipment"}.intersection(card.subtypes))
    for part, place in placed(card.keywords, "$.keywords"):
        yield from _part(part, place)
    yield from _cost_by_targets(card)
    for member in ("abilities", "granted"):
        for index, ability in enumerate(getattr(card, member)):
            path = f"$.{member}[{index}]"
            yield from _ability(ability, path, member == "granted")
            yield from idle_controller_of_own_card(ability, path)
            for part, place in placed(ability, path):
                yield from _part(part, place)
                yield from _elsewhere(part, place)
                if hasattr(part, "when"):  # what happens later has a trigger of its own
                    yield from second_names(part, place)
                if getattr(part, "linked", False) is True and not speaks_of_linked:
                    yield Fault(f"{place}.linked", "no ability speaks of what is linked")
                if of_spell and member == "abilities":  # what it grants has the objects that it is granted to
                    yield from _of_spell(part, place)
                if "attached" in (getattr(part, "of", None), getattr(part, "what", None)) and not attachable:
                    field = "of" if getattr(part, "of", None) == "attached" else "what"
                    yield Fault(
                        f"{place}.{field}", "the card is attached to nothing: it is no Aura or Equipment"
                    )


def _cost_by_targets(card: Card) -> Iterator[Fault]:
    """What a spell costs by its targets, where it has none that it needs."""
    spells: list[Spell | Mode] = [ability for ability in card.abilities if isinstance(ability, Spell)]
    spells += [mode for ability in card.abilities if isinstance(ability, Spell) for mode in ability.modes]
    targets = [target for part in spells for target in part.targets]
    for part, place in placed(card.abilities, "$.abilities"):
        if isinstance(part, change.CostChange) and part.spells == "self" and part.targeting is not None:
            if not targets:
                yield Fault(f"{place}.targeting", "the spell has no target")
            elif any(target.min == 0 for target in targets):
                what = "costs by targets that need not be chosen are left out"
                yield Fault(f"{place}.targeting", what, LEFT_OUT)


def _told(path: str, told: Iterator[Told] | list[Told]) -> Iterator[Fault]:
    for wrong, field, what in told:
        if wrong:
            yield Fault(f"{path}.{field}" if field else path, what)


# Abilities --------------------------------------------------------------------------------------------------


def _ability(ability: Ability, path: str, granted: bool) -> Iterator[Fault]:
    if isinstance(ability, Activated):
        yield from _activated(ability, path)
        if granted and ability.zone != "battlefield":
            yield Fault(f"{path}.zone", "what is granted to a permanent works on the battlefield")
    if isinstance(ability, Triggered) and ability.do and ability.do[0].opens_with_condition:
        yield Fault(f"{path}.do[0]", INTERVENING, CONDITION)
    if isinstance(ability, Triggered):
        yield from second_names(ability, path)
    if isinstance(ability, Triggered) and ability.target_chooser != "you":
        targets = (*ability.targets, *(target for mode in ability.modes for target in mode.targets))
        if not targets:
            yield Fault(f"{path}.target_chooser", "there are no targets to choose")
        elif ability.target_chooser not in given(ability.trigger):
            yield Fault(f"{path}.target_chooser", f"the trigger speaks of no {ability.target_chooser}")


def _activated(ability: Activated, path: str) -> Iterator[Fault]:
    limited = ability.once_per_turn or ability.most_per_turn is not None
    own = ability.timing != "instant" or limited or ability.zone != "battlefield"
    if ability.cost.loyalty is not None and own:
        yield Fault(path, "a loyalty ability has a timing, a zone and a limit of its own", "CR-606.3")
    for inside, place in placed(ability.condition, f"{path}.condition"):
        if _is_hidden(inside):
            yield Fault(place, HIDDEN, "CR-400.2")
    if ability.zone == "graveyard" and not _speaks_of_itself(ability):
        yield Fault(f"{path}.zone", "nothing in it speaks of the card in the graveyard")
    if is_mana_ability(ability):
        if ability.timing != "instant":
            yield Fault(
                f"{path}.timing", "mana abilities that are activated as sorceries are left out", LEFT_OUT
            )
        if ability.condition is not None or ability.most_per_turn is not None:
            what = "mana abilities that cannot always be activated are left out"
            field = "most_per_turn" if ability.condition is None else "condition"
            yield Fault(f"{path}.{field}", what, LEFT_OUT)
        if "X" in _symbols(ability.cost.mana):
            yield Fault(f"{path}.cost.mana", "mana abilities that cost {X} are left out", LEFT_OUT)


HIDDEN = "what lies there is hidden; how many cards there are is not"


def _is_hidden(part: Any) -> bool:
    """Whether a filter asks for more of hidden cards than how many there are."""
    if not isinstance(part, Filter) or part.zone not in ("hand", "library"):
        return False
    return part != Filter(zone=part.zone, controller=part.controller)


def _speaks_of_itself(ability: Activated) -> bool:
    return "self" in words((ability.cost, ability.targets, ability.do, ability.modes))


def _symbols(mana: str) -> tuple[str, ...]:
    try:
        return parse_cost(mana).symbols
    except ValueError:
        return ()


def _elsewhere(part: Any, path: str) -> Iterator[Fault]:
    """Steps that need a permanent, or a spell, where a target is something else."""
    targets: tuple[Target, ...] = getattr(part, "targets", ())
    member = "do" if hasattr(part, "do") else "steps"
    wanted = {one.name: one.what for one in targets if one.what is not None and one.player is None}
    zones = {name: what.zone for name, what in wanted.items()}
    inside = list(placed(getattr(part, member, ()), f"{path}.{member}")) if zones else []
    again = {name for step, _ in inside for name in given(step)}
    for index, target in enumerate(targets):
        before = targets[index - 1].name if index else None
        if target.not_same_as is not None and target.not_same_as != before:
            what = "give the target before this one; of the source, say other in what"
            yield Fault(f"{path}.targets[{index}].not_same_as", what)
    for step, place in inside:
        moved = getattr(step, "what", None) if hasattr(step, "position") else None
        if isinstance(moved, str) and moved in wanted and moved not in again:
            yield from idle_controller(step, wanted[moved], place)
        for field in fields_of(step.__class__):
            value = getattr(step, field.name)
            lies_in = zones.get(value) if isinstance(value, str) and value not in again else None
            if lies_in is not None and field.zone not in (None, lies_in):
                what = f"{value!r} is targeted in the zone {lies_in}, this is done in the zone {field.zone}"
                yield Fault(f"{place}.{field.encoded}", what)


def _of_spell(part: Any, path: str) -> Iterator[Fault]:
    """An instant or sorcery is no permanent, and has no other ability."""
    if getattr(part, "changes_source", False):
        yield Fault(path, _NO_PERMANENT)
    for member in () if isinstance(part, Static) else fields_of(part.__class__):
        if member.zone == "battlefield" and getattr(part, member.name) == "self":
            yield Fault(f"{path}.{member.encoded}", _NO_PERMANENT)
    if isinstance(part, Filter) and part.zone == "battlefield" and (part.other or part.or_self):
        field = "other" if part.other else "or_self"
        yield Fault(f"{path}.{field}", "the source is a spell, never one of these permanents")
    if getattr(part, "linked", False) is True:
        yield Fault(f"{path}.linked", "the spell has no other ability that could speak of it")
    if isinstance(part, Price) and (part.tap or part.untap or "self" in (part.sacrifice, part.exile)):
        yield Fault(path, "a spell is not tapped, untapped, sacrificed or exiled as a price")


# Parts ------------------------------------------------------------------------------------------------------


def _part(part: Any, path: str) -> Iterator[Fault]:
    """What is idle about one struct by itself."""
    if isinstance(part, Filter) and part.or_self and not path.endswith((".trigger.what", ".when.what")):
        yield Fault(f"{path}.or_self", "the source is one of these where something triggers; nowhere else")
    check = _CHECKS.get(type(part)) or (_filter if isinstance(part, Filter) else None)
    if check is not None:
        yield from _told(path, check(part))
    for field in ("name", "sacrifice_as"):
        value = getattr(part, field, None)
        if isinstance(value, str) and value in RESERVED and not isinstance(part, Filter | Card):
            yield Fault(
                f"{path}.{'as' if field == 'name' else field}", f"{value!r} is the name of something else"
            )


def _filter(wanted: Filter) -> Iterator[Told]:
    for name in _LISTS:
        values = getattr(wanted, name)
        yield len(set(values)) < len(values), name, "an entry is listed twice"
    types, zone = frozenset((*wanted.types, *wanted.all_types)), wanted.zone
    spells = bool(types) and types.isdisjoint(PERMANENT_TYPES)
    yield spells and zone == "battlefield", "types", "no permanent is an instant or a sorcery"
    yield types == {"land"} and zone == "stack", "types", "lands are played, not cast"
    yield wanted.token is not None and zone != "battlefield", "token", "cards and spells are no tokens"
    yield wanted.other and wanted.or_self, "other", "or_self lets the source pass"
    yield wanted.name == "", "name", "a card has a name"
    other = wanted.not_same_as
    itself = other in ("self", "you", "any", "opponent") or (other or "").startswith(OF_NAMES)
    yield itself, "not_same_as", "give an object that was named before; of the source, say other"


def _target(target: Target) -> Iterator[Told]:
    what = target.what
    if target.player is not None and what is not None:
        yield (
            what != Filter(types=what.types),
            "what",
            "beside a player, give nothing but types of permanents",
        )
    both = target.not_same_as is not None and what is not None and what.other
    yield both, "not_same_as", "another than the source, or than the target before: give one of both"
    yield target.divided and target.max == 1, "divided", "there is nothing to divide: there is one target"


def _price(price: Price) -> Iterator[Told]:
    yield price.tap and price.untap, "untap", "what is untapped cannot be tapped for the same cost"
    yield price.life < 0, "life", "an amount is at least 1"
    yield isinstance(price.discard, int) and price.discard < 1, "discard", "an amount is at least 1"
    yield price.exile == "self" == price.sacrifice, "exile", "it cannot be both sacrificed and exiled"
    chosen = isinstance(price.sacrifice, Filter)
    yield (
        not chosen and price.sacrifice_as != "sacrificed",
        "sacrifice_as",
        "nothing is chosen to be sacrificed",
    )
    for name in ("sacrifice", "tap_others"):
        what = getattr(price, name)
        if isinstance(what, Filter):
            yield what.zone != "battlefield", f"{name}.zone", "only permanents are sacrificed or tapped"
            whose = what.controller != "any" or what.not_controller is not None
            yield whose, f"{name}.controller", "one pays with what one controls"
    tapped = price.tap_others is not None and price.tap_others.tapped is not None
    yield tapped, "tap_others.tapped", "what is tapped for a cost was untapped before"


def _enters_with(ability: EntersWith) -> Iterator[Told]:
    copying = ability.copy_of is not None
    yield copying and ability.tapped, "tapped", "what enters as a copy enters as the copy says"
    yield (
        copying and ability.counters is not None,
        "counters",
        "what enters as a copy enters as the copy says",
    )
    yield copying and ability.what != "self", "copy_of", "only the source can say that it enters as a copy"
    yield ability.amount != 1 and ability.counters is None, "amount", "give counters: what is counted"
    for name in ("what", "copy_of"):
        wanted = getattr(ability, name)
        elsewhere = isinstance(wanted, Filter) and wanted.zone != "battlefield"
        yield elsewhere, f"{name}.zone", "permanents are meant here, on the battlefield"


def _damage_instead(ability: DamageInstead) -> Iterator[Told]:
    changed = ability.plus != 0 or ability.times != 1
    yield ability.prevent and changed, "prevent", "what is prevented is not changed; give prevent alone"
    yield ability.times < 1, "times", "at least 1; to prevent all of it, give prevent"
    yield ability.plus < 0, "plus", "damage is not made less; give prevent"
    yield ability.plus != 0 and ability.times != 1, "plus", "give plus or times"
    elsewhere = isinstance(ability.to, Filter) and ability.to.zone != "battlefield"
    yield elsewhere, "to.zone", "damage is dealt to permanents and players"


def _static(ability: Static) -> Iterator[Told]:
    own = [rule for rule in ability.rules if isinstance(rule, change.CostChange) and rule.spells == "self"]
    if own:
        alone = len(ability.rules) == 1 and not ability.changes
        yield not alone, "rules", "what the spell itself costs stands in an ability of its own"
        both = ability.condition is not None and own[0].targeting is not None
        yield both, "condition", "give targeting or a condition"
        for inside, place in (*placed(ability.condition, "condition"), *placed(own[0].by, "rules[0].by")):
            yield _is_hidden(inside), place, HIDDEN
    for index, one in enumerate(ability.changes):
        yield isinstance(one, change.BecomeCopy), f"changes[{index}]", "static abilities make no copies"
    asked = {type(inside) for inside, _ in placed(ability.condition, "")}
    what = "static abilities do not wait for steps of the turn"
    yield not asked.isdisjoint({InStep, Before}), "condition", what


def _control(node: change.Control) -> list[Told]:
    return [(node.by in ("any", "opponent"), "by", "one player takes control; name one")]


def _types(node: change.Types) -> list[Told]:
    return [
        (not PERMANENT_TYPES.issuperset(node.types), "types", "no permanent is an instant or a sorcery"),
        (node.set_subtypes and not node.subtypes, "set_subtypes", "give subtypes"),
    ]


def _keywords(node: change.Keywords) -> Iterator[Told]:
    for index, lost in enumerate(node.lose):
        yield KEYWORDS[lost].abilities, f"lose[{index}]", "what this keyword stands for cannot be lost alone"
    for index, text in enumerate(node.gain):
        place = f"gain[{index}]"
        try:
            name = parse_keyword(text).name
        except ValueError:
            continue
        yield text in node.gain[:index] and name != "prowess", place, "the keyword is listed twice"
        yield text in node.lose, place, "the keyword is lost, too"
        yield name in _DEFINING, place, "only a card itself says so of what it is; change types or colors"
        yield name in _OF_CARDS, place, "a permanent has no use for this keyword"


def _cant(node: change.Cant) -> Iterator[Told]:
    yield node.be_blocked and node.be_blocked_by is not None, "be_blocked_by", "nothing can block it anyway"
    excepted = node.be_blocked_except is not None
    yield node.be_blocked and excepted, "be_blocked_except", "nothing can block it anyway"
    both_ways = excepted and node.be_blocked_by is not None
    yield both_ways, "be_blocked_except", "give what can block it, or what cannot"
    yield node.block and node.block_except is not None, "block_except", "it can block nothing anyway"
    for name in ("be_blocked_by", "be_blocked_except", "block_except"):
        wanted = getattr(node, name)
        elsewhere = wanted is not None and wanted.zone != "battlefield"
        yield elsewhere, f"{name}.zone", "only permanents attack and block"


def _times(node: Count | StatOf | Counters | Different | Players | Party) -> list[Told]:
    return [(node.times == 0, "times", "nothing times 0 is worth counting")]


def _compare(node: Compare) -> list[Told]:
    low, high = node.at_least, node.at_most
    count = node.amount if isinstance(node.amount, Count) and node.amount.times == 1 else None
    plain = count is not None and isinstance(count.what, Filter) and count.what.zone != "hand"
    absolute = not node.is_relative
    return [
        (absolute and plain and (low is None or high is None), "amount", "write exists, or not and exists"),
        (absolute and isinstance(node.amount, LifeTotal), "amount", "write life"),
        (
            isinstance(low, int) and isinstance(high, int) and low > high,
            "at_least",
            "no number is so large and so small",
        ),
    ]


def _not(node: Not) -> list[Told]:
    inner = node.condition
    asked = inner.condition if isinstance(inner, SomePlayer) else None
    return [
        (isinstance(inner, Not), "condition", "say it without not"),
        (isinstance(inner, AllOf | AnyOf), "condition", "negate each of its conditions"),
        (isinstance(inner, Compare) and inner.is_relative, "condition", "turn the bound around"),
        (
            isinstance(asked, Compare) and holder(asked.amount) != THEY,
            "condition.condition.amount",
            "begin with what they have, and turn the bound around",
        ),
    ]


def _cost_change(node: change.CostChange) -> list[Told]:
    hidden = node.targeting is not None and node.targeting.zone in ("hand", "library")
    own = isinstance(node.spells, str)
    whose = not isinstance(node.spells, str) and (
        node.spells.controller != "any" or node.spells.not_controller is not None
    )
    return [
        (whose, "spells.controller", "players stand in whose"),
        (own and node.whose != "you", "whose", "whoever casts the spell pays for it"),
        (hidden, "targeting.zone", "cards in hands and libraries are not targeted"),
    ]


def _of_objects(trigger: OfObjects) -> Iterator[Told]:
    if isinstance(trigger.what, Filter):
        several = trigger.together and trigger.what.or_self
        yield several, "what.or_self", "one or more of the others is all there is to say"
        whose = trigger.what.controller != "any" or trigger.what.not_controller is not None
        done_by = getattr(trigger, "who", None) not in (None, "any")
        yield done_by and whose, "what.controller", "who does it stands in who"


def _of_players(trigger: OfPlayers) -> Iterator[Told]:
    what = getattr(trigger, "what", None)
    if isinstance(what, Filter):
        yield what.or_self, "what.or_self", "a player does it with these cards alone"
        whose = what.controller != "any" or what.not_controller is not None
        yield whose, "what.controller", "who does it stands in who"


def _dies(trigger: Dies) -> Iterator[Told]:
    yield from _of_objects(trigger)
    one = isinstance(trigger.what, Filter) and not trigger.together and not trigger.what.or_self
    yield trigger.damaged_by_self and not one, "damaged_by_self", "it is asked of one creature that passes"


def _deals_damage(trigger: DealsDamage) -> Iterator[Told]:
    yield from _of_objects(trigger)
    yield len(set(trigger.to)) < len(trigger.to) or not trigger.to, "to", "each is listed once"
    yield trigger.whom != "any" and trigger.to == (), "whom", "nobody is dealt damage"


_CHECKS: dict[type[Any], Callable[[Any], Iterator[Told] | list[Told]]] = {
    Target: _target,
    Price: _price,
    EntersWith: _enters_with,
    DamageInstead: _damage_instead,
    Static: _static,
    **{kind: _of_objects for kind in get_args(Trigger) if issubclass(kind, OfObjects)},
    **{kind: _of_players for kind in get_args(Trigger) if issubclass(kind, OfPlayers)},
    Dies: _dies,
    DealsDamage: _deals_damage,
    change.Control: _control,
    change.Types: _types,
    change.Keywords: _keywords,
    change.Cant: _cant,
    change.CostChange: _cost_change,
    change.AttackTax: lambda node: [("{X}" in node.mana, "mana", "{X} has no value here")],
    Count: _times,
    StatOf: _times,
    Counters: _times,
    Different: _times,
    Players: _times,
    Party: _times,
    Compare: _compare,
    Exists: lambda node: [(node.at_least < 1, "at_least", "at least none is always true")],
    Not: _not,
}
