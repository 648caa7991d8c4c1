"""A card with cleave: what is printed is two texts, with the words in square brackets and without them."""

from __future__ import annotations

import re
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from engine.magic.language.abilities import Card
from engine.magic.library.loader import TOKENS
from engine.magic.text.brackets import bracketed
from engine.magic.text.card import Narrator

from .nodes import Document
from .printed import Printed
from .refusing import Refused

_COST = re.compile(r"^Cleave ((?:\{[^{}\s]+\})+)[ .]*(?:\([^()]*\))?$", re.MULTILINE)
_BRACKETS = re.compile(r"\[([^\[\]]*)\]")


class Cleft(NamedTuple):
    """A printed card with cleave."""

    keyword: str
    whole: Printed
    """Without the keyword, with all its words."""
    less: Printed
    """The same without the words in brackets."""


def cleft(printed: Printed) -> Cleft | None:
    """Both texts of a card with cleave; None of another card, and of one whose brackets do not match."""
    cost = _COST.search(printed.text)
    if cost is None or not _BRACKETS.search(printed.text):
        return None
    rest = "\n".join(line for line in _COST.sub("", printed.text).splitlines() if line.strip())
    if set("[]").intersection(_BRACKETS.sub("", rest)):
        return None
    keywords = printed.keywords and tuple(one for one in printed.keywords if one.lower() != "cleave")
    whole, less = _BRACKETS.sub(r"\1", rest), _tidied(_BRACKETS.sub("", rest))
    return Cleft(
        f"cleave {cost[1]}",
        replace(printed, text=whole, keywords=keywords),
        replace(printed, text=less, keywords=keywords),
    )


def _tidied(text: str) -> str:
    """The text without the spaces around what was left out."""
    lines = (re.sub(r" (?=[.,])", "", " ".join(line.split())) for line in text.splitlines())
    return "\n".join(line for line in lines if line)


def joined(keyword: str, whole: Document, less: Document) -> Document:
    """The card with cleave that these two are.

    Raises:
        Refused: they differ in more than what the spell does, or not in words alone.
    """
    if "granted" in whole or "granted" in less:
        raise Refused("no word for what a spell with cleave grants")
    own = [one for one in whole["abilities"] if one["ability"] != "spell"]
    if own != [one for one in less["abilities"] if one["ability"] != "spell"]:
        raise Refused("the words in brackets are no part of what the spell does")
    spell = next(one for one in less["abilities"] if one["ability"] == "spell")
    document = {
        **whole,
        "keywords": [*whole.get("keywords", ()), keyword],
        "abilities": [*whole["abilities"], {**spell, "way": "cleave"}],
    }
    texts = [_spell_text(one) for one in (whole, less)]
    if bracketed(*texts) is None:
        raise Refused("without the words in brackets, other words are told", "", " / ".join(texts))
    return document


def _spell_text(document: Document) -> str:
    card = msgspec.convert(document, Card)
    spell = next(one for one in card.abilities if one.rule == "CR-113.3a")
    return Narrator(card, TOKENS).ability(spell)
