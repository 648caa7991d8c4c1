"""The request that is being answered, and the application that answers it.

Flask's ``request`` and ``current_app`` stand for them and look them up at every touch. What is done for every
request looks them up once.
"""

from __future__ import annotations

from collections.abc import Callable

from flask import Flask, Request, current_app, request

asked: Callable[[], Request] = request._get_current_object  # type: ignore[attr-defined]  # noqa: SLF001  # a proxy's
application: Callable[[], Flask] = current_app._get_current_object  # type: ignore[attr-defined]  # noqa: SLF001
