"""headjudge's engine: adjudicates card games, purely.

A state is a plain document and the whole truth; these functions are all there is to a game::

    state = engine.new_game("perdure", seed=7)
    while engine.outcome(state) is None:
        state = engine.apply(state, engine.legal_actions(state)[0]).state

The engine reads no clock, no environment and no files while playing; equal arguments give equal results in
every process. No function changes a state that it is given.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from .cards import CardQuery
from .cards import library as _library
from .cards import search as _search
from .inquiries import about
from .kernel import adjudicate, codec, creation
from .kernel.about import Named
from .kernel.adjudicate import Applied, SeatView, redact
from .kernel.bounds import FEW
from .kernel.closed_words import hint
from .kernel.codec import encode, hash_id, state_id
from .kernel.creation import MAX_SEED
from .kernel.creation import Checked as CheckedGame
from .kernel.deck_lists import Listed, ListForm, Told
from .kernel.documents import (
    WORDS,
    Action,
    ActionVerdict,
    CardEntry,
    Chance,
    Concede,
    Decision,
    Event,
    Face,
    Fault,
    Outcome,
    Passing,
    Remark,
    State,
    Verdict,
    Violation,
    Waiting,
)
from .kernel.errors import (
    EditionMismatch,
    EngineError,
    GameOver,
    IllegalAction,
    InvalidAction,
    InvalidOptions,
    InvalidQuery,
    InvalidState,
    StepBudgetExceeded,
    UnknownRuleset,
    UnknownThing,
)
from .kernel.evaluation import Estimate, Tally, best, estimate, observation
from .kernel.forms import json_fault
from .kernel.guide import Guide, Part, Surprise
from .kernel.near_names import Names, folded
from .kernel.players import GREEDY_DECISIONS
from .kernel.playout_cost import PlayoutCost
from .kernel.playouts import PlayOut
from .kernel.rulebook import Rule, Rulebook
from .kernel.ruleset import Ruleset
from .kernel.texts import ActionTemplate, Template, Templates
from .magic.catalogue import brought_entry as _brought_entry
from .magic.custom_cards import MOST_BYTES as MOST_CARDS_BYTES
from .magic.custom_cards import MOST_CARDS, check_card
from .magic.custom_cards import definitions_of as card_definitions
from .magic.language.abilities import Card as _Card
from .magic.library.check import Checked as CheckedCard
from .magic.library.check import check as check_cards
from .magic.library.check import report as card_report
from .magic.library.definition import key_of as card_key
from .magic.library.validation import card_schema
from .passing import Pass, PassOrAsk, ReasonToAsk, ReasonToPass, StepUntil, pass_or_ask
from .playouts import (
    choose_at_random,
    choose_by_search,
    choose_greedily,
    compare,
    considered,
    evaluate,
    play_out,
)
from .registry import BY_ID, of_edition, ruleset, ruleset_of, rulesets
from .rulesets import RULESETS
from .telling import action_texts, called, decision_text, event_texts, label, templates

EVERY_CARD = CardQuery()
_CODEC = codec.Codec(BY_ID)


def search_cards(ruleset_id: str, query: CardQuery = EVERY_CARD) -> tuple[CardEntry, ...]:
    """The cards of a ruleset's library that a query asks for, in the order of the library.

    Raises:
        UnknownRuleset: there is no such ruleset.
        InvalidQuery: the query asks for something that no card of the ruleset can have.
    """
    return _search(ruleset(ruleset_id).id, query)


def card(ruleset_id: str, key: str) -> CardEntry:
    """The card with this key, or with this name, whatever its case and accents.

    Raises:
        UnknownRuleset: there is no such ruleset.
        KeyError: its library has no such card.
    """
    cards = _library(ruleset(ruleset_id).id).cards
    return cards[key] if key in cards else cards[card_key(key)]


def takes_cards(ruleset_id: str) -> bool:
    """Whether players of a ruleset bring cards, of the library or their own.

    Raises:
        UnknownRuleset: there is no such ruleset.
    """
    return ruleset(ruleset_id).lists is not None


def named_cards(ruleset_id: str, options: Any, seats: Any) -> Sequence[tuple[str, str]]:
    """The cards that the decks in these options and seats name, which may have any form, each with its place
    before it.

    Raises:
        UnknownRuleset: there is no such ruleset.
    """
    return tuple(ruleset(ruleset_id).named_cards(options, seats))


def card_entry(definition: Mapping[str, Any], tokens: Mapping[str, Mapping[str, Any]]) -> CardEntry:
    """What people look up of a sound card that is not in the library, from its document. ``tokens``: those
    that it creates and the library does not have, by the keys that it calls them.

    Raises:
        msgspec.ValidationError: one of the documents is no card.
    """
    made = {key: msgspec.convert(token, _Card) for key, token in tokens.items()}
    return _brought_entry(msgspec.convert(definition, _Card), made)


def load_libraries() -> None:
    """Read all cards and put the libraries together, which happens at the first use otherwise.

    A server does it before it forks, so that its workers share what was read.
    """
    for each in RULESETS:
        _library(each.id)


def begin(
    ruleset_id: str,
    *,
    seed: int = 0,
    chance: str | None = None,
    options: Mapping[str, Any] | None = None,
    seats: Sequence[Mapping[str, Any]] | None = None,
) -> Applied:
    """A new game at its first decision, and the events that led there (see
    :func:`engine.kernel.creation.begin`).

    Raises:
        UnknownRuleset: there is no such ruleset.
        InvalidOptions: lists everything that is wrong with the arguments.
    """
    return creation.begin(ruleset(ruleset_id), seed=seed, chance=chance, options=options, seats=seats)


def new_game(
    ruleset_id: str,
    *,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    seats: Sequence[Mapping[str, Any]] | None = None,
) -> State:
    """A new game at its first decision (see :func:`begin`)."""
    state: State = creation.new_game(ruleset(ruleset_id), seed=seed, options=options, seats=seats)
    return state


def check_game(
    ruleset_id: str,
    *,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    seats: Sequence[Mapping[str, Any]] | None = None,
) -> CheckedGame:
    """What :func:`begin` would find wrong with these arguments, and what one would like to know beside that:
    a card of a deck whose text has nothing to work on in this game.

    Raises:
        UnknownRuleset: there is no such ruleset.
    """
    return creation.check(ruleset(ruleset_id), seed=seed, options=options, seats=seats)


def settle(data: bytes | str) -> Applied:
    """The state of a document, checked in full, and what happened as it settled.

    A state written by hand need not be settled: it gets its machine, and what the rules do before anybody
    decides is done. For the encoding of a settled state nothing happens.

    Raises:
        InvalidState: no game can be in this position; all faults are listed.
        EditionMismatch: it follows an edition that is not served.
    """
    return _CODEC.settle(data)


def decode(data: bytes | str) -> State:
    """The settled state of a document, checked in full (see :func:`settle`).

    Raises:
        InvalidState: no game can be in this position; all faults are listed.
        EditionMismatch: it follows an edition that is not served.
    """
    return _CODEC.decode(data)


def decode_trusted(data: bytes) -> State:
    """The state of an encoding known to come from :func:`encode`, without checking it by the rules.

    Raises:
        InvalidState: it does not have the form of a state.
    """
    return _CODEC.decode_trusted(data)


def status(data: bytes | str) -> Sequence[Fault]:
    """Everything that is wrong with a document; nothing, if it can be played on.

    Raises:
        EditionMismatch: it follows an edition that is not served.
    """
    return _CODEC.status(data)


def decode_action(state: State, data: bytes | str) -> Action:
    """An action of the state's ruleset from its document.

    Raises:
        InvalidAction: it is none; names the place.
    """
    action: Action = codec.decode_action(ruleset_of(state), data)
    return action


def decision(state: State) -> Decision | None:
    """Who decides what, under which clause; None when the game is over."""
    asked = adjudicate.question(ruleset_of(state), state)
    return None if asked is None else asked.decision


def legal_actions(state: State) -> tuple[Action, ...]:
    """Every legal action of the seat that decides, without concession; empty when the game is over."""
    return adjudicate.legal_actions(ruleset_of(state), state)


def check(state: State, action: Action) -> Verdict:
    """Whether the action is legal and by which clause; if not, every reason why.

    Raises:
        GameOver: the game has ended.
    """
    return adjudicate.check(ruleset_of(state), state, action)


def apply(state: State, action: Action) -> Applied:
    """The state after the action and all that follows from it, and the events that led there.

    Raises:
        IllegalAction: the rules forbid it; carries every clause it breaks.
        GameOver: the game has ended.
        StepBudgetExceeded: its consequences did not come to an end.
    """
    return adjudicate.apply(ruleset_of(state), state, action)


def forced(state: State) -> Action | None:
    """The only action of the seat that decides, where every seat sees that it is the only one, and it is no
    pass; None: there is something to decide, or the game is over."""
    return adjudicate.forced(ruleset_of(state), state)


def take_forced(state: State) -> tuple[Action, Applied] | None:
    """The action that is :func:`forced`, carried out; None: none is. The events begin with the one that says
    so.

    Raises:
        StepBudgetExceeded: its consequences did not come to an end.
    """
    return adjudicate.take_forced(ruleset_of(state), state)


def outcome(state: State) -> Outcome | None:
    """How the game ended; None while it goes on."""
    ended: Outcome | None = state.table.outcome
    return ended


def view(state: State, seat: int) -> SeatView:
    """What a seat may know: table, decision, its legal actions.

    Raises:
        IndexError: there is no such seat.
    """
    return adjudicate.view(ruleset_of(state), state, seat)


def sample(state: State, seat: int, seed: int) -> State:
    """A state that the seat cannot tell from this one, with all that it has not seen dealt anew.

    Raises:
        IndexError: there is no such seat.
    """
    sampled: State = adjudicate.sample(ruleset_of(state), state, seat, seed)
    return sampled


__all__ = [
    "EVERY_CARD",
    "FEW",
    "GREEDY_DECISIONS",
    "MAX_SEED",
    "MOST_CARDS",
    "MOST_CARDS_BYTES",
    "WORDS",
    "Action",
    "ActionTemplate",
    "ActionVerdict",
    "Applied",
    "CardEntry",
    "CardQuery",
    "Chance",
    "CheckedCard",
    "CheckedGame",
    "Concede",
    "Decision",
    "EditionMismatch",
    "EngineError",
    "Estimate",
    "Event",
    "Face",
    "Fault",
    "GameOver",
    "Guide",
    "IllegalAction",
    "InvalidAction",
    "InvalidOptions",
    "InvalidQuery",
    "InvalidState",
    "ListForm",
    "Listed",
    "Named",
    "Names",
    "Outcome",
    "Part",
    "Pass",
    "PassOrAsk",
    "Passing",
    "PlayOut",
    "PlayoutCost",
    "ReasonToAsk",
    "ReasonToPass",
    "Remark",
    "Rule",
    "Rulebook",
    "Ruleset",
    "SeatView",
    "State",
    "StepBudgetExceeded",
    "StepUntil",
    "Surprise",
    "Tally",
    "Template",
    "Templates",
    "Told",
    "UnknownRuleset",
    "UnknownThing",
    "Verdict",
    "Violation",
    "Waiting",
    "about",
    "action_texts",
    "apply",
    "begin",
    "best",
    "called",
    "card",
    "card_definitions",
    "card_entry",
    "card_key",
    "card_report",
    "card_schema",
    "check",
    "check_card",
    "check_cards",
    "check_game",
    "choose_at_random",
    "choose_by_search",
    "choose_greedily",
    "compare",
    "considered",
    "decision",
    "decision_text",
    "decode",
    "decode_action",
    "decode_trusted",
    "encode",
    "estimate",
    "evaluate",
    "event_texts",
    "folded",
    "forced",
    "hash_id",
    "hint",
    "json_fault",
    "label",
    "legal_actions",
    "load_libraries",
    "named_cards",
    "new_game",
    "observation",
    "of_edition",
    "outcome",
    "pass_or_ask",
    "play_out",
    "redact",
    "ruleset",
    "ruleset_of",
    "rulesets",
    "sample",
    "search_cards",
    "settle",
    "state_id",
    "status",
    "take_forced",
    "takes_cards",
    "templates",
    "view",
]
