"""The version of the compiler: a digest of all that decides what a text is compiled to."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path

import engine.magic

_ENGINE = ("language", "library", "text", "effects")
_KINDS = ("*.py", "tokens/*.json")


@cache
def compiler_version() -> str:
    """32 hexadecimal digits: of the compiler, and of the language, the check and the teller that it uses."""
    magic = Path(engine.magic.__path__[0])
    folders = [Path(__file__).parent, *(magic / name for name in _ENGINE)]
    digest = blake2b(digest_size=16)
    for folder in folders:
        for kind in _KINDS:
            for file in sorted(folder.rglob(kind)):
                digest.update(
                    file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes() + b"\0"
                )
    return digest.hexdigest()
