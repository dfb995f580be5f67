"""A host of plain files as they are in the world: text is packed on its way, and connections are kept."""

import gzip
from functools import cache
from pathlib import Path

from hosts import Host

PACKED = {".html", ".css", ".js", ".mjs", ".json", ".svg", ".xml", ".webmanifest"}


@cache
def _packed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), 6)


class PackingHost(Host):
    """Serves a folder."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """Send a file, packed where that helps and is understood."""
        path = Path(self.translate_path(self.path))
        if path.is_dir() and self.path.partition("?")[0].endswith("/"):
            path /= "index.html"
        if not path.is_file() or path.suffix not in PACKED or "gzip" not in self.headers["Accept-Encoding"]:
            super().do_GET()
            return
        body = _packed(path)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=600")
        self.end_headers()
        self.wfile.write(body)
