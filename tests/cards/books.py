"""The card files of the library and of the samples, with what is kept about them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from engine.magic.language.abilities import Ability, Card
from engine.magic.language.amounts import Amount
from engine.magic.language.changes import Change, Rule
from engine.magic.language.conditions import Condition
from engine.magic.language.effects import any_effect
from engine.magic.language.filters import (
    Extreme,
    Filter,
    InHand,
    Qualities,
    Range,
    Shares,
    StackAbility,
    Target,
)
from engine.magic.language.keywords import (
    LANDWALKS,
    PLAIN,
    SIMPLE,
    WITH_COST,
    WITH_NUMBER,
)
from engine.magic.language.mana import AtLeast, Chosen, ChosenInHand, Price
from engine.magic.language.renamed import RENAMED
from engine.magic.language.replaced import Replaceable
from engine.magic.language.triggers import Trigger
from engine.magic.library.loader import CARDS, TOKENS
from engine.magic.library.validation import card_schema
from engine.magic.text.card import rules_text, type_line

HERE = Path(__file__).parent
LIBRARY = HERE.parents[1] / "engine" / "magic" / "library"
TEXTS = HERE / "texts.txt"
SCHEMA = LIBRARY / "schema.json"
FACTS = HERE / "facts.json"
MANUAL = HERE.parents[1] / "docs" / "card-language.md"
REFERENCE = "## All the words"
WORDS: dict[str, Any] = {
    "Abilities (`ability`)": Ability,
    "Steps (`do`)": any_effect(),
    "Triggers (`when`)": Trigger,
    "What would happen, and something else does instead (`would`)": Replaceable,
    "Changes (`change`)": Change,
    "Rules of the game that a static ability changes (`rule`)": Rule,
    "Conditions (`if`)": Condition,
    "Amounts (`amount`), beside a number or the name of one": Amount,
}


def files() -> dict[str, Path]:
    """Every card file, by its place under the library or the samples."""
    paths = [*LIBRARY.glob("cards/*.json"), *LIBRARY.glob("tokens/*.json"), *HERE.glob("samples/*.json")]
    return {f"{path.parent.name}/{path.name}": path for path in sorted(paths)}


@cache
def samples() -> dict[str, Card]:
    """Made-up cards for what no card of the library says."""
    decoder = msgspec.json.Decoder(Card)
    return {path.stem: decoder.decode(path.read_bytes()) for path in sorted(HERE.glob("samples/*.json"))}


def every_card() -> dict[str, Card]:
    """The cards of the library, its tokens, and the samples, by key."""
    return {**CARDS, **TOKENS, **samples()}


def texts() -> str:
    """The rules texts of all of them, to be read by people."""
    return "\n".join(_entry(card) for card in every_card().values())


def _entry(card: Card) -> str:
    heading = f"{card.name} {card.cost or ''}".rstrip()
    lines = [type_line(card), *rules_text(card, TOKENS).splitlines()]
    return "\n".join([heading, *(f"    {line}" for line in lines), ""])


def reference() -> str:
    """Every word of the language with what it says, as the manual lists them."""
    words = [f"### {title}\n\n{_table(union)}" for title, union in WORDS.items()]
    parts = [f"### {title}\n\n{_fields(kind)}" for title, kind in PARTS.items()]
    return "\n".join([*words, *parts, f"### Keywords\n\n{_keywords()}\n### Words of before\n\n{_renamed()}"])


def _renamed() -> str:
    rows = [f"| `{one.field or one.word}` | {one.new} |" for one in RENAMED]
    return "\n".join(["| before | now |", "|---|---|", *rows, ""])


def _keywords() -> str:
    """The keywords that there are, by what stands after them."""
    colors, others = "`red`, `white` …", "`monocolored`, `multicolored`, `artifacts`, `Dragons` …"
    rows = [
        ("nothing", sorted(SIMPLE | PLAIN | LANDWALKS.keys())),
        ("a cost, `ward {2}`", sorted(WITH_COST)),
        ("a number, `bushido 1`", sorted(WITH_NUMBER)),
    ]
    lines = [f"| {after} | {', '.join(f'`{name}`' for name in names)} |" for after, names in rows]
    lines += [
        f"| what it is from | `protection from` or `hexproof from` {colors}, {others} |",
        "| whom it is from | `protection from` `each of your opponents`, `everything` |",
        "| what it can be attached to | `enchant` `permanent`, `artifact or land`, `nonblack creature` … |",
        "| whose that is | `enchant creature you control`, `an opponent controls`, `you don't control` |",
        "| what it finds, and a cost | `mountaincycling {2}`, `basic landcycling {2}` … |",
        "| what there is of it | `affinity for` `artifacts`, `Forests` and other lands with a basic type |",
        "| a number and a cost | `awaken 2—{3}{G}`, `reinforce 1—{G}`, `suspend 3—{U}` |",
        "| what is exiled for it | `champion` `a creature`, `an Elf or Orc` |",
        "| what is sacrificed for it, and a number | `devour artifact 1`, `devour Food 3` |",
    ]
    return "\n".join(["| after it stands | keywords |", "|---|---|", *lines]) + "\n"


def _fields(kind: Any) -> str:
    rows = [f"| `{field.encode_name}` | {_values(hint)} |" for field, hint in _hinted(kind)]
    return "\n".join(["| field | what it takes |", "|---|---|", *rows]) + "\n"


def _hinted(kind: Any) -> list[tuple[Any, Any]]:
    hints = get_type_hints(kind, include_extras=True)
    return [(field, hints[field.name]) for field in fields(kind)]


def _values(hint: Any) -> str:
    """The words that a field can hold, or what kind of thing it is."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Literal:
        return ", ".join(f"`{one}`" for one in parts)
    if origin is Annotated:
        return str(hint.__metadata__[0].description).rstrip(".").lower()
    if parts and set(get_args(Trigger)) <= set(parts):
        return "a trigger"
    if origin is tuple:
        return f"a list: {_values(parts[0])}"
    if parts:
        return " or ".join(sorted({_values(part) for part in parts if part is not type(None)}))
    if getattr(getattr(hint, "__struct_config__", None), "tag_field", None) == "amount":
        return "an amount"
    if isinstance(hint, type) and issubclass(hint, Chosen):
        return "what is chosen"
    return _NAMED[hint]


_NAMED = {
    bool: "`true`, `false`",
    int: "a number",
    str: "text",
    AtLeast: "`stat`, `min`",
    Extreme: "`stat`, `among`, `least`",
    Filter: "a filter",
    InHand: "a filter",
    Price: "a cost",
    Qualities: "a filter without its zone",
    Range: "`min`, `max`, `more_than`, `less_than`",
    Shares: "`what`, `with`",
    StackAbility: "an ability on the stack",
}


PARTS: dict[str, Any] = {
    "Filters": Filter,
    "Targets (`targets`)": Target,
    "Abilities on the stack (`ability` of targets)": StackAbility,
    "Costs (`cost`, `pay`, `additional`)": Price,
    "What is chosen for a cost": ChosenInHand,
}


def _table(union: Any) -> str:
    rows = ["| word | what it says | fields |", "|---|---|---|"]
    for kind in get_args(union):
        if isinstance(kind, type) and issubclass(kind, Struct):
            says = (kind.__doc__ or "").strip().splitlines()[0].replace("``", "`")
            names = ", ".join(_field(field, hint) for field, hint in _hinted(kind)) or "–"
            rows.append(f"| `{kind.__struct_config__.tag}` | {says} | {names} |")
    return "\n".join(rows) + "\n"


def _field(field: Any, hint: Any) -> str:
    """A field, with the words it can hold if there are some of its own."""
    words = _choices(hint)
    return f"`{field.encode_name}`" + (f" ({', '.join(words)})" if words else "")


def _choices(hint: Any) -> list[str]:
    if get_origin(hint) is Literal:
        return [str(one) for one in get_args(hint)]
    if get_origin(hint) is tuple or isinstance(hint, type):
        return []
    found = [word for part in get_args(hint) for word in _choices(part)]
    found += ["a filter"] if found and any(_is_filter(part) for part in get_args(hint)) else []
    return found if len(found) <= MOST_CHOICES else []


def _is_filter(hint: Any) -> bool:
    kind = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    return isinstance(kind, type) and issubclass(kind, Filter)


MOST_CHOICES = 5


def manual() -> str:
    """The manual with its reference as it should be."""
    told, _, _ = MANUAL.read_text(encoding="utf-8").partition(REFERENCE)
    return f"{told}{REFERENCE}\n\n{reference()}"


def schema_file() -> bytes:
    """The schema as it is kept."""
    return msgspec.json.format(msgspec.json.encode(card_schema()), indent=2) + b"\n"
