"""Reads as much of a Dockerfile as it takes to run its last stage without a container."""

from __future__ import annotations

import json
import re
import shlex
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Stage:
    """What a stage leaves for running it. ``lines`` are its instructions, continuation lines joined."""

    base: str
    environment: dict[str, str] = field(default_factory=dict)
    entrypoint: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)
    user: str = "root"
    lines: list[tuple[str, str]] = field(default_factory=list)


def stages(path: Path) -> list[Stage]:
    """The stages of a Dockerfile, in order.

    Raises:
        ValueError: a command is not in the form of a list, so a shell would stand in front of it.
    """
    found: list[Stage] = []
    for word, rest in _instructions(path.read_text(encoding="utf-8")):
        if word == "FROM":
            found.append(Stage(base=rest))
            continue
        stage = found[-1]
        stage.lines.append((word, rest))
        match word:
            case "ENV":
                stage.environment |= dict(pair.split("=", 1) for pair in shlex.split(rest))
            case "ENTRYPOINT":
                stage.entrypoint = _exec_form(rest)
            case "CMD":
                stage.command = _exec_form(rest)
            case "HEALTHCHECK":
                stage.health = _exec_form(rest[rest.index("CMD") + 3 :].strip())
            case "USER":
                stage.user = rest
    return found


def _instructions(text: str) -> list[tuple[str, str]]:
    joined = re.sub(r"\\\n", " ", re.sub(r"(?m)^\s*#.*\n", "", text))
    pairs = (line.strip().split(maxsplit=1) for line in joined.splitlines() if line.strip())
    return [(word.upper(), rest.strip()) for word, rest in pairs]


def _exec_form(text: str) -> list[str]:
    if not text.startswith("["):
        raise ValueError(f"not in the form of a list: {text}")
    return [str(word) for word in json.loads(text)]
