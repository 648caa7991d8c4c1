"""What stands behind a noun: whose it is, where it is, what it has, how it stands to others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from compiler.nodes import NAME_OF_GRANTER, OWN_NAME, Document, Noun, Said
from compiler.parsing import NOTHING, Found, Parser

from .base import G, given, itself, listed, merged, rule

# Whose, where, with what -------------------------------------------------------------------------------------

rule("after_noun", "you control", given({"controller": "you"}))
rule("after_noun", "an opponent controls", given({"controller": "opponent"}))
rule("after_noun", "your opponents control", given({"controller": "opponent"}))
rule("after_noun", "you don't control", given({"not_controller": "you"}))
rule("after_noun", "your opponents don't control", given({"not_controller": "opponent"}))
rule("after_noun", "they control", lambda at: {"controller": Said(at, "they")}, at=True)
rule("after_noun", "<some_player> controls", lambda player: {"controller": player})
rule("after_noun", "on the battlefield", given({"zone": "battlefield"}))
rule("after_noun", "with <qualities>", itself)
rule("after_noun", "without <keyword_words>", lambda words: {"not_keywords": list(words)})
rule("after_noun", "named <card_name>", lambda name: {"name": name})
rule("after_noun", "you own", given({"owner": "you"}))
rule("after_noun", "an opponent owns", given({"owner": "opponent"}))
rule("after_noun", "your opponents own", given({"owner": "opponent"}))
rule("after_noun", "you both own and control", given({"owner": "you", "controller": "you"}))
rule("after_noun", "blocking <thing>", lambda thing: {"blocking": thing.value})
rule("after_noun", "blocked by <thing>", lambda thing: {"blocked_by": thing.value})
rule(
    "after_noun",
    "blocking or blocked by <thing>",
    lambda thing: {"any_of": [{"blocking": thing.value}, {"blocked_by": thing.value}]},
)
rule("after_noun", "attacking you", given({"attacking": "you"}))
rule("after_noun", "attacking one of your opponents", given({"attacking": "opponent"}))
rule("after_noun", "attacking <some_player>", lambda player: {"attacking": player})
rule("after_noun", "that targets|target <thing>", lambda thing: {"targeting": thing.value})
rule(
    "after_noun",
    "that targets|target <a_noun>",
    lambda noun: NOTHING if noun.card else {"targeting": noun.filter},
)
rule("after_noun", "that targets|target you", given({"targeting_player": "you"}))
rule("after_noun", "that targets|target a player", given({"targeting_player": "any"}))
rule("after_noun", "that targets|target an opponent", given({"targeting_player": "opponent"}))
for _words, _event in (
    ("entered", "enters"),
    ("attacked", "attacks"),
    ("blocked", "blocks"),
    ("dealt damage", "deals_damage"),
    ("was|were dealt damage", "is_dealt_damage"),
):
    rule("after_noun", f"that {_words} this turn", given({"this_turn": {"when": _event}}))
rule("quality", "the same name as <thing>", lambda thing: {"shares": {"what": "name", "with": thing.value}})
for _what in ("color", "creature type", "card type"):
    rule(
        "after_noun",
        f"that share|shares a {_what} with <thing>",
        lambda thing, what=_what: {"shares": {"what": what, "with": thing.value}},
    )
rule("after_noun", "that isn't <a_noun>", lambda noun: NOTHING if noun.card else {"but_not": noun.filter})
rule("after_noun", "that aren't <many>", lambda noun: NOTHING if noun.card else {"but_not": noun.filter})
rule("after_noun", "that isn't|aren't enchanted", given({"but_not": {"bears": {"subtypes": ["Aura"]}}}))
rule("after_noun", "that isn't|aren't equipped", given({"but_not": {"bears": {"subtypes": ["Equipment"]}}}))
rule("after_noun", "with <keyword_words_or>", lambda words: _any_keyword(words))
rule("after_noun", "with power or toughness <bounds>", lambda bounds: _any_size(bounds))


def _any_keyword(words: tuple[str, ...]) -> Any:
    return NOTHING if len(words) < 2 else {"any_of": [{"keywords": [word]} for word in words]}


def _any_size(bounds: Document) -> Document:
    return {"any_of": [{"power": bounds}, {"toughness": bounds}]}


rule("after_noun", "attached to <thing>", lambda thing: {"attached_to": thing.value})
for _done in (
    "destroyed",
    "exiled",
    "returned",
    "milled",
    "dealt damage",
    "discarded",
    "sacrificed",
    "tapped",
    "untapped",
    "countered",
):
    rule(
        "done_way",
        f"{_done} this way",
        lambda at, done=_done: {"among": Said(at, f"{done} this way")},
        at=True,
    )
rule("after_noun", "<done_way>", itself)
rule("after_noun", "other than ~", given({"other": True}))
rule("after_noun", "other than <target>", lambda target: {"not_same_as": target})

listed("keyword_words", "simple_keyword")
listed("keyword_words", "simple_keyword", last="or")
listed("keyword_words_or", "simple_keyword", last="or")
rule("quality", "<simple_keyword>", lambda word: {"keywords": [word]})
rule("quality", "toxic", given({"keywords": ["toxic"]}))
rule("after_noun", "without toxic", given({"not_keywords": ["toxic"]}))
rule("quality", "power <bounds>", lambda bounds: {"power": bounds})
rule("quality", "toughness <bounds>", lambda bounds: {"toughness": bounds})
rule("quality", "mana value <bounds>", lambda bounds: {"mana_value": bounds})
rule("quality", "a|an <counter_kind> counter on it", lambda kind: {"counter": kind})
rule("quality", "<counter_kind> counters on them", lambda kind: {"counter": kind})
rule("quality", "a counter on it", given({"has_counters": True}))
rule("quality", "counters on them", given({"has_counters": True}))
rule("quality", "no counters on it|them", given({"has_counters": False}))
for _word, _least in (("greatest", False), ("highest", False), ("least", True), ("lowest", True)):
    for _stat in ("power", "toughness", "mana value"):
        rule(
            "quality",
            f"the {_word} {_stat} among <many>",
            lambda noun, stat=_stat, least=_least: _extreme(stat, noun, least),
        )


def _extreme(stat: str, noun: Noun, least: bool) -> Any:
    said = {"stat": stat.replace(" ", "_"), "among": noun.filter}
    return NOTHING if noun.card else {"extreme": {**said, "least": True} if least else said}


rule("quality", "no abilities", given({"has_abilities": False}))
listed("quality_list", "quality")


def _qualities(parts: tuple[Document, ...]) -> Any:
    keywords = [word for part in parts for word in part.get("keywords", ())]
    rest = [part for part in parts if "keywords" not in part]
    return merged(*([{"keywords": keywords}] if keywords else []), *rest)


rule("qualities", "<quality_list>", _qualities)
rule("bounds", "<digits> or greater|more", lambda number: {"min": number})
rule("bounds", "<digits> or less", lambda number: {"max": number})
rule("bounds", "<digits>", lambda number: {"min": number, "max": number})
rule("bounds", "X or greater|more", given({"min": "x"}))
rule("bounds", "X or less", given({"max": "x"}))
rule("bounds", "X", given({"min": "x", "max": "x"}))
rule("bounds", "less than <described>", lambda amount: {"less_than": amount})
rule("bounds", "greater than <described>", lambda amount: {"more_than": amount})
rule("bounds", "less than or equal to <described>", lambda amount: {"max": amount})
rule("bounds", "greater than or equal to <described>", lambda amount: {"min": amount})
rule("bounds", "equal to <described>", lambda amount: {"min": amount, "max": amount})

for _preposition in ("in", "from"):
    rule("after_noun", f"{_preposition} <place>", itself)
rule("place", "your <owned_zone>", lambda zone: {"zone": zone, "controller": "you"})
rule("place", "a|all <owned_zone>", lambda zone: {"zone": zone})
rule("place", "graveyards", given({"zone": "graveyard"}))
rule("place", "a single graveyard", given({"zone": "graveyard", "@same": True}))
rule("place", "an opponent 's <owned_zone>", lambda zone: {"zone": zone, "controller": "opponent"})
rule("place", "your opponents ' <owned_zone>", lambda zone: {"zone": zone, "controller": "opponent"})
rule("place", "their <owned_zone>", lambda at, zone: {"zone": zone, "controller": Said(at, "they")}, at=True)
rule("place", "<some_player> 's <owned_zone>", lambda player, zone: {"zone": zone, "controller": player})
rule("place", "exile", given({"zone": "exile"}))
rule("owned_zone", "graveyard|graveyards", given("graveyard"))
rule("owned_zone", "hand|hands", given("hand"))


@G.reads("card_name")
def _card_name(parser: Parser, at: int) -> Iterator[Found]:
    """The name of a card, as far as its words have capitals; it may end after each of them."""
    if parser.token(at) in ("~", NAME_OF_GRANTER):
        yield OWN_NAME, at + 1
        return
    words: list[str] = []
    end = at
    while end < len(parser.tokens) and len(words) < 12:
        token = parser.tokens[end]
        if not (token[0].isupper() or token in ("of", "the", "and", "'s", "'", "to", "in", "from", ",", "-")):
            return
        words.append(token)
        end += 1
        if token[0].isupper() or token == "'s":
            name = " ".join(words).replace(" '", "'").replace(" ,", ",")
            yield name, end
