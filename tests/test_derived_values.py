"""``docs/derived-values.md`` is true: its value is kept and dropped as it says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from engine.kernel.draft import Draft
from engine.magic import atoms
from engine.magic.state import MagicDraft
from tests.magic.table import side, table

PAGE = Path(__file__).parent.parent / "docs" / "derived-values.md"
R = "CR-704.3"


def _ready_power() -> Any:
    code = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(code[0], str(PAGE), "exec"), names)
    return names["ready_power"]


def test_the_value_of_the_page_is_kept_until_something_is_written_that_it_reads() -> None:
    ready_power = _ready_power()
    game = table(a=side(battlefield="Grizzly Bears, Hill Giant"), b=side())
    draft: MagicDraft = Draft(game.state)
    assert ready_power(draft.state, 0) == 5
    draft.then()
    atoms.begin_step(draft, "end", R)
    assert ready_power.kept(draft.state, 0) == 5
    atoms.tap(draft, game.ref("Hill Giant"), R)
    assert ready_power.kept(draft.state, 0) is None
    assert ready_power(draft.state, 0) == 2


def test_the_page_names_what_is_there() -> None:
    root = PAGE.parent.parent
    for place in re.findall(r"`([\w/]+\.py): (\w+)`", PAGE.read_text()):
        path, name = place
        found = [file for file in root.glob(f"engine/**/{path}") if f"def {name}(" in file.read_text()]
        assert found, place
