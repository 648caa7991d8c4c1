"""Two people at two devices: browsers with profiles of their own, at one table by a link."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import engine
from engine import Event, State
from tests.browser.support.hidden import GONE, PUBLIC, stands, strings, vocabulary
from tests.browser.support.page import Page
from tests.browser.support.playing import Chooser, Offer, Playing
from tests.browser.support.table_games import Setup
from tests.browser.support.traffic import Exchange
from tests.harness import plain
from tests.service.test_perspectives import shown

MOST_CHOICES = 1_500
AT_A_TABLE = re.compile(r"/v1/tables/[\w-]{22}(/\w+)?(\?.*)?|/v1/rulesets/\w+/tables")
OPEN = re.compile(r"/v1/replays|/v1/tables/[\w-]{22}/record")
"""What is asked once the game is over: nothing is hidden then."""


class Friends(NamedTuple):
    """Who created a table, and who came by the link."""

    host: Page
    guest: Page

    def invite(self, ruleset: str, players: Sequence[str] = ("person", "friend"), **more: Any) -> str:
        """Set a table up in the lobby of the host; returns the fragment of the link that the page shows."""
        page = self.host
        Playing(page).fill_in(ruleset, players, **more)
        page.click("[data-begin]")
        page.see("[data-screen='waiting']")
        return fragment_of(page.see("[data-invitation]").get_attribute("value"))

    def come(self, link: str, name: str = "Ben") -> None:
        """Open the link at the other device, and take the seat."""
        self.guest.open(link)
        self.guest.see("[data-take-seat]")
        self.guest.fill("#guest-name", name)
        self.guest.click("[data-take-seat]")
        for page in self:
            page.see("[data-screen='game']")

    def sit(self, ruleset: str, players: Sequence[str] = ("person", "friend"), **more: Any) -> None:
        """Both sit at a new table."""
        self.come(self.invite(ruleset, players, **more))

    def deciding(self) -> tuple[Page, Page, Offer]:
        """The page that is asked, the other one, and what the first offers; bots move meanwhile."""

        def found() -> tuple[Page, Page, Offer] | None:
            for page, other in ((self.host, self.guest), (self.guest, self.host)):
                offer = Playing(page).offer()
                assert not offer.problem, f"the page has a problem: {offer.problem}"
                if offer.over or (offer.actions and not offer.busy):
                    return page, other, offer
            return None

        return self.host.until(found, "somebody is asked")

    def play(self, choosers: Callable[[], Chooser], most: int = MOST_CHOICES) -> int:
        """Choose at both devices until the game is over; returns how many choices that took."""
        chooser = {id(page): choosers() for page in self}
        for chosen in range(most):
            page, _, offer = self.deciding()
            if offer.over:
                for each in self:
                    each.see("[data-outcome]")
                return chosen
            page.click(f"[data-action='{chooser[id(page)](offer.actions)}']")
            is_taken(page, offer)
        raise AssertionError(f"the game is not over after {most} choices")


def is_taken(page: Page, before: Offer) -> None:
    """Wait until something has come of a choice."""
    page.until(lambda: Playing(page).offer().at != before.at, "the choice is taken")


def fragment_of(link: str | None) -> str:
    """The fragment of a link."""
    assert link is not None
    return f"#{link.partition('#')[2]}"


def entered(setup: Setup) -> dict[str, Any]:
    """The options and seats of a short game, as they are typed into the lobby."""
    told = [{name: typed(value) for name, value in setup.seat.items()}] * (2 if setup.seat else 0)
    return {"options": {name: typed(value) for name, value in setup.options.items()}, "told": told}


def typed(value: Any) -> Any:
    """A value as it is typed into a form."""
    return json.dumps(value) if isinstance(value, dict | list) else value


# What a browser was told -----------------------------------------------------------------------------------


class Course:
    """A game that is over, played again: its states, and what happened between them."""

    def __init__(self, record: Any) -> None:
        begun = engine.begin(
            record["ruleset"], chance=record["chance"], options=record["options"], seats=record["seats"]
        )
        self.states: list[State] = [begun.state]
        self.events: list[Sequence[Event]] = [begun.events]
        for action in record["actions"]:
            state = self.states[-1]
            applied = engine.apply(state, engine.decode_action(state, json.dumps(action).encode()))
            self.states.append(applied.state)
            self.events.append(applied.events)
        self._views: dict[tuple[int, int], Any] = {}
        self._words = [vocabulary(state) for state in self.states]

    def view(self, index: int, seat: int) -> Any:
        """What a seat saw at a state, as the API tells it."""
        key = (index, seat)
        if key not in self._views:
            self._views[key] = plain(engine.view(self.states[index], seat).view)
        return self._views[key]

    def find(self, seat: int, perspective: Any, least: int) -> int:
        """The state at which the seat saw this, not before another.

        Raises:
            AssertionError: it never did.
        """
        for index in range(least, len(self.states)):
            if self.view(index, seat) == perspective["view"]:
                return index
        raise AssertionError(f"seat {seat} never saw this after state {least}: {perspective['view']}")

    def secrets(self, seat: int, first: int, last: int) -> set[str]:
        """The ids and names of what lies in these states and was shown to the seat in none of them, nor by
        what it saw happen: a card that ends a game is played, and shuffled away before anybody looks."""
        states = self.states[first : last + 1]
        events = [event for each in self.events[first : last + 1] for event in each]
        exposed = shown(events, [seat]) | {*strings(plain([engine.redact(event, seat) for event in events]))}
        things: dict[str, set[str]] = {}
        for state, words in zip(states, self._words[first : last + 1], strict=True):
            things |= words
            objects = getattr(state.table, "objects", {})
            exposed |= {str(objects[each].card) for each in exposed & set(objects)}
        seen = json.dumps(
            [plain(engine.view(state, seat)) for state in states] + [*exposed], ensure_ascii=False
        )
        return {
            word
            for thing, words in things.items()
            if not stands(thing, seen)
            for word in words
            if not stands(word, seen)
        }


class Told(NamedTuple):
    """What a browser was told of a table, and how many words that it must not be told were looked for."""

    answers: int
    secrets: int
    leaks: list[str]


def told(course: Course, seat: int, address: str, exchanges: Iterable[Exchange]) -> Told:
    """Every answer about a game that a browser received is searched for what its seat may not know.

    Raises:
        AssertionError: it asked for something that no table answers.
    """
    answers = searched = at = 0
    leaks = []
    for exchange in about_a_game(address, exchanges):
        document = exchange.document()
        first = 0 if "since=" in exchange.url else at
        perspective = document.get("perspective")
        if perspective is not None:
            assert perspective["seat"] == seat
            at = course.find(seat, perspective, first)
        secrets = course.secrets(seat, first, at)
        answers, searched = answers + 1, searched + len(secrets)
        body = GONE.sub("", str(exchange.body))
        leaks += [f"{word}: {around(word, body)}" for word in sorted(secrets) if stands(word, body)]
    return Told(answers, searched, leaks)


def around(word: str, text: str) -> str:
    """Where a word stands in a text."""
    place = text.index(word)
    return text[max(0, place - 200) : place + 200]


def about_a_game(address: str, exchanges: Iterable[Exchange]) -> Iterator[Exchange]:
    """The answers about a game that is not over."""
    for exchange in exchanges:
        path = exchange.url.removeprefix(address)
        if exchange.status == 304 or exchange.failure or not exchange.status or PUBLIC.fullmatch(path):
            continue
        if exchange.method == "OPTIONS":  # what the browser asks of its own accord has no body
            continue
        if OPEN.fullmatch(path) or path.startswith(("/health", "/favicon")):
            continue
        assert AT_A_TABLE.fullmatch(path), f"{exchange.method} {path} is asked for"
        yield exchange
