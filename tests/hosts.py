"""Hosts of plain files, as sites live on: at the root, and below a folder."""

from contextlib import suppress
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import Any


class Host(SimpleHTTPRequestHandler):
    """Serves a folder below ``prefix``, with the page for wrong addresses, without a log."""

    prefix = ""

    def translate_path(self, path: str) -> str:
        inside = path.removeprefix(self.prefix) if path.startswith(f"{self.prefix}/") else "/none"
        return super().translate_path(inside)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        if code != 404:
            super().send_error(code, message, explain)
            return
        lost = (Path(self.directory) / "404.html").read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(lost)))
        self.end_headers()
        self.wfile.write(lost)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        with suppress(ConnectionError):  # a page that is left hangs up
            super().copyfile(source, outputfile)

    def log_message(self, format: str, *args: object) -> None:
        pass


class BelowHost(Host):
    prefix = "/juegos"
