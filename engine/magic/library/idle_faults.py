"""What a card says to no effect: fields that would be ignored, or that exclude each other.

Nothing is accepted that the engine would carry out in part. What is wrong with one field by itself stands
beside the others, in :mod:`.ability_faults` and :mod:`.filter_faults`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, get_args

from msgspec.structs import replace

from engine.kernel.documents import Fault
from engine.magic.language import changes as change
from engine.magic.language.abilities import (
    Ability,
    Activated,
    Card,
    EntersWith,
    Static,
    Triggered,
    each_event,
    is_mana_ability,
)
from engine.magic.language.amounts import (
    Count,
    Counters,
    Different,
    LifeTotal,
    Party,
    Players,
    Spent,
    StatOf,
    TimesPaid,
)
from engine.magic.language.conditions import (
    AllOf,
    AnyOf,
    Before,
    Compare,
    Exists,
    FirstCombat,
    InStep,
    Not,
    SomePlayer,
    holder,
)
from engine.magic.language.copying import NONE, Exceptions
from engine.magic.language.filters import DEFENDING, THEY, Filter, Qualities, Target
from engine.magic.language.keywords import KEYWORDS, enchants_players, parse_keyword
from engine.magic.language.mana import Price
from engine.magic.language.replaced import BeDealtDamage
from engine.magic.language.triggers import Casts, DealsDamage, Dies, OfObjects, OfPlayers, Trigger
from engine.magic.language.words import PERMANENT_TYPES

from .chosen_faults import chosen_faults
from .cost_faults import COSTS, Told, cast_faults, cost_by_targets, help_faults
from .creations import is_emblem_name
from .entering_faults import ENTERING, NO_USE, entering_faults
from .mana_ability_faults import mana_ability_faults
from .meeting_faults import meeting_faults
from .price_faults import asks_itself, price_told
from .reading import OF_NAMES, fields_of, given, placed, rebuilt, structs, words
from .stack_faults import retarget_faults
from .thing_faults import thing_faults
from .told_twice import (
    CONDITION,
    INTERVENING,
    idle_controller,
    idle_controller_of_own_card,
    says_instead,
    second_names,
)
from .type_faults import creature_type_faults, kept_types_faults, land_type_faults, set_types_faults
from .unsupported import LEFT_OUT
from .way_faults import HIDDEN, way_faults

_OF_EVENT = re.compile(r"\.(trigger|when)(\.events\[\d+\])?\.what$")
"""Where an object stands that something triggers on."""
RESERVED = frozenset({"any", "attached", "chooser", "it", "linked", "opponent", "self", "they", "x", "you"})
"""Names that mean something already."""
_NO_PERMANENT = "the source is a spell, no permanent"
_NOT_DEFENDING = "it asks nothing about the defending_player; give the ability a condition"
_OF_CARDS = frozenset(
    {
        "affinity", "bargain", "blitz", "bloodthirst", "buyback", "cascade", "convoke", "cycling", "dash",
        "delve", "disguise", "enchant", "entwine", "evoke", "exploit", "fabricate", "flash", "flashback",
        "amplify", "devour",
        "escape", "for mirrodin!", "foretell", "freerunning", "improvise", "job select", "jump-start",
        "kicker", "living weapon", "madness", "mayhem", "megamorph", "morph", "overload", "plot", "ravenous",
        "rebound", "recover", "reinforce", "retrace", "embalm", "eternalize", "riot", "scavenge", "spectacle",
        "sunburst", "surge", "suspend", "transmute", "typecycling", "undaunted", "unearth", "warp",
        "web-slinging", "conspire", "storm", "casualty", "encore", "ninjutsu", "offspring", "sneak", "bestow",
        "multikicker", "replicate", "squad", "harmonize", "backup", "escalate", "spree", "hideaway",
        "dredge", "prowl", "awaken", "cleave",
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
    of_spell = not PERMANENT_TYPES.intersection(card.types) and not is_emblem_name(card.name)
    speaks_of_linked = "linked" in words((card.abilities, card.granted))
    attachable = card.attachable and not enchants_players(card.keywords)
    for part, place in placed(card.keywords, "$.keywords"):
        yield from idle_part_faults(part, place)
    yield from cost_by_targets(card)
    yield from cast_faults(card)
    yield from help_faults(card)
    yield from chosen_faults(card)
    yield from way_faults(card)
    yield from set_types_faults(card)
    yield from kept_types_faults(card)
    yield from land_type_faults(card)
    yield from creature_type_faults(card)
    for member in ("abilities", "granted"):
        for index, ability in enumerate(getattr(card, member)):
            path = f"$.{member}[{index}]"
            yield from _ability(ability, path, member == "granted")
            yield from idle_controller_of_own_card(ability, path)
            yield from entering_faults(ability, path)
            yield from meeting_faults(ability, path)
            yield from thing_faults(ability, path)
            for part, place in placed(ability, path):
                yield from idle_part_faults(part, place)
                yield from _elsewhere(part, place)
                yield from retarget_faults(part, place)
                if hasattr(part, "when") or says_instead(part):  # these have events of their own
                    yield from second_names(part, place)
                if getattr(part, "linked", False) is True and not speaks_of_linked:
                    yield Fault(f"{place}.linked", "no ability speaks of what is linked")
                if of_spell and member == "abilities":  # what it grants has the objects that it is granted to
                    yield from _of_spell(part, place)
                fields = ("of", "what", *(("by",) if isinstance(part, BeDealtDamage) else ()))
                field = next((name for name in fields if getattr(part, name, None) == "attached"), None)
                if field is not None and not attachable:
                    what = "the card is attached to nothing: it is no Aura or Equipment"
                    players = "it enchants a player, no permanent"
                    if enchants_players(card.keywords):
                        yield Fault(f"{place}.{field}", players, "CR-702.5d")
                    else:
                        yield Fault(f"{place}.{field}", what)


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
    if isinstance(ability, Static):
        yield from _adding_more(ability, path)
    first = ability.do[0] if isinstance(ability, Triggered) and ability.do else None
    if first is not None and first.opens_with_condition and not first.is_told_last:
        yield Fault(f"{path}.do[0]", INTERVENING, CONDITION)
    if isinstance(ability, Triggered):
        yield from second_names(ability, path)
        if ability.zone != "battlefield":
            yield from _of_graveyard(ability, path, granted)
        if any(one.trigger == Casts(what="self") for one in each_event(ability)):
            yield from _of_own_cast(ability, path, granted)
    if isinstance(ability, Triggered) and ability.target_chooser != "you":
        targets = (*ability.targets, *(target for mode in ability.modes for target in mode.targets))
        if not targets:
            yield Fault(f"{path}.target_chooser", "there are no targets to choose")
        elif ability.target_chooser not in given(ability.trigger):
            yield Fault(f"{path}.target_chooser", f"the trigger speaks of no {ability.target_chooser}")


def _of_own_cast(ability: Triggered, path: str, granted: bool) -> Iterator[Fault]:
    """What triggers as the spell itself is cast: it is no permanent by then (CR 113.6)."""
    if granted:
        yield Fault(f"{path}.trigger", "what is granted to a permanent is of no use to a spell")
    for step, place in placed(ability, path):
        touched = any(getattr(step, field, None) == "self" for field in getattr(step, "touches", ()))
        if touched or getattr(step, "changes_source", False):
            yield Fault(place, _NO_PERMANENT)


def _of_graveyard(ability: Triggered, path: str, granted: bool) -> Iterator[Fault]:
    """What triggers in a graveyard, and returns from there; in exile, abilities of keywords alone do."""
    if ability.zone == "exile":
        yield Fault(f"{path}.zone", "abilities that work in exile are left out", LEFT_OUT)
        return
    if granted:
        yield Fault(f"{path}.zone", "what is granted to a permanent works on the battlefield")
    if getattr(ability.trigger, "what", None) == "self":
        yield Fault(f"{path}.trigger", "this happens to a permanent, which lies in no graveyard")
    moves = [step for step in structs((ability.do, ability.modes)) if hasattr(step, "position")]
    if all(getattr(step, "what", None) != "self" for step in moves):
        yield Fault(f"{path}.zone", "nothing in it returns the card from the graveyard")
    if ability.limit is not None:
        yield Fault(f"{path}.limit", "cards in a graveyard remember nothing; that is left out", LEFT_OUT)


def _adding_more(ability: Static, path: str) -> Iterator[Fault]:
    """A payment counts on the mana that is added whenever something is tapped for mana."""
    if ability.condition is not None and any(isinstance(rule, change.MoreMana) for rule in ability.rules):
        yield Fault(f"{path}.condition", "mana that is added under a condition is left out", LEFT_OUT)


def _activated(ability: Activated, path: str) -> Iterator[Fault]:
    own = ability.timing != "instant" or ability.limit is not None or ability.zone != "battlefield"
    if ability.cost.loyalty is not None and own:
        yield Fault(path, "a loyalty ability has a timing, a zone and a limit of its own", "CR-606.3")
    for asked, where in ((ability.condition, "condition"), (ability.own_cost, "own_cost")):
        for inside, place in placed(asked, f"{path}.{where}"):
            if _is_hidden(inside):
                yield Fault(place, HIDDEN, "CR-400.2")
    if ability.zone == "graveyard" and not _speaks_of_itself(ability):
        yield Fault(f"{path}.zone", "nothing in it speaks of the card in the graveyard")
    if is_mana_ability(ability):
        yield from mana_ability_faults(ability, path)


def _is_hidden(part: Any) -> bool:
    """Whether a filter asks for more of hidden cards than how many there are."""
    if not isinstance(part, Filter) or part.zone not in ("hand", "library"):
        return False
    return part != Filter(zone=part.zone, controller=part.controller)


def _speaks_of_itself(ability: Activated) -> bool:
    parts = rebuilt((ability.cost, ability.targets, ability.do, ability.modes), _without_events)
    return "self" in words(parts)


def _without_events(part: Any) -> Any:
    """A filter without what it asks of this turn: there ``self`` is whatever passes it."""
    asks = isinstance(part, Qualities) and part.this_turn is not None
    return replace(part, this_turn=None) if asks else part


def _elsewhere(part: Any, path: str) -> Iterator[Fault]:
    """Steps that need a permanent, or a spell, where a target is something else."""
    targets: tuple[Target, ...] = getattr(part, "targets", ())
    member = "do" if hasattr(part, "do") else "steps"
    wanted = {one.name: one.what for one in targets if one.what is not None and one.player is None}
    zones: dict[str, str] = {name: what.zone for name, what in wanted.items()}
    zones |= {one.name: "stack" for one in targets if one.ability is not None}
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
    asked_of_others = path.endswith(".this_turn")  # of whatever passes the filter, which is no spell
    for member in () if isinstance(part, Static) or asked_of_others else fields_of(part.__class__):
        if member.zone == "battlefield" and getattr(part, member.name) == "self":
            yield Fault(f"{path}.{member.encoded}", _NO_PERMANENT)
    if isinstance(part, Filter) and part.zone == "battlefield" and (part.other or part.or_self):
        field = "other" if part.other else "or_self"
        yield Fault(f"{path}.{field}", "the source is a spell, never one of these permanents")
    if getattr(part, "linked", False) is True:
        yield Fault(f"{path}.linked", "the spell has no other ability that could speak of it")
    if isinstance(part, Price) and asks_itself(part):
        yield Fault(path, "a spell is not tapped, untapped, sacrificed, exiled or returned as a price")


# Parts ------------------------------------------------------------------------------------------------------


def idle_part_faults(part: Any, path: str) -> Iterator[Fault]:
    """What is idle about one struct by itself."""
    if isinstance(part, Filter) and part.or_self and _OF_EVENT.search(path) is None:
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
    yield from _qualities(wanted, wanted.zone, "")
    yield wanted.token is not None and wanted.zone != "battlefield", "token", "cards and spells are no tokens"
    yield wanted.other and wanted.or_self, "other", "or_self lets the source pass"
    other = wanted.not_same_as
    itself = other in ("self", "you", "any", "opponent") or (other or "").startswith(OF_NAMES)
    yield itself, "not_same_as", "give an object that was named before; of the source, say other"
    yield wanted.other and other == "attached", "other", "what is other than 'attached' is meant already"


def _qualities(wanted: Qualities, zone: str, place: str) -> Iterator[Told]:
    """Of a filter, and of those inside it that are asked of the same object."""
    for name in _LISTS:
        values = getattr(wanted, name)
        yield len(set(values)) < len(values), f"{place}{name}", "an entry is listed twice"
    types = frozenset((*wanted.types, *wanted.all_types))
    spells = bool(types) and types.isdisjoint(PERMANENT_TYPES)
    yield spells and zone == "battlefield", f"{place}types", "no permanent is an instant or a sorcery"
    yield types == {"land"} and zone == "stack", f"{place}types", "lands are played, not cast"
    yield wanted.name == "", f"{place}name", "a card has a name"
    for index, part in enumerate(wanted.any_of):
        yield from _qualities(part, zone, f"{place}any_of[{index}].")
    if wanted.but_not is not None:
        yield from _qualities(wanted.but_not, zone, f"{place}but_not.")


def _target(target: Target) -> Iterator[Told]:
    what = target.what
    if target.player is not None and what is not None:
        yield (
            what != Filter(types=what.types, other=what.other),
            "what",
            "beside a player, give nothing but types of permanents, and other",
        )
    both = target.not_same_as is not None and what is not None and what.other
    yield both, "not_same_as", "another than the source, or than the target before: give one of both"
    number = (target.min, target.max) != (1, 1)
    yield target.any_number and number, "any_number", "give any_number, or min and max"
    lie_in_one = what is not None and (what.zone, what.controller) == ("graveyard", "any")
    yield target.same is not None and (target.is_one or not lie_in_one), "same", "give several in a graveyard"
    yield target.divided and target.is_one, "divided", "there is nothing to divide: there is one target"


def _enters_with(ability: EntersWith) -> Iterator[Told]:
    copying = ability.copy_of is not None
    yield copying and ability.tapped, "tapped", "what enters as a copy enters as the copy says"
    yield (
        copying and ability.counters is not None,
        "counters",
        "what enters as a copy enters as the copy says",
    )
    yield not copying and ability.exceptions is not None, "except", "give copy_of: it enters as no copy"
    yield copying and ability.what != "self", "copy_of", "only the source can say that it enters as a copy"
    yield ability.amount != 1 and ability.counters is None, "amount", "give counters: what is counted"
    beside = replace(ability, choice=(), condition=None) != EntersWith()
    yield bool(ability.choice) and beside, "choice", "it enters with one of these, and nothing else"
    for name in ("what", "copy_of"):
        wanted = getattr(ability, name)
        elsewhere = isinstance(wanted, Filter) and wanted.zone != "battlefield"
        yield elsewhere, f"{name}.zone", "permanents are meant here, on the battlefield"


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
        choice = bool(getattr(one, "choice", ()))
        yield choice, f"changes[{index}].choice", "this is chosen on resolution, by an effect for a time"
    asked = {type(inside) for inside, _ in placed(ability.condition, "")}
    what = "static abilities do not wait for steps of the turn"
    casting = any(isinstance(rule, change.CastOnly) for rule in ability.rules)
    yield not casting and not asked.isdisjoint({InStep, Before, FirstCombat}), "condition", what


def _exceptions(node: Exceptions) -> Iterator[Told]:
    yield node == NONE, "", "it makes no exception"
    fixed = node.colors is not None
    yield fixed and bool(node.more_colors), "more_colors", "colors says which it has"
    kinds = bool(node.types or node.subtypes)
    yield bool(node.more_colors) and not kinds and node.size is not None, "size", "give types or subtypes"


def _control(node: change.Control) -> list[Told]:
    return [(node.by in ("any", "opponent"), "by", "one player takes control; name one")]


def _types(node: change.Types) -> list[Told]:
    more = bool(node.types or node.subtypes)
    return [
        (not PERMANENT_TYPES.issuperset(node.types), "types", "no permanent is an instant or a sorcery"),
        (
            node.set_subtypes and not node.subtypes and node.chosen != "basic land type",
            "set_subtypes",
            "give subtypes",
        ),
        (node.every is not None and more, "every", "give it in a change of its own"),
    ]


def _keywords(node: change.Keywords) -> Iterator[Told]:
    yield len(node.choice) == 1, "choice", "there is nothing to choose: write gain"
    for index, lost in enumerate(node.lose):
        yield KEYWORDS[lost].abilities, f"lose[{index}]", "what this keyword stands for cannot be lost alone"
    for field, listed in (("gain", node.gain), ("choice", node.choice)):
        for index, text in enumerate(listed):
            place = f"{field}[{index}]"
            try:
                name = parse_keyword(text).name
            except ValueError:
                continue
            twice = text in listed[:index] and (name != "prowess" or field == "choice")
            yield twice, place, "the keyword is listed twice"
            yield text in node.lose, place, "the keyword is lost, too"
            yield name in _DEFINING, place, "only a card itself says so of what it is; change types or colors"
            given = field == "gain" and name in ENTERING  # :func:`entering_faults` says by whom
            yield name in _OF_CARDS and not given, place, NO_USE
            yield name == "enlist", place, "enlist that is gained is left out: it may be there twice"
            chosen = field == "choice" and KEYWORDS[name].abilities
            yield chosen, place, "a choice of keywords that stand for abilities is left out"


def _cant(node: change.Cant) -> Iterator[Told]:
    attack = node.attack and node.unless is None
    yield attack and node.attack_alone, "attack_alone", "it cannot attack anyway"
    yield attack and node.attack_player is not None, "attack_player", "it cannot attack anyway"
    yield node.attack_player == "any", "attack_player", "whoever it attacks is a player: say attack"
    yield node.block and node.block_source, "block_source", "it can block nothing anyway"
    yield node.block and node.block_alone, "block_alone", "it can block nothing anyway"
    yield node.block and node.block_those is not None, "block_those", "it can block nothing anyway"
    both = node.block_those is not None and node.block_except is not None
    yield both, "block_those", "give what it can block, or what it cannot"
    for name in ("be_blocked_by_more_than", "be_blocked_by_fewer_than"):
        yield node.be_blocked and getattr(node, name) is not None, name, "nothing can block it anyway"
    most, least = node.be_blocked_by_more_than, node.be_blocked_by_fewer_than
    too_many = most is not None and least is not None and most < least
    yield too_many, "be_blocked_by_fewer_than", "nothing can block it; say be_blocked"
    yield node.unless is not None and DEFENDING not in words(node.unless), "unless", _NOT_DEFENDING
    yield node.be_blocked and node.be_blocked_by is not None, "be_blocked_by", "nothing can block it anyway"
    excepted = node.be_blocked_except is not None
    yield node.be_blocked and excepted, "be_blocked_except", "nothing can block it anyway"
    both_ways = excepted and node.be_blocked_by is not None
    yield both_ways, "be_blocked_except", "give what can block it, or what cannot"
    yield node.block and node.block_except is not None, "block_except", "it can block nothing anyway"
    for name in ("be_blocked_by", "be_blocked_except", "block_except", "block_those"):
        wanted = getattr(node, name)
        elsewhere = wanted is not None and wanted.zone != "battlefield"
        yield elsewhere, f"{name}.zone", "only permanents attack and block"


def _times(node: Count | StatOf | Counters | Different | Players | Party | Spent | TimesPaid) -> list[Told]:
    what = node.what if isinstance(node, Count) else None
    asks = isinstance(what, Filter) and what.this_turn is not None
    return [
        (node.times == 0, "times", "nothing times 0 is worth counting"),
        (asks, "what.this_turn", "write the amount this_turn: it counts those that have left, too"),
    ]


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


def _of_objects(trigger: OfObjects) -> Iterator[Told]:
    if isinstance(trigger.what, Filter):
        several = getattr(trigger, "together", False) and trigger.what.or_self
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
    Price: price_told,
    EntersWith: _enters_with,
    Static: _static,
    **{kind: _of_objects for kind in get_args(Trigger) if issubclass(kind, OfObjects)},
    **{kind: _of_players for kind in get_args(Trigger) if issubclass(kind, OfPlayers)},
    Dies: _dies,
    DealsDamage: _deals_damage,
    change.Control: _control,
    Exceptions: _exceptions,
    change.Types: _types,
    change.Keywords: _keywords,
    change.Cant: _cant,
    **COSTS,
    change.Lands: lambda node: [(node.by < 1, "by", "so many more lands, at least 1")],
    change.AttackTax: lambda node: [("{X}" in node.mana, "mana", "{X} has no value here")],
    Count: _times,
    StatOf: _times,
    Counters: _times,
    Different: _times,
    Players: _times,
    Party: _times,
    Spent: _times,
    TimesPaid: _times,
    Compare: _compare,
    Exists: lambda node: [(node.at_least < 1, "at_least", "at least none is always true")],
    Not: _not,
}
