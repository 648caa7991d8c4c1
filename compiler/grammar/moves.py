"""What goes from zone to zone: exiled, returned, put onto the battlefield or into a library."""

from __future__ import annotations

from typing import Any

from compiler.nodes import Document, Many, New, Noun, PlayerOf, Said
from compiler.parsing import NOTHING

from .acts import act, mine
from .base import given, itself, rule

_HOW = {"exile": "exiled", "hand": "returned", "battlefield": "returned"}


def _move(at: int, what: Any, to: str, **more: Any) -> Document:
    many = isinstance(what, dict)
    step: Document = {
        "do": "move",
        "what": what,
        "to": to,
        "as": New(at, "object", "card", many=many, how=_HOW.get(to, "")),
    }
    return step | {name: value for name, value in more.items() if value is not None}


def _exile(at: int, objects: Many) -> Any:
    if objects.way not in ("one", "all"):
        return NOTHING
    step = _move(at, objects.value, "exile")
    step["linked"] = New(at, "object", "card", words="linked")
    return mine(step)


act("exile <objects>", _exile, at=True)


def _together(one: Many, other: Many, to: str) -> Any:
    if not {one.way, other.way} <= {"one", "all"}:
        return NOTHING
    return mine({"do": "move", "what": one.value, "also": other.value, "to": to})


act("exile <objects> and <objects>", lambda one, other: _together(one, other, "exile"))
act(
    "return <objects> and <objects> <to_hand>",
    lambda one, other, _: _together(one, other, "hand"),
)
_UNTIL_IT_LEAVES = "until <itself> leaves the battlefield"


def _exile_until(at: int, objects: Many, _: Any) -> Any:
    if objects.way not in ("one", "all"):
        return NOTHING
    return mine(_move(at, objects.value, "exile", lasts={"until_leaves": "self"}))


act(f"exile <objects> {_UNTIL_IT_LEAVES}", _exile_until, at=True)
act("exile <graveyard>", lambda at, what: mine(_move(at, what, "exile")), at=True)
rule("graveyard", "<some_player> 's graveyard", lambda who: {"zone": "graveyard", "controller": who})
rule("graveyard", "each opponent 's graveyard", given({"zone": "graveyard", "controller": "opponent"}))
rule("graveyard", "your graveyard", given({"zone": "graveyard", "controller": "you"}))
rule("graveyard", "all graveyards", given({"zone": "graveyard"}))
rule(
    "graveyard", "all <many>", lambda noun: noun.filter if noun.filter.get("zone") == "graveyard" else NOTHING
)

for _words in ("its owner's hand", "their owner's hand", "their owners ' hands", "your hand", "their hands"):
    rule("to_hand", f"to {_words}", given(None))
act(
    "return|returns <objects> <to_hand>",
    lambda at, objects, _: (
        NOTHING if objects.way not in ("one", "all") else mine(_move(at, objects.value, "hand"))
    ),
    at=True,
)
act("put <said> into your hand", lambda at, what: mine(_move(at, what, "hand")), at=True)

rule("under", "under your control", given("you"))
for _words in (
    "its owner's control",
    "their owners ' control",
    "their owner's control",
    "that card's owner's control",
):
    rule("under", f"under {_words}", given("owner"))
rule("with_counter", "with a|an <counter_kind> counter on it|them", itself)
for _verb, _onto in (("return", "to"), ("put", "onto")):
    act(
        f"{_verb} <objects> {_onto} the battlefield <tapped>? <under>? <with_counter>?",
        lambda at, objects, tapped, under, counters: _reanimate(at, objects, tapped, under, counters),
        at=True,
    )


def _reanimate(at: int, objects: Many, tapped: Any, under: Any, counters: Any) -> Any:
    if objects.way not in ("one", "all"):
        return NOTHING
    controller = "you" if under == "you" else None
    return mine(
        _move(at, objects.value, "battlefield", controller=controller, tapped=tapped, counters=counters)
    )


for _place, _position in (("on top", None), ("on the bottom", "bottom")):
    for _owner in (
        "its owner's library",
        "your library",
        "their owner's library",
        "their owners ' libraries",
    ):
        act(
            f"put <objects> {_place} of {_owner}",
            lambda at, objects, position=_position: (
                NOTHING
                if objects.way not in ("one", "all")
                else mine(_move(at, objects.value, "library", position=position))
            ),
            at=True,
        )
act("put <said> into its owner's graveyard", lambda at, what: mine(_move(at, what, "graveyard")), at=True)


def _either_end(owner: PlayerOf) -> Any:
    """The owner may put it on top, and puts it on the bottom otherwise."""
    if owner.relation != "owner":
        return NOTHING
    top: Document = {"do": "move", "what": owner.of, "to": "library"}
    return [{"do": "may", "who": owner, "then": [top], "otherwise": [{**top, "position": "bottom"}]}]


rule(
    "clause",
    "<player_of> puts it on their choice of the top or bottom of their library",
    _either_end,
)

# Chosen without targeting -------------------------------------------------------------------------------------


def _chosen(at: int, noun: Noun, zone: str, least: int, most: int) -> tuple[Document, New] | None:
    if not noun.card:
        return None
    named = New(at, "object", "card", words="@chosen")
    choose: Document = {"do": "choose", "as": named, "what": {**noun.filter, "zone": zone}}
    if least != 1:
        choose["min"] = least
    if most != 1:
        choose["max"] = most
    return choose, named


def _from_hand(at: int, noun: Noun, to: str, tapped: Any = None, *, may: bool = False) -> Any:
    if noun.filter.get("zone") != "hand" or noun.filter.get("controller") != "you":
        return NOTHING
    what = {name: value for name, value in noun.filter.items() if name not in ("controller", "zone")}
    found = _chosen(at, Noun(what, noun.head, card=True), "hand", 0 if may else 1, 1)
    if found is None:
        return NOTHING
    choose, named = found
    choose["hand_of"] = "you"
    return [choose, {**_move(at, named, to), **({"tapped": True} if tapped else {})}]


rule(
    "may_steps",
    "put a|an <one> onto the battlefield <tapped>?",
    lambda at, noun, tapped: _from_hand(at, noun, "battlefield", tapped, may=True),
    at=True,
)
act(
    "exile a|an <one>",
    lambda at, noun: _of_graveyard(at, noun, "exile"),
    at=True,
)
act("return a|an <one> to your hand", lambda at, noun: _of_graveyard(at, noun, "hand"), at=True)


def _of_graveyard(at: int, noun: Noun, to: str) -> Any:
    if noun.filter.get("zone") != "graveyard" or noun.filter.get("controller") != "you":
        return NOTHING
    found = _chosen(
        at,
        Noun({name: value for name, value in noun.filter.items() if name != "zone"}, "card", card=True),
        "graveyard",
        1,
        1,
    )
    if found is None:
        return NOTHING
    return mine(found[0], _move(at, found[1], to))


def _bounce(at: int, noun: Noun) -> Any:
    if noun.card or noun.filter.get("controller") != "you":
        return NOTHING
    named = New(at, "object", noun.head, words="@chosen")
    return mine({"do": "choose", "as": named, "what": noun.filter}, _move(at, named, "hand"))


act("return <a_noun> to its owner's hand", _bounce, at=True)


def owner_of(at: int, words: str) -> PlayerOf:
    """The owner of something that was said before."""
    return PlayerOf("owner", Said(at, words))


def _own_graveyard(to: str) -> Any:
    def of(noun: Noun) -> Any:
        whose = noun.filter.get("controller")
        if noun.filter.get("zone") != "graveyard" or not isinstance(whose, Said) or whose.words != "they":
            return NOTHING

        def steps(at: int, who: Any) -> Any:
            if isinstance(who, str) and who == "you":
                return NOTHING
            mine = "chooser" if isinstance(who, str) else who
            named = New(at, "object", "card", words="@chosen")
            choose = {"do": "choose", "as": named, "who": who, "what": {**noun.filter, "controller": mine}}
            return [choose, {"do": "move", "what": named, "to": to}]

        return steps

    return of


def _of_their_hand(number: Any, noun: Noun) -> Any:
    """A player exiles cards from their hand."""
    whose = noun.filter.get("controller")
    mine_too = noun.filter.get("zone") == "hand" and isinstance(whose, Said) and whose.words == "they"
    if not mine_too or not isinstance(number, int):
        return NOTHING
    what = {name: value for name, value in noun.filter.items() if name != "controller"}
    bounds = {"min": number, "max": number} if number > 1 else {}

    def steps(at: int, who: Any) -> Any:
        if isinstance(who, str):
            return NOTHING
        named = New(at, "object", "card", words="@chosen")
        choose = {"do": "choose", "as": named, "who": who, "what": what, **bounds, "hand_of": who}
        return [choose, {"do": "move", "what": named, "to": "exile"}]

    return steps


rule("one_of_graveyard", "a|an <one>", lambda noun: _of_their_hand(1, noun))
rule("one_of_graveyard", "<plain_number> <many>", _of_their_hand)
rule("one_of_graveyard", "a|an <one>", _own_graveyard("exile"))
rule("one_of_graveyard", "a|an <one> onto the battlefield", _own_graveyard("battlefield"))


def _from_among(at: int, noun: Noun, to: str, tapped: Any = None, *, may: bool = False) -> Any:
    """A card of those that were just milled."""
    if not noun.card or "zone" in noun.filter:
        return NOTHING
    named = New(at, "object", "card", words="@chosen")
    what = {**noun.filter, "among": Said(at, "milled this way")}
    choose = {"do": "choose", "as": named, "what": what, **({"min": 0} if may else {})}
    return [choose, {**_move(at, named, to), **({"tapped": True} if tapped else {})}]


for _words, _zone in (("into your hand", "hand"), ("onto the battlefield <tapped>?", "battlefield")):
    rule(
        "may_steps",
        f"put a|an <one> from among them {_words}",
        lambda at, noun, *tapped, to=_zone: _from_among(at, noun, to, *tapped, may=True),
        at=True,
    )
    act(
        f"put a|an <one> from among them {_words}",
        lambda at, noun, *tapped, to=_zone: _chosen_among(_from_among(at, noun, to, *tapped)),
        at=True,
    )


def _chosen_among(steps: Any) -> Any:
    return mine(NOTHING) if steps is NOTHING else mine(*steps)
