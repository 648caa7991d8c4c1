"""What is peculiar to `headjudge.aio`; what it has in common with `headjudge` the other tests say of both."""

from __future__ import annotations

import asyncio
import inspect
import subprocess
import sys
import threading

import anyio
import httpx
import pytest

import headjudge
from headjudge import aio
from tests.sdk.scripted import Reply, ScriptedServer
from tests.support.servers import Server


@pytest.mark.parametrize("loop", ["asyncio", "trio"])
def test_a_game_is_played_in_any_event_loop(loop: str, server: Server) -> None:
    async def play() -> headjudge.models.Outcome | None:
        async with aio.Client(server.url) as judge:
            game = await judge.new_game("magic54", seed=7, options={"turn_limit": 2})
            while not game.over:
                game = await game.apply(game.legal_actions[0])
            return game.outcome

    outcome = anyio.run(play, backend=loop)
    assert outcome is not None
    assert outcome.draw


def test_what_is_told_needs_no_waiting_and_what_is_not_says_so(server: Server) -> None:
    async def play() -> None:
        async with aio.Client(server.url) as judge:
            game = await judge.new_game("perdure", seed=1)
            assert type(game) is aio.PerdureGame
            after = await game.apply(game.legal_actions[0])
            assert (after.seat, after.over, after.state.ruleset) == (0, False, "perdure")
            bare = (await game.successors())[0].game
            assert bare == after
            for look in (
                lambda: bare.legal_actions,
                lambda: bare.seat,
                lambda: bare.over,
                lambda: bare.state,
            ):
                with pytest.raises(headjudge.NotLoaded, match=r"await its loaded\(\) first"):
                    look()
            assert await bare.loaded() is bare
            assert (bare.legal_actions, bare.state) == (after.legal_actions, after.state)
            (full,) = (await game.successors(states=True))[:1]
            assert full.game.state == after.state
            (sample,) = await game.sample(0, seed=1)
            assert sample.state.ruleset == "perdure"
            with pytest.raises(headjudge.NotLoaded):
                _ = sample.decision
            saved = (await game.successors())[1].game
            assert await saved.save() == await saved.save()
            assert saved.state.ruleset == "perdure"

    asyncio.run(play())


def test_requests_wait_beside_each_other() -> None:
    number = 8
    all_here = threading.Event()
    waiting = Reply(body=b"{}", after=all_here)

    async def ask(url: str) -> None:
        transport = aio.Transport(url)
        async with anyio.create_task_group() as tasks:
            for _ in range(number):
                tasks.start_soon(transport.call, "GET", "/", bytes)
            while len(server.seen) < number:
                await anyio.sleep(0.01)
            all_here.set()
        await transport.close()

    with ScriptedServer(*[waiting] * number) as server:
        asyncio.run(ask(server.url))
    assert len(server.seen) == number


def test_a_task_that_is_cancelled_stops_waiting(server: Server) -> None:
    async def play() -> None:
        async with aio.Client(server.url) as judge:
            with anyio.move_on_after(0) as scope:
                await judge.new_game("perdure")
            assert scope.cancelled_caught
            assert (await judge.new_game("perdure", seed=1)).seed == 1

    asyncio.run(play())


def test_a_client_closes_its_connections_and_not_those_of_others(server: Server) -> None:
    async def play() -> tuple[bool, bool]:
        async with aio.Client(server.url) as judge:
            await judge.rulesets()
        async with httpx.AsyncClient() as session:
            async with aio.Client(server.url, session=session) as guest:
                await guest.rulesets()
            return judge._transport._session.is_closed, session.is_closed

    assert asyncio.run(play()) == (True, False)


ASK_NOTHING = {"save", "with_headers"}
"""Methods that send no request, so that nobody waits for them."""


@pytest.mark.parametrize("name", sorted({*aio.__all__}))
def test_both_have_the_same_names_and_what_may_ask_is_awaited(name: str) -> None:
    waiting, awaited = getattr(headjudge, name), getattr(aio, name)
    assert waiting is not awaited
    assert inspect.getdoc(awaited)
    public = {member for member in dir(waiting) if not member.startswith("_")}
    assert public == {member for member in dir(awaited) if not member.startswith("_")}
    for member in public:
        one, other = (inspect.getattr_static(each, member) for each in (waiting, awaited))
        if inspect.isfunction(one):
            if member in ASK_NOTHING:
                continue
            assert inspect.iscoroutinefunction(other) or inspect.isasyncgenfunction(other), member
            assert [*inspect.signature(one).parameters] == [*inspect.signature(other).parameters]
            assert inspect.getdoc(other), member
        else:
            assert type(one) is type(other)


def test_without_httpx_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['httpx'] = None; import headjudge; import headjudge.aio"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert told.stderr.strip().endswith("headjudge.aio needs httpx: pip install 'headjudge[aio]'")


def test_headjudge_needs_nothing_of_its_extras() -> None:
    extras = ("httpx", "anyio", "tqdm", "pettingzoo", "gymnasium", "numpy")
    code = f"import sys; import headjudge; print([name for name in {extras} if name in sys.modules])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout == "[]\n"
