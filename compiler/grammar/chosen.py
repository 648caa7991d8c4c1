"""Values that are chosen as something enters: "creatures you control of the chosen color"."""

from __future__ import annotations

from typing import Any

from compiler.nodes import Document
from compiler.parsing import NOTHING
from engine.magic.language.filters import CHOSEN

from .acts import act, mine
from .base import given, rule


def _as_enters(value: str, others: tuple[str, ...] | None) -> Document:
    found: Document = {"ability": "as_enters", "choose": value}
    return found if others is None else {**found, "but_not": list(others)}


for _value in ("color", "creature type", "basic land type"):
    rule("chosen_value", _value, given(_value))
rule("other_than", "other than <colors_or>", lambda colors: colors)
rule("ability", "as ~ enters , choose a <chosen_value> <other_than>? .", _as_enters)

# What is of it ------------------------------------------------------------------------------------------------

rule("after_noun", "of the chosen color", given({"chosen": "color"}))
rule("after_noun", "of the chosen type", given({"chosen": "creature type"}))
rule("after_noun", "of the chosen type", given({"chosen": "basic land type"}))
for _has in ("has|have", "gains|gain"):
    rule(
        "change",
        f"{_has} protection from the chosen color",
        given({"change": "keywords", "protection_from": CHOSEN}),
    )


def _of_type(chosen: str, *, set_subtypes: bool) -> list[Document]:
    change: Document = {"change": "types", "chosen": chosen}
    return [{**change, "set_subtypes": True} if set_subtypes else change]


for _type in ("creature type", "basic land type"):
    for _its in ("its", "their"):
        rule(
            "becoming",
            f"is|are the chosen type in addition to {_its} other types",
            given(_of_type(_type, set_subtypes=False)),
        )
rule("becoming", "is|are the chosen type", given(_of_type("basic land type", set_subtypes=True)))


def _mana(mana: Any = None) -> Any:
    if mana is not None and not isinstance(mana, str):
        return NOTHING
    return mine({"do": "add_mana", **({"mana": mana} if mana else {}), "chosen": True})


act("add one mana of the chosen color", given(_mana()))
act("add <mana> or one mana of the chosen color", _mana)
