"""What a script is handed with its page."""

import json

from markupsafe import Markup


def script_data(value: object) -> Markup:
    """JSON that cannot end the script element it stands in, whatever its strings hold."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    for sign in "<>&":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return Markup(text)
