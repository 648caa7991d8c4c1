"""What went over the wire, as the browser itself logs it: nothing that a page does escapes it."""

from __future__ import annotations

import json
from base64 import b64decode
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any

from selenium.common.exceptions import WebDriverException
from selenium.webdriver import Chrome

from tests.support.processes import eventually

KEPT_BYTES = 200_000_000
"""How much of the bodies the browser keeps until they are asked for."""


@dataclass
class Exchange:
    """A request of the page, and its answer as far as it has come."""

    method: str
    url: str
    read: Callable[[], str | None]
    """Asks the browser for the body."""
    sent: str = ""
    referer: str = ""
    status: int = 0
    headers: dict[str, str] | None = None
    wire_bytes: int = 0
    """Size of the answer as it was sent: header fields, and the body compressed."""
    over: bool = False
    failure: str = ""

    @cached_property
    def body(self) -> str | None:
        """None where the answer has not come in full, or the browser has forgotten it."""
        return self.read() if self.over else None

    def document(self) -> Any:
        """The body as JSON."""
        assert self.body is not None, f"{self.method} {self.url} has no body"
        return json.loads(self.body)


class Traffic:
    """The exchanges of a tab since the last `forget`, in the order of the requests."""

    def __init__(self, browser: Chrome) -> None:
        self._browser = browser
        self._exchanges: dict[str, Exchange] = {}
        browser.execute_cdp_cmd(
            "Network.enable", {"maxTotalBufferSize": KEPT_BYTES, "maxResourceBufferSize": KEPT_BYTES}
        )

    def forget(self) -> None:
        """Begin anew."""
        self._browser.get_log("performance")
        self._exchanges.clear()

    def exchanges(self, path: str = "") -> list[Exchange]:
        """All of them so far, or those whose address holds this path."""
        for entry in self._browser.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            self._note(message["method"], message["params"])
        return [each for each in self._exchanges.values() if path in each.url]

    def answered(self) -> list[Exchange]:
        """All of them, as soon as each has come to its end."""
        assert eventually(lambda: all(each.over for each in self.exchanges())), [
            f"{each.method} {each.url} waits for its answer" for each in self.exchanges() if not each.over
        ]
        return self.exchanges()

    def _note(self, event: str, told: dict[str, Any]) -> None:
        name = told.get("requestId", "")
        if event == "Network.requestWillBeSent":
            if "redirectResponse" in told:
                self._exchanges[f"{name}, redirected"] = self._exchanges[name]
            request = told["request"]
            self._exchanges[name] = Exchange(
                request["method"],
                request["url"],
                partial(self._body, name),
                request.get("postData", ""),
                request["headers"].get("Referer", ""),
            )
        elif event == "Network.webSocketCreated":
            self._exchanges[name] = Exchange("WEBSOCKET", told["url"], partial(self._body, name))
        elif name not in self._exchanges:
            return
        elif event == "Network.responseReceived":
            self._exchanges[name].status = told["response"]["status"]
            self._exchanges[name].headers = {
                field.lower(): value for field, value in told["response"]["headers"].items()
            }
        elif event == "Network.loadingFinished":
            self._exchanges[name].wire_bytes = int(told["encodedDataLength"])
            self._exchanges[name].over = True
        elif event == "Network.loadingFailed":
            self._exchanges[name].failure = told["errorText"]
            self._exchanges[name].over = True

    def _body(self, name: str) -> str | None:
        try:
            told = self._browser.execute_cdp_cmd("Network.getResponseBody", {"requestId": name})
        except WebDriverException:  # that of a page which is gone
            return None
        text: str = told["body"]
        return b64decode(text).decode(errors="replace") if told["base64Encoded"] else text
