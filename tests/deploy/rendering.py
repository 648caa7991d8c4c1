"""The manifests of deploy/kubernetes as Kustomize renders them.

They are kept in ``deploy/kubernetes/rendered/``, for whoever has no Kustomize, such as these tests on most
machines. Each begins with the digest of what it was rendered from, so that none is older than its sources.
``python -m tests.deploy.rendering`` writes them anew, with kubectl.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import yaml

KUBERNETES = Path(__file__).parents[2] / "deploy" / "kubernetes"
RENDERED = KUBERNETES / "rendered"
SOURCES = {"base": "base", "valkey": "overlays/valkey", "redis-cluster": "overlays/redis-cluster"}
"""What is rendered, and from where."""

Manifest = dict[str, Any]


def header(name: str) -> str:
    """The first line of a rendering: which files it is of, as they are now."""
    folders = {KUBERNETES / "base", KUBERNETES / SOURCES[name]}
    if name != "base":
        folders.add(KUBERNETES / "components" / "tables")
    files = sorted(path for folder in folders for path in folder.iterdir())
    digest = hashlib.sha256()
    for path in files:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(KUBERNETES)} {len(content)}\n".encode() + content)
    return f"# rendered from {SOURCES[name]} by `python -m tests.deploy.rendering`: {digest.hexdigest()}\n"


def kubectl() -> str | None:
    """Where kubectl is, if anywhere."""
    return shutil.which("kubectl")


def render(name: str) -> str:
    """What Kustomize makes of one of the sources. Needs kubectl."""
    program = kubectl()
    assert program is not None, "kubectl is not installed"
    command = [program, "kustomize", str(KUBERNETES / SOURCES[name])]
    return header(name) + subprocess.run(command, capture_output=True, text=True, check=True).stdout


def kept(name: str) -> str:
    """The rendering that is kept."""
    return (RENDERED / f"{name}.yaml").read_text(encoding="utf-8")


@cache
def manifests(name: str) -> list[Manifest]:
    """The manifests in the rendering that is kept."""
    return list(yaml.safe_load_all(kept(name)))


def main() -> None:
    """Render all of them anew."""
    RENDERED.mkdir(exist_ok=True)
    for name in SOURCES:
        (RENDERED / f"{name}.yaml").write_text(render(name), encoding="utf-8")


if __name__ == "__main__":
    main()
