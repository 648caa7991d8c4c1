"""Tables through the SDK: two people, a friend by a link, a bot, a seat saved and opened again."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

import headjudge
import headjudge.aio
from tests.support.servers import Server


@pytest.fixture
def judge(server: Server) -> Iterator[headjudge.Client]:
    """A client of the running service."""
    with headjudge.Client(server.url) as client:
        yield client


def play(table: headjudge.Table, seed: int, most: int = 60) -> int:
    """Play a seat at random, for so many decisions at most; then give up."""
    chance, decisions = random.Random(seed), 0
    for seen in table.turns():
        assert seen.perspective is not None
        if decisions == most:
            table.concede()
            break
        table.act(chance.choice(seen.perspective.legal_actions))
        decisions += 1
    return decisions


def test_two_people_play_by_a_link(judge: headjudge.Client) -> None:
    ann = judge.create_table("perdure", seats=[{"name": "Ann"}, {}])
    (link,) = ann.links.values()
    assert re.fullmatch(r"http://[^/]+/play#table=[\w-]{22}\.[\w-]{43}", link)
    assert ann.seen.status == "waiting"
    ben = judge.join_table(link, name="Ben")
    assert [seat.name for seat in ben.seen.seats] == ["Ann", "Ben"]
    with ThreadPoolExecutor(2) as threads:
        played = list(threads.map(play, (ann, ben), (1, 2)))
    assert sum(played) > 10
    ann.look()
    assert ann.over
    assert ann.seen.perspective is not None
    replayed = judge.replay(ann.record())
    assert replayed.outcome == ann.seen.perspective.outcome


def test_a_bot_is_asked_to_move(judge: headjudge.Client) -> None:
    table = judge.create_table("perdure", players=["greedy", "person"], options={"first_player": "A"})
    assert play(table, 3, most=12) == 12
    assert table.over


def test_a_seat_is_saved_and_opened_again(judge: headjudge.Client) -> None:
    ann = judge.create_table("duel")
    again = judge.open_table(ann.save())
    assert again.seen.seat == 0
    assert ann.token not in repr(ann)
    with pytest.raises(ValueError, match="no saved table"):
        judge.open_table("{}")


def test_a_link_that_leads_nowhere(judge: headjudge.Client) -> None:
    with pytest.raises(ValueError, match="no link to a table"):
        judge.join_table("http://localhost/play")
    ann = judge.create_table("duel")
    table, _, _ = ann.links[1].rpartition(".")
    with pytest.raises(headjudge.InvitationRefused):
        judge.join_table(f"{table}.{'A' * 43}")
    with pytest.raises(headjudge.UnknownTable):
        judge.join_table(f"#table={'A' * 22}.{'A' * 43}")


def test_who_waits_is_told_of_news(judge: headjudge.Client) -> None:
    ann = judge.create_table("duel")
    assert ann.wait(0) is None
    with ThreadPoolExecutor(1) as threads:
        news = threads.submit(ann.wait, 20)
        judge.join_table(ann.links[1])
        seen = news.result(timeout=20)
    assert seen is not None
    assert seen.status == "playing"


def test_refusals_are_errors_of_their_own(judge: headjudge.Client) -> None:
    ann = judge.create_table("duel")
    with pytest.raises(headjudge.TableNotPlaying):
        ann.act()
    ben = judge.join_table(ann.links[1])
    ann.look()
    decides, waits = (ann, ben) if ann.decides else (ben, ann)
    assert decides.seen.perspective is not None
    action = decides.seen.perspective.legal_actions[0]
    with pytest.raises(headjudge.NotYourDecision) as refused:
        waits.act(action)
    assert refused.value.decision is not None
    assert decides.why_not(action) == ()
    decides.act(action)
    with pytest.raises(headjudge.StaleStep) as late:
        waits.act()
    assert late.value.step == decides.seen.step
    with pytest.raises(headjudge.NotDue):
        decides.claim()
    with pytest.raises(headjudge.TableNotOver):
        decides.record()


def test_a_table_without_blocking(server: Server) -> None:
    async def both() -> bool:
        async with headjudge.aio.Client(server.url) as judge:
            ann = await judge.create_table("perdure")
            ben = await judge.join_table(ann.links[1])
            await ann.look()
            for _ in range(6):
                decides, waits = (ann, ben) if ann.decides else (ben, ann)
                assert decides.seen.perspective is not None
                await decides.act(decides.seen.perspective.legal_actions[0])
                assert await waits.wait(20) is not None
            await ben.concede()
            return ben.over

    assert asyncio.run(both())
