"""compose.yaml: what it opens, hands on and waits for."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

from service.config import PREFIX, Config
from service.tables.remote import EVICTS_NOTHING

OF_THE_IMAGE = {"host", "port"}
"""Settings that the image fixes: compose maps the port from outside."""


@pytest.fixture(scope="module")
def services() -> dict[str, Any]:
    text = (Path(__file__).parents[2] / "compose.yaml").read_text(encoding="utf-8")
    found: dict[str, Any] = yaml.safe_load(text)["services"]
    return found


def test_only_this_machine_can_connect(services: dict[str, Any]) -> None:
    assert services["headjudge"]["ports"] == ["127.0.0.1:${HEADJUDGE_PORT:-8000}:8000"]
    assert "ports" not in services["valkey"]
    assert "ports" not in services["tables"]


def test_every_setting_is_handed_on(services: dict[str, Any]) -> None:
    environment = dict(services["headjudge"]["environment"])
    default = environment.pop("HEADJUDGE_CACHE_URL")
    assert default == "${HEADJUDGE_CACHE_URL:-redis://valkey:6379/0}"
    default = environment.pop("HEADJUDGE_TABLES_URL")
    assert default == "${HEADJUDGE_TABLES_URL:-redis://tables:6379/0}"
    expected = set(Config.__struct_fields__) - OF_THE_IMAGE - {"cache_url", "tables_url"}
    assert set(environment) == {PREFIX + name.upper() for name in expected}
    assert set(environment.values()) == {None}


def test_the_service_starts_without_its_cache(services: dict[str, Any]) -> None:
    assert "depends_on" not in services["headjudge"]


def test_tables_are_kept_where_nothing_is_evicted_and_all_is_written(services: dict[str, Any]) -> None:
    words = shlex.split(services["tables"]["command"])
    options = dict(zip(words[1::2], words[2::2], strict=True))
    assert options["--maxmemory-policy"] == EVICTS_NOTHING
    assert (options["--appendonly"], options["--appendfsync"]) == ("yes", "everysec")
    assert services["tables"]["volumes"] == ["tables:/data"]
    cache = shlex.split(services["valkey"]["command"])
    assert "allkeys-lru" in cache, "so it is no place for tables"
