"""Sitting at a game on the page without going through the lobby, and letting the network fail."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.support.modules import begin
from tests.browser.support.page import Page
from tests.browser.support.playing import Chooser, Playing, preferring

FAILING = """
    const [kind, times] = arguments;
    const real = window.fetch;
    let left = times;
    window.fetch = (address, request) => {
        const asked = request?.body ? JSON.parse(request.body) : {};
        if (kind === "lost" && String(address).endsWith("/games")) left = 0;
        if (left <= 0 || !("state_id" in asked)) return real(address, request);
        left -= 1;
        if (kind === "gone") return Promise.reject(new TypeError("Failed to fetch"));
        const [status, type] = { lost: [404, "state-not-hot"], busy: [503, "unavailable"] }[kind];
        const problem = { type: `/problems/${type}`, title: "Not this time", status };
        const headers = { "Content-Type": "application/problem+json", "Retry-After": "1" };
        return Promise.resolve(new Response(JSON.stringify(problem), { status, headers }));
    };
"""

PLAYED = "return JSON.parse(sessionStorage['headjudge.game']).nodes.map((node) => node.state_id)"

passing = preferring("Pass", "End")
"""Chooses what soon lets the other seat decide."""


def sit(
    page: Page,
    *players: str,
    choices: int = 0,
    ruleset: str = "magic54",
    pace: str = "at once",
    **create: Any,
) -> Playing:
    """Begin a game, lift the first curtain, and make so many choices; `create` is what a new game is told."""
    begin(page, ruleset, players, {"seed": 4, **create}, pace)
    game = Playing(page)
    if players.count("person") > 1:
        game.lift()
    for _ in range(choices):
        choose(game)
    return game


def choose(game: Playing, chooser: Chooser = passing) -> None:
    """Make one choice, and wait for what comes of it."""
    game.choose(chooser(game.ready().actions))


def until_curtain(game: Playing) -> int:
    """Choose until it is for the other person to decide; returns the seat of that person."""
    while not game.ready().curtain:
        choose(game)
    return curtain(game.page)


def curtain(page: Page) -> int:
    """The seat for which the curtain hangs."""
    return int(str(page.see("[data-curtain]").get_attribute("data-curtain")))


def fail(page: Page, kind: str, times: int = 1) -> None:
    """Let requests about a state fail, so many times.

    `gone`: the network is; `busy`: the service is; `lost`: it has forgotten all states, until the game is
    made again.
    """
    page.run(FAILING, kind, times)


def asked(page: Page, path: str) -> list[dict[str, Any]]:
    """The bodies that were sent to a path, in order."""
    return [json.loads(each.sent) for each in page.traffic.exchanges(path) if each.sent]


def played(page: Page) -> list[str]:
    """The ids of the states of the game."""
    found: list[str] = page.run(PLAYED)
    return found


def at(page: Page) -> int:
    """The number of the position that is shown."""
    return int(str(page.see("main[data-at]").get_attribute("data-at")))


def come_to(page: Page, position: int) -> None:
    """Wait until this position is shown, and nothing is under way."""
    page.see(f"main[data-at='{position}']:not([aria-busy='true'])")


def hand(page: Page) -> list[str]:
    """The cards in the hand of the seat that looks."""
    return [str(each.get_attribute("data-id")) for each in page.all("[data-zone^='hand-'] [data-id]")]


def document(page: Page) -> str:
    """All of the page's document, seen or not."""
    return str(page.run("return document.documentElement.outerHTML"))
