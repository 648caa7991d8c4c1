"""Unions narrow and results are typed under pyright too; mypy reads the same files in `make check`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sdk.contract import ROOT

READ = Path(__file__).parent / "typing"


@pytest.fixture
def settings(tmp_path: Path) -> Path:
    """Settings of pyright: strict, and an ignored error has to be one."""
    path = tmp_path / "pyrightconfig.json"
    path.write_text(
        json.dumps(
            {
                "include": [str(READ), str(ROOT / "sdk" / "src")],
                "extraPaths": [str(ROOT / "sdk" / "src")],
                "typeCheckingMode": "strict",
                "pythonVersion": "3.11",
                "enableTypeIgnoreComments": False,
                "reportUnnecessaryTypeIgnoreComment": "error",
            }
        )
    )
    return path


@pytest.mark.full
def test_pyright_agrees(settings: Path) -> None:
    command = [
        *(sys.executable, "-m", "basedpyright", "--pythonpath", sys.executable),
        *("--project", str(settings), "--outputjson"),
    ]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    report = json.loads(checked.stdout)
    found = [
        f"{Path(each['file']).name}:{each['range']['start']['line'] + 1}: {each['message']}"
        for each in report["generalDiagnostics"]
    ]
    assert found == [], "\n".join(found)
    assert report["summary"]["filesAnalyzed"] > 5
    assert checked.returncode == 0
