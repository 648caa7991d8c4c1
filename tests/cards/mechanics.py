"""Which words of the card language the cards of the games need, and how many cards need each.

    python -m tests.cards.mechanics

A word is a verb, trigger, change, rule, condition or amount, or a keyword, or a field that says something of
its own: of filters, targets, prices, and of changes and rules where it can be left out (``cant.block``). What
a token says is said by the cards that create it. A word counts once for each card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import FieldInfo, fields

from engine.magic.effects.tokens import CreateToken
from engine.magic.language.abilities import Card, Mode
from engine.magic.language.changes import Keywords
from engine.magic.language.filters import Filter, Target
from engine.magic.language.keywords import KEYWORDS, read_keyword
from engine.magic.language.mana import Price
from engine.magic.library.loader import CARDS, TOKENS
from engine.magic.library.reading import structs, unions
from engine.rulesets.card_sets import used_in

KINDS = {
    "ability": "abilities",
    "do": "verbs",
    "when": "triggers",
    "would": "events",
    "change": "changes",
    "rule": "rules",
    "if": "conditions",
    "amount": "amounts",
}
"""What the words are that a field tells apart."""
PARTS: dict[type[Struct], str] = {Filter: "filters", Target: "targets", Price: "prices", Mode: "modes"}
KEYWORD = "keywords"
Word = tuple[str, str]
"""What kind of word, and the word."""


def cards_of_games() -> dict[str, Card]:
    """The cards that the games are played with, by key."""
    return {key: CARDS[key] for key in sorted(used_in())}


def vocabulary() -> list[Word]:
    """Every word that there is, each kind in the order of the language."""
    found: list[Word] = []
    for tag_field, kinds in unions().items():
        for kind in kinds:
            found += _of(kind, KINDS[tag_field], fields(kind))
    for part, title in PARTS.items():
        found += ((title, field.encode_name) for field in fields(part))
    return [*found, *((KEYWORD, name) for name in sorted(KEYWORDS))]


def words_of(card: Card) -> set[Word]:
    """The words that a card says, and the tokens that it creates."""
    found = set(_words(card))
    for step in structs(card):
        if isinstance(step, CreateToken):
            found.update(_words(TOKENS[step.token]))
    return found


def counted(cards: Mapping[str, Card]) -> dict[Word, list[str]]:
    """The names of the cards that say each word there is."""
    found: dict[Word, list[str]] = {word: [] for word in vocabulary()}
    for card in cards.values():
        for word in words_of(card):
            found[word].append(card.name)
    return found


def _words(card: Card) -> Iterator[Word]:
    yield from ((KEYWORD, read_keyword(entry).name) for entry in card.keywords)
    for node in structs(card):
        said = [field for field in fields(node) if _is_said(node, field)]
        tag_field = type(node).__struct_config__.tag_field
        if tag_field in KINDS:
            yield from _of(type(node), KINDS[tag_field], said)
        elif type(node) in PARTS:
            yield from ((PARTS[type(node)], field.encode_name) for field in said)
        if isinstance(node, Keywords):
            yield from ((KEYWORD, read_keyword(text).name) for text in node.gain)


def _of(kind: type[Struct], title: str, said: Iterable[FieldInfo]) -> Iterator[Word]:
    """A struct as a word, with those of its fields that say what it means."""
    tag = str(kind.__struct_config__.tag)
    yield title, tag
    if title in (KINDS["change"], KINDS["rule"]):
        yield from ((title, f"{tag}.{field.encode_name}") for field in said if not field.required)


def _is_said(node: Any, field: FieldInfo) -> bool:
    return field.required or getattr(node, field.name) != field.default


def table(found: Mapping[Word, list[str]], number: int) -> str:
    """The words by kind, the most frequent first; those of one card with its name."""
    needed = {word: names for word, names in found.items() if names}
    once = [word for word, names in needed.items() if len(names) == 1]
    lines = [f"{number} cards need {len(needed)} of {len(found)} words; {len(once)} of them once"]
    for kind in dict.fromkeys(kind for kind, _ in found):
        mine = sorted(((word, names) for (one, word), names in found.items() if one == kind), key=_rank)
        used = [(word, names) for word, names in mine if names]
        lines += ["", f"{kind}: {len(used)} of {len(mine)}"]
        lines += [f"{len(names):>5}  {word:<28} {_only(names)}".rstrip() for word, names in used]
        unused = [word for word, names in mine if not names]
        if unused:
            lines.append(f"    –  {', '.join(unused)}")
    return "\n".join(lines)


def _rank(entry: tuple[str, list[str]]) -> tuple[int, str]:
    return -len(entry[1]), entry[0]


def _only(names: list[str]) -> str:
    return names[0] if len(names) == 1 else ""


def main() -> None:
    """Print the table of the cards that the games are played with."""
    cards = cards_of_games()
    print(table(counted(cards), len(cards)))


if __name__ == "__main__":
    main()
