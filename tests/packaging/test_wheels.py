"""No compiler is needed: everything that is installed comes as a wheel, wherever headjudge runs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from requirements.wheels import LOCKED, PLATFORMS, VERSIONS, NoWheel, wanted

ROOT = Path(__file__).parents[2]
SERVED = [path for path in LOCKED if path.stem in {"runtime", "build"}]
"""What is installed by whoever runs the service. (Those who test it install 235 MB.)"""
TOOLS = ("sh", "make", "git", "mkdir", "touch", "rm")
"""What there is on the machine besides Python."""
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]

pytestmark = [pytest.mark.packaging, pytest.mark.long]

everywhere = pytest.mark.parametrize(
    ("version", "target"), [(version, target) for version in VERSIONS for target in PLATFORMS]
)


def tags(target: str) -> list[str]:
    """What pip calls a platform: every name under which a wheel for it may be found."""
    machine, _, system = target.partition("-")
    if system == "apple-darwin":  # pip adds those of older systems itself
        return [f"macosx_13_0_{'arm64' if machine == 'aarch64' else machine}"]
    names = [f"manylinux_2_{minor}" for minor in range(28, 4, -1)]
    return [f"{name}_{machine}" for name in (*names, "manylinux2014", "manylinux2010", "manylinux1")]


@everywhere
@pytest.mark.parametrize("path", LOCKED, ids=lambda path: path.stem)
def test_every_requirement_has_a_wheel(version: str, target: str, path: Path) -> None:
    assert wanted(path, version, target)


@everywhere
@pytest.mark.parametrize("path", SERVED, ids=lambda path: path.stem)
def test_pip_fetches_wheels_alone(version: str, target: str, path: Path, tmp_path: Path) -> None:
    listed, got = tmp_path / "wanted.txt", tmp_path / "got"
    listed.write_text(wanted(path, version, target), encoding="utf-8")
    place = ["--python-version", version, *(f"--platform={tag}" for tag in tags(target))]
    options = ["--only-binary", ":all:", "--no-deps", "--require-hashes", "--dest", str(got)]
    subprocess.run([*PIP, "download", "-qq", *options, *place, "-r", str(listed)], check=True)
    assert {path.suffix for path in got.iterdir()} == {".whl"}


@pytest.mark.parametrize("target", PLATFORMS)
def test_what_has_no_wheel_is_named(target: str, tmp_path: Path) -> None:
    """A package of which there is nothing but its source, and one that Windows alone has a wheel of."""
    for requirement in ("gunicorn-h1c==0.6.9", "pywin32==311"):
        (tmp_path / "wanted.txt").write_text(requirement, encoding="utf-8")
        with pytest.raises(NoWheel, match=requirement.partition("==")[0]):
            wanted(tmp_path / "wanted.txt", "3.13", target)


def test_the_environment_is_made_without_a_compiler(tmp_path: Path) -> None:
    tools = tmp_path / "bin"
    tools.mkdir()
    for name in TOOLS:
        found = shutil.which(name)
        assert found, name
        (tools / name).symlink_to(found)
    (tools / "python3").symlink_to(Path(sys.base_prefix) / "bin" / "python3")
    inherited = {name: value for name, value in os.environ.items() if name not in {"CC", "CXX", "PYTHONPATH"}}
    subprocess.run(
        [str(tools / "make"), "venv", f"VENV={tmp_path / 'venv'}"],
        cwd=ROOT,
        env={**inherited, "PATH": str(tools), "MAKEFLAGS": ""},
        check=True,
    )
    told = [str(tmp_path / "venv" / "bin" / "headjudge"), "--version"]
    done = subprocess.run(
        told, env={"PATH": str(tools)}, cwd="/", capture_output=True, text=True, check=False
    )
    assert done.stdout.startswith("headjudge "), done.stderr
