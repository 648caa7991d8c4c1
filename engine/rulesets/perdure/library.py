"""The 52 cards as people look them up: what each is and does, with the clauses that say so."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.kernel.documents import CardEntry
from engine.playing_cards import RANK_NAMES, SUIT_NAMES, rank, suit

from .book import cite
from .cards import CARDS, CREATURE_COST, LEVEL, POWER, TOUGHNESS

ANY_CARD: Final = ("PER-3.1", "PER-3.7", "PER-3.8")
"""Any card can be a land, a cantrip and an enchantment."""
POWERS: Final = {
    "H": ("health (+0/+1)", "PER-6.1"),
    "S": ("damage (+1/+0)", "PER-6.2"),
    "C": ("flying (only creatures with flying can block it)", "PER-6.3"),
    "D": ("haste (it can attack in the turn in which it was played)", "PER-6.4"),
}
ABILITIES: Final = {
    "J": ("vigilance: attacking does not tap it", "PER-5.3"),
    "Q": ("first strike: in a fight she deals her damage first", "PER-5.4"),
    "K": ("death rattle: when killed, he deals his power in damage to the other player", "PER-5.5"),
}
KEYWORDS: Final = {
    "C": "flying",
    "D": "haste",
    "J": "vigilance",
    "Q": "first strike",
    "K": "death rattle",
}
"""What creatures can do that has a name, by suit and rank."""
SPELLS: Final = {
    "H": ("Heal: shuffle {level} of your discard pile into your deck.", "PER-7.2"),
    "S": ("Damage: deal {level} to one creature or player.", "PER-7.3"),
    "D": ("Mana boost: gain {mana} mana, for this turn only.", "PER-7.4"),
    "C": ("Trix: tap or untap up to {level}, in any mixture.", "PER-7.5"),
}


def _entry(card: str) -> CardEntry:
    kind, text, rules, numbers, keywords = _creature(card) if card in CREATURE_COST else _spell(card)
    power = POWERS[suit(card)][0]
    return CardEntry(
        key=card,
        name=f"{RANK_NAMES[rank(card)]} of {SUIT_NAMES[suit(card)]}",
        type=kind,
        text=f"{text} Or a land, a cantrip for one mana, or an enchantment that gives a creature {power}.",
        rules=tuple(map(cite, (*rules, *ANY_CARD))),
        numbers=numbers,
        types=(kind,),
        keywords=keywords,
    )


class _Use(NamedTuple):
    """What a card is as a creature or spell."""

    type: str
    text: str
    rules: tuple[str, ...]
    numbers: dict[str, int]
    keywords: tuple[str, ...] = ()


def _creature(card: str) -> _Use:
    cost, power, toughness = CREATURE_COST[card], POWER[card], TOUGHNESS[card]
    does, rules = [POWERS[suit(card)][0]], ["PER-3.4", POWERS[suit(card)][1]]
    ability = ABILITIES.get(rank(card))
    rules.insert(1, "PER-5.2" if ability else "PER-5.1")
    if ability:
        does.append(ability[0])
        rules.insert(2, ability[1])
    text = f"Creature for {cost} mana, {power}/{toughness}, with {' and '.join(does)}."
    numbers = {"cost": cost, "power": power, "toughness": toughness}
    keywords = tuple(KEYWORDS[part] for part in (suit(card), rank(card)) if part in KEYWORDS)
    return _Use("Creature", text, tuple(rules), numbers, keywords)


def _spell(card: str) -> _Use:
    level = LEVEL[card]
    effect, rule = SPELLS[suit(card)]
    things = {"H": "card", "C": "creature"}.get(suit(card))
    amount = f"{level} {things}{'s' if level > 1 else ''}" if things else level
    text = f"Spell for {level} mana. {effect.format(level=amount, mana=2 * level)}"
    numbers = {"cost": level, "level": level}
    return _Use("Spell", text, ("PER-3.6", "PER-7.1", rule), numbers)


LIBRARY: Final = tuple(_entry(card) for card in CARDS)
