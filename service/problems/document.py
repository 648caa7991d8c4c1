"""What all problem documents have in common, and what several of them hold."""

from __future__ import annotations

import re
from inspect import cleandoc
from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta, Struct

PATH = "/problems/"
CONTENT_TYPE = "application/problem+json"
RETRY_AFTER_SECONDS = "1"
"""When to repeat what failed for a reason that passes."""

_WORD_START = re.compile(r"(?<!^)(?=[A-Z])")


def slug(name: str) -> str:
    """``IllegalAction`` → ``illegal-action``."""
    return _WORD_START.sub("-", name).lower()


def _path(name: str) -> str:
    return PATH + slug(name.removesuffix("Problem"))


class Problem(Struct, frozen=True, kw_only=True, tag_field="type", tag=_path):
    """A problem document (RFC 9457). ``type`` is a path of this server that explains the type of problem."""

    TITLE: ClassVar[str]
    STATUS: ClassVar[int]

    title: Annotated[str, Meta(description="What kind of problem it is; always the same for a type.")] = ""
    status: Annotated[int, Meta(description="The status code of the answer.")] = 0
    detail: Annotated[str, Meta(description="What is wrong this time, in words.")]
    request_id: Annotated[str, Meta(description="`X-Request-Id` of the request, to be found in the log.")] = (
        ""
    )

    def document(self, request_id: str) -> bytes:
        """The problem as it is sent."""
        return msgspec.json.encode(
            msgspec.structs.replace(self, title=self.TITLE, status=self.STATUS, request_id=request_id)
        )

    @classmethod
    def explanation(cls) -> str:
        """What the type means and what to do about it."""
        paragraphs = cleandoc(cls.__doc__ or "").split("\n\n")
        return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)


class RequestError(Struct, frozen=True, omit_defaults=True):
    """One thing that is wrong with a request."""

    pointer: Annotated[str, Meta(description="JSON pointer (RFC 6901) of the place; empty for the whole.")]
    message: str
    place: Annotated[
        str, Meta(description="`body` or `query`.", extra_json_schema={"enum": ["body", "query"]})
    ] = "body"
    rule: str | None = None


class DecisionInBrief(Struct, frozen=True):
    """A decision of any ruleset: its type, who decides and under which clause. It may have members of its
    own.
    """

    type: str
    seat: int
    rule: str
