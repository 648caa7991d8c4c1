"""The service, its contract, the command and the client tell one version: that of pyproject.toml."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
import yaml
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import headjudge
from service.contract.document import API_VERSION

ROOT = Path(__file__).parents[2]


def project(folder: Path) -> dict[str, Any]:
    """What a pyproject.toml says of the project."""
    found: dict[str, Any] = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


VERSION = project(ROOT)["version"]


@pytest.mark.parametrize("name", ["headjudge-service", "headjudge"])
def test_what_is_installed_is_this_version(name: str) -> None:
    assert version(name) == VERSION, "make venv installs the version that pyproject.toml says"


def test_the_contract_is_of_this_version() -> None:
    head, _, _ = (ROOT / "openapi.yaml").read_text(encoding="utf-8").partition("\nservers:\n")
    assert API_VERSION == yaml.safe_load(head)["info"]["version"] == VERSION


def test_the_client_has_the_version_of_its_contract() -> None:
    assert headjudge.__version__ == VERSION
    assert "version" not in project(ROOT / "sdk"), "a second home"
    built = ProjectMetadata(str(ROOT / "sdk"), PluginManager())
    assert built.version == VERSION


def test_the_command_tells_it() -> None:
    command = [sys.executable, "-m", "service", "--version"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout == f"headjudge {VERSION}\n"
