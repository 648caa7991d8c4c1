"""Words that stand in all that a regular expression matches: where they are missing, it need not be tried."""

from __future__ import annotations

_MARKS = frozenset(r"\.^$*+?{}[]|()")


def needed(pattern: str) -> str:
    """The longest text that each match of a pattern contains, letter by letter; empty if it shows none.

    It is looked for outside of groups alone: what stands in them may be one of several, or missing.
    """
    runs = [""]
    at = 0
    while at < len(pattern):
        letter = pattern[at]
        if letter == "|":
            return ""
        if letter == "(":
            at = _behind_group(pattern, at)
            letter = ""
        elif letter == "[":
            at = _behind_class(pattern, at)
            letter = ""
        else:
            is_escaped = letter == "\\"
            letter = pattern[at + is_escaped]
            if letter.isalnum() if is_escaped else letter in _MARKS:
                letter = ""  # \b, \w, a quantifier
            at += 1 + is_escaped
        is_optional = pattern[at : at + 1] in ("?", "*", "{") and pattern[at : at + 1] != ""
        if letter and not is_optional:
            runs[-1] += letter
        else:
            runs.append("")
        if is_optional and pattern[at] == "{":
            at = pattern.index("}", at)
    return max(runs, key=len)


def _behind_group(pattern: str, at: int) -> int:
    """The place behind the group that begins here."""
    depth = 0
    while True:
        if pattern[at] == "\\":
            at += 1
        elif pattern[at] == "[":
            at = _behind_class(pattern, at) - 1
        else:
            depth += (pattern[at] == "(") - (pattern[at] == ")")
        at += 1
        if not depth:
            return at


def _behind_class(pattern: str, at: int) -> int:
    """The place behind the set of letters that begins here."""
    at += 1 + pattern.startswith("^", at + 1)
    at += pattern.startswith("]", at)
    while pattern[at] != "]":
        at += 1 + (pattern[at] == "\\")
    return at + 1
