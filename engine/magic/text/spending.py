"""What mana may be spent on, in words (CR 106.6)."""

from __future__ import annotations

from functools import lru_cache

from engine.magic.language.abilities import Card
from engine.magic.language.filters import Filter
from engine.magic.language.mana import Limits, Spending

from .nouns import sentence
from .qualities import either
from .speaker import Speaker


def kept_for(speaker: Speaker, limits: Limits) -> str:
    """ "Spend this mana only to cast creature spells"; empty where it may be spent on anything."""
    if limits.not_on is not None:
        return f"this mana can't be spent to cast {_spells(speaker, limits.not_on)}"
    if not limits.only:
        return ""
    return f"spend this mana only to {either([_spending(speaker, one) for one in limits.only])}"


@lru_cache(1024)
def limits_text(limits: Limits) -> str:
    """The same as a sentence."""
    return sentence(kept_for(Speaker(Card(name="Mana", types=("artifact",))), limits))


def _spending(speaker: Speaker, one: Spending) -> str:
    if one.cast is not None:
        return f"cast {_spells(speaker, one.cast)}"
    if one.activate is not None:
        return f"activate abilities of {speaker.noun(one.activate).several()}"
    assert one.sources is not None, "a thing that mana is spent on"
    sources = _spells(speaker, one.sources)
    return "activate abilities" if sources == "spells" else f"activate abilities of {sources[:-6]}sources"


def _spells(speaker: Speaker, what: Filter) -> str:
    return speaker.noun(what).several()
