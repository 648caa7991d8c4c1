"""The playground for programs that are no tests: a service of its own, and a browser."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.browser.support import chromium
from tests.browser.support.page import Page
from tests.support.servers import serving, without_headjudge_settings


@contextmanager
def a_page() -> Iterator[Page]:
    """A tab at the playground.

    Raises:
        SystemExit: there is no Chromium.
    """
    if not chromium.installed():
        sys.exit(chromium.MISSING)
    without_headjudge_settings()
    with (
        tempfile.TemporaryDirectory(prefix="hj-") as profile,
        serving(workers=2) as server,
        chromium.chromium(Path(profile)) as browser,
    ):
        yield Page(browser, server.url)
