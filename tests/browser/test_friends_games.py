"""Whole games between two people at two devices, by a link: each ruleset, one of the devices a phone.

Neither browser is ever told a card that its seat may not know.
"""

from __future__ import annotations

from typing import Any

import pytest
import requests

from tests.browser.support.friends import Course, Friends, entered, told
from tests.browser.support.table_games import SETUPS

FOUR = ("person", "friend", "random", "random")
SHORT = ("magic54", "perdure")
"""Those that are played each time; the others take longer."""

pytestmark = pytest.mark.full


def games() -> list[Any]:
    """Games to play, the longer ones marked: the one for four with two bots."""
    names = [*SETUPS]
    return [pytest.param(name, marks=() if name in SHORT else pytest.mark.long) for name in names]


@pytest.mark.parametrize("game", games())
def test_two_browsers_play_a_whole_game_by_a_link(friends: Friends, game: str) -> None:
    setup = SETUPS[game]
    host, guest = friends
    if game != "duel":
        guest.phone()
    players = FOUR if setup.seats == len(FOUR) else ("person", "friend")
    friends.sit(setup.ruleset, players, **entered(setup))
    if players == FOUR:
        host.fill("[data-pace]", "at once")
    chosen = friends.play(setup.chooser)
    table = host.run("return location.hash").rpartition("/")[2]
    record = requests.get(f"{host.address}/v1/tables/{table}/record", timeout=30).json()
    course = Course(record)
    for seat, page in enumerate(friends):
        found = told(course, seat, page.address, page.traffic.exchanges("/v1/"))
        assert found.leaks == []
        assert found.answers >= min(chosen, 5)
        assert found.secrets > found.answers
        assert page.text("[data-outcome]") == host.text("[data-outcome]")
    seats = [seat.get("name") for seat in record["seats"][:2]]
    assert seats == ["Ada", "Ben"]
