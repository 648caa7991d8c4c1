"""What NetworkPolicies let through: as much of their meaning as the manifests use.

A connection is let through if no policy selects the pod at either end, or one that does allows it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Labels = Mapping[str, str]


@dataclass(frozen=True)
class Pod:
    """One end of a connection. ``ports`` are those of its containers, by name."""

    labels: Labels = field(default_factory=dict)
    namespace: str = "here"
    namespace_labels: Labels = field(default_factory=dict)
    ports: Mapping[str, int] = field(default_factory=dict)


def allowed(
    policies: Sequence[Mapping[str, Any]], client: Pod, server: Pod, port: int, protocol: str = "TCP"
) -> bool:
    """Whether a client may connect to a port of a server, with these policies in the namespace ``here``."""
    leaving = _rules(policies, client, "Egress")
    coming = _rules(policies, server, "Ingress")
    return _passes(leaving, "to", server, server, port, protocol) and _passes(
        coming, "from", client, server, port, protocol
    )


def selects(selector: Mapping[str, Any], labels: Labels) -> bool:
    """Whether a label selector does; an empty one selects everything."""
    assert set(selector) <= {"matchLabels"}, "the manifests use nothing else"
    wanted: Labels = selector.get("matchLabels", {})
    return wanted.items() <= labels.items()


def _rules(policies: Sequence[Mapping[str, Any]], pod: Pod, direction: str) -> list[Mapping[str, Any]] | None:
    """The rules for a pod in one direction; None if no policy is about that."""
    about = [
        policy["spec"]
        for policy in policies
        if pod.namespace == "here"
        and selects(policy["spec"]["podSelector"], pod.labels)
        and direction in policy["spec"]["policyTypes"]
    ]
    return [rule for spec in about for rule in spec.get(direction.lower(), [])] if about else None


def _passes(
    rules: list[Mapping[str, Any]] | None, side: str, other: Pod, server: Pod, port: int, protocol: str
) -> bool:
    if rules is None:
        return True
    return any(
        any(_is_peer(peer, other) for peer in rule[side])
        and any(
            each["protocol"] == protocol and server.ports.get(each["port"], each["port"]) == port
            for each in rule["ports"]
        )
        for rule in rules
    )


def _is_peer(peer: Mapping[str, Any], pod: Pod) -> bool:
    assert peer
    assert set(peer) <= {"podSelector", "namespaceSelector"}, "the manifests use nothing else"
    if "namespaceSelector" in peer:
        names = {"kubernetes.io/metadata.name": pod.namespace, **pod.namespace_labels}
        if not selects(peer["namespaceSelector"], names):
            return False
    elif pod.namespace != "here":
        return False
    return selects(peer.get("podSelector", {}), pod.labels)
