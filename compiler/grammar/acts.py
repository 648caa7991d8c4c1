"""What a player does: "draw two cards", "sacrifices a creature of their choice". An act is what it comes to for
whoever does it: a function from the player to steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from compiler.nodes import THE_HAND, Document, Many, New, Noun, Said
from compiler.parsing import NOTHING
from engine.magic.language.words import subtype_kind

from .base import given, itself, rule

Act = Callable[[Any], Any]


def _who(who: Any) -> Document:
    return {} if who == "you" and isinstance(who, str) else {"who": who}


def _is_you(who: Any) -> bool:
    return isinstance(who, str) and who == "you"


def simple(verb: str, amount: Any, **more: Any) -> Act:
    """A verb with an amount, which is 1 if it is left out."""
    return lambda who: [{"do": verb, "amount": amount, **_who(who), **more}]


def mine(*steps: Any) -> Act:
    """Steps that only the controller can take."""
    if any(step is NOTHING for step in steps):
        return lambda who: NOTHING
    return lambda who: list(steps) if _is_you(who) else NOTHING


def act(pattern: str, build: Callable[..., Any], *, at: bool = False) -> None:
    """A production of an act; the builder may answer :data:`NOTHING`."""
    rule("act", pattern, build, at=at)


def _cards(at: int, amount: Any, how: str) -> Document:
    """The cards, by a name where they are spoken of later."""
    return {"as": New(at, "object", "card", many=amount != 1, how=how)}


def result(at: int, how: str) -> Document:
    """What was really done, by a name where that is asked later."""
    return {"as": New(at, "result", "", many=True, how=how)}


# Cards and life -----------------------------------------------------------------------------------------------

act("draw|draws <cards>", lambda amount: simple("draw", amount))
act("discard|discards your|their hand", lambda at: lambda who: [_whole_hand(at, who)], at=True)


def _whole_hand(at: float, who: Any) -> Document:
    """How many cards it was is "that many" later, if it is one player's."""
    hand = New(at, "object", "card", many=True, words=THE_HAND, how="discarded")
    step: Document = {"do": "discard", "all": True, **_who(who), "as": hand}
    if isinstance(who, str) and who in ("any", "opponent"):
        return step
    return {**step, "number_as": New(at + 0.1, "number", "")}


act("look at <looked_into> 's hand", lambda who: mine({"do": "look_at_hand", "who": who}))
rule("looked_into", "<some_player>", itself)
rule("looked_into", "each opponent", given("opponent"))
act(
    "mill|mills <cards>",
    lambda at, amount: simple("mill", amount, **_cards(at, amount, "milled")),
    at=True,
)
act(
    "discard|discards <cards>",
    lambda at, amount: simple("discard", amount, **_cards(at, amount, "discarded")),
    at=True,
)
act(
    "discard|discards <cards> at random",
    lambda at, amount: simple("discard", amount, how="at random", **_cards(at, amount, "discarded")),
    at=True,
)
act(
    "discard|discards <said>",
    lambda at, card: lambda who: [{"do": "discard", "what": card, **_who(who), **_cards(at, 1, "discarded")}],
    at=True,
)
act("gain|gains <life>", lambda amount: simple("gain_life", amount))
act(
    "lose|loses <life>",
    lambda at, amount: simple(
        "lose_life", amount, **{"as": New(at, "number", "", words="the life lost this way")}
    ),
    at=True,
)
act("take|takes an extra turn after this one", given(lambda who: [{"do": "extra_turn", **_who(who)}]))
act(
    "take|takes <plain_number> extra turns after this one",
    lambda number: (
        lambda who: [{"do": "extra_turn", "times": number, **_who(who)}] if number > 1 else NOTHING
    ),
)
for _what in ("turn", "draw step", "combat phase"):
    act(
        f"skip|skips your|their next {_what}",
        given(lambda who, what=_what: [{"do": "skip", "what": what, **_who(who)}]),
    )
    act(
        f"skip|skips your|their next <plain_number> {_what}s",
        lambda number, what=_what: (
            lambda who: (
                [{"do": "skip", "what": what, "times": number, **_who(who)}] if number > 1 else NOTHING
            )
        ),
    )
act(
    "skip|skips all combat phases of your|their next turn",
    given(lambda who: [{"do": "skip", "what": "combat phases", **_who(who)}]),
)
for _this, _after in (
    ("phase", {}),
    ("main phase", {"after": "main"}),
    ("combat phase", {"after": "combat"}),
):
    for _more, _phases in (("", ["combat"]), (" followed by an additional main phase", ["combat", "main"])):
        rule(
            "clause",
            f"after this {_this} , there is an additional combat phase{_more}",
            given([{"do": "add_phases", "phases": _phases, **_after}]),
        )
act("win the game", given(mine({"do": "win_game"})))
act("lose|loses the game", given(lambda who: [{"do": "lose_game", **_who(who)}]))
act("scry|scries <number>", lambda number: simple("scry", number))
act("fateseal <number>", lambda number: mine({"do": "fateseal", "amount": number}))
act("surveil|surveils <number>", lambda number: simple("surveil", number))
act("populate", lambda: mine({"do": "populate"}))
act("bolster <number>", lambda number: mine({"do": "bolster", "amount": number}))
act("adapt <number>", lambda number: mine({"do": "adapt", "amount": number}))
act("bolster X , where X is <described>", lambda amount: mine({"do": "bolster", "amount": amount}))
act("adapt X , where X is <described>", lambda amount: mine({"do": "adapt", "amount": amount}))
act("proliferate", given(mine({"do": "proliferate"})))
for _type in ("Goblin", "Orc", "Zombie"):
    _amassed: Document = {} if _type == "Zombie" else {"subtype": _type}
    act(
        f"amass {_type}s <number>",
        lambda number, more=_amassed: mine({"do": "amass", "amount": number, **more}),
    )
    act(
        f"amass {_type}s X , where X is <described>",
        lambda amount, more=_amassed: mine({"do": "amass", "amount": amount, **more}),
    )
act("monstrosity <number>", lambda number: mine({"do": "monstrosity", "amount": number}))
act("reveal|reveals their|your hand", given(lambda who: [{"do": "reveal_hand", "who": who}]))
act(
    "put|puts <plain_number> cards from your|their hand on top of your|their library in any order",
    lambda number: lambda who: [{"do": "hand_to_library", "amount": number, **_who(who)}],
)
act(
    "put|puts a card from your|their hand on top of your|their library",
    given(lambda who: [{"do": "hand_to_library", **_who(who)}]),
)

# Sacrifices ---------------------------------------------------------------------------------------------------


def _sacrifice(at: int, noun: Noun, number: Any = 1) -> Any:
    if noun.card or noun.filter.get("zone") or noun.filter.get("controller", "you") != "you":
        return NOTHING
    what = {name: value for name, value in noun.filter.items() if name != "controller"}
    named = New(at, "object", noun.head, words=f"the sacrificed {noun.head}", how="sacrificed")

    def steps(who: Any) -> list[Document]:
        step: Document = {"do": "sacrifice", "what": what, **_who(who), "as": named}
        if number != 1:
            step["amount"] = number
        return [step]

    return steps


for _choice in ("", " of their choice"):
    act(f"sacrifice|sacrifices <a_noun>{_choice}", _sacrifice, at=True)
    act(
        f"sacrifice|sacrifices <number> <many>{_choice}",
        lambda at, number, noun: NOTHING if number == 1 else _sacrifice(at, noun, number),
        at=True,
    )
act(
    "sacrifice <sacrificed_thing>",
    lambda at, thing: mine({"do": "sacrifice", "what": thing, "as": New(at, "result", "", how="sacrificed")}),
    at=True,
)
rule("sacrificed_thing", "<itself>", itself)
rule("sacrificed_thing", "<said>", itself)
rule("sacrificed_thing", "<attached>", itself)

# What is done to objects --------------------------------------------------------------------------------------


_DONE = {"destroy": "destroyed", "tap": "tapped", "untap": "untapped"}


def _to_objects(verb: str, **more: Any) -> Callable[[int, Many], Act]:
    return lambda at, objects: (
        mine({"do": verb, "what": objects.value, **more, **_done_to(at, verb, objects.value)})
        if objects.way in ("one", "all")
        else mine(NOTHING)
    )


def _done_to(at: int, verb: str, what: Any) -> Document:
    """Those to which it was done; of what is destroyed one speaks in no other way."""
    if verb not in _DONE:
        return {}
    if verb == "destroy" or not isinstance(what, dict):
        return result(at, _DONE[verb])
    return {"as": New(at, "object", head_of(what), many=True, how=_DONE[verb])}


for _verb in _DONE:
    act(f"{_verb} <objects>", _to_objects(_verb), at=True)
act("goad <objects>", _to_objects("goad"), at=True)
act("detain <thing>", lambda thing: mine({"do": "detain", "what": thing.value}))
act("remove <objects> from combat", _to_objects("remove_from_combat"), at=True)
act(
    "tap <group> . those artifacts|creatures|lands|permanents don't untap during <some_player> 's next untap step",
    lambda objects, player: _kept_tapped(objects, player),
)


def _kept_tapped(objects: Many, player: Any) -> Any:
    """All of a group are tapped, and stay so through a player's next untap step."""
    if objects.way != "all":
        return NOTHING
    what = objects.value
    return mine({"do": "tap", "what": what}, {"do": "skip_untap", "what": what, "during": player})


act("destroy <objects> and <objects>", lambda one, other: _both(one, other, {"do": "destroy"}))
act(
    "destroy <objects> and <objects> . they can't be regenerated",
    lambda one, other: _both(one, other, {"do": "destroy", "can_regenerate": False}),
)


def _both(one: Many, other: Many, step: Document) -> Act:
    """The same is done to both at the same time."""
    ways = {one.way, other.way}
    return mine({**step, "what": one.value, "also": other.value} if ways <= {"one", "all"} else NOTHING)


for _them in ("it", "they", "that creature", "the creature"):
    act(
        f"destroy <objects> . {_them} can't be regenerated",
        _to_objects("destroy", can_regenerate=False),
        at=True,
    )
act(
    "regenerate <objects>",
    lambda them: mine({"do": "regenerate", "what": them.value}) if them.way in ("one", "each") else NOTHING,
)
act(
    "counter <thing>",
    lambda at, thing: mine({"do": "counter", "what": thing.value, **result(at, "countered")}),
    at=True,
)
COUNTERED_TO = (
    ("exile", "exile it instead of putting it into its owner's graveyard"),
    ("hand", "put it into its owner's hand instead of into that player's graveyard"),
    ("library", "put it on top of its owner's library instead of into that player's graveyard"),
)
"""Where a countered spell goes, and the words for it."""
for _to, _words in COUNTERED_TO:
    act(
        f"counter <thing> . if that spell is countered this way, {_words}",
        lambda thing, to=_to: mine({"do": "counter", "what": thing.value, "to": to}),
    )
act("attach <thing> to <thing>", lambda what, to: mine(_attach(what.value, to.value)))


def _attach(what: Any, to: Any) -> Document:
    return {"do": "attach", "to": to} if what == "self" else {"do": "attach", "what": what, "to": to}


def _those(at: int, objects: Many) -> Document:
    """A name for those that pass a filter."""
    many = isinstance(objects.value, dict)
    return {"as": New(at, "object", head_of(objects.value), many=True)} if many else {}


def _gain_control(objects: Many) -> Any:
    return {"do": "until", "what": objects.value, "changes": [{"change": "control"}]}


act(
    "gain control of <objects> until end of turn",
    lambda at, objects: mine({**_gain_control(objects), **_those(at, objects)}),
    at=True,
)
act(
    "gain control of <objects> <for_a_while>",
    lambda objects, lasts: mine({**_gain_control(objects), "lasts": lasts}),
)
act("gain control of <objects>", lambda objects: mine({**_gain_control(objects), "lasts": "forever"}))
act(
    "switch <possessor> 's power and toughness until end of turn",
    lambda of: mine({"do": "until", "what": of, "changes": [{"change": "switch_power_toughness"}]}),
)


def head_of(wanted: Document) -> str:
    """What those that pass a filter are called again: "those creatures"."""
    for kinds in ("types", "all_types"):
        if len(wanted.get(kinds, ())) == 1 or (kinds == "all_types" and kinds in wanted):
            return str(wanted[kinds][-1])
    return subtype_kind(wanted["subtypes"][-1]) if wanted.get("subtypes") else "permanent"


# Mana ---------------------------------------------------------------------------------------------------------


def _mana(*choices: str) -> Act:
    if len(choices) == 1:
        return mine({"do": "add_mana", "mana": choices[0]})
    return mine({"do": "add_mana", "one_of": list(choices)})


_ANY = ["{W}", "{U}", "{B}", "{R}", "{G}"]
act("add <mana>", _mana)
act("add <mana> or <mana>", _mana)
act("add <mana> , <mana> , or <mana>", _mana)
act("add <mana> , <mana> , <mana> , or <mana>", _mana)
act(
    "add <mana> for each <counted_one>",
    lambda mana, amount: mine({"do": "add_mana", "mana": mana, "amount": amount}),
)

act(
    "add <that_many> <mana>",
    lambda amount, mana: (
        NOTHING if mana.count("{") > 1 else mine({"do": "add_mana", "mana": mana, "amount": amount})
    ),
)
act(
    "add an amount of <mana> equal to <described>",
    lambda mana, amount: (
        NOTHING if mana.count("{") > 1 else mine({"do": "add_mana", "mana": mana, "amount": amount})
    ),
)


def _combined(number: Any, choices: Any) -> Any:
    """Several mana, each of one of these kinds."""
    if not isinstance(number, int) or number < 2:
        return NOTHING
    return mine({"do": "add_mana", "one_of": list(choices), "amount": number, "combination": True})


act("add <number> mana in any combination of colors", lambda number: _combined(number, _ANY))
act(
    "add <number> mana in any combination of <mana> or <mana>",
    lambda number, *mana: _combined(number, mana),
)
act(
    "add <number> mana in any combination of <mana> , <mana> , or <mana>",
    lambda number, *mana: _combined(number, mana),
)
act("add one mana of any color", given(mine({"do": "add_mana", "one_of": _ANY})))
act(
    "add <number> mana of any one color",
    lambda number: NOTHING if number == 1 else mine({"do": "add_mana", "one_of": _ANY, "amount": number}),
)
act(
    "choose a color",
    lambda at: mine({"do": "choose_color", "as": New(at, "color", "", words="the chosen color")}),
    at=True,
)
act(
    "choose a basic land type",
    lambda at: mine({"do": "choose_land_type", "as": New(at, "land_type", "", words="the chosen type")}),
    at=True,
)
act(
    "choose a creature type",
    lambda at: mine(
        {"do": "choose_creature_type", "as": New(at, "creature_type", "", words="the chosen type")}
    ),
    at=True,
)


# Choosing -----------------------------------------------------------------------------------------------------


def _picked(noun: Noun, least: int = 1, most: int = 1) -> Any:
    """What is chosen on the battlefield as something is done to it."""
    if noun.card or "zone" in noun.filter:
        return NOTHING
    return noun, least, most


rule("picked", "<a_noun>", _picked)
rule("picked", "up to one <one>", lambda noun: _picked(noun, 0))
rule("picked_many", "<plain_number> <many>", lambda n, noun: NOTHING if n < 2 else _picked(noun, n, n))
rule("picked_many", "up to <plain_number> <many>", lambda n, noun: NOTHING if n < 2 else _picked(noun, 0, n))


def _done_to_picked(at: int, picked: Any, step: Document, field: str) -> Act:
    noun, least, most = picked
    named = New(at, "object", noun.head, many=most > 1, words="@chosen")
    bounds = {**({"min": least} if least != 1 else {}), **({"max": most} if most != 1 else {})}
    choose = {"do": "choose", "as": named, "what": noun.filter, **bounds}
    return mine(choose, {**step, field: named})


for _picks in ("picked", "picked_many"):
    for _verb in ("destroy", "tap", "untap"):
        act(
            f"{_verb} <{_picks}>",
            lambda at, picked, verb=_verb: _done_to_picked(at, picked, {"do": verb}, "what"),
            at=True,
        )
    act(
        f"exile <{_picks}>",
        lambda at, picked: _done_to_picked(at, picked, {"do": "move", "to": "exile"}, "what"),
        at=True,
    )
for _on in ("<picked>", "each of <picked_many>"):
    act(
        f"put a|an <counter_kind> counter on {_on}",
        lambda at, kind, on: _counters_on_picked(at, 1, kind, on),
        at=True,
    )
    act(
        f"put <number> <counter_kind> counters on {_on}",
        lambda at, number, kind, on: NOTHING if number == 1 else _counters_on_picked(at, number, kind, on),
        at=True,
    )
act(
    "return <picked_many> to their owners ' hands",
    lambda at, picked: _done_to_picked(at, picked, {"do": "move", "to": "hand"}, "what"),
    at=True,
)


def _counters_on_picked(at: int, number: Any, kind: str, on: Any) -> Act:
    step: Document = {"do": "put_counters"}
    if kind != "+1/+1":
        step["kind"] = kind
    if number != 1:
        step["amount"] = number
    return _done_to_picked(at, on, step, "on")


def choose_in_hand(at: int, noun: Noun) -> Any:
    """A card is chosen from a hand that was revealed or looked at."""
    if not noun.card or "zone" in noun.filter:
        return NOTHING
    what = {**noun.filter, "zone": "hand"}
    named = New(at, "object", "card")
    return lambda who: [
        {"do": "choose", "as": named, "what": what, **_who(who), "hand_of": Said(at, "the revealed hand")}
    ]


act("choose <a_noun> from it", choose_in_hand, at=True)
