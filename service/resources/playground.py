"""``/play``: the playground, a page on which people play and try things. It calls the API as any client does.

Its files lie in ``service/playground/`` as the browser gets them, but for the doc comments of modules, which
would be a fifth of what the page weighs; any file there whose suffix is one of :data:`TYPES` is served under
its path. Each is read and compressed once, and again when it has changed.
"""

from __future__ import annotations

import gzip
import os
import re
from functools import lru_cache
from pathlib import Path, PurePosixPath

from flask import Blueprint, Response, request
from msgspec import Struct
from werkzeug.exceptions import NotFound
from werkzeug.security import safe_join

import engine
from service import responses

blp = Blueprint("playground", __name__, url_prefix="/play")

FOLDER = Path(__file__).parents[1] / "playground"

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
    "": "text/plain; charset=utf-8",
}
"""By suffix; licences have none. The system's own table is not asked: it differs between machines."""

HEADERS = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": (
        "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Vary": "Accept-Encoding",
    "X-Content-Type-Options": "nosniff",
}
"""The page asks nobody but this service, and is shown in no page of another."""

MOST_FILES = 512

DOC_COMMENT = re.compile(rb"^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*$", re.MULTILINE | re.DOTALL)
"""A doc comment that has its lines to itself."""


class Asset(Struct, frozen=True):
    """A file as it is sent; ``compressed`` is None where that saves nothing."""

    tag: str
    plain: bytes
    compressed: bytes | None


@blp.get("/")
def index() -> Response:
    """The page."""
    return asset("index.html")


@blp.get("/<path:name>")
def asset(name: str) -> Response:
    """What the page is made of."""
    path = safe_join(str(FOLDER), name)
    content_type = TYPES.get(PurePosixPath(name).suffix)
    if path is None or content_type is None or not os.path.isfile(path):  # for any text
        raise NotFound
    status = Path(path).stat()
    found = _read(path, status.st_mtime_ns, status.st_size)
    if found.compressed is None or not request.accept_encodings.quality("gzip"):
        return responses.unless_known(found.plain, found.tag, HEADERS, content_type)
    headers = {**HEADERS, "Content-Encoding": "gzip"}
    return responses.unless_known(found.compressed, f"{found.tag}-gzip", headers, content_type)


@lru_cache(MOST_FILES)
def _read(path: str, modified: int, size: int) -> Asset:
    """The file as it was when it was last ``modified``."""
    del modified, size
    plain = as_served(path, Path(path).read_bytes())
    compressed = gzip.compress(plain, mtime=0)
    tag = engine.hash_id(plain)[:16]
    return Asset(tag, plain, compressed if len(compressed) < len(plain) else None)


def as_served(name: str, content: bytes) -> bytes:
    """What is sent of a file: of a module all but its doc comments, whose lines stay, so that errors name the
    lines of the file."""
    if not name.endswith(".js"):
        return content
    return DOC_COMMENT.sub(lambda comment: b"\n" * comment[0].count(b"\n"), content)
