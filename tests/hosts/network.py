"""Hosts made of network namespaces: each with interfaces of its own, joined by bridges.

A namespace is held by an open file of this process alone, so the kernel removes it, its interfaces and its
bridges when the process ends, however it ends. A thread is in one namespace at a time; what it starts
(sockets, threads, processes) is in the same one.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

CLONE_NEWNET = 0x40000000
OURS = "/proc/thread-self/ns/net"


class NotPermitted(Exception):
    """The system does not let this process make hosts; says why."""


class Host:
    """A namespace with a loopback interface."""

    def __init__(self, name: str) -> None:
        self.name = name
        home = os.open(OURS, os.O_RDONLY)
        try:
            _check(_libc().unshare(CLONE_NEWNET))
            self._file = os.open(OURS, os.O_RDONLY)
            ip("link", "set", "lo", "up")
        finally:
            _check(_libc().setns(home, CLONE_NEWNET))
            os.close(home)

    def enter(self) -> None:
        """Move the calling thread there for good."""
        _check(_libc().setns(self._file, CLONE_NEWNET))

    @contextmanager
    def entered(self) -> Iterator[None]:
        """The calling thread is there until the block ends."""
        home = os.open(OURS, os.O_RDONLY)
        try:
            self.enter()
            yield
        finally:
            _check(_libc().setns(home, CLONE_NEWNET))
            os.close(home)

    def bridge(self, name: str, address: str) -> Bridge:
        """A network that begins here, with this host's address in it, such as ``10.0.0.1/24``."""
        with self.entered():
            ip("link", "add", name, "type", "bridge")
            ip("address", "add", address, "dev", name)
            ip("link", "set", name, "up")
        return Bridge(self, name)

    def close(self) -> None:
        """Let go of it: it is gone when the last process in it is."""
        os.close(self._file)

    @property
    def path(self) -> str:
        """By which ``ip`` finds it."""
        return f"/proc/{os.getpid()}/fd/{self._file}"


class Bridge:
    """A network that hosts are joined to."""

    def __init__(self, host: Host, name: str) -> None:
        self._host = host
        self._name = name

    def join(self, host: Host, address: str) -> Cable:
        """Give a host an interface, called as the network is, and an address in it."""
        ours = f"{self._name}-{host.name}"
        with self._host.entered():
            ip("link", "add", ours, "type", "veth", "peer", "name", self._name, "netns", host.path)
            ip("link", "set", ours, "master", self._name)
            ip("link", "set", ours, "up")
        with host.entered():
            ip("address", "add", address, "dev", self._name)
            ip("link", "set", self._name, "up")
        return Cable(self._host, ours)


class Cable:
    """What joins a host to a network."""

    def __init__(self, host: Host, interface: str) -> None:
        self._host = host
        self._interface = interface

    def cut(self) -> None:
        """Let every packet vanish; neither side is told."""
        self._set("down")

    def mend(self) -> None:
        """Let packets through."""
        self._set("up")

    def _set(self, state: str) -> None:
        with self._host.entered():
            ip("link", "set", self._interface, state)


def ip(*arguments: str) -> None:
    """Run ``ip`` where the calling thread is.

    Raises:
        NotPermitted: it refuses, and says why.
    """
    result = subprocess.run(["ip", *arguments], capture_output=True, text=True, check=False)
    if result.returncode:
        raise NotPermitted(f"ip {' '.join(arguments)}: {result.stderr.strip()}")


def insist_on_permission() -> None:
    """Try it out.

    Raises:
        NotPermitted: there can be no hosts here, and why.
        FileNotFoundError: there is no ``ip``.
    """
    if sys.platform != "linux":
        raise NotPermitted("network namespaces are a thing of Linux")
    if os.geteuid() != 0:
        raise NotPermitted("root alone may make network namespaces")
    one, other = Host("one"), Host("other")
    try:
        one.bridge("net", "10.0.0.1/24").join(other, "10.0.0.2/24")
    finally:
        one.close()
        other.close()


def _libc() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)


def _check(result: int) -> None:
    if result:
        number = ctypes.get_errno()
        raise NotPermitted(f"network namespaces: {os.strerror(number)}")
