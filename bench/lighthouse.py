"""What Lighthouse says of the finished site: ``make lighthouse`` prints a table and fails below the bound."""

import json
import os
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from bench.in_browser import chromium_path, served

TOOL = Path(__file__).parents[1] / ".venv-bench" / "lighthouse" / "node_modules" / ".bin" / "lighthouse"
BOUND = 95
PAGES = {
    "home": "es/",
    "variant": "es/variants/base/",
    "puzzle": "es/puzzles/free-an-eight/",
    "compare": "es/compare/",
    "laboratory": "es/lab/",
}
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")


def judge(address: str) -> dict[str, Any]:
    """The report on one page, on a phone as Lighthouse imagines it."""
    flags = ["--headless=new", "--no-sandbox"]
    command = [
        *(str(TOOL), address, "--quiet", "--output=json", "--output-path=stdout"),
        *(f"--only-categories={','.join(CATEGORIES)}", f"--chrome-flags={' '.join(flags)}"),
    ]
    environment = os.environ | {"CHROME_PATH": chromium_path()}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    if done.returncode:
        raise SystemExit(f"Lighthouse failed on {address}:\n{done.stderr}")
    return dict(json.loads(done.stdout))


def scores(report: dict[str, Any]) -> list[int]:
    """Of a hundred, in the order of CATEGORIES."""
    return [round(100 * (report["categories"][name]["score"] or 0)) for name in CATEGORIES]


def faults(report: dict[str, Any]) -> Iterator[str]:
    """What lost points, the heaviest first."""
    for name in CATEGORIES:
        parts = sorted(report["categories"][name]["auditRefs"], key=lambda it: -it["weight"])
        for part in parts:
            audit = report["audits"][part["id"]]
            if part["weight"] and audit["score"] is not None and audit["score"] < 0.9:
                yield f"{name}: {audit['title']} {audit.get('displayValue', '')}".rstrip()


def main() -> None:
    """Judge all pages."""
    below: list[str] = []
    with served() as address:
        print(_row(["page", *CATEGORIES]))
        print(_row(["---"] * (1 + len(CATEGORIES))))
        for name, page in PAGES.items():
            report = judge(f"{address}/{page}")
            found = scores(report)
            print(_row([name, *map(str, found)]), flush=True)
            if min(found) < BOUND:
                below += [f"{name}: {fault}" for fault in faults(report)]
    if below:
        raise SystemExit("\n".join([f"below {BOUND}:", *below]))


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    main()
