"""Tokens, links and saved seats of tables."""

from __future__ import annotations

import secrets

import msgspec

from ._problems import UNREADABLE

_MARK = "#table="


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """A seat as it is saved."""

    table: str
    token: str


def new_token() -> str:
    """32 random bytes, base64url: what stands for a seat."""
    return secrets.token_urlsafe(32)


def link_of(base_url: str, table: str, invitation: str) -> str:
    """The link that invites to a table. The invitation is in the fragment, which no browser sends."""
    return f"{base_url}/play{_MARK}{table}.{invitation}"


def read_link(link: str) -> tuple[str, str]:
    """The table and the invitation in a link, or in the end of one.

    :raises ValueError: there are none.
    """
    table, dot, invitation = link.rpartition(_MARK)[2].partition(".")
    if not (table and dot and invitation):
        raise ValueError(f"this is no link to a table: {link!r}")
    return table, invitation


def read_saved(saved: str | bytes) -> Saved:
    """A seat that was saved.

    :raises ValueError: it isn't one.
    """
    try:
        return msgspec.json.decode(saved, type=Saved)
    except UNREADABLE as error:
        raise ValueError(f"this is no saved table: {error}") from error
