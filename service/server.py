"""gunicorn, with the settings that suit this service, and the embedded cache beside its workers.

The process that :func:`serve` is called in manages the workers. Before them it starts the cache (unless the
settings name another), while they run it starts either again if it dies, and after them it stops the cache
and clears up.
"""

from __future__ import annotations

import errno
import fcntl
import gc
import logging
import os
import shutil
import signal
import socket
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from flask import Flask
from gunicorn.app.base import BaseApplication  # type: ignore[import-untyped]  # it has no types
from gunicorn.arbiter import Arbiter  # type: ignore[import-untyped]  # as above

import engine
from service import logs, telemetry
from service.config import PREFIX, Config, ConfigError
from service.hot_states.backlogs import Backlogs
from service.hot_states.embedded import EmbeddedValkey, program

if TYPE_CHECKING:
    from service.judge import Judge

log = logging.getLogger("service")

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  # looked for, not listened on

ENDING = (signal.SIGTERM, signal.SIGINT, signal.SIGQUIT)
"""What the manager tells a worker to end with."""

Factory = Callable[[Config], Flask]


def create(config: Config) -> Flask:
    """The service, with its contract made; imported late, because the metrics have to know their folder by
    then."""
    from service.app import create_app  # noqa: PLC0415
    from service.contract import document  # noqa: PLC0415

    app = create_app(config)
    document.make(app)
    return app


def serve(config: Config, factory: Factory = create) -> None:
    """Serve the application until a signal ends it; does not return.

    SIGTERM and SIGINT let the requests under way finish, for ``grace_seconds`` at most.

    Raises:
        ConfigError: nothing can be written where the settings say, nobody can listen on the address, or an
            extra is missing.
    """
    _insist_on_address(config.host, config.port)
    try:
        folder = Path(tempfile.mkdtemp(prefix="headjudge-", dir=config.runtime_dir or None))
    except OSError as error:
        raise ConfigError([f"{PREFIX}RUNTIME_DIR is {config.runtime_dir!r}: {error.strerror}"]) from None
    manager = os.getpid()
    server = Server(config, factory, folder)
    try:
        server.run()
    finally:
        if os.getpid() == manager:  # workers, which are forks of this process, come this way too
            server.clear_up()


class Server(BaseApplication):  # type: ignore[misc]  # as above
    """gunicorn's application with our settings."""

    def __init__(self, config: Config, factory: Factory, folder: Path) -> None:
        self.factory = factory
        self.cache = None if config.cache_url else _embedded(config, folder)
        self.store = None if config.tables_url else _store(config, folder)
        cache_url = self.cache.url if self.cache else config.cache_url or "memory://"
        tables_url = self.store.url if self.store else config.tables_url or "memory://"
        self.config = msgspec.structs.replace(
            config,
            cache_url=cache_url,
            tables_url=tables_url,
            workers=_workers(config, cache_url, tables_url),
        )
        self.folder = folder
        self.backlogs = Backlogs(self.config.workers)
        if cache_url.startswith("memory:") and self.config.workers > 1:
            log.warning("the workers do not share their states; without a cache, one worker is better")
        if tables_url.startswith("memory:") and self.config.workers > 1:
            log.warning("the workers do not share their tables; without a store, tables need one worker")
        super().__init__()

    def load_config(self) -> None:
        """Hand gunicorn its settings."""
        metrics = self.folder / "metrics"
        metrics.mkdir(exist_ok=True)
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(metrics)
        for name, value in self._settings().items():
            self.cfg.set(name, value)

    def load(self) -> Flask:
        """The application, made once, before the workers fork, with the cards that they share."""
        app = self.factory(self.config)
        app.config["MAX_CONTENT_LENGTH"] = None  # the worker class has seen to that, and has the whole body
        engine.load_libraries()
        gc.freeze()
        return app

    @property
    def embedded(self) -> Sequence[EmbeddedValkey]:
        """The servers that belong to this one."""
        return [each for each in (self.cache, self.store) if each is not None]

    def run(self) -> None:
        """Manage workers and embedded servers."""
        _Manager(self).run()

    def clear_up(self) -> None:
        """Stop the embedded servers and remove what was written."""
        for each in self.embedded:
            each.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _settings(self) -> dict[str, Any]:
        shared_memory = Path("/dev/shm")  # noqa: S108  # heartbeats there need no disk
        return {
            "bind": _address(self.config.host, self.config.port),
            "workers": self.config.workers,
            "worker_class": "service.wire.worker.Connections",
            "threads": self.config.threads,
            "control_socket_disable": True,
            "preload_app": True,
            "forwarder_headers": "",
            "graceful_timeout": self.config.grace_seconds,
            "worker_tmp_dir": str(shared_memory if os.access(shared_memory, os.W_OK) else self.folder),
            "logconfig_dict": logs.settings(self.config.log_level),
            "proc_name": "headjudge",
            "on_starting": _on_starting,
            "when_ready": _when_ready,
            "post_worker_init": _post_worker_init,
            "worker_exit": _worker_exit,
            "child_exit": _child_exit,
        }


class _Manager(Arbiter):  # type: ignore[misc]  # as above
    """Looks after the embedded servers as often as after the workers, and loses no signal."""

    def spawn_worker(self) -> int:
        """Start a worker, for which a signal to end waits until it can handle it.

        Between its fork and its own handlers a worker has the manager's, which only note the signal: it
        would live on until the grace is over.
        """
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
        try:
            pid: int = super().spawn_worker()
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
        return pid

    def manage_workers(self) -> None:
        for each in self.app.embedded:
            each.revive()
        super().manage_workers()


def _address(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _insist_on_address(host: str, port: int) -> None:
    """Listen on the address for a moment, because gunicorn tries a port in use five times before it gives up.

    Raises:
        ConfigError: that cannot be done, and why.
    """
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            reason = "the port is in use" if error.errno == errno.EADDRINUSE else error.strerror
            raise ConfigError([f"cannot listen on {_address(host, port)}: {reason}"]) from None


def _embedded(config: Config, folder: Path) -> EmbeddedValkey | None:
    return EmbeddedValkey(folder, memory_mib=config.cache_memory_mib) if program() else None


def _store(config: Config, folder: Path) -> EmbeddedValkey | None:
    """The embedded store of tables.

    Raises:
        ConfigError: nothing can be written to the folder that is to keep them, or another service uses it.
    """
    if not program():
        return None
    lasting = _locked(Path(config.tables_dir)) if config.tables_dir else None
    return EmbeddedValkey(
        folder, memory_mib=config.tables_memory_mib, name="store", evicting=False, lasting=lasting
    )


def _locked(folder: Path) -> Path:
    """The folder, which is this process's alone from now on."""
    name = f"{PREFIX}TABLES_DIR is {str(folder)!r}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = os.open(folder / "lock", os.O_CREAT | os.O_RDWR, 0o600)
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise ConfigError([f"{name}: another service keeps its tables there"]) from None
    except OSError as error:
        raise ConfigError([f"{name}: {error.strerror}"]) from None
    return folder.resolve()


def _workers(config: Config, cache_url: str, tables_url: str) -> int:
    if config.workers:
        return config.workers
    alone = cache_url.startswith("memory:") or tables_url.startswith("memory:")
    return 1 if alone else os.cpu_count() or 1


def _on_starting(arbiter: Arbiter) -> None:
    for each in arbiter.app.embedded:
        each.start()


def _when_ready(arbiter: Arbiter) -> None:
    host, port = arbiter.LISTENERS[0].sock.getsockname()[:2]
    if host in EVERYWHERE:
        host = "localhost"
    address = f"http://{_address(host, port)}"
    sys.stderr.write(f"headjudge: the interface is shown at {address}/docs\n")
    if arbiter.app.config.playground:
        sys.stderr.write(f"headjudge: the playground is at {address}/play\n")


def _judge(worker: Any) -> Judge | None:
    """What the application of a worker holds; None if it is another one, or not loaded."""
    from service.judge import EXTENSION  # noqa: PLC0415  # after the folder of the metrics is set

    application = getattr(worker, "wsgi", None)
    return None if application is None else application.extensions.get(EXTENSION)


def _post_worker_init(worker: Any) -> None:
    judge = _judge(worker)
    if judge is not None:
        judge.is_draining = lambda: not worker.alive
        if worker.app.cache:
            judge.write_in_batches(worker.app.backlogs, worker.age)
    if worker.app.config.telemetry:
        telemetry.start()
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)


def _worker_exit(arbiter: Arbiter, worker: Any) -> None:
    del arbiter
    judge = _judge(worker)
    if judge is not None:
        judge.close()
    telemetry.stop()


def _child_exit(arbiter: Arbiter, worker: Any) -> None:
    del arbiter
    from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415  # after its folder is set

    mark_process_dead(worker.pid)
