"""What a seat must not learn from the wire: the test knows the whole state, the page must not."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple

import requests

import engine
from engine import playing_cards
from tests.browser.support.traffic import Exchange
from tests.harness import plain

ABOUT_A_RULESET = r"v1/rulesets(/\w+(/(texts|cards|rules|games/checks)(/.*)?)?)?"
PUBLIC = re.compile(rf"/(play/.*|openapi.*|card\.schema\.json|v1/cards/.*|{ABOUT_A_RULESET})([?#].*)?")
"""Addresses whose answers are about no game."""

AMBIGUOUS = {"castle"}
"""Keys of cards that are words of the game besides."""

GONE = re.compile(r'"was":"o[0-9]+"|"type":"province_turned"[^{}]*')
"""Events that name a card, in sight of everybody, by the id that it has lost again when the view is made."""


class Leak(NamedTuple):
    """A word in an answer that the seat could not know."""

    word: str
    seat: int
    asked: str
    told: str


class Watch:
    """Compares what a page is told with the true states.

    `looked` counts the answers it has looked at, `secrets` the words that it has looked for in them;
    `viewers` are the seats in whose name was asked.
    """

    def __init__(self, address: str) -> None:
        self.address = address
        self.looked = 0
        self.secrets = 0
        self.viewers: list[int] = []

    def leaks(self, exchanges: Iterable[Exchange]) -> Iterator[Leak]:
        """What the answers tell that the seat in whose name was asked must not know."""
        for exchange in exchanges:
            if PUBLIC.fullmatch(exchange.url.removeprefix(self.address)):
                continue
            asked, told = json.loads(exchange.sent or "{}"), exchange.document()
            if "state_id" in asked and engine.outcome(self._state(asked["state_id"])) is not None:
                continue  # once the game is over nothing is hidden any more
            seat = viewer(asked)
            named = {document["state_id"] for document in (asked, told) if "state_id" in document}
            assert named, f"{exchange.method} {exchange.url} is about no state"
            secret = self._secrets(seat, [self._state(each) for each in sorted(named)])
            self.looked += 1
            self.secrets += len(secret)
            self.viewers.append(seat)
            body = GONE.sub("", str(exchange.body))
            for word in sorted(secret):
                if stands(word, body):
                    yield Leak(word, seat, f"{exchange.method} {exchange.url} {exchange.sent}", body)

    def _secrets(self, seat: int, states: Iterable[engine.State]) -> set[str]:
        """The words for what lies in these states and can be seen by the seat in none of them."""
        things: dict[str, set[str]] = {}
        seen = ""
        for state in states:
            things |= vocabulary(state)
            seen += json.dumps(plain(engine.view(state, seat)), ensure_ascii=False)
        return {
            word
            for thing, words in things.items()
            if not stands(thing, seen)
            for word in words
            if not stands(word, seen)
        }

    def _state(self, name: str) -> engine.State:
        return _fetched(f"{self.address}/v1/states/{name}")


def viewer(asked: Any) -> int:
    """The one seat in whose name was asked."""
    seats = asked.get("perspectives", [asked["seat"]] if "seat" in asked else [])
    assert len(seats) == 1, f"asked for the seats {seats}: {asked}"
    return int(seats[0])


def vocabulary(state: engine.State) -> dict[str, set[str]]:
    """All things of a table, hidden ones too, each with the words by which an answer could give it away."""
    ruleset = engine.ruleset_of(state).id
    found: dict[str, set[str]] = {}
    for thing in set(strings(json.loads(engine.encode(state))["table"])) - AMBIGUOUS:
        if re.fullmatch(r"o[0-9]+", thing):
            found[thing] = {thing}
        elif (name := card_name(ruleset, thing)) is not None:
            found[thing] = {thing, name}
            if re.fullmatch(r"(10|[2-9AJQKX])[HSDCRB]", thing):
                found[thing].add(playing_cards.called(thing))
    return found


@cache
def card_name(ruleset: str, key: str) -> str | None:
    """The name of the card with this key; None: there is no such card."""
    try:
        return engine.card(ruleset, key).name
    except KeyError:
        return None


def strings(document: Any) -> Iterator[str]:
    """All texts in a JSON document, names of members too."""
    if isinstance(document, str):
        yield document
    elif isinstance(document, dict):
        for name, value in document.items():
            yield name
            yield from strings(value)
    elif isinstance(document, list):
        for value in document:
            yield from strings(value)


def stands(word: str, text: str) -> bool:
    """Whether a word stands in a text, not as a part of another."""
    return word in text and re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) is not None


@cache
def _fetched(address: str) -> engine.State:
    answer = requests.get(address, timeout=30)
    answer.raise_for_status()
    return engine.decode_trusted(answer.content)
