"""Cards of a library that are looked at, revealed, divided, searched for, shuffled: "put one of them into your
hand and the rest on the bottom of your library in any order"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from compiler.nodes import Document, New, Noun
from compiler.parsing import NOTHING

from .acts import Act, act, choose_in_hand, mine
from .base import given, itself, rule

Parts = list[Document]

# Whose, and how many ------------------------------------------------------------------------------------------

rule("library_of", "your library", given(None))
rule("library_of", "<some_player> 's library", itself)
rule("owned_by", "your|their", given(None))
rule("owned_by", "<some_player> 's", itself)


def _counted(number: Any, of: Any) -> Any:
    return NOTHING if number == 1 else (number, of)


rule("top_cards", "the top card of <library_of>", lambda of: (1, of))
rule("top_cards", "the top <number> cards of <library_of>", _counted)
rule(
    "top_cards",
    "the top X cards of <library_of> , where X is <described>",
    lambda of, amount: (amount, of),
)
rule("own_top_cards", "the top card of their library", given(1))
rule(
    "own_top_cards",
    "the top <number> cards of their library",
    lambda number: NOTHING if number == 1 else number,
)

# Where they go ------------------------------------------------------------------------------------------------

rule("onto", "into <owned_by> hand", given({"to": "hand"}))
rule("onto", "into <owned_by> graveyard", given({"to": "graveyard"}))
rule("onto", "onto the battlefield", given({"to": "battlefield"}))
rule("onto", "onto the battlefield tapped", given({"to": "battlefield", "tapped": True}))
for _place, _to in (("on the bottom", "bottom"), ("on top", "top"), ("back on top", "top")):
    rule("onto", f"{_place} of <owned_by> library", given({"to": _to}))
    rule("onto", f"{_place} of <owned_by> library in any order", given({"to": _to}))
    rule("onto", f"{_place} of <owned_by> library in a random order", given({"to": _to, "order": "random"}))

# Put onto the battlefield face down ---------------------------------------------------------------------------


def _face_down(at: int, number: Any, **more: Any) -> Any:
    if not isinstance(number, int):
        return NOTHING
    named = {"as": New(at, "object", "creature", many=number != 1)}
    many = {} if number == 1 else {"amount": number}

    def done(who: str) -> Any:
        return [{"do": "manifest", **many, **more, **({} if who == "you" else {"who": who}), **named}]

    return done


for _verb in ("manifest", "cloak"):
    _how: Document = {} if _verb == "manifest" else {"how": _verb}
    act(
        f"{_verb}|{_verb}s the top card of your|their library",
        lambda at, more=_how: _face_down(at, 1, **more),
        at=True,
    )
    act(
        f"{_verb}|{_verb}s the top <plain_number> cards of your|their library",
        lambda at, number, more=_how: NOTHING if number == 1 else _face_down(at, number, **more),
        at=True,
    )
act(
    "manifest|manifests dread",
    lambda at: (
        lambda who: [
            {
                "do": "manifest_dread",
                **({} if who == "you" else {"who": who}),
                "as": New(at, "object", "creature"),
            }
        ]
    ),
    at=True,
)

# Which of them ------------------------------------------------------------------------------------------------


def _of_kind(noun: Noun, **numbers: Any) -> Any:
    return {"what": noun.filter, **numbers} if noun.card and "zone" not in noun.filter else NOTHING


def _exactly(number: Any) -> Any:
    if not isinstance(number, int):
        return NOTHING
    return {} if number == 1 else {"min": number, "max": number}


def _up_to(number: Any) -> Any:
    return {"min": 0, "max": number} if isinstance(number, int) and number > 1 else NOTHING


rule("some_of_them", "<number> of them", _exactly)
rule("some_of_them", "up to <number> of them", _up_to)
rule("some_of_them", "any number of them", given({"any_number": True}))
rule("some_of_them", "a|an <one> from among them", _of_kind)
rule(
    "some_of_them",
    "up to <number> <many> from among them",
    lambda number, noun: _many_of(_up_to(number), noun),
)
rule("some_of_them", "<number> <many> from among them", lambda number, noun: _many_of(_exactly(number), noun))
rule("some_of_them", "any number of <many> from among them", lambda noun: _of_kind(noun, any_number=True))
rule("some_of_them", "all <many> revealed this way", lambda noun: _of_kind(noun, all=True))
rule("some_of_them", "all <many> from among them", lambda noun: _of_kind(noun, all=True))
rule("some_of_them", "that card", given({"found": True}))
rule("some_of_them", "those cards", given({"found": True}))
rule("the_rest", "the rest|other", given(None))


def _many_of(numbers: Any, noun: Noun) -> Any:
    return NOTHING if numbers is NOTHING or not numbers else _of_kind(noun, **numbers)


# One part after the other -------------------------------------------------------------------------------------


def _may(some: Document) -> Any:
    """What one may do with a single card of a kind, or with as many as one likes."""
    if "any_number" in some or some.get("min") == 0:
        return some
    return NOTHING if "all" in some or "min" in some else {**some, "min": 0}


def _part(at: int, some: Any, onto: Document, **more: Any) -> Any:
    if some is NOTHING:
        return NOTHING
    if onto["to"] in ("top", "bottom"):
        return {**some, **onto, **more}
    head = _head_of(some.get("what")) if onto["to"] == "battlefield" else "card"
    many = some.get("max", 1) != 1 or "any_number" in some or (some.get("all") and "one" not in some)
    some = {name: value for name, value in some.items() if name != "one"}
    return {**some, **onto, **more, "as": New(at, "object", head, many=many)}


def _head_of(what: Document | None) -> str:
    """What a card is once it has entered."""
    kinds = [*(what or {}).get("types", ()), *(what or {}).get("subtypes", ())]
    return kinds[0] if len(kinds) == 1 else "permanent"


_COVERED: Document = {"to": "exile", "face_down": True}
rule("part", "put <some_of_them> <onto>", _part, at=True)
rule("part", "exile <some_of_them>", lambda at, some: _part(at, some, {"to": "exile"}), at=True)
rule("part", "exile <some_of_them> face down", lambda at, some: _part(at, some, _COVERED), at=True)
rule("part", "you may put <some_of_them> <onto>", lambda at, some, onto: _part(at, _may(some), onto), at=True)
rule("part", "you may exile <some_of_them>", lambda at, some: _part(at, _may(some), {"to": "exile"}), at=True)
rule(
    "part",
    "you may reveal <some_of_them> and put it|them <onto>",
    lambda at, some, onto: _part(at, _may(some), onto, reveal=True),
    at=True,
)
rule("rest_goes", "<the_rest> <onto>", lambda at, _, onto: _part(at, {}, onto), at=True)
rule("rest", "and <rest_goes>", itself)
rule("rest", "and put <rest_goes>", itself)
rule("rest", ". put <rest_goes>", itself)
rule("rest", "and exile <the_rest>", lambda at, _: _part(at, {}, {"to": "exile"}), at=True)
rule("rest", ". exile <the_rest>", lambda at, _: _part(at, {}, {"to": "exile"}), at=True)
rule("rest", ". then shuffle", given({"to": "shuffled"}))
rule("divided", ". <part> <rest>", lambda part, rest: [part, rest])
rule("divided", ". <part> . <part> <rest>", lambda part, other, rest: [part, other, rest])
rule("divided", ", then put them|those back in any order", given([{"to": "top"}]))
rule("divided", ", then put those cards back in any order", given([{"to": "top"}]))
rule("divided", ", then put those cards <onto>", lambda at, onto: [_part(at, {}, onto)], at=True)

# A single card ------------------------------------------------------------------------------------------------

rule("alone", "and put that card <onto>", lambda at, onto: [_part(at, {}, onto)], at=True)
rule("alone", ". you may put that card <onto>", lambda at, onto: [_part(at, {"min": 0}, onto)], at=True)
rule("alone", ". you may exile that card", lambda at: [_part(at, {"min": 0}, {"to": "exile"})], at=True)
rule("alone", ". <if_such>", lambda part: [part])
rule(
    "alone",
    ". <if_such> . otherwise , put it <onto>",
    lambda at, part, onto: [part, _part(at, {}, onto)],
    at=True,
)
rule(
    "alone",
    ". <if_such> . otherwise , you may put it <onto>",
    lambda at, part, onto: [part, _part(at, {"min": 0}, onto)],
    at=True,
)
rule(
    "alone",
    ". <if_such> . if you don't put the card <onto> , you may put it <onto>",
    lambda at, part, before, onto: (
        [part, _part(at, {"min": 0}, onto)] if before["to"] == part["to"] else NOTHING
    ),
    at=True,
)
rule(
    "if_such",
    "if it is <a_noun> , put it <onto>",
    lambda at, noun, onto: _part(at, _of_kind(noun, all=True, one=True), onto),
    at=True,
)
rule(
    "if_such",
    "if it is <a_noun> , you may put it <onto>",
    lambda at, noun, onto: _part(at, _of_kind(noun, min=0), onto),
    at=True,
)
rule(
    "if_such",
    "if it is <a_noun> , you may reveal it and put it <onto>",
    lambda at, noun, onto: _part(at, _of_kind(noun, min=0), onto, reveal=True),
    at=True,
)

# Steps --------------------------------------------------------------------------------------------------------


def _look(top: Any, parts: Sequence[Document] = (), **more: Any) -> Any:
    amount, of = top
    if NOTHING in parts or (amount == 1 and any("found" in part for part in parts)):
        return NOTHING
    if amount != 1 and any("found" in part for part in parts):
        return NOTHING
    step: Document = {"do": "look", "amount": amount, **more}
    if amount == 1:
        del step["amount"]
    if of is not None:
        step["of"] = of
    if parts:
        step["parts"] = list(parts)
    return step


def _revealed(at: int, top: Any) -> Document:
    return {**_look(top), "reveal": True, "as": New(at, "object", "card", many=top[0] != 1)}


act("look at <top_cards>", lambda top: mine(_look(top)))
act("look at <top_cards> <divided>", lambda top, parts: _unless_one(top, _look(top, parts)))
act("look at <top_cards> <alone>", lambda top, parts: _if_one(top, _look(top, parts)))
act(
    "reveal <top_cards> <divided>",
    lambda top, parts: _unless_one(top, _look(top, parts, reveal=True)),
)
act("reveal <top_cards> <alone>", lambda top, parts: _if_one(top, _look(top, parts, reveal=True)))
act(
    "reveal <top_cards>",
    lambda at, top: mine(_revealed(at, top)),
    at=True,
)
act(
    "reveals <own_top_cards>",
    lambda at, number: (
        lambda who: [
            {
                **_revealed(at, (number, None)),
                "who": who,
            }
        ]
    ),
    at=True,
)


def _unless_one(top: Any, step: Any) -> Act:
    return mine(NOTHING if top[0] == 1 else step)


def _if_one(top: Any, step: Any) -> Act:
    return mine(step if top[0] == 1 else NOTHING)


act(
    "exile <top_cards>",
    lambda at, top: mine(_look(top, [_all_of(at, {"to": "exile"}, top)])),
    at=True,
)
act(
    "exile <top_cards> face down",
    lambda at, top: mine(_look(top, [_all_of(at, _COVERED, top)])),
    at=True,
)
act(
    "put <top_cards> <onto>",
    lambda at, top, onto: (
        NOTHING
        if onto["to"] in ("top", "bottom", "graveyard")
        else mine(_look(top, [_all_of(at, onto, top)]))
    ),
    at=True,
)


_EXILED: tuple[tuple[str, Document], ...] = (("", {"to": "exile"}), (" face down", _COVERED))
for _ending, _lying in _EXILED:
    act(
        f"exiles <own_top_cards>{_ending}",
        lambda at, number, onto=_lying: (
            lambda who: [{**_look((number, None), [_all_of(at, onto, (number, None))]), "who": who}]
        ),
        at=True,
    )


def _all_of(at: int, onto: Document, top: Any) -> Document:
    return {**onto, "as": New(at, "object", "card", many=top[0] != 1)}


# Until such a one is revealed ---------------------------------------------------------------------------------

rule(
    "sought",
    "a|an <one>",
    lambda noun: (1, noun.filter) if noun.card and "zone" not in noun.filter else NOTHING,
)
rule(
    "sought",
    "<number> <many>",
    lambda number, noun: (
        (number, noun.filter) if noun.card and number != 1 and "zone" not in noun.filter else NOTHING
    ),
)
rule("revealing", "reveal cards from the top of your library until you reveal <sought>", itself)
rule("revealing_own", "reveals cards from the top of their library until they reveal <sought>", itself)


def _until(sought: Any, parts: Parts, **more: Any) -> Any:
    amount, wanted = sought
    if NOTHING in parts or (len(parts) > 1 and "found" not in parts[0]):
        return NOTHING
    step: Document = {"do": "look", "until": wanted, "amount": amount, **more}
    if amount == 1:
        del step["amount"]
    return {**step, "parts": parts} if parts else step


act("<revealing> <divided>", lambda sought, parts: mine(_until(sought, parts)))
act(
    "<revealing>",
    lambda at, sought: mine(_until(sought, [], **{"as": New(at, "object", "card", many=sought[0] != 1)})),
    at=True,
)
act(
    "<revealing_own> , then puts those cards <onto>",
    lambda at, sought, onto: lambda who: [{**_until(sought, [onto]), "who": who}],
    at=True,
)

# Hands --------------------------------------------------------------------------------------------------------

rule("may_steps", "choose <a_noun> from it", lambda at, noun: _may_choose(at, noun), at=True)


def _may_choose(at: int, noun: Noun) -> Any:
    built = choose_in_hand(at, noun)
    return NOTHING if built is NOTHING else [{**built("you")[0], "min": 0}]


# Searching ----------------------------------------------------------------------------------------------------

rule("sought_cards", "a|an <one>", lambda noun: (noun, 1, False))
rule("sought_cards", "up to <number> <many>", lambda number, noun: (noun, number, True))
rule(
    "sought_cards", "<number> <many>", lambda number, noun: NOTHING if number == 1 else (noun, number, False)
)
rule(
    "sought_cards",
    "up to X <many> , where X is <described>",
    lambda noun, amount: (noun, amount, True),
)
rule("sought_cards", "any number of <many>", lambda noun: (noun, None, True))
rule("their_library", "your|their library", given(None))
rule("shown", "reveals|reveal it|them ,", given(True))
rule("shown", "reveals|reveal that|those card|cards ,", given(True))
rule("goes", "puts|put it|them <onto>", itself)
rule("goes", "puts|put that|those card|cards <onto>", itself)
rule("goes", "exiles|exile it|them", given({"to": "exile"}))
rule("then_shuffles", ", then shuffle|shuffles", given(None))
rule("searching", "search|searches <their_library> for <sought_cards> ,", lambda _, sought: sought)


def _search(sought: Any, shown: Any, **more: Any) -> Any:
    noun, number, up_to = sought
    into = {part["to"] for part in more.get("parts", ())} or {more.get("to", "hand")}
    hidden = not into.isdisjoint(("hand", "top"))
    if not noun.card or "zone" in noun.filter or (bool(noun.filter) and hidden) != bool(shown):
        return NOTHING
    if number not in (1, None) and bool(noun.filter) != up_to:
        return NOTHING
    step: Document = {"do": "search", "what": noun.filter, **more}
    if step.get("to") == "hand":
        del step["to"]
    if number is None:
        step["any_number"] = True
    elif number != 1:
        step["max"] = number
    return step


def _named(at: int, sought: Any, onto: Document) -> Document:
    noun, number, _ = sought
    head = _head_of(noun.filter) if onto["to"] == "battlefield" else "card"
    return {"as": New(at, "object", head, many=number != 1)}


def _whoever(step: Any) -> Act:
    """A step that any single player can take."""
    if step is NOTHING:
        return lambda who: NOTHING
    return lambda who: [step] if isinstance(who, str) and who == "you" else [{**step, "who": who}]


act(
    "<searching> <shown>? <goes> <then_shuffles>",
    lambda at, sought, shown, onto, _: _whoever(
        NOTHING
        if onto["to"] in ("top", "bottom")
        else _search(sought, shown, **onto, **_named(at, sought, onto))
    ),
    at=True,
)
act(
    "search|searches <their_library> for <sought_cards> , <shown>? then shuffle|shuffles and put|puts that card on top",
    lambda _, sought, shown: _whoever(_search(sought, shown, to="top")),
)
act(
    "<searching> <shown>? put|puts one <onto> and <the_rest> <onto> <then_shuffles>",
    lambda at, sought, shown, onto, _, other, __: _whoever(
        _search(sought, shown, parts=[_part(at, {}, onto), _part(at, {}, other)])
    ),
    at=True,
)

rule("several_zones", "your library and / or graveyard", given(["graveyard"]))
rule("several_zones", "your graveyard , hand , and / or library", given(["graveyard", "hand"]))
for _shown, _open in ((" , reveal it , and", True), (" and", False)):
    act(
        f"search <several_zones> for <sought_cards>{_shown} put it <onto>"
        " . if you search your library this way , shuffle",
        lambda zones, sought, onto, shown=_open: _whoever(_search(sought, shown, zones=zones, **onto)),
    )

# Shuffling ----------------------------------------------------------------------------------------------------


def _shuffle(**more: Any) -> Act:
    return lambda who: [
        {"do": "shuffle", **({} if isinstance(who, str) and who == "you" else {"who": who}), **more}
    ]


rule("whole_zones", "graveyard", given(["graveyard"]))
rule("whole_zones", "hand", given(["hand"]))
rule("whole_zones", "hand and graveyard", given(["hand", "graveyard"]))
act("shuffle|shuffles your|their library", given(_shuffle()))
act("shuffle|shuffles your|their <whole_zones> into your|their library", lambda zones: _shuffle(zones=zones))
act(
    "shuffle all <many> into your library",
    lambda noun: (
        _shuffle(**{"with": noun.filter})
        if noun.filter.get("controller") == "you" and noun.filter.get("zone") in ("hand", "graveyard")
        else NOTHING
    ),
)
act(
    "shuffle|shuffles <thing> into your|their library",
    lambda thing: _shuffle(**{"with": thing.value}),
)
for _owner in ("its owner's library", "their owner's library", "their owners ' libraries"):
    act(
        f"shuffle <objects> into {_owner}",
        lambda objects: (
            mine({"do": "move", "what": objects.value, "to": "library", "position": "shuffled"})
            if objects.way in ("one", "all")
            else NOTHING
        ),
    )
