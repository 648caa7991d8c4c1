"""The least that Flask can do with a request: answer with the bytes that came in.

`python -m bench.echo` serves it the way `headjudge serve` serves headjudge, without a cache.
"""

from __future__ import annotations

import msgspec
from flask import Flask, Response, request

from service import config, server


def create(_: config.Config) -> Flask:
    """The echo, at every path that the benchmark posts to."""
    app = Flask("echo")

    @app.post("/v1/<path:_>")
    def echo(_: str) -> Response:
        return Response(request.get_data(), content_type="application/json")

    @app.get("/health/live")
    def live() -> Response:
        return Response("{}", content_type="application/json")

    return app


if __name__ == "__main__":
    server.serve(msgspec.structs.replace(config.from_environ(), cache_url="memory://"), create)
