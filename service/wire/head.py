"""Request line and header fields of one request.

This is gunicorn's parser but for how it takes a head apart, which here is whole and has neither bare line
feeds nor folded lines (:mod:`.incoming` has seen to that): one expression reads a field.
"""

from __future__ import annotations

import re

from gunicorn.http import errors  # type: ignore[import-untyped]  # it has no types
from gunicorn.http.message import Request  # type: ignore[import-untyped]  # as above
from gunicorn.http.unreader import IterUnreader  # type: ignore[import-untyped]  # as above

_FIELD = re.compile(rb"([!#$%&'*+\-.^_`|~0-9A-Za-z]++):[ \t]*+([^\x00-\x08\x0a-\x1f\x7f]*+)")
"""A token, a colon without space before it, a value without controls (RFC 9110, 5.5, 5.6.2; RFC 9112, 5)."""


class Head(Request):  # type: ignore[misc]  # gunicorn has no types
    """A request whose body is still to come, with the attributes that gunicorn's WSGI half asks it for."""

    body_length = 0
    """Bytes of its body, once that has come."""

    def parse(self, unreader: IterUnreader) -> bytes:
        """Read the whole head; nothing is left of it.

        Raises:
            ParseException: of ``gunicorn.http.errors``: what was sent is no head, or too long.
        """
        line, *fields, _, _ = unreader.read().split(b"\r\n")
        if len(line) > self.limit_request_line:
            raise errors.LimitRequestLine(len(line), self.limit_request_line)
        self.parse_request_line(line)
        if len(fields) > self.limit_request_fields:
            raise errors.LimitRequestHeaders(f"more than {self.limit_request_fields} header fields")
        settable, mapped = self._peer_trusted_for_forwarded()
        scheme_is_set, seen = [False], set[str]()
        for field in fields:
            name, value = self._name_and_value(field)
            kept = self._apply_header_policy(name, value, scheme_is_set, seen, settable, mapped)
            if kept is not None:
                self.headers.append(kept)
        return b""

    def _name_and_value(self, field: bytes) -> tuple[str, str]:
        """The name, in the case in which gunicorn compares names, and the value of a header field."""
        if len(field) + len(b"\r\n") > self.limit_request_field_size:
            raise errors.LimitRequestHeaders(
                f"a header field has more than {self.limit_request_field_size} bytes"
            )
        found = _FIELD.fullmatch(field)
        if found is None:
            raise errors.InvalidHeader(field.decode("latin-1"))
        name, value = found.groups()
        return name.decode("ascii").upper(), value.decode("latin-1").rstrip(" \t")
