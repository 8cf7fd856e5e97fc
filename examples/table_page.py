"""
The page of a table, `table.html`, over HTTP, and which pages may connect to the table.

Whoever opens ``http://localhost:8765/`` gets the page. A page of any site can have a browser send
requests to a server on the same machine or in the same house, and the browser says so: ``Origin``
names the site of the page, and ``Host`` the name under which it has looked the server up. So these
may connect: programs, which send no ``Origin``; pages of the sites that the server was started
with; and the page of the server itself, whose ``Origin`` is its ``Host``.

The last is true as well of a page of another site whose name has been pointed at this machine after
the page was loaded (DNS rebinding). So ``Host`` has to be an address in numbers, which cannot be
pointed elsewhere, ``localhost``, or a name that the server was started with.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable
from hashlib import sha256
from http import HTTPStatus
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from websockets.asyncio.server import ServerConnection
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

PAGE = Path(__file__).with_name("table.html")
HOST = re.compile(r"(?P<name>[a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?", re.ASCII)
TIME_TO_READ = 10  # seconds; then a reader who is slower loses the connection


class Page:
    """What the server answers to browsers before there is a websocket."""

    def __init__(self, origins: Iterable[str] = (), names: Iterable[str | None] = ()) -> None:
        """``origins`` are sites whose pages may connect, ``names`` go for this server."""
        self.origins = frozenset(origins)
        of_sites = (urlsplit(origin).hostname for origin in self.origins)
        self.names = {"localhost", *(name.lower() for name in (*names, *of_sites) if name)}
        self.body = PAGE.read_bytes()
        self.scripts, self.styles = hashes(self.body, b"script"), hashes(self.body, b"style")

    def answer(self, connection: ServerConnection, request: Request) -> Response | None:
        """The response to a request; None if it is for a websocket, which may be opened."""
        if is_for_websocket(request.headers):
            if self.admits(request.headers):
                return None
            return told(HTTPStatus.FORBIDDEN, "pages of this site may not connect")
        connection.close_timeout = TIME_TO_READ
        if getattr(request, "method", "GET") != "GET":  # older websockets read no other method
            response = told(HTTPStatus.METHOD_NOT_ALLOWED, "there is only GET")
            response.headers["Allow"] = "GET"
            return response
        host = self.host(request.headers)
        if host is None:
            return told(
                HTTPStatus.FORBIDDEN,
                "this server does not go by that name: open it by its address in numbers, or start"
                " it with --host NAME or --origin http://NAME",
            )
        if request.path.partition("?")[0] != "/":
            return told(HTTPStatus.NOT_FOUND, "there is only the page /")
        return response_of(HTTPStatus.OK, "text/html", self.body, self.policy(host))

    def admits(self, headers: Headers) -> bool:
        """Whether the program or the page that asks for a websocket may have it."""
        match headers.get_all("Origin"):
            case []:
                return True  # no browser
            case [origin]:
                host = self.host(headers)
                return origin in self.origins or (host is not None and origin == f"http://{host}")
        return False

    def host(self, headers: Headers) -> str | None:
        """The name and port by which the server was asked; None if the name is not its own."""
        match headers.get_all("Host"):
            case [host]:
                host = host.lower()
                read = HOST.fullmatch(host)
                if read and (read["name"] in self.names or is_address(read["name"])):
                    return host
        return None

    def policy(self, host: str) -> str:
        """
        What the page may do: run its own script, and connect to where it is from. Not every browser
        takes websockets for ``'self'``, so they are named, but for addresses that cannot be named.
        """
        own = "" if "[" in host else f" ws://{host} wss://{host}"
        return (
            f"default-src 'none'; script-src {self.scripts}; style-src {self.styles}; "
            f"connect-src 'self'{own}; img-src data:; "
            "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        )


def origin(text: str) -> str:
    """
    Read the origin of a site as browsers write it, without a path.

    Raises:
        ValueError: it is something else, with which no origin would ever be equal.
    """
    parts = urlsplit(text)
    if text != "null" and (
        not parts.hostname or text != f"{parts.scheme}://{parts.netloc}".lower()
    ):
        raise ValueError(text)
    return text


def is_for_websocket(headers: Headers) -> bool:
    """Whether a request asks for a websocket; whether it does so rightly is checked later."""
    return any("websocket" in value.lower() for value in headers.get_all("Upgrade"))


def is_address(name: str) -> bool:
    """Whether the name of a host is an address in numbers."""
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def hashes(page: bytes, element: bytes) -> str:
    """What a policy names the scripts or the styles of a page by, so that no other can run."""
    inside = re.findall(b"<%b>(.*?)</%b>" % (element, element), page, re.DOTALL)
    named = (b64encode(sha256(text).digest()).decode() for text in inside)
    return " ".join(f"'sha256-{name}'" for name in named)


def told(status: HTTPStatus, text: str) -> Response:
    """A response that is only a sentence."""
    return response_of(status, "text/plain", f"{text}\n".encode(), "default-src 'none'")


def response_of(status: HTTPStatus, kind: str, body: bytes, policy: str) -> Response:
    """A response that is not kept, and can stand in no frame."""
    headers = Headers(
        {
            "Content-Type": f"{kind}; charset=utf-8",
            "Content-Length": str(len(body)),
            "Content-Security-Policy": policy,
            "X-Content-Type-Options": "nosniff",
            "X-Frame-Options": "DENY",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Cache-Control": "no-store",
            "Connection": "close",
        }
    )
    return Response(status.value, status.phrase, headers, body)
