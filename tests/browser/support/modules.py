"""The page's own modules, asked from within it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.browser.support.page import Page

OF_PAGE = """
    const done = arguments[arguments.length - 1];
    const given = arguments[0];
    (async () => {
        const { Session } = await import("/play/session.js");
        const { calls } = await import("/play/api.js");
        const NAMES = ["Ada", "Bela", "Cleo", "Dana"];
        const seats = (...players) => players.map((player, seat) => ({ name: NAMES[seat], player }));
        const until = (session, holds) => new Promise((resolve) => {
            const look = () => holds() && (stop(), resolve());
            const stop = session.subscribe(look);
            look();
        });
        %s
    })().then(done, (error) => done({ error: `${error} ${error.stack}` }));
"""

BEGIN = """
    const { ruleset, players, pace, create } = given;
    const session = await Session.begin({ ruleset, title: ruleset, seats: seats(...players), create });
    session.setPace(pace);
    session.rest();
    location.hash = "#/game";
"""
"""What the lobby does; the game is remembered, and the page goes on with it."""


def of_page(page: Page, script: str, given: Any = None) -> Any:
    """Run a script with the page's own modules, and `given`; returns what it returns."""
    found = page.browser.execute_async_script(OF_PAGE % script, given)
    assert not (isinstance(found, dict) and "error" in found), found["error"]
    return found


def begin(
    page: Page, ruleset: str, players: Sequence[str], create: Mapping[str, Any], pace: str = "at once"
) -> None:
    """Begin a game without going through the lobby; `create` is what a new game is told."""
    of_page(page, BEGIN, {"ruleset": ruleset, "players": players, "pace": pace, "create": create})
    page.see("[data-screen='game']")
