"""The twin of a module with ``async``: the same text for those who wait for each answer.

Comments and docstrings are rewritten like code, so that an example in them stays one.
"""

from __future__ import annotations

import re

WORDS = {
    r"\basync (?=def|for|with)": "",
    r"\bawait (?=[\w(])": "",
    r"\b__aenter__\b": "__enter__",
    r"\b__aexit__\b": "__exit__",
    r"\bAsyncIterator\b": "Iterator",
    r"\bheadjudge\.aio\.(?=[A-Z]\w*\()": "headjudge.",
    r"(?m)^(\s*from )\.\.": r"\1.",
    r"for (\w+) in (.+):\n +yield \1\n": r"yield from \2\n",
}
NOTICE = "Generated, do not edit: sdk/codegen/generate.py writes this file from"


def blocking(source: str, name: str) -> str:
    """The twin of a module of this name, one folder up."""
    source = _unwrapped(source, r"\bAwaitable\[")
    source = _unwrapped(source, r"(?<![\w\])])\((?=await )")
    for pattern, waiting in WORDS.items():
        source = re.sub(pattern, waiting, source)
    if NOTICE in source:
        return source
    return re.sub(r'(?s)\A"""(.*?)\n?"""\n', rf'"""\1\n\n{NOTICE} {name}.\n"""\n', source, count=1)


def _unwrapped(source: str, opening: str) -> str:
    """The source less each ``opening``, which ends in a bracket, and less the bracket that closes it."""
    while found := re.search(opening, source):
        end, depth = found.end(), 1
        while depth:
            depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(source[end], 0)
            end += 1
        source = source[: found.start()] + source[found.end() : end - 1] + source[end:]
    return source
