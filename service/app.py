"""The application factory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn
from urllib.parse import urlsplit, urlunsplit

from flask import Flask, Request, Response
from flask.sessions import NullSession, SessionInterface
from flask_cors import CORS
from werkzeug.routing import RequestRedirect

from service import refusals, request_hooks
from service.config import Config
from service.contract.document import prepare
from service.current import asked
from service.extras import add_extras
from service.judge import EXTENSION, Judge
from service.resources import BLUEPRINTS, docs, explanations, health, playground


class NoSessions(SessionInterface):
    """The service reads no cookie and sets none."""

    def open_session(self, app: Flask, request: object) -> NullSession:
        """The same for everybody: nothing can be kept in it."""
        return NO_SESSION


NO_SESSION = NullSession()


class Service(Flask):
    """A Flask application without coroutines and sessions."""

    session_interface = NoSessions()

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """The function itself. Flask asks this of each view and hook in every request, to wrap those that are
        coroutines: here none is."""
        return func

    def raise_routing_exception(self, request: Request) -> NoReturn:
        """Redirect to a path alone: werkzeug would put the host before it that the client names."""
        error = request.routing_exception
        if isinstance(error, RequestRedirect):
            target = urlsplit(error.new_url)
            error.new_url = urlunsplit(("", "", target.path, target.query, ""))
        super().raise_routing_exception(request)


def create_app(config: Config | None = None) -> Flask:
    """The service with these settings (by default: those that hold if none is set), as a WSGI application.

    Without ``cache_url`` each process remembers states for itself; embedding a cache is up to
    :mod:`service.server`.

    Raises:
        ConfigError: a setting asks for an extra that is not installed.
    """
    config = config or Config()
    app = Service("service", static_folder=None, template_folder=None)
    app.config["MAX_CONTENT_LENGTH"] = config.max_body_bytes
    app.url_map.merge_slashes = False
    app.extensions[EXTENSION] = Judge(config)
    request_hooks.register(app)
    refusals.register(app)
    api = prepare(app, create_app)
    for blueprint in BLUEPRINTS:
        api.register_blueprint(blueprint)
    for plain in (docs.blp, explanations.blp, health.blp):
        app.register_blueprint(plain)
    if config.playground:
        app.register_blueprint(playground.blp)
    add_extras(app, config)
    if config.cors_origins:
        _open_to_pages(app, [origin.strip() for origin in config.cors_origins.split(",")])
    return app


def _open_to_pages(app: Flask, origins: list[str]) -> None:
    """Let web pages of these origins call the service. Nothing depends on who asks, and no cookie is read.

    Flask-CORS registers a hook that looks at every answer. Whoever sends no ``Origin`` is told nothing by it,
    so another hook takes its place, which calls it only where there is one.
    """
    CORS(
        app,
        origins=origins,
        allow_headers=["Authorization", "Content-Type", "If-None-Match", "X-Request-Id"],
        expose_headers=["ETag", "Location", "Retry-After", "X-Request-Id"],
        send_wildcard=True,
        always_send=False,
        max_age=86_400,
    )
    hook_of_flask_cors = app.after_request_funcs[None].pop()

    @app.after_request
    def tell_pages(response: Response) -> Any:
        return hook_of_flask_cors(response) if "HTTP_ORIGIN" in asked().environ else response
