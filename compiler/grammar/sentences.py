"""Sentences of effects, and how they follow each other: "you may pay {2}. If you do, …".

A sentence is a list of steps. One that goes on with what the sentence before began is a step of a form that no
card has, ``{"@": "if_do", "steps": […]}``; :func:`together` puts it where it belongs.
"""

from __future__ import annotations

from typing import Any

from compiler.nodes import Document, Many, New, Noun, PlayerOf, Said
from compiler.parsing import NOTHING

from .acts import COUNTERED_TO, Act
from .amounts import says_x, with_x
from .base import given, itself, rule
from .lasting import until
from .steps import damage, deals, fights

Steps = list[Document]

# Sentences ----------------------------------------------------------------------------------------------------


def may(who: Any, steps: Any, pay: Any = None) -> Any:
    """A player may do it, or may pay."""
    if who in ("any", "opponent") and isinstance(who, str):
        return NOTHING
    found: Document = {"do": "may"}
    if not (isinstance(who, str) and who == "you"):
        found["who"] = who
    if pay is not None:
        found["pay"] = pay
    if steps:
        found["then"] = steps
    return [found]


rule("sentence", "<clauses>", itself)
rule("sentence", "then <clauses>", itself)
rule("sentence", "then? <player> may <acts>", lambda who, acts: _may_act(who, acts))
rule(
    "sentence",
    "<player> may <may_steps>",
    lambda who, steps: _may_choose(who, steps),
)
rule(
    "sentence",
    "<player> may have <thing> <bare_clause>",
    lambda who, what, clause: _may_have(who, what, clause),
)
rule(
    "sentence",
    "<player> may have <thing> <bare_clause> , where X is <described>",
    lambda who, what, clause, amount: _may_have_x(who, clause(what), amount),
)
rule(
    "sentence",
    "<player> may have <player> <acts>",
    lambda who, other, acts: _may_have_act(who, other, acts),
)
rule(
    "sentence",
    "<player> may <payment>",
    lambda who, price: NOTHING if "@zone" in price else may(who, None, price),
)
rule("sentence", "you may tap or untap <thing>", lambda what: _tap_or_untap(what))
rule("bare_clause", "deal <deals>", lambda parts: lambda what: deals(what, parts))
rule("bare_clause", "fight <thing>", lambda other: lambda what: fights(what, other))
rule("bare_clause", "<changes> <for_a_time>", lambda changes, lasts: lambda what: until(what, changes, lasts))


def _may_act(who: Any, acts: Act) -> Any:
    steps = acts(who)
    if steps is NOTHING and who != "you":
        return NOTHING
    if steps is not NOTHING and isinstance(who, str) and who in ("any", "opponent"):
        return [{"do": "each_may", "who": who, "steps": [_without_names(step) for step in steps]}]
    return NOTHING if steps is NOTHING else may(who, steps)


def _without_names(step: Any) -> Any:
    """A step without names for what it does to several players' cards: nothing speaks of them."""
    if not isinstance(step, dict):
        return step
    return {name: value for name, value in step.items() if name not in ("as", "number_as")}


def _may_choose(who: Any, steps: Any) -> Any:
    return steps if who == "you" and isinstance(who, str) else NOTHING


def _may_have(who: Any, what: Many, clause: Any) -> Any:
    steps = clause(what)
    return NOTHING if steps is NOTHING else may(who, steps)


def _may_have_x(who: Any, steps: Any, amount: Any) -> Any:
    return NOTHING if steps is NOTHING or not says_x(steps) else may(who, with_x(steps, amount))


def _may_have_act(who: Any, other: Any, acts: Act) -> Any:
    """A player may have another do something."""
    if who == other and isinstance(who, str):
        return NOTHING
    steps = acts(other)
    return NOTHING if steps is NOTHING else may(who, steps)


def _tap_or_untap(what: Many) -> Any:
    other = may("you", [{"do": "untap", "what": what.value}])
    return [{"do": "may", "then": [{"do": "tap", "what": what.value}], "otherwise": other}]


rule("sentence", "if you|they can't , <sentence>", lambda steps: [{"@": "if_cannot", "steps": steps}])
for _words in ("if you do", "if they do", "if that player does", "if the player does"):
    rule("sentence", f"{_words} , <sentence>", lambda steps: [{"@": "if_do", "steps": steps}])
for _words in (
    "if you don't",
    "if they don't",
    "if that player doesn't",
    "if the player doesn't",
    "otherwise",
):
    rule("sentence", f"{_words} , <sentence>", lambda steps: [{"@": "if_not", "steps": steps}])
rule("sentence", "when you do, <sentence>", lambda steps: [{"@": "when_do", "steps": steps}])
rule("sentence", "if <conditions> , <sentence>", lambda condition, steps: _if(condition, steps))
rule("sentence", "<clauses> if <conditions>", lambda steps, condition: _if_last(steps, condition))
rule(
    "sentence",
    "you may <acts> if <conditions>",
    lambda acts, condition: _if_last(_may_act("you", acts), condition),
)
rule(
    "sentence",
    "if <conditions> , <sentence> instead",
    lambda condition, steps: [{"@": "instead", "condition": condition, "steps": steps}],
)
rule(
    "sentence",
    "if <conditions> , instead <sentence>",
    lambda condition, steps: [{"@": "instead", "condition": condition, "steps": steps}],
)
rule("sentence", "then? <clauses> unless you <payment>", lambda steps, price: _unless("you", steps, price))
rule(
    "sentence",
    "<clauses> unless <some_player> <payment_of_other>",
    lambda steps, who, price: _unless(who, steps, price),
)
for _zone, _words in COUNTERED_TO:
    rule(
        "sentence",
        f"counter <thing> unless <some_player> <payment_of_other> . if that spell is countered this way, {_words}",
        lambda thing, who, price, to=_zone: _unless(
            who, [{"do": "counter", "what": thing.value, "to": to}], price
        ),
    )
rule(
    "sentence",
    "<clauses> unless they pay <mana>",
    lambda at, steps, mana: _unless(Said(at, "they"), steps, {"mana": mana}),
    at=True,
)
rule(
    "sentence",
    "at the beginning of <next> , <sentence>",
    lambda when, steps: [{"do": "later", "when": when, "steps": steps}],
)


def _within_turn(at: int, event: Document, steps: Steps) -> Any:
    """A delayed ability that is there until the turn ends; its event is spoken of in its steps."""
    if any("@" in step for step in steps) or event["when"] == "any_of":
        return NOTHING
    return [{"do": "later", "when": event, "steps": steps, "within": "turn", "@span": (at, at)}]


for _opening in (
    "when|whenever <event> this turn",
    "when|whenever <event_of_named> this turn",
):
    rule("sentence", f"{_opening} , <sentence>", _within_turn, at=True)


def _next_spell(at: int, noun: Noun, place: Document | None, steps: Steps) -> Any:
    event = {"when": "casts", **({"what": noun.filter} if noun.filter else {}), **(place or {})}
    found = _within_turn(at, event, steps)
    return NOTHING if found is NOTHING else [{**found[0], "once": True}]


rule(
    "sentence",
    "when you cast your next <one_spell> <from_your_hand>? this turn , <sentence>",
    _next_spell,
    at=True,
)
rule("from_your_hand", "from your hand", lambda: {"from": "hand"})
rule(
    "sentence",
    "at end of combat , <sentence>",
    lambda steps: [
        {"do": "later", "when": {"when": "begins", "step": "end_combat", "whose": "any"}, "steps": steps}
    ],
)
rule("sentence", "for each <one> , <sentence>", lambda at, noun, steps: _each(at, noun, steps), at=True)


def _if(condition: Any, steps: Steps) -> Any:
    if any("@" in step for step in steps):
        return NOTHING
    return [{"do": "if", "condition": condition, "then": steps}]


def _if_last(steps: Steps, condition: Document) -> Any:
    """The same, after one step: it names first what is asked of, or comes right after a trigger."""
    return NOTHING if steps is NOTHING or len(steps) != 1 else _if(condition, steps)


def _unless(who: Any, steps: Steps, price: Document) -> Any:
    if "@zone" in price or any("@" in step for step in steps):
        return NOTHING
    found = may(who, None, price)
    return NOTHING if found is NOTHING else [{**found[0], "otherwise": steps}]


def _each(at: int, noun: Noun, steps: Steps) -> Any:
    if noun.card or any("@" in step for step in steps):
        return NOTHING
    named = New(at, "object", noun.head, words=f"that {noun.head}")
    return [{"do": "each", "what": noun.filter, "as": named, "steps": steps}]


rule("text", "<sentence> .", lambda steps: [steps])
rule("text", "<sentence> . <text>", lambda steps, rest: [steps, *rest])


def placed(player: Any) -> PlayerOf | None:
    """The player of something, if that is how a player was said."""
    return player if isinstance(player, PlayerOf) else None


# Not said again -----------------------------------------------------------------------------------------------

rule(
    "sentence",
    "if <conditions> , <subjects> deals <damage> instead",
    lambda condition, by, amount: [
        {
            "@": "instead",
            "condition": condition,
            "steps": [damage(_dealing(by.value), amount, {"to": "@same"})],
        }
    ],
)
rule(
    "sentence",
    "if <conditions> , create <number> of those tokens instead",
    lambda condition, number: [
        {
            "@": "instead",
            "condition": condition,
            "steps": [{"do": "create", "token": "@same", "amount": number}],
        }
    ],
)
rule(
    "clause",
    "<subjects> don't untap during <some_player> 's next untap step",
    lambda what, who: [{"do": "skip_untap", "what": what.value, "during": who}],
)
for _way in ("to", "by"):
    rule(
        "clause",
        f"until your next turn, prevent all damage that would be dealt {_way} <thing>",
        lambda thing, way=_way: [{"do": "prevent", way: thing.value, "lasts": "your_next_turn"}],
    )
rule(
    "clause",
    "<player> exiles|puts <one_of_graveyard>",
    lambda at, who, built: built(at, who),
    at=True,
)
rule(
    "sentence",
    "you may <acts> unless <some_player> <payment_of_other>",
    lambda acts, who, price: _may_unless(acts, who, price),
)


def _dealing(source: Any) -> Any:
    return Said(source.at, "it", "deals") if isinstance(source, Said) and source.words == "it" else source


def _may_unless(acts: Act, who: Any, price: Document) -> Any:
    steps = acts("you")
    return NOTHING if steps is NOTHING else _unless(who, may("you", steps), price)


rule(
    "clause",
    "a creature dealt damage this way can't be regenerated this turn",
    lambda at: until(
        Many(Said(at, "damaged this way")), [{"change": "cant", "be_regenerated": True}], "turn"
    ),
    at=True,
)
rule("text", "<becoming_land> .", lambda steps: [steps])
rule("text", "<becoming_land> . <text>", lambda steps, rest: [steps, *rest])
rule(
    "becoming_land",
    "<clause> . it's still a|an <still>",
    lambda steps, kind: steps if _sets_creature_types(steps) else NOTHING,
)
for _kind in ("land", "lands", "artifact", "artifacts", "enchantment"):
    rule("still", _kind, given(None))


def _sets_creature_types(steps: Steps) -> bool:
    """Whether the last of these steps says what something becomes."""
    changes = steps[-1].get("changes", ()) if steps else ()
    return any(change["change"] == "types" for change in changes)


def _takes_control(who: Any, what: Many, lasts: str) -> Any:
    if isinstance(who, str):
        return NOTHING
    return until(what, [{"change": "control", "by": who}], lasts)


rule("clause", "<player> gains control of <objects> <for_a_time>", _takes_control)
rule("clause", "<player> gains control of <objects>", lambda who, what: _takes_control(who, what, "forever"))
