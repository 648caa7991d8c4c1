"""What is wrong with the characteristics of a card: name, cost, types, numbers, keywords (CR 200–209)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import get_args

from msgspec.structs import replace

from engine.kernel.closed_words import one_of
from engine.kernel.documents import Fault
from engine.magic.language.abilities import Card, is_defining
from engine.magic.language.keywords import CUMULATIVE, KeywordWithCost, is_paid_for_each, read_keyword
from engine.magic.language.mana import Price, parse_cost
from engine.magic.language.ways import ASIDES, KEYWORD_WAYS
from engine.magic.language.words import PERMANENT_TYPES, SPELL_TYPES, CardType, subtype_kind

from .creations import is_emblem_name
from .definition import key_of
from .price_faults import asks_itself
from .unsupported import LEFT_OUT

_SUBTYPE = re.compile(r"[A-Z][A-Za-z'-]*")
_KIND_NEEDS: dict[str, frozenset[str]] = {
    "artifact": frozenset({"artifact"}),
    "enchantment": frozenset({"enchantment"}),
    "land": frozenset({"land"}),
    "spell": SPELL_TYPES,
    "creature": frozenset({"creature", "kindred", "planeswalker"}),
}

_OF_SPELLS = frozenset(
    {
        "affinity", "bargain", "buyback", "cascade", "changeling", "convoke", "cycling", "deathtouch",
        "delve", "devoid", "entwine", "flash", "flashback", "foretell", "freerunning", "improvise", "infect",
        "jump-start", "kicker", "lifelink", "madness", "overload", "plot", "rebound", "recover", "reinforce",
        "retrace", "spectacle", "surge", "suspend", "transmute", "typecycling", "undaunted", "web-slinging",
        "wither", "conspire", "storm", "casualty", "sneak", "multikicker", "replicate", "escape", "mayhem",
        "dredge", "harmonize", "split second",
        "escalate", "spree", "prowl", "awaken", "cleave",
    }
)  # fmt: skip
"""Keywords of an instant or sorcery that say something: how it is cast or discarded, and of its damage."""
_NO_PERMANENT = frozenset(
    {
        "escalate", "spree", "buyback", "entwine", "flashback", "harmonize", "jump-start", "overload",
        "rebound", "awaken", "cleave",
    }
)  # fmt: skip
"""Keywords that an instant or sorcery alone has."""
_MANA_ALONE = frozenset({"foretell", "madness", "plot"})
"""Keywords whose cost is of mana: it is paid as something resolves, or told of a card that lies hidden."""


def characteristics_faults(card: Card) -> Iterator[Fault]:
    """All faults of a card's characteristics."""
    if card.name != card.name.strip() or not card.name.isprintable() or not key_of(card.name):
        yield Fault(
            "$.name", "a name has a letter or digit, no unprintable characters, and no space at either end"
        )
    yield from _types(card)
    yield from _cost(card)
    yield from _numbers(card)
    yield from _keywords(card)


def _types(card: Card) -> Iterator[Fault]:
    if not card.types and not is_emblem_name(card.name):
        yield Fault("$.types", f"a card has at least one type: {one_of(get_args(CardType))}")
    for member in ("types", "supertypes", "subtypes", "colors"):
        values: tuple[str, ...] = getattr(card, member) or ()
        for index, value in enumerate(values):
            if value in values[:index]:
                yield Fault(f"$.{member}[{index}]", f"{value!r} is listed twice")
    permanent = PERMANENT_TYPES.intersection(card.types)
    if permanent and not SPELL_TYPES.isdisjoint(card.types):
        yield Fault("$.types", "an instant or sorcery cannot be a permanent", "CR-304.4")
    if card.types == ("kindred",):
        yield Fault("$.types", "a kindred card has another card type, too", "CR-308.1")
    yield from subtype_faults(card.subtypes, "$.subtypes")
    for index, subtype in enumerate(card.subtypes):
        path = f"$.subtypes[{index}]"
        if _KIND_NEEDS[subtype_kind(subtype)].isdisjoint(card.types):
            needed = " or ".join(sorted(_KIND_NEEDS[subtype_kind(subtype)]))
            yield Fault(path, f"{subtype} is a subtype of another type: {needed}", "CR-205.3d")


def subtype_faults(subtypes: Sequence[str], path: str) -> Iterator[Fault]:
    """Which of these words have not the form of a subtype (CR 205.3b)."""
    for index, subtype in enumerate(subtypes):
        if not _SUBTYPE.fullmatch(subtype) or len(subtype) > 30:
            yield Fault(
                f"{path}[{index}]", f"{subtype[:30]!r} is not a subtype: one word that begins with a capital"
            )


def _cost(card: Card) -> Iterator[Fault]:
    if card.cost is None:
        return
    if "land" in card.types:
        yield Fault("$.cost", "a land has no mana cost: it is played, not cast", "CR-305.9")
    if not card.cost:
        yield Fault("$.cost", "a cost of nothing is written {0}; without a mana cost, leave it out")
    yield from mana_faults(card.cost, "$.cost")


def mana_faults(text: str, path: str, kinds: str = "") -> Iterator[Fault]:
    """What is wrong with symbols; ``kinds``: all symbols there may be, where not every one has a meaning."""
    try:
        symbols = parse_cost(text).symbols
    except ValueError as error:
        yield Fault(path, str(error))
        return
    if len(symbols) > 20 or any(symbol.isdecimal() and int(symbol) > 100 for symbol in symbols):
        yield Fault(path, "a cost has at most 20 symbols, and no number above 100")
    wrong = sorted({symbol for symbol in symbols if kinds and symbol not in kinds})
    if wrong:
        yield Fault(path, f"{{{wrong[0]}}} is not mana that can be added")


def _numbers(card: Card) -> Iterator[Fault]:
    creature = "creature" in card.types
    vehicle = "Vehicle" in card.subtypes
    defining = [change for ability in card.abilities if is_defining(ability) for change in ability.changes]
    for index, ability in enumerate(card.abilities):
        if is_defining(ability) and (len(ability.changes) > 1 or ability.rules):
            place = f"$.abilities[{index}].changes"
            yield Fault(place, "what defines power and toughness changes nothing else", "CR-208.2")
    for name in ("power", "toughness"):
        defined = any(getattr(change, name, None) is not None for change in defining)
        if getattr(card, name) is None:
            if (creature or vehicle) and not defined:
                kind, rule = ("creature", "CR-208.1") if creature else ("Vehicle", "CR-301.7")
                yield Fault("$", f"a {kind} has a {name}, or an ability that defines it", rule)
        elif not (creature or vehicle):
            yield Fault(f"$.{name}", f"only a creature or a Vehicle has a {name}", "CR-208.1")
        elif defined:
            yield Fault(f"$.{name}", f"an ability already defines its {name}", "CR-208.2")
    if "planeswalker" in card.types:
        if card.loyalty is None or card.loyalty < 1:
            yield Fault("$.loyalty", "a planeswalker has a loyalty of at least 1", "CR-306.5")
    elif card.loyalty is not None:
        yield Fault("$.loyalty", "only a planeswalker has a loyalty", "CR-306.5")


def _keywords(card: Card) -> Iterator[Fault]:
    found = set()
    for index, entry in enumerate(card.keywords):
        path = f"$.keywords[{index}]"
        try:
            keyword = read_keyword(entry)
        except ValueError as error:
            yield Fault(path, str(error))
            continue
        if keyword in found:
            yield Fault(path, "the keyword is listed twice")
        found.add(keyword)
        if isinstance(entry, KeywordWithCost):
            yield from _keyword_cost(entry.cost, f"{path}.cost", mana_alone=entry.keyword in _MANA_ALONE)
            if entry.keyword == CUMULATIVE and not is_paid_for_each(entry.cost):
                yield Fault(f"{path}.cost", "of mana, life and sacrifices alone so many are paid", LEFT_OUT)
    names = {keyword.name for keyword in found}
    for subtype, name, rule in (("Aura", "enchant", "CR-303.4"), ("Equipment", "equip", "CR-301.5")):
        either = name in names or (name == "equip" and "reconfigure" in names)
        if (subtype in card.subtypes) != either:
            yield Fault("$", f"an {subtype} has {name}, and only an {subtype}", rule)
    yield from _defining(card, names)
    if len([keyword for keyword in found if keyword.name == "enchant"]) > 1:
        yield Fault("$.keywords", "an Aura enchants one kind of thing", "CR-303.4")
    spell = {"instant", "sorcery"}.intersection(card.types)
    for name in sorted(names & _NO_PERMANENT if not spell else names - _OF_SPELLS):
        whose = "a permanent" if spell else "an instant or a sorcery"
        yield Fault("$.keywords", f"only {whose} has {name}")
    for name in KEYWORD_WAYS | ASIDES:
        if sum(keyword.name == name for keyword in found) > 1:
            yield Fault("$.keywords", f"a card with {name} twice is left out", LEFT_OUT)


def _defining(card: Card, names: set[str]) -> Iterator[Fault]:
    """Keywords that say what the card is anyway, or what no card of these types is."""
    for name in sorted(names & {"for mirrodin!", "job select"} if "Equipment" not in card.subtypes else ()):
        yield Fault("$.keywords", f"only an Equipment has {name}", "CR-301.5")
    if "reconfigure" in names and "creature" not in card.types:
        yield Fault("$.keywords", "only an Equipment that is a creature has reconfigure", "CR-702.151")
    if "entwine" in names and not any(getattr(ability, "modes", ()) for ability in card.abilities):
        yield Fault("$.keywords", "only a modal spell has entwine", "CR-702.42")
    for name, rule in (("escalate", "CR-702.120"), ("spree", "CR-702.172")):
        if name in names and not any(getattr(ability, "modes", ()) for ability in card.abilities):
            yield Fault("$.keywords", f"only a modal spell has {name}", rule)
    if "devoid" in names and card.colors:
        yield Fault("$.colors", "devoid says that it is colorless", "CR-702.114")
    if "umbra armor" in names and "Aura" not in card.subtypes:
        yield Fault("$.keywords", "only an Aura has umbra armor", "CR-702.89a")
    if "backup" in names and "creature" not in card.types:
        yield Fault("$.keywords", "only a creature has backup", "CR-702.165")
    if "bestow" in names and ("creature" not in card.types or "Aura" in card.subtypes):
        yield Fault("$.keywords", "only a creature has bestow, and no Aura by itself", "CR-702.103")
    if "changeling" in names and {"creature", "kindred"}.isdisjoint(card.types):
        yield Fault("$.keywords", "only a creature or a kindred card has creature types", "CR-205.3d")


def _keyword_cost(price: Price, path: str, *, mana_alone: bool) -> Iterator[Fault]:
    if mana_alone and price != Price(mana=price.mana):
        yield Fault(path, "anything but mana is left out here", LEFT_OUT)
    if price == Price():
        yield Fault(path, "the cost is empty; a cost of nothing is written {0}")
    yield from mana_faults(price.mana, f"{path}.mana")
    if price.times != 1:
        yield Fault(f"{path}.times", "what a keyword costs is written with its mana")
    if asks_itself(replace(price, sacrifice=None)):
        yield Fault(path, "the cost of a keyword is mana, life, and what is sacrificed, discarded or tapped")
