"""What becomes of each of the invented texts: ``python -m tests.compiler.corpus --write`` writes it anew,
``--check`` exits with 1 if that would change it.

Each changed line of ``corpus.json`` is a text that is read in another way: read the difference before it is
committed.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from compiler.compiling import compile_card
from compiler.refusing import Refused

from .texts import Text, texts

FILE = Path(__file__).with_name("corpus.json")


def outcome(text: Text) -> Any:
    """The abilities and keywords that a text is read as, or why it is refused."""
    try:
        found = compile_card(text.card)
    except Refused as refused:
        return f"refused: {refused.what}"
    card = {name: found.card[name] for name in ("keywords", "abilities", "granted") if name in found.card}
    tokens = list(found.tokens.values())
    return {**card, "tokens": tokens} if tokens else card


def written() -> str:
    """The whole corpus as a file: a line for each text."""
    rows = [
        json.dumps([text.kind, text.text, outcome(text)], ensure_ascii=False, sort_keys=True)
        for text in texts()
    ]
    return "[\n" + ",\n".join(rows) + "\n]\n"


if __name__ == "__main__" and "--write" in sys.argv:
    FILE.write_text(written(), encoding="utf-8")
if __name__ == "__main__" and "--check" in sys.argv:
    sys.exit(FILE.read_text(encoding="utf-8") != written())
