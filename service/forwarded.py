"""Whose request it is, where proxies stand between a client and the service.

Each proxy appends the address that it was connected from to ``X-Forwarded-For``. What a client writes there
itself stands to the left of that, so the list is read from its right end, for as long as the address to the
right is that of a trusted proxy.
"""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

Network = IPv4Network | IPv6Network
Address = IPv4Address | IPv6Address


def networks(text: str) -> tuple[Network, ...]:
    """Addresses and networks, separated by commas: ``10.0.0.0/8, 2001:db8::1``.

    Raises:
        ValueError: one of them is neither.
    """
    return tuple(ip_network(part.strip()) for part in text.split(",") if part.strip())


def client_address(peer: str, forwarded_for: str, trusted: tuple[Network, ...]) -> str:
    """The address of the client, when ``peer`` has connected and sent this ``X-Forwarded-For``: the last one
    that no trusted proxy has.
    """
    nearest = peer
    for hop in reversed(forwarded_for.split(",")):
        address = _address(nearest)
        if address is None or not any(address in network for network in trusted):
            break
        further = _address(hop.strip())
        if further is None:
            break
        nearest = str(further)
    return nearest


def client_of(environ: Mapping[str, Any], trusted: tuple[Network, ...]) -> str:
    """Whom a WSGI request counts for where requests are limited: the address of its client (see
    :func:`client_address`), or the network (see :func:`counted_together`)."""
    peer, forwarded_for = environ.get("REMOTE_ADDR", ""), environ.get("HTTP_X_FORWARDED_FOR", "")
    return counted_together(client_address(peer, forwarded_for, trusted))


def counted_together(address: str) -> str:
    """What an address is counted by: of IPv6 the network of 64 bits, which is the least that a subscriber is
    given and may use any address of (RFC 6177)."""
    parsed = _address(address)
    return str(ip_network((parsed, 64), strict=False)) if isinstance(parsed, IPv6Address) else address


def _address(text: str) -> Address | None:
    """The address, an IPv4 one where that is written as IPv6; None if it is none."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address
