"""`headjudge serve` without making the contract first: that takes seconds, and most tests ask for none."""

from __future__ import annotations

from flask import Flask

from service import config, logs, server


def create(settings: config.Config) -> Flask:
    """The service; imported late, as :func:`service.server.create` does it."""
    from service.app import create_app

    return create_app(settings)


if __name__ == "__main__":
    chosen = config.from_environ()
    logs.set_up(chosen.log_level)
    server.serve(chosen, create)
