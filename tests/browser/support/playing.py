"""Playing on the page by what it offers: nothing here knows a rule."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import engine
from tests.browser.support.modules import begin
from tests.browser.support.page import Page
from tests.browser.support.positions import NAMES, document, fragment

MOST_CHOICES = 400
"""A game that takes more clicks of a person than this is no game for a test."""

Chooser = Callable[[Mapping[int, str]], int]
"""Chooses one of the actions offered, by their numbers and words."""

READ = """
    const all = (selector) => [...document.querySelectorAll(selector)];
    const shown = (selector) => all(selector).filter((each) => each.checkVisibility());
    const words = (button) => (button.querySelector(":scope > span") ?? button).textContent.trim();
    return {
        at: shown('[data-screen="game"]').map((each) => Number(each.dataset.at))[0] ?? null,
        actions: shown("[data-action]")
            .filter((each) => !each.disabled && each.getAttribute("aria-disabled") !== "true")
            .map((each) => [Number(each.dataset.action), words(each)]),
        busy: shown('[data-screen="game"][aria-busy="true"]').length > 0,
        curtain: shown("[data-curtain]").length > 0,
        over: shown("[data-outcome]").length > 0,
        problem: shown("[data-problem]").map((each) => each.textContent).join(" "),
    };
"""


class Offer(NamedTuple):
    """What the page shows of a game at a moment."""

    at: int | None
    actions: dict[int, str]
    busy: bool
    curtain: bool
    over: bool
    problem: str

    @property
    def waits(self) -> bool:
        """Whether the page waits for a person, or for nobody any more."""
        return self.curtain or self.over or (bool(self.actions) and not self.busy)


def at_random(seed: int) -> Chooser:
    """Chooses by chance, the same each time."""
    chance = random.Random(seed)
    return lambda actions: chance.choice(list(actions))


def preferring(*words: str) -> Chooser:
    """Chooses the first action with the first of these words that any has, or else the first of all."""

    def choose(actions: Mapping[int, str]) -> int:
        for word in words:
            for number, text in actions.items():
                if word in text:
                    return number
        return next(iter(actions))

    return choose


class Playing:
    """A game on a page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def begin(
        self,
        ruleset: str,
        players: Sequence[str] = ("person", "random"),
        *,
        seed: int = 1,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        """Begin a game as the lobby does, with bots that move at once."""
        seats = [{"name": name} for name, _ in zip(NAMES, players, strict=False)]
        begin(self.page, ruleset, players, {"seed": seed, "options": options or {}, "seats": seats})

    def set_up(
        self,
        ruleset: str,
        players: Sequence[str] = ("person", "random"),
        *,
        seed: int = 1,
        options: Mapping[str, Any] | None = None,
        told: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        """Set a game up in the lobby, begin it, and let bots move at once."""
        page = self.page
        self.fill_in(ruleset, players, options=options, told=told)
        page.fill("#seed", seed)
        page.click("[data-begin]")
        page.see("[data-screen='game']")
        if {*players} != {"person"} and not self.offer().curtain:
            page.fill("[data-pace]", "at once")

    def fill_in(
        self,
        ruleset: str,
        players: Sequence[str],
        *,
        options: Mapping[str, Any] | None = None,
        told: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        """Say in the lobby what is played, by whom, and with which options, which are opened."""
        page = self.page
        page.click(f"[data-ruleset='{ruleset}']")
        page.see(f"[data-setup='{ruleset}']")
        if page.all("[name='seats']"):
            page.fill("[name='seats']", len(players))
        for seat, player in enumerate(players):
            page.fill(f"[name='seat-{seat}-player']", player)
        for seat, entered in enumerate(told):
            if len(page.all(f"[data-seat='{seat}'] details:not([open])")) > 0:
                page.click(f"[data-seat='{seat}'] details summary")
            for name, value in entered.items():
                own = page.see(f"#{name}-{seat}").tag_name == "select" and value.startswith("{")
                page.fill(f"#{name}-{seat}", "{}" if own else value)
                if own:
                    page.fill(f"#{name}-{seat} + textarea", value)
        page.click("[data-options] summary")
        for name, value in (options or {}).items():
            page.fill(f"#option-{name}", value)

    def begin_at(self, state: engine.State) -> None:
        """Open a link to a state, and play on from there, all seats at this screen."""
        self.page.follow(fragment("state", document(state)))
        self.page.click("[data-play-here]")
        self.page.see("[data-screen='game']")

    def offer(self) -> Offer:
        """What the page shows of the game."""
        read = self.page.run(READ)
        return Offer(**{**read, "actions": dict(read["actions"])})

    def ready(self) -> Offer:
        """Wait until the page waits for a person or the game is over."""

        def found() -> Offer | None:
            offer = self.offer()
            assert not offer.problem, f"the page has a problem: {offer.problem}"
            return offer if offer.waits else None

        return self.page.until(found, "the page waits for a person")

    def choose(self, which: int | str) -> Offer:
        """Click on an action of the bar, by its number or by words in it, and wait for what comes of it."""
        before = self.ready()
        number = (
            which
            if isinstance(which, int)
            else next(n for n, text in before.actions.items() if which in text)
        )
        self.page.click(f"[data-action='{number}']")
        return self.after(before)

    def after(self, before: Offer) -> Offer:
        """Wait until something has been chosen, and then until the page waits again."""
        self.page.until(lambda: self.offer().at != before.at or self.offer().curtain, "the choice is taken")
        return self.ready()

    def shows(self, offer: Offer) -> None:
        """Wait until the page shows the same as before."""
        self.page.until(lambda: self.offer() == offer, f"position {offer.at} with {offer.actions}")

    def lift(self) -> None:
        """Sit down where the curtain hangs, and lift it."""
        self.page.click("[data-lift]")
        self.page.gone("[data-curtain]")

    def play_out(self, chooser: Chooser, most: int = MOST_CHOICES) -> int:
        """Choose until the game is over, and lift curtains; returns how many choices that took."""
        for chosen in range(most):
            offer = self.ready()
            if offer.over:
                return chosen
            if offer.curtain:
                self.lift()
            else:
                self.choose(chooser(offer.actions))
        raise AssertionError(f"the game is not over after {most} choices")

    def ending(self) -> tuple[str, str]:
        """How the game ended, in words, and by which rule."""
        rule = self.page.see("[data-outcome] [data-rule]").get_attribute("data-rule")
        return self.page.text("[data-outcome]"), str(rule)
