"""The request that is being answered, and the application that answers it.

Flask's ``request`` and ``current_app`` are proxies, which find the object anew whenever an attribute is read.
What is done for every request finds it once, by the method that werkzeug's proxies have for that
(``LocalProxy._get_current_object``).
"""

from __future__ import annotations

from collections.abc import Callable

from flask import Flask, Request, current_app, request

asked: Callable[[], Request] = request._get_current_object  # type: ignore[attr-defined]  # noqa: SLF001  # a proxy's
"""The request."""
application: Callable[[], Flask] = current_app._get_current_object  # type: ignore[attr-defined]  # noqa: SLF001
"""The application."""
