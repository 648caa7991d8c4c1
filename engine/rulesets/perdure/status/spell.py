"""Chapter 7: a spell on the table, and what the active player can have chosen for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.kernel.documents import Fault
from engine.rulesets.perdure.book import cite
from engine.rulesets.perdure.cards import LEVEL
from engine.rulesets.perdure.state import Spell, Table

SPELLS_EFFECT = cite("PER-3.6")
HEAL_NUMBER = cite("PER-R19")
TRIX_REACH = cite("PER-R20")


def spell_faults(table: Table) -> Iterator[Fault]:
    """A spell for which nothing is chosen, or choices that cannot have been made."""
    spell = table.spell
    if spell is None:
        return
    if table.phase not in ("play", "play_again"):
        yield Fault("$.table.spell", f"spells are not carried out in the phase {table.phase}", SPELLS_EFFECT)
    if spell.card not in LEVEL or spell.card[-1] not in "HC":
        message = "only a spell of Hearts or Clubs lies on the table while something is chosen for it"
        yield Fault("$.table.spell.card", message, SPELLS_EFFECT)
        return
    level, discard = LEVEL[spell.card], table.seats[table.active].discard
    if spell.card[-1] == "H":
        message = "is not a card of the active player's discard pile"
        yield from _choice_faults(spell, discard, min(level, len(discard)), message, HEAL_NUMBER)
    else:
        creatures = [creature.card for half in table.seats for creature in half.creatures]
        yield from _choice_faults(spell, creatures, level, "is not a creature in play", TRIX_REACH)


def _choice_faults(
    spell: Spell, candidates: Sequence[str], most: int, message: str, rule: str
) -> Iterator[Fault]:
    for place, card in enumerate(spell.chosen):
        path = f"$.table.spell.chosen[{place}]"
        if card not in candidates:
            yield Fault(path, f"{card[:20]!r} {message}", rule)
        elif card in spell.chosen[:place]:
            yield Fault(path, f"{card} is already chosen", rule)
    if len(spell.chosen) > most:
        yield Fault("$.table.spell.chosen", f"at most {most} can be chosen for {spell.card} here", rule)
