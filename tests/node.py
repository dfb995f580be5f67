"""The node that Playwright brings along: nothing more has to be installed to run JavaScript."""

from pathlib import Path

import playwright

NODE = Path(playwright.__file__).parent / "driver" / "node"
