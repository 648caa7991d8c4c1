"""Tells citations of one rule apart by the place in the code that made them.

A rulebook hands out one id for all who cite it. For the tests every place (file and line) gets a string of
its own, equal to the others and yet another object, so that what an event or a refusal carries tells where it
was cited. This has to be arranged before the engine is imported, because it cites as it is imported.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "engine"
RULEBOOK = "engine.kernel.rulebook"
CITING = {ENGINE / "kernel" / "rulebook.py", ENGINE / "magic" / "rules.py"}
"""Files that cite on behalf of their caller."""


class Places:
    """Every place that cites, and the string that each of them was given."""

    def __init__(self) -> None:
        self._strings: dict[str, str] = {}
        self._by_identity: dict[int, str] = {}

    def cite(self, rule: str, frame: FrameType) -> str:
        """The id for the place that asks for it, if that is one of the engine's."""
        asking: FrameType | None = frame
        while asking is not None and Path(asking.f_code.co_filename) in CITING:
            asking = asking.f_back
        path = Path(asking.f_code.co_filename) if asking is not None else Path()
        if asking is None or ENGINE not in path.parents:
            return rule
        place = f"{rule} at {path.relative_to(ROOT)}:{asking.f_lineno}"
        own = self._strings.get(place)
        if own is None:
            own = self._strings[place] = "".join(list(rule))
            self._by_identity[id(own)] = place
        return own

    def of(self, rule: str) -> str | None:
        """The place that this very string was handed to, ``PER-2.2 at engine/rulesets/perdure/turn.py:20``;
        None where it was read from a document."""
        return self._by_identity.get(id(rule))


PLACES = Places()


class _Loader(Loader):
    """Loads the module of the rulebooks, and has its books ask for the place."""

    def __init__(self, loader: Any) -> None:
        self._loader = loader

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        created: ModuleType | None = self._loader.create_module(spec)
        return created

    def exec_module(self, module: ModuleType) -> None:
        self._loader.exec_module(module)
        book: Any = module.Rulebook
        cite = book.cite
        book.cite = lambda self, rule: PLACES.cite(cite(self, rule), sys._getframe(1))


class _Finder(MetaPathFinder):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != RULEBOOK:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        assert spec is not None
        spec.loader = _Loader(spec.loader)
        return spec


def install() -> None:
    """Tell places apart from now on.

    Raises:
        RuntimeError: the engine is imported already, so its citations went unnoticed.
    """
    if RULEBOOK in sys.modules:
        raise RuntimeError("the engine was imported before its citations could be told apart")
    sys.meta_path.insert(0, _Finder())
