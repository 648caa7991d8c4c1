"""What a player does: "draw two cards", "sacrifices a creature of their choice". An act is what it comes to for
whoever does it: a function from the player to steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from compiler.nodes import Document, Made, Many, New, Noun, Said
from compiler.parsing import NOTHING

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


# Cards and life -----------------------------------------------------------------------------------------------

act("draw|draws <cards>", lambda amount: simple("draw", amount))
act("mill|mills <cards>", lambda amount: simple("mill", amount))
act("discard|discards <cards>", lambda amount: simple("discard", amount))
act("discard|discards <cards> at random", lambda amount: simple("discard", amount, how="at random"))
act("discard|discards <said>", lambda card: lambda who: [{"do": "discard", "what": card, **_who(who)}])
act("gain|gains <life>", lambda amount: simple("gain_life", amount))
act(
    "lose|loses <life>",
    lambda at, amount: simple(
        "lose_life", amount, **{"as": New(at, "number", "", words="the life lost this way")}
    ),
    at=True,
)
act("scry <number>", lambda number: mine({"do": "scry", "amount": number}))
act("surveil <number>", lambda number: mine({"do": "surveil", "amount": number}))
act("bolster <number>", lambda number: mine({"do": "bolster", "amount": number}))
act("adapt <number>", lambda number: mine({"do": "adapt", "amount": number}))
act("bolster X , where X is <described>", lambda amount: mine({"do": "bolster", "amount": amount}))
act("adapt X , where X is <described>", lambda amount: mine({"do": "adapt", "amount": amount}))
act("proliferate", given(mine({"do": "proliferate"})))
act("amass Zombies <number>", lambda number: mine({"do": "amass", "amount": number}))
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
    named = New(at, "object", noun.head, words=f"the sacrificed {noun.head}")

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
act("sacrifice <sacrificed_thing>", lambda thing: mine({"do": "sacrifice", "what": thing}))
rule("sacrificed_thing", "<itself>", itself)
rule("sacrificed_thing", "<said>", itself)
rule("sacrificed_thing", "<attached>", itself)

# What is done to objects --------------------------------------------------------------------------------------


def _to_objects(verb: str, **more: Any) -> Callable[[Many], Act]:
    return lambda objects: (
        mine({"do": verb, "what": objects.value, **more}) if objects.way in ("one", "all") else mine(NOTHING)
    )


for _verb in ("destroy", "tap", "untap"):
    act(f"{_verb} <objects>", _to_objects(_verb))
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


for _them in ("it", "they", "that creature", "the creature"):
    act(f"destroy <objects> . {_them} can't be regenerated", _to_objects("destroy", can_regenerate=False))
act("regenerate <thing>", lambda thing: mine({"do": "regenerate", "what": thing.value}))
act("counter <thing>", lambda thing: mine({"do": "counter", "what": thing.value}))
for _to, _words in (
    ("exile", "exile it instead of putting it into its owner's graveyard"),
    ("hand", "put it into its owner's hand instead of into that player's graveyard"),
    ("library", "put it on top of its owner's library instead of into that player's graveyard"),
):
    act(
        f"counter <thing> . if that spell is countered this way, {_words}",
        lambda thing, to=_to: mine({"do": "counter", "what": thing.value, "to": to}),
    )
act("attach <thing> to <thing>", lambda what, to: mine(_attach(what.value, to.value)))


def _attach(what: Any, to: Any) -> Document:
    return {"do": "attach", "to": to} if what == "self" else {"do": "attach", "what": what, "to": to}


def _gain_control(objects: Many) -> Any:
    return {"do": "until", "what": objects.value, "changes": [{"change": "control"}]}


act("gain control of <objects> until end of turn", lambda objects: mine(_gain_control(objects)))
act("gain control of <objects>", lambda objects: mine({**_gain_control(objects), "lasts": "forever"}))
act(
    "switch <possessor> 's power and toughness until end of turn",
    lambda of: mine({"do": "until", "what": of, "changes": [{"change": "switch_power_toughness"}]}),
)

# Counters -----------------------------------------------------------------------------------------------------


def _put(amount: Any, kind: str, on: Many) -> Act:
    if on.way not in ("one", "each"):
        return mine(NOTHING)
    step: Document = {"do": "put_counters", "on": on.value}
    if kind != "+1/+1":
        step["kind"] = kind
    if amount != 1:
        step["amount"] = amount
    return mine(step)


act("put a|an <counter_kind> counter on <objects>", lambda kind, on: _put(1, kind, on))
act(
    "put <number> <counter_kind> counters on <objects>",
    lambda number, kind, on: NOTHING if number == 1 else _put(number, kind, on),
)
act("put <that_many> <counter_kind> counters on <objects>", _put)
act(
    "put a number of <counter_kind> counters on <objects> equal to <described>",
    lambda kind, on, amount: _put(amount, kind, on),
)
act(
    "put <counter_kind> counters equal to <described> on <objects>",
    lambda kind, amount, on: _put(amount, kind, on),
)


def _remove(at: int, amount: Any, kind: str, of: Many, *, everything: bool = False) -> Any:
    if of.way not in ("one", "each"):
        return NOTHING
    named = New(at, "number", "", words="the number of counters removed this way")
    step: Document = {"do": "remove_counters", "from": of.value, "as": named}
    if kind != "+1/+1":
        step["kind"] = kind
    if everything:
        step["all"] = True
    elif amount != 1:
        step["amount"] = amount
    return mine(step)


act(
    "remove a|an <counter_kind> counter from <objects>",
    lambda at, kind, of: _remove(at, 1, kind, of),
    at=True,
)
act(
    "remove <number> <counter_kind> counters from <objects>",
    lambda at, number, kind, of: NOTHING if number == 1 else _remove(at, number, kind, of),
    at=True,
)
act(
    "remove all <counter_kind> counters from <objects>",
    lambda at, kind, of: _remove(at, 1, kind, of, everything=True),
    at=True,
)

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

# Prevention ---------------------------------------------------------------------------------------------------

for _words, _combat in (("damage", {}), ("combat damage", {"combat_only": True})):
    act(f"prevent all {_words} that would be dealt this turn", given(mine({"do": "prevent", **_combat})))
    act(
        f"prevent all {_words} that would be dealt to <protected> this turn",
        lambda to, combat=_combat: mine({"do": "prevent", "to": to, **combat}),
    )
    act(
        f"prevent all {_words} that would be dealt by <thing> this turn",
        lambda by, combat=_combat: mine({"do": "prevent", "by": by.value, **combat}),
    )
    act(
        f"prevent all {_words} that would be dealt to and dealt by <thing> this turn",
        lambda _: NOTHING,
    )
    act(
        f"prevent the next <number> {_words} that would be dealt to <protected> this turn",
        lambda number, to, combat=_combat: mine({"do": "prevent", "amount": number, "to": to, **combat}),
    )
rule("protected", "<thing>", lambda thing: thing.value)
rule("protected", "<player>", itself)

# Tokens -------------------------------------------------------------------------------------------------------


def _create(at: int, amount: Any, tapped: Any, token: Document, *, one: bool) -> Any:
    if one != (amount == 1):
        return NOTHING
    named = New(at, "object", "token", many=amount != 1)
    step: Document = {"do": "create", "token": Made(token), "as": named}
    if amount != 1:
        step["amount"] = amount
    if tapped:
        step["tapped"] = True
    return mine(step)


rule("tapped", "tapped", given(True))
act(
    "create a|an <tapped>? <token_one>",
    lambda at, tapped, token: _create(at, 1, tapped, token, one=True),
    at=True,
)
act(
    "create <number> <tapped>? <token_many>",
    lambda at, number, tapped, token: _create(at, number, tapped, token, one=False),
    at=True,
)
act(
    "create <that_many> <tapped>? <token_many>",
    lambda at, number, tapped, token: _create(at, number, tapped, token, one=False),
    at=True,
)
act(
    "create a number of <tapped>? <token_many> equal to <described>",
    lambda at, tapped, token, number: _create(at, number, tapped, token, one=False),
    at=True,
)

# Searching and digging ----------------------------------------------------------------------------------------


def _search(noun: Noun, to: str, tapped: Any = None, *, revealed: bool = False) -> Any:
    if not noun.card:
        return NOTHING
    if (to == "hand" and revealed) != bool(noun.filter) and to == "hand":
        return NOTHING
    step: Document = {"do": "search", "what": noun.filter}
    if to != "hand":
        step["to"] = to
    if tapped:
        step["tapped"] = True
    return mine(step)


_LIBRARY = "search your library for a|an <one>"
act(
    f"{_LIBRARY} , reveal it , put it into your hand , then shuffle",
    lambda noun: _search(noun, "hand", revealed=True),
)
act(
    f"{_LIBRARY} , reveal that card , put it into your hand , then shuffle",
    lambda noun: _search(noun, "hand", revealed=True),
)
act(f"{_LIBRARY} , put it into your hand , then shuffle", lambda noun: _search(noun, "hand"))
act(f"{_LIBRARY} , put that card into your hand , then shuffle", lambda noun: _search(noun, "hand"))
act(
    f"{_LIBRARY} , put it onto the battlefield <tapped>? , then shuffle",
    lambda noun, tapped: _search(noun, "battlefield", tapped),
)
act(
    f"{_LIBRARY} , put that card onto the battlefield <tapped>? , then shuffle",
    lambda noun, tapped: _search(noun, "battlefield", tapped),
)


def _dig(amount: Any, take: Any, order: str) -> Any:
    step: Document = {"do": "dig", "amount": amount}
    if not isinstance(take, int):
        return NOTHING
    if take != 1:
        step["take"] = take
    if order == "random":
        step["order"] = "random"
    return mine(step)


def _dig_for(amount: Any, noun: Noun | None, order: str) -> Any:
    if noun is not None and not noun.card:
        return NOTHING
    step: Document = {"do": "dig", "amount": amount, "optional": True}
    if noun is not None and noun.filter:
        step["what"] = noun.filter
    if order == "random":
        step["order"] = "random"
    return mine(step)


rule("bottom_order", "on the bottom of your library in any order", given("any"))
rule("bottom_order", "on the bottom of your library in a random order", given("random"))
rule("looked_at", "look at the top <number> cards of your library", itself)
act("<looked_at> . put <number> of them into your hand and the rest <bottom_order>", _dig)
act(
    "<looked_at> . you may reveal a|an <one> from among them and put it into your hand . put the rest <bottom_order>",
    _dig_for,
)

# Choosing -----------------------------------------------------------------------------------------------------


def _choose_in_hand(at: int, noun: Noun) -> Any:
    if not noun.card or "zone" in noun.filter:
        return NOTHING
    what = {**noun.filter, "zone": "hand"}
    named = New(at, "object", "card")
    return lambda who: [
        {"do": "choose", "as": named, "what": what, **_who(who), "hand_of": Said(at, "the revealed hand")}
    ]


act("choose <a_noun> from it", _choose_in_hand, at=True)
act(
    "create <tapped>? <tokens_equal>",
    lambda at, tapped, found: _create(at, found[1], tapped, found[0], one=False),
    at=True,
)
