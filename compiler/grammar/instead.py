"""What happens instead of something else: "if you would gain life, you gain twice that much life instead"."""

from __future__ import annotations

from typing import Any

from compiler.nodes import Document, Made, Noun, Targeted
from compiler.parsing import NOTHING

from .base import given, itself, rule
from .damage import KINDS, damage, instead

# As long as something is so ----------------------------------------------------------------------------------

rule("ability", "<instead_line>", itself)
for _line in ("instead_line", "damage_line"):
    rule(
        "ability",
        f"as long as <conditions> , <{_line}>",
        lambda condition, ability: {**ability, "condition": condition},
    )

# Steps in its place ------------------------------------------------------------------------------------------


def _speaks_of_targets(node: Any) -> bool:
    if isinstance(node, dict):
        return any(map(_speaks_of_targets, node.values()))
    if isinstance(node, list | tuple):
        return any(map(_speaks_of_targets, node))
    return isinstance(node, Targeted)


def _steps(does: Document) -> Any:
    """What an ability does that is not on the stack: it has no targets."""
    return NOTHING if "@from" in str(does) or _speaks_of_targets(does) else {"do": does["do"]}


rule("done", "<effect>", _steps)
rule("done_instead", "<clause> instead .", lambda steps: _steps({"do": steps}))
rule("done_instead", "<clause> instead . <effect>", lambda steps, rest: _steps({"do": [*steps, *rest["do"]]}))


def _both(one: Document, other: Document) -> Document:
    return {**one, **other}


# Damage ------------------------------------------------------------------------------------------------------

for _kind, _combat in KINDS:
    rule(
        "hit",
        f"if {_kind} would be dealt to <hurt>",
        lambda to, combat=_combat: damage(to, combat) if len(to) == 1 else NOTHING,
    )
    rule(
        "hit",
        f"if <dealer> would deal {_kind} to <hurt>",
        lambda by, to, combat=_combat: damage(to, by or {"by": {}}, combat) if len(to) < 2 else NOTHING,
    )
rule(
    "instead_line",
    "<hit> , prevent that damage . <done>",
    lambda event, does: instead(event, {"prevent": "all", **does}),
)
rule(
    "instead_line",
    "<hit> , <done_instead>",
    lambda event, does: NOTHING if event.get("by") == {} else instead(event, does),
)

# Dying, leaving ----------------------------------------------------------------------------------------------


def _any_card(noun: Noun) -> Any:
    return {"what": noun.filter} if noun.card and "zone" not in noun.filter else NOTHING


def _dies(who: Document) -> Any:
    return {"would": "die", **who}


rule("would_die", "<one_of_event> would die", _dies)
rule(
    "would_die",
    "a|an <one> dealt damage by ~ this turn would die",
    lambda noun: NOTHING if noun.card else _dies({"what": noun.filter, "damaged_by_self": True}),
)
rule("goes", "exile it instead .", given({"to": "exile"}))
rule("goes", "put it on top of its owner 's library instead .", given({"to": "library"}))
rule(
    "goes",
    "put it on the bottom of its owner 's library instead .",
    given({"to": "library", "position": "bottom"}),
)
rule("goes", "return it to its owner 's hand instead .", given({"to": "hand"}))
rule("instead_line", "if <would_die> , <goes>", instead)
rule(
    "instead_line",
    "if <would_die> , exile it instead . <done>",
    lambda event, does: instead(event, {"to": "exile", **does}),
)
rule(
    "instead_line",
    "if <one_of_event> would leave the battlefield , exile it instead of putting it anywhere else .",
    lambda who: instead({"would": "leave", **who}, {"to": "exile"}),
)
rule(
    "instead_line",
    "if a spell or ability an opponent controls causes you to discard ~ , put it onto the battlefield instead of"
    " putting it into your graveyard .",
    given(instead({"would": "be_discarded"}, {"to": "battlefield"})),
)
rule(
    "instead_line",
    "if ~ would be put into a graveyard from anywhere , <goes>",
    lambda does: instead({"would": "go_to_graveyard"}, does),
)
rule(
    "instead_line",
    "if ~ would be put into a graveyard from anywhere , reveal ~ and shuffle it into its owner 's library instead .",
    given(instead({"would": "go_to_graveyard"}, {"to": "library", "position": "shuffled"})),
)
for _whose, _more in (
    ("a", {}),
    ("your", {"controller": "you"}),
    ("an opponent 's", {"controller": "opponent"}),
):
    rule(
        "instead_line",
        f"if a|an <one> would be put into {_whose} graveyard from anywhere , exile it instead .",
        lambda noun, more=_more: (
            NOTHING
            if _any_card(noun) is NOTHING
            else instead({"would": "go_to_graveyard", "what": {**noun.filter, **more}}, {"to": "exile"})
        ),
    )

# Drawing, gaining life ---------------------------------------------------------------------------------------

for _who, _person, _s in (("you", "you", ""), ("opponent", "an opponent", "s"), ("any", "a player", "s")):
    _event: Document = {} if _who == "you" else {"who": _who}
    _they = "you" if _who == "you" else "that player"
    _draw, _gain = {"would": "draw", **_event}, {"would": "gain_life", **_event}
    rule("drawing", f"if {_person} would draw a card", given(_draw))
    _library = f"{'your' if _who == 'you' else 'their'} library has no cards in it"
    rule(
        "drawing", f"if {_person} would draw a card while {_library}", given({**_draw, "empty_library": True})
    )
    rule(
        "instead_line",
        f"if {_person} would draw a card while {_library} , "
        + ("" if _who == "you" else f"{_they} ")
        + f"skip{_s} that draw instead .",
        given(instead({**_draw, "empty_library": True}, {"nothing": True})),
    )
    _mill: Document = {"would": "mill", **_event}
    _mills = (
        f"if {_person} would mill one or more cards , {'you mill' if _who == 'you' else 'that player mills'}"
    )
    for _words, _times in (("twice", 2), ("three times", 3)):
        rule(
            "instead_line",
            f"{_mills} {_words} that many cards instead .",
            given(instead(_mill, {"times": _times})),
        )
    rule(
        "instead_line",
        f"{_mills} that many cards plus <plain_number> instead .",
        lambda number, event=_mill: instead(event, {"plus": number}),
    )
    rule("gaining", f"if {_person} would gain life", given(_gain))
    for _subject in dict.fromkeys((f"{_they} ", "" if _who == "you" else f"{_they} ")):
        rule(
            "instead_line",
            f"if {_person} would draw a card , {_subject}draw{_s} <number> cards instead .",
            lambda number, event=_draw: (
                instead(event, {"times": number}) if isinstance(number, int) else NOTHING
            ),
        )
        rule(
            "instead_line",
            f"if {_person} would draw a card , {_subject}skip{_s} that draw instead .",
            given(instead(_draw, {"nothing": True})),
        )
    for _words, _does in (
        ("twice that much life", {"times": 2}),
        ("three times that much life", {"times": 3}),
        ("no life", {"nothing": True}),
    ):
        rule(
            "instead_line",
            f"if {_person} would gain life , {_they} gain{_s} {_words} instead .",
            given(instead(_gain, _does)),
        )
    rule(
        "instead_line",
        f"if {_person} would gain life , {_they} gain{_s} that much life plus <digits> instead .",
        lambda number, event=_gain: instead(event, {"plus": number}),
    )
rule(
    "instead_line",
    "<drawing> , you may <act> instead .",
    lambda event, act: _optional(event, act),
)


def _optional(event: Document, act: Any) -> Any:
    """What may be done in the place of a draw of one's own."""
    steps: Any = NOTHING if "who" in event else act("you")
    if steps is NOTHING or len(steps) != 1:
        return NOTHING
    if steps[0].get("do") == "draw":
        times = steps[0].get("amount", 1)
        found = set(steps[0]) <= {"do", "amount", "as"} and isinstance(times, int) and times > 1
        return instead(event, {"times": times, "optional": True}) if found else NOTHING
    does = _steps({"do": steps})
    return NOTHING if does is NOTHING else instead(event, {**does, "optional": True})


rule("instead_line", "<drawing> , you may skip that draw instead .", lambda event: _skipped(event))


def _skipped(event: Document) -> Any:
    return NOTHING if "who" in event else instead(event, {"nothing": True, "optional": True})


rule("instead_line", "if ~ would die , you may <goes>", lambda does: _of_itself("die", does))
rule(
    "instead_line",
    "if ~ would be put into a graveyard from anywhere , you may <goes>",
    lambda does: _of_itself("go_to_graveyard", does),
)


def _of_itself(would: str, does: Document) -> Document:
    return instead({"would": would}, {**does, "optional": True})


for _event_words in ("drawing", "gaining"):
    rule(
        "instead_line",
        f"<{_event_words}> , <done_instead>",
        lambda event, does: NOTHING if _is_of_numbers(event, does["do"]) else instead(event, does),
    )


def _is_of_numbers(event: Document, steps: Any) -> bool:
    """Whether it only makes it more: that is said by a number."""
    return bool(event["would"] == "draw" and len(steps) == 1 and steps[0].get("do") == "draw")


# Tokens and counters -----------------------------------------------------------------------------------------

for _who, _under in (("you", "your"), ("opponent", "an opponent 's"), ("any", "a player 's")):
    _of: Document = {} if _who == "you" else {"who": _who}
    rule(
        "creating",
        f"if one or more tokens would be created under {_under} control",
        given({"would": "create", **_of}),
    )
    rule(
        "creating",
        f"if one or more <many> would be created under {_under} control",
        lambda noun, of=_of: _of_kind(noun, of),
    )


def _of_kind(noun: Noun, of: Document) -> Any:
    """ "Creature tokens"."""
    wanted = {name: value for name, value in noun.filter.items() if name != "token"}
    if noun.card or noun.filter.get("token") is not True or not wanted:
        return NOTHING
    return {"would": "create", **of, "what": wanted}


rule(
    "instead_line",
    "<creating> , twice that many of those tokens are created instead .",
    lambda event: instead(event, {"times": 2}),
)
rule(
    "instead_line",
    "<creating> , three times that many of those tokens are created instead .",
    lambda event: instead(event, {"times": 3}),
)


def _beside(event: Document, token: Document, amount: Any) -> Any:
    if "@size" in token:
        return NOTHING
    step: Document = {"do": "create", "token": Made(token)}
    return instead(event, {"do": [step if amount == 1 else {**step, "amount": amount}]})


rule(
    "instead_line",
    "<creating> , those tokens plus a|an <token_one> are created instead .",
    lambda event, token: _beside(event, token, 1),
)
rule(
    "instead_line",
    "<creating> , those tokens plus <that_many> <token_many> are created instead .",
    lambda event, number, token: _beside(event, token, number),
)


def _counters(kind: str, who: Document, does: Document) -> Document:
    return instead({"would": "get_counters", **who, "kind": kind}, does)


for _many, _does in (
    ("twice that many", {"times": 2}),
    ("three times that many", {"times": 3}),
    ("that many plus one", {"plus": 1}),
    ("that many plus two", {"plus": 2}),
):
    rule(
        "instead_line",
        f"if one or more <counter_kind> counters would be put on <one_of_event> , {_many} <counter_kind> counters"
        " are put on it instead .",
        lambda kind, who, again, does=_does: _counters(kind, who, does) if kind == again else NOTHING,
    )
