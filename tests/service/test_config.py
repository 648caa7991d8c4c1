"""Settings: typed, checked at the start, with errors that name the variable."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Iterator
from importlib.metadata import version

import msgspec
import pytest

from service import cli, logs
from service.config import Config, ConfigError, addresses, from_environ, reference, unknown_settings


@pytest.fixture
def serving_alone(capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[..., str]]:
    """What `headjudge serve` with options that cannot work writes. It sets up logging of the process,
    to a standard error that ends with the test: that is taken back."""

    def serve(*options: str) -> str:
        assert cli.main(["serve", *options]) == cli.USAGE_ERROR
        return capsys.readouterr().err

    loggers = [logging.getLogger(name) for name in (None, *logs.settings("info")["loggers"])]
    before = [(each, each.handlers[:], each.level, each.propagate) for each in loggers]
    yield serve
    for each, handlers, level, propagate in before:
        each.handlers[:], each.propagate = handlers, propagate
        each.setLevel(level)


def test_no_variable_means_the_defaults() -> None:
    assert from_environ({}) == Config()
    assert from_environ({"HEADJUDGE_PORT": "", "PATH": "/bin"}) == Config()


def test_variables_are_typed() -> None:
    chosen = from_environ(
        {"HEADJUDGE_PORT": "80", "HEADJUDGE_COMPRESSION": "true", "HEADJUDGE_LOG_LEVEL": "error"}
    )
    assert (chosen.port, chosen.compression, chosen.log_level) == (80, True, "error")


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("PORT", "tcp://10.0.0.1:8000", "a whole number from 0 to 65535"),
        ("PORT", "65536", "a whole number from 0 to 65535"),
        ("WORKERS", "-1", "a whole number, at least 0"),
        ("MAX_ACTIONS", "257", "a whole number from 1 to 256"),
        ("LOG_LEVEL", "loud", "one of debug, info, warning, error"),
        ("COMPRESSION", "maybe", "true or false"),
        ("CACHE_URL", "http://localhost", "begin with one of memory://"),
        ("CACHE_URL", "localhost:6379", "begin with one of memory://"),
        ("CACHE_URL", "unix://", "name a socket"),
        ("CACHE_URL", "redis://:6379", "name a host"),
        ("CACHE_URL", "redis://cache:99999", "name a host, and a port"),
        ("CACHE_URL", "redis://a:1,b:2", "which only a cluster has"),
    ],
)
def test_an_impossible_value_is_named(name: str, value: str, expected: str) -> None:
    with pytest.raises(ConfigError, match=f"HEADJUDGE_{name} ") as caught:
        from_environ({f"HEADJUDGE_{name}": value})
    assert expected in caught.value.problems[0]


@pytest.mark.parametrize(
    "url",
    [
        "memory://",
        "redis://cache",
        "rediss://user:secret@cache:6380/2",
        "unix:///run/valkey.sock?db=1",
        "redis+cluster://user:p%40ss@a:7000,[::1]:7001,c",
    ],
)
def test_every_kind_of_cache_can_be_named(url: str) -> None:
    assert from_environ({"HEADJUDGE_CACHE_URL": url}).cache_url == url


def test_addresses_of_a_cluster() -> None:
    assert addresses("redis+cluster://u:p@a:7000,[::1]:7001,c") == [("a", 7000), ("::1", 7001), ("c", 6379)]


def test_all_problems_are_listed_at_once() -> None:
    with pytest.raises(ConfigError) as caught:
        from_environ({"HEADJUDGE_PORT": "x", "HEADJUDGE_THREADS": "0", "HEADJUDGE_CACHE_URL": "x://"})
    assert [problem.split()[0] for problem in caught.value.problems] == [
        "HEADJUDGE_PORT",
        "HEADJUDGE_THREADS",
        "HEADJUDGE_CACHE_URL",
    ]


def test_unknown_variables_are_told_and_those_of_kubernetes_left_alone() -> None:
    environ = {
        "HEADJUDGE_CACHE_URI": "redis://x",
        "HEADJUDGE_COLOUR": "red",
        "HEADJUDGE_SERVICE_HOST": "10.0.0.1",
        "HEADJUDGE_SERVICE_PORT_HTTP": "8000",
        "HEADJUDGE_BLUE_PORT_8000_TCP_ADDR": "10.0.0.1",
        "HEADJUDGE_PORT": "1",
        "PATH": "/bin",
    }
    assert unknown_settings(environ) == [
        "HEADJUDGE_CACHE_URI is not a setting and is ignored; did you mean HEADJUDGE_CACHE_URL?",
        "HEADJUDGE_COLOUR is not a setting and is ignored; `headjudge settings` lists the settings",
    ]


def test_options_win_over_variables() -> None:
    environ = {"HEADJUDGE_PORT": "80", "HEADJUDGE_WORKERS": "3"}
    chosen = from_environ(environ, {"port": "81", "host": "::1", "workers": None})
    assert (chosen.host, chosen.port, chosen.workers) == ("::1", 81, 3)


def test_an_impossible_option_is_named_as_it_was_given() -> None:
    with pytest.raises(ConfigError) as caught:
        from_environ({"HEADJUDGE_THREADS": "0"}, {"port": "http", "host": ""})
    assert caught.value.problems == [
        "--host is '', it has to be a text that is not empty",
        "--port is 'http', it has to be a whole number from 0 to 65535",
        "HEADJUDGE_THREADS is '0', it has to be a whole number from 1 to 64",
    ]


def test_the_reference_has_every_setting_with_its_default() -> None:
    rows = {name: (default, text) for name, default, text in reference()}
    assert len(rows) == len(Config.__struct_fields__)
    assert rows["HEADJUDGE_PORT"][0] == "8000"
    assert rows["HEADJUDGE_COMPRESSION"][0] == "false"
    assert all(text for _, text in rows.values())
    assert from_environ({name: default for name, (default, _) in rows.items()}) == Config()


@pytest.mark.parametrize("arguments", [[], ["card"]])
def test_a_bare_command_prints_its_help(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(arguments) == 0
    said = capsys.readouterr()
    assert said.out.startswith("usage: headjudge")
    assert ("check" if arguments else "serve") in said.out
    assert said.err == ""


def test_the_command_tells_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"headjudge {version('headjudge-service')}\n"


def test_a_port_in_use_is_one_line(
    serving_alone: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEADJUDGE_PORT", "0")  # the option wins
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        told = serving_alone("--port", str(port), "--workers", "1")
    assert told == f"headjudge: cannot listen on 127.0.0.1:{port}: the port is in use\n"


def test_an_address_of_another_machine_is_one_line(serving_alone: Callable[..., str]) -> None:
    told = serving_alone("--host", "192.0.2.1", "--port", "0")
    assert told == "headjudge: cannot listen on 192.0.2.1:0: Cannot assign requested address\n"


def test_the_command_lists_the_settings(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["settings"]) == 0
    assert "HEADJUDGE_CACHE_URL=\n" in capsys.readouterr().out


def test_the_command_refuses_impossible_settings(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEADJUDGE_PORT", "http")
    assert cli.main(["serve"]) == 2
    assert (
        capsys.readouterr().err
        == "headjudge: HEADJUDGE_PORT is 'http', it has to be a whole number from 0 to 65535\n"
    )


def test_limits_of_the_contract_can_only_be_lowered() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"max_samples": 65}, Config)
