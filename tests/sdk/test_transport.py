"""One exchange over HTTP: what is sent, what is repeated, what is raised."""

from __future__ import annotations

import gzip
import json
import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from functools import partial
from importlib.metadata import version
from typing import Any

import httpx
import msgspec
import pytest
import requests

import headjudge
from headjudge import RetryPolicy, Transport
from tests.sdk.flavours import Flavour
from tests.sdk.scripted import Hangup, Reply, ScriptedServer, problem

NUMBERS: msgspec.json.Decoder[dict[str, int]] = msgspec.json.Decoder(dict[str, int])
ONCE = RetryPolicy(attempts=1)
DRAINING = problem(503, "unavailable")


Ask = Callable[..., dict[str, int]]


@pytest.fixture
def ask(flavour: Flavour) -> Ask:
    """A plain request with a transport of its own."""

    def asked(server: ScriptedServer, **options: object) -> dict[str, int]:
        transport = flavour.transport(server.url, **options)
        try:
            return transport.call("POST", "/v1/sums", NUMBERS.decode, body={"a": 1}).result
        finally:
            transport.close()

    return asked


@pytest.fixture
def pauses(flavour: Flavour, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The pauses that were made, in seconds; none of them takes any time."""
    made: list[float] = []

    async def pause(length: float) -> None:
        made.append(length)

    monkeypatch.setattr(f"{flavour.module}.sleep", made.append if flavour.name == "waiting" else pause)
    return made


@pytest.fixture
def full_jitter(flavour: Flavour, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every pause takes as long as it may."""
    monkeypatch.setattr(f"{flavour.module}.random.random", lambda: 1.0)


@pytest.fixture
def held() -> Iterator[threading.Event]:
    """Set at the end of the test, so that a server that waits for it can stop."""
    event = threading.Event()
    yield event
    event.set()


def test_a_request_is_json_and_says_who_sent_it(
    ask: Ask,
) -> None:
    with ScriptedServer(Reply(body=b'{"sum":3}')) as server:
        assert ask(server, user_agent="dealer/2") == {"sum": 3}
    (seen,) = server.seen
    assert (seen.method, seen.path, json.loads(seen.body)) == ("POST", "/v1/sums", {"a": 1})
    assert seen.headers["Content-Type"] == "application/json"
    assert seen.headers["User-Agent"].startswith(f"dealer/2 headjudge/{version('headjudge')} python/3.")
    assert len(seen.headers["X-Request-Id"]) == 32


def test_parameters_go_behind_the_path_and_absent_ones_nowhere(
    flavour: Flavour,
) -> None:
    with ScriptedServer(Reply()) as server:
        flavour.transport(server.url + "/").call(
            "GET", "/v1/sums", NUMBERS.decode, query={"page": 2, "kind": None, "of": ["a b", "c&d"]}
        )
    (seen,) = server.seen
    assert (seen.method, seen.path, seen.body) == ("GET", "/v1/sums?page=2&of=a+b&of=c%26d", b"")
    assert "Content-Type" not in seen.headers


def test_an_answer_tells_what_came_with_it(
    flavour: Flavour,
) -> None:
    sent = Reply(201, b'{"sum": 3}', {"ETag": '"3f"', "X-Request-Id": "theirs"})
    with ScriptedServer(sent) as server:
        answer = flavour.transport(server.url).call("GET", "/", NUMBERS.decode)
    assert answer == headjudge.Answer(
        result={"sum": 3}, body=b'{"sum": 3}', status=201, request_id="theirs", etag='"3f"'
    )


def test_each_request_has_an_id_of_its_own_and_its_repetitions_share_it(
    ask: Ask, pauses: list[float]
) -> None:
    with ScriptedServer(DRAINING, Reply(), Reply()) as server:
        ask(server)
        ask(server)
    first, again, second = (seen.headers["X-Request-Id"] for seen in server.seen)
    assert first == again != second


@pytest.mark.parametrize(
    "obstacle",
    [
        DRAINING,
        problem(408, "request-timeout"),
        problem(429, "rate-limited"),
        Reply(502, b"<html>"),
        Reply(503, b"<html>"),
        problem(409, "edition-mismatch", ruleset="duel", state_edition=7, supported=[5, 6]),
        Hangup(),
    ],
)
def test_what_passes_is_tried_again(ask: Ask, obstacle: Reply | Hangup, pauses: list[float]) -> None:
    with ScriptedServer(obstacle, obstacle, Reply(body=b'{"sum":3}')) as server:
        assert ask(server) == {"sum": 3}
    assert len(server.seen) == 3
    assert [json.loads(seen.body) for seen in server.seen] == [{"a": 1}] * 3
    assert len(pauses) == 2


def test_an_answer_that_breaks_off_is_fetched_again(ask: Ask, pauses: list[float]) -> None:
    with ScriptedServer(Reply(body=b'{"su', announced=9), Reply(body=b'{"sum":3}')) as server:
        assert ask(server) == {"sum": 3}
    assert len(pauses) == 1


@pytest.mark.usefixtures("full_jitter")
def test_pauses_double_up_to_the_longest(ask: Ask, pauses: list[float]) -> None:
    policy = RetryPolicy(attempts=6, backoff=0.5, longest=3.0)
    with ScriptedServer(*[DRAINING] * 6) as server, pytest.raises(headjudge.Unavailable):
        ask(server, retry=policy)
    assert pauses == [0.5, 1.0, 2.0, 3.0, 3.0]
    assert len(server.seen) == 6


@pytest.mark.usefixtures("full_jitter")
def test_a_cache_that_cannot_be_asked_is_asked_once_more_and_soon(ask: Ask, pauses: list[float]) -> None:
    down = problem(503, "cache-unavailable", {"Retry-After": "1"}, state_id="3f")
    with ScriptedServer(down, Reply(body=b'{"sum":3}')) as server:
        assert ask(server) == {"sum": 3}
    with ScriptedServer(down, down, Reply()) as server:
        with pytest.raises(headjudge.CacheUnavailable) as caught:
            ask(server)
        assert len(server.seen) == 2
    assert (caught.value.state_id, caught.value.retry_after) == ("3f", 1)
    assert pauses == [0.1, 0.1], "the state can be sent instead, which is better than to wait"


@pytest.mark.parametrize(
    "refusal",
    [
        problem(409, "edition-mismatch", ruleset="duel", state_edition=5, supported=[6, 7]),
        problem(409, "edition-mismatch", ruleset="duel"),
        problem(409, "illegal-action", state_edition=7, supported=[6]),
        problem(504, "about:blank"),
        problem(500, "internal-error"),
    ],
)
def test_what_does_not_pass_is_not_sent_again(ask: Ask, refusal: Reply | Hangup, pauses: list[float]) -> None:
    with ScriptedServer(refusal, Reply()) as server:
        with pytest.raises(headjudge.APIError):
            ask(server)
        assert len(server.seen) == 1
    assert pauses == []


def test_what_took_too_long_is_not_sent_again(ask: Ask, pauses: list[float]) -> None:
    slow = problem(503, "took-too-long", limit=10, what="playouts", done=7, total=100)
    with ScriptedServer(slow, Reply()) as server:
        with pytest.raises(headjudge.TookTooLong) as caught:
            ask(server)
        assert len(server.seen) == 1
    assert (caught.value.done, caught.value.total) == (7, 100)
    assert pauses == []


def test_pauses_are_spread_at_random(ask: Ask, pauses: list[float]) -> None:
    with ScriptedServer(*[DRAINING] * 20) as server, pytest.raises(headjudge.Unavailable):
        ask(server, retry=RetryPolicy(attempts=20, backoff=1.0, longest=1.0))
    assert len(set(pauses)) == 19
    assert all(0 <= pause < 1 for pause in pauses)


@pytest.mark.usefixtures("full_jitter")
def test_retry_after_in_seconds_is_kept_with_a_little_spread(ask: Ask, pauses: list[float]) -> None:
    wait = problem(429, "rate-limited", {"Retry-After": "7"})
    with ScriptedServer(wait, Reply()) as server:
        ask(server, retry=RetryPolicy(backoff=0.25))
    assert pauses == [7.25]


def test_retry_after_may_be_a_date(ask: Ask, pauses: list[float]) -> None:
    soon = format_datetime(datetime.now(UTC) + timedelta(seconds=10), usegmt=True)
    with ScriptedServer(problem(503, "unavailable", {"Retry-After": soon}), Reply()) as server:
        ask(server)
    assert 8 <= pauses[0] <= 10.2


@pytest.mark.parametrize("header", ["soon", "-3", "Wed, 99 Foo"])
@pytest.mark.usefixtures("full_jitter")
def test_a_retry_after_that_says_nothing_is_as_none(ask: Ask, header: str, pauses: list[float]) -> None:
    with ScriptedServer(problem(503, "unavailable", {"Retry-After": header}), Reply()) as server:
        ask(server, retry=RetryPolicy(backoff=0.5))
    assert pauses == [0.5]


def test_a_date_in_the_past_means_now(ask: Ask, pauses: list[float]) -> None:
    past = "Fri, 01 Jan 2021 00:00:00 GMT"
    with ScriptedServer(problem(503, "unavailable", {"Retry-After": past}), Reply()) as server:
        ask(server, retry=RetryPolicy(backoff=0.0))
    assert pauses == [0.0]


def test_a_server_that_wants_too_long_a_pause_gets_none(ask: Ask, pauses: list[float]) -> None:
    wait = problem(429, "rate-limited", {"Retry-After": "3600"})
    with ScriptedServer(wait) as server, pytest.raises(headjudge.RateLimited) as caught:
        ask(server)
    assert caught.value.retry_after == 3600
    assert pauses == []


def test_a_policy_of_one_attempt_never_repeats(ask: Ask, pauses: list[float]) -> None:
    with ScriptedServer(Hangup()) as server, pytest.raises(headjudge.ConnectionFailed) as caught:
        ask(server, retry=ONCE)
    assert caught.value.attempts == 1
    assert pauses == []


def test_a_connection_that_always_breaks_is_an_error_with_the_request_id(
    ask: Ask, pauses: list[float]
) -> None:
    with ScriptedServer(*[Hangup()] * 4) as server, pytest.raises(headjudge.ConnectionFailed) as caught:
        ask(server)
    assert caught.value.attempts == len(server.seen) == 4
    assert caught.value.request_id == server.seen[0].headers["X-Request-Id"]
    assert caught.value.request_id in str(caught.value)
    assert isinstance(caught.value.__cause__, requests.RequestException | httpx.HTTPError)


def test_nobody_there(flavour: Flavour, pauses: list[float]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"http://127.0.0.1:{taken.getsockname()[1]}"
    with pytest.raises(headjudge.ConnectionFailed, match=r"/v1/sums: .* 4 attempts\)"):
        flavour.transport(address).call("GET", "/v1/sums", NUMBERS.decode)
    assert len(pauses) == 3


def test_silence_before_the_answer_is_a_timeout_and_not_repeated(
    flavour: Flavour, pauses: list[float]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as mute:
        address = f"http://127.0.0.1:{mute.getsockname()[1]}"
        with pytest.raises(headjudge.TimedOut) as caught:
            flavour.transport(address, timeout=0.05).call("GET", "/", NUMBERS.decode)
    assert caught.value.attempts == 1
    assert pauses == []


def test_silence_in_the_middle_of_the_answer_is_a_timeout_too(
    ask: Ask, pauses: list[float], held: threading.Event
) -> None:
    with ScriptedServer(Reply(body=b'{"sum":3}', after=held)) as server:
        with pytest.raises(headjudge.TimedOut):
            ask(server, timeout=(1.0, 0.05))
        held.set()
    assert pauses == []


def test_a_connection_that_takes_too_long_is_tried_again_and_then_a_timeout(
    flavour: Flavour, pauses: list[float]
) -> None:
    transport = flavour.transport("http://192.0.2.1", session=flavour.deaf())
    with pytest.raises(headjudge.TimedOut, match=r"no connection to http://192\.0\.2\.1/ in time") as caught:
        transport.call("GET", "/", NUMBERS.decode)
    assert caught.value.attempts == 4
    assert len(pauses) == 3


def test_a_redirect_is_not_followed(
    ask: Ask,
) -> None:
    elsewhere = Reply(301, b"", {"Location": "https://elsewhere.example/"})
    with ScriptedServer(elsewhere) as server, pytest.raises(headjudge.UnexpectedAnswer) as caught:
        ask(server)
    assert caught.value.status == 301
    assert "https://elsewhere.example/" in str(caught.value)
    assert len(server.seen) == 1


@pytest.mark.parametrize("body", [b"<html>", b'{"sum":"three"}', b"", b'{"\xff":1}', b'{"a":' * 20_000])
def test_a_success_that_is_not_the_result_is_unexpected(flavour: Flavour, body: bytes) -> None:
    nested: Callable[[bytes], object] = msgspec.json.Decoder(dict[str, object]).decode
    decode = nested if body.startswith(b'{"a"') else NUMBERS.decode
    with (
        ScriptedServer(Reply(body=body, headers={"X-Request-Id": "r7"})) as server,
        pytest.raises(headjudge.UnexpectedAnswer, match=r"\(status 200, request r7\)"),
    ):
        flavour.transport(server.url).call("GET", "/", decode)


def test_a_session_that_is_given_is_used_as_it_is_and_left_open(ask: Ask, flavour: Flavour) -> None:
    session = flavour.session(headers={"Authorization": "Bearer token"})
    with ScriptedServer(Reply(), Reply()) as server:
        ask(server, session=session)
        ask(server, session=session)
    assert [seen.headers["Authorization"] for seen in server.seen] == ["Bearer token"] * 2
    assert "X-Request-Id" not in session.headers


def test_a_session_of_its_own_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[requests.Session] = []

    def closes(session: requests.Session) -> None:
        closed.append(session)

    monkeypatch.setattr(requests.Session, "close", closes)
    Transport("http://localhost").close()
    assert len(closed) == 1
    Transport("http://localhost", session=requests.Session()).close()
    assert len(closed) == 1


@pytest.mark.parametrize("odd", [{"attempts": 0}, {"backoff": -0.1}, {"longest": -1.0}])
def test_an_impossible_policy_is_refused_at_once(odd: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="at least once, and no pause is negative"):
        RetryPolicy(**odd)


def test_pauses_have_a_length_however_many_there_are() -> None:
    assert RetryPolicy(attempts=10_000, longest=5.0).pause(9_999, None, 1.0) == 5.0


@pytest.mark.parametrize("address", ["localhost:8000", "ftp://localhost", ""])
def test_an_address_without_http_is_refused_at_once(flavour: Flavour, address: str) -> None:
    with pytest.raises(ValueError, match="begins with http"):
        flavour.transport(address)


@pytest.mark.parametrize("suffix", ["", "/", "/v1", "/v1/"])
def test_an_address_may_lead_to_the_version(flavour: Flavour, suffix: str) -> None:
    with ScriptedServer(Reply(body=b'{"sum":1}')) as server:
        transport = flavour.transport(server.url + suffix)
        assert transport.base_url == server.url
        assert transport.call("GET", "/v1/x", NUMBERS.decode).result["sum"] == 1
        transport.close()


def test_threads_may_share_a_transport(
    flavour: Flavour,
) -> None:
    answers = [Reply(body=b'{"sum":%d}' % number) for number in range(64)]
    with ScriptedServer(*answers) as server, ThreadPoolExecutor(8) as pool:
        transport = flavour.transport(server.url)
        sums = pool.map(lambda _: transport.call("GET", "/", NUMBERS.decode).result["sum"], range(64))
        assert sorted(sums) == list(range(64))
        transport.close()


# What an answer may be

LIMIT = 1_000
LONG = b'{"sum": %b3}' % (b" " * LIMIT)
FITS = b'{"sum": %b3}' % (b" " * (LIMIT - 10))
GZIPPED = {"Content-Encoding": "gzip"}
zipped = partial(gzip.compress, compresslevel=1, mtime=0)


def chunked(body: bytes) -> Reply:
    """An answer that doesn't announce its length."""
    return Reply(body=b"%x\r\n%b\r\n0\r\n\r\n" % (len(body), body), headers={"Transfer-Encoding": "chunked"})


@pytest.mark.parametrize(
    "reply",
    [
        Reply(body=LONG),
        Reply(body=LONG[:1], announced=len(LONG)),
        chunked(LONG),
        Reply(body=zipped(LONG), headers=GZIPPED),
        Reply(body=zipped(LONG[:500]) + zipped(LONG[500:]), headers=GZIPPED),
        Reply(body=zipped(b" " * 50_000_000), headers=GZIPPED),
    ],
)
def test_an_answer_has_a_bound_compressed_or_not(ask: Ask, reply: Reply, pauses: list[float]) -> None:
    with ScriptedServer(reply) as server:
        with pytest.raises(headjudge.UnexpectedAnswer, match=r"more than 1,000 bytes.*\(status 200, request"):
            ask(server, max_answer_bytes=LIMIT)
        assert len(server.seen) == 1
    assert pauses == []


@pytest.mark.parametrize(
    "reply",
    [
        Reply(body=FITS),
        chunked(FITS),
        Reply(body=zipped(FITS), headers=GZIPPED),
        Reply(body=zipped(FITS), headers={"Content-Encoding": " X-GZIP "}),
        Reply(body=zipped(FITS[:5]) + zipped(FITS[5:]), headers=GZIPPED),
        Reply(body=FITS, headers={"Content-Encoding": "identity"}),
    ],
)
def test_an_answer_of_the_longest_length_is_read(ask: Ask, reply: Reply) -> None:
    assert len(FITS) == LIMIT
    with ScriptedServer(reply) as server:
        assert ask(server, max_answer_bytes=LIMIT) == {"sum": 3}
    assert server.seen[0].headers["Accept-Encoding"] == "gzip"


def test_the_bound_is_64_mib_if_no_other_is_given(ask: Ask) -> None:
    just = 64 * 2**20
    with ScriptedServer(
        Reply(body=zipped(b'{"sum":3}' + b" " * (just - 9)), headers=GZIPPED),
        Reply(body=zipped(b'{"sum":3}' + b" " * (just - 8)), headers=GZIPPED),
    ) as server:
        assert ask(server) == {"sum": 3}
        with pytest.raises(headjudge.UnexpectedAnswer, match="more than 67,108,864 bytes"):
            ask(server)


BROKEN = zipped(b'{"sum":3}')


@pytest.mark.parametrize(
    ("coding", "body", "message"),
    [
        ("gzip", b'{"sum":3}', "isn't the gzip that it is declared as"),
        ("gzip", BROKEN[:-12] + b"xxxx" + BROKEN[-8:], "isn't the gzip that it is declared as"),
        ("gzip", BROKEN[:-8] + b"xxxx" + BROKEN[-4:], "isn't the gzip that it is declared as"),
        ("gzip", BROKEN + b"more", "isn't the gzip that it is declared as"),
        ("gzip", BROKEN[:-3], "breaks off"),
        ("gzip", BROKEN + BROKEN[:-3], "breaks off"),
        ("br", b'{"sum":3}', "coded as 'br', though only gzip was asked for"),
        ("gzip, gzip", zipped(BROKEN), "coded as 'gzip, gzip'"),
    ],
    ids=["plain", "damaged", "wrong-sum", "trailing", "cut-off", "second-cut-off", "brotli", "twice"],
)
def test_an_answer_that_cannot_be_decompressed(
    ask: Ask, coding: str, body: bytes, message: str, pauses: list[float]
) -> None:
    broken = Reply(body=body, headers={"Content-Encoding": coding, "X-Request-Id": "r7"})
    with ScriptedServer(broken) as server:
        with pytest.raises(headjudge.UnexpectedAnswer, match=message) as caught:
            ask(server)
        assert (caught.value.status, caught.value.request_id) == (200, "r7")
    assert pauses == []


def test_a_refusal_whose_body_cannot_be_read_is_told_by_its_status(ask: Ask, pauses: list[float]) -> None:
    broken = Reply(503, b"<html>", GZIPPED)
    with ScriptedServer(broken, Reply(404, LONG)) as server, pytest.raises(headjudge.NotFound):
        ask(server, max_answer_bytes=LIMIT)
    assert len(pauses) == 1


@pytest.mark.parametrize(
    ("reply", "fits"),
    [
        (Reply(body=b'{"sum":3}'), True),
        (chunked(b'{"sum":3}'), True),
        (Reply(body=zipped(b'{"sum":3}'), headers=GZIPPED), True),
        (chunked(LONG), False),
        (Reply(body=zipped(LONG), headers=GZIPPED), False),
    ],
)
def test_a_hook_of_the_session_may_read_the_answer_first(
    ask: Ask, flavour: Flavour, reply: Reply, fits: bool
) -> None:
    session, read = flavour.reader()
    with ScriptedServer(reply) as server:
        if fits:
            assert ask(server, session=session, max_answer_bytes=LIMIT) == {"sum": 3}
        else:
            with pytest.raises(headjudge.UnexpectedAnswer, match="more than 1,000 bytes"):
                ask(server, session=session, max_answer_bytes=LIMIT)
    assert read == [b'{"sum":3}' if fits else LONG]
