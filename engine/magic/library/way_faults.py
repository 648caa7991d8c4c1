"""What is wrong with the ways in which a card says that it can be cast (CR 118.9)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.kernel.documents import Fault
from engine.magic.language.abilities import AlternativeCost, Card, Mode, Spell
from engine.magic.language.conditions import Condition, Paid
from engine.magic.language.filters import Filter
from engine.magic.language.keywords import HELPS, Keyword, KeywordWithCost, read_keyword
from engine.magic.language.mana import Price
from engine.magic.language.ways import BESIDE, FACE_DOWN_KEYWORDS, MANY, creature_types

from .characteristics_faults import mana_faults
from .overloading import overloaded
from .price_faults import asks_itself
from .reading import placed, words
from .unsupported import LEFT_OUT

HIDDEN = "what lies there is hidden; how many cards there are is not"


def way_faults(card: Card) -> Iterator[Fault]:
    """Alternative costs of a card that is not cast, that come to nothing, or that cannot be told apart; a
    spell of which it is not certain what it does overloaded."""
    yield from _overloaded(card)
    yield from _face_down(card)
    yield from _many(card)
    yield from _modes(card)
    yield from _alone(card)
    yield from _prowls(card)
    yield from _awakens(card)
    yield from _cleaves(card)
    found = [(n, ability) for n, ability in enumerate(card.abilities) if isinstance(ability, AlternativeCost)]
    for index, ability in found:
        path = f"$.abilities[{index}]"
        if "land" in card.types or card.name.endswith(" Token"):
            yield Fault(path, "it is never cast", "CR-305.9")
        if index != found[0][0]:
            yield Fault(path, "a second alternative cost is left out", LEFT_OUT)
        if HELPS.intersection(card.keywords):
            yield Fault(
                path, "alternative costs beside what helps to pay for the spell are left out", LEFT_OUT
            )
        if isinstance(ability.price, Price):
            yield from _price(ability.price, f"{path}.price")
        if ability.condition is not None:
            yield from _condition(ability.condition, f"{path}.condition")


def _many(card: Card) -> Iterator[Fault]:
    """What may be paid any number of times costs something, and is known."""
    for index, entry in enumerate(card.keywords):
        try:
            keyword = read_keyword(entry)
        except ValueError:
            continue
        price = keyword.price
        if keyword.name not in MANY or price is None:
            continue
        if price == Price(mana=price.mana) and not price.mana.replace("{0}", ""):
            yield Fault(f"$.keywords[{index}]", "what costs nothing could be paid without end")
        if "{X}" in price.mana or price.any_of or not price.is_settled:
            yield Fault(f"$.keywords[{index}]", "such a cost that has to be worked out is left out", LEFT_OUT)


def _modes(card: Card) -> Iterator[Fault]:
    """What modes cost belongs to spree, and all of them cost something; more than mana is left out."""
    names = [entry if isinstance(entry, str) else entry.keyword for entry in card.keywords]
    spree, escalates = "spree" in names, any(name.startswith("escalate") for name in names)
    for index, entry in enumerate(card.keywords):
        if names[index].startswith("escalate") and (not isinstance(entry, str) or "{X}" in entry):
            yield Fault(f"$.keywords[{index}]", "anything but mana, or X, is left out here", LEFT_OUT)
    for index, ability in enumerate((*card.abilities, *card.granted)):
        path = f"$.abilities[{index}]" if index < len(card.abilities) else "$.granted"
        modes = getattr(ability, "modes", ())
        of_spree = spree and isinstance(ability, Spell)
        for number, mode in enumerate(modes):
            yield from _mode(mode, f"{path}.modes[{number}].cost", of_spree)
        if not isinstance(ability, Spell) or not modes:
            continue
        if spree and ability.choose != (1, len(modes)):
            yield Fault(f"{path}.choose", "with spree, one or more are chosen", "CR-702.172")
        if escalates and ability.choose[1] < 2:
            yield Fault(f"{path}.choose", "with escalate, several can be chosen", "CR-702.120")


def _mode(mode: Mode, path: str, of_spree: bool) -> Iterator[Fault]:
    if bool(mode.cost) != of_spree:
        yield Fault(path, "each mode of a spell with spree has a cost, and no other mode", "CR-702.172")
    yield from mana_faults(mode.cost, path)
    if "{X}" in mode.cost:
        yield Fault(path, "a mode whose cost has to be worked out is left out", LEFT_OUT)


def _face_down(card: Card) -> Iterator[Fault]:
    """What is cast face down is a permanent that can lie there by itself, and one cost turns it face up."""
    found = [(index, read) for index, entry in enumerate(card.keywords) if (read := _lies(entry)) is not None]
    for index, keyword in found:
        path = f"$.keywords[{index}]"
        if {"land", "planeswalker"}.intersection(card.types) or "Aura" in card.subtypes:
            yield Fault(path, f"lands, planeswalkers and Auras with {keyword.name} are left out", LEFT_OUT)
        if card.name.endswith(" Token"):
            yield Fault(path, "it is never cast", "CR-305.9")
        if keyword.name != found[0][1].name:
            yield Fault(path, "a second way to cast a card face down is left out", LEFT_OUT)
        price = keyword.price or Price()
        if "{X}" in price.mana or price.any_of or not price.is_settled:
            yield Fault(path, f"a cost of {keyword.name} that has to be worked out is left out", LEFT_OUT)


_ALONE = ("escape", "foretell", "harmonize", "mayhem")
"""Ways that are offered without what may be paid beside them."""
_OF_TABLE = ("escape", "harmonize")
"""Those of them that are paid with more than mana."""
_CAST = (*_ALONE, "prowl")
"""Ways that are none of a card that is not cast."""


def _alone(card: Card) -> Iterator[Fault]:
    """What may be paid beside one of these ways would be paid beside it, too (CR 118.9d)."""
    names = [_named(entry) for entry in card.keywords]
    beside = [name for name in names if name in BESIDE]
    helped = [name for name in names if name in HELPS]
    for index, name in enumerate(names):
        path = f"$.keywords[{index}]"
        if name in _CAST and ("land" in card.types or card.name.endswith(" Token")):
            yield Fault(path, "it is never cast", "CR-305.9")
        for other in (*(beside if name in _ALONE else ()), *(helped if name in _OF_TABLE else ())):
            yield Fault(path, f"{name} beside {other} is left out", LEFT_OUT)


def _prowls(card: Card) -> Iterator[Fault]:
    """What has prowl asks for its own creature types."""
    names = [_named(entry) for entry in card.keywords]
    for index, name in enumerate(names):
        if name != "prowl":
            continue
        if "changeling" in names:
            yield Fault(f"$.keywords[{index}]", "prowl beside changeling is left out", LEFT_OUT)
        elif not creature_types(card.subtypes):
            why = "the card has no creature type that it could share with what dealt damage"
            yield Fault(f"$.keywords[{index}]", why, "CR-702.76")


def _awakens(card: Card) -> Iterator[Fault]:
    """Modes of a spell that awakens a land beside."""
    if not any(_named(entry) == "awaken" for entry in card.keywords):
        return
    for index, ability in enumerate(card.abilities):
        if isinstance(ability, Spell) and ability.modes:
            yield Fault(f"$.abilities[{index}].modes", "modes beside awaken are left out", LEFT_OUT)


def _cleaves(card: Card) -> Iterator[Fault]:
    """A card with cleave has another spell ability for it, which leaves something out."""
    spells = [(n, one) for n, one in enumerate(card.abilities) if isinstance(one, Spell)]
    less = [(n, one) for n, one in spells if one.way == "cleave"]
    named = [entry if isinstance(entry, str) else entry.keyword for entry in card.keywords]
    places = [n for n, word in enumerate(named) if word.partition(" ")[0] == "cleave"]
    if places and not less:
        why = "give another spell ability with this way: what it does without the words in brackets"
        yield Fault(f"$.keywords[{places[0]}]", why, "CR-702.148")
    for number, (index, one) in enumerate(less):
        path = f"$.abilities[{index}]"
        if not places:
            yield Fault(f"{path}.way", "the card has no cleave", "CR-702.148")
        elif number:
            yield Fault(path, "what it does if it is cleaved is said before", "CR-702.148")
        elif spells[0][1] is one:
            yield Fault(path, "it stands behind what the spell does for its mana cost", "CR-702.148")
        elif any(replace(one, way=None) == other for _, other in spells):
            yield Fault(path, "it does what it does anyway: nothing is left out", "CR-702.148")
    for index, one in spells if less else ():
        for part in ("modes", "additional"):
            if getattr(one, part):
                yield Fault(f"$.abilities[{index}].{part}", "this is left out beside cleave", LEFT_OUT)


def _named(entry: str | KeywordWithCost) -> str:
    """The name of a keyword; empty where it is none."""
    try:
        return read_keyword(entry).name
    except ValueError:
        return ""


def _lies(entry: str | KeywordWithCost) -> Keyword | None:
    """The keyword, if it lets the card be cast face down."""
    try:
        keyword = read_keyword(entry)
    except ValueError:
        return None
    return keyword if keyword.name in FACE_DOWN_KEYWORDS else None


def _overloaded(card: Card) -> Iterator[Fault]:
    has_it = any(
        (entry if isinstance(entry, str) else entry.keyword).startswith("overload") for entry in card.keywords
    )
    for index, ability in enumerate(card.abilities if has_it else ()):
        if isinstance(ability, Spell) and overloaded(ability) is None:
            why = "it is left out what an overloaded spell does, unless it does one thing to one permanent"
            yield Fault(f"$.abilities[{index}]", why, LEFT_OUT)


def _price(price: Price, path: str) -> Iterator[Fault]:
    if price == Price():
        yield Fault(path, "the cost is empty; of nothing, say free")
    if price.times != 1:
        yield Fault(f"{path}.times", "what a spell costs is written with its mana")
    if asks_itself(price):
        yield Fault(path, "a spell does not tap, sacrifice, discard or exile itself as a cost")
    if "{X}" in price.mana or "x" in words(price):
        yield Fault(f"{path}.mana", "alternative costs with X are left out", LEFT_OUT)
    if price.any_of:
        yield Fault(f"{path}.any_of", "alternatives in an alternative cost are left out", LEFT_OUT)


def _condition(condition: Condition, path: str) -> Iterator[Fault]:
    """It is asked before there is a spell, of what everybody sees."""
    if "self" in words(condition):
        yield Fault(path, "it is asked before there is a spell; of the card itself there is nothing to ask")
    for part, place in placed(condition, path):
        if isinstance(part, Paid):
            yield Fault(place, "it is asked before anything is paid", "CR-601.2b")
        if isinstance(part, Filter):
            if part.other or part.or_self:
                yield Fault(place, "the card is none of these: it is not cast yet")
            if part.zone in ("hand", "library") and part != Filter(
                zone=part.zone, controller=part.controller
            ):
                yield Fault(place, HIDDEN, "CR-400.2")
