"""A content security policy in the page itself, since hosts of plain files set no headers.

Scripts run from the site alone, and of those written into a page only the ones that stood there when it was
built. What a text or an address smuggles in is shown as text and does not run even if it were not.
"""

import re
from base64 import b64encode
from hashlib import sha256

_INLINE = re.compile(r"<script(?![^>]*\ssrc=)(?![^>]*application/)[^>]*>(.*?)</script>", re.DOTALL)
_CHARSET = re.compile(r'<meta charset="utf-8">')

_RULES = (
    "default-src 'self'",
    "img-src 'self' data:",
    # The theme and the boards set styles on elements; none comes from a text.
    "style-src 'self' 'unsafe-inline'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
)


def guarded(page: str) -> str:
    """The page with a policy that lets its own inline scripts run and no other; other files stay."""
    scripts = " ".join(dict.fromkeys(_hash(script) for script in _INLINE.findall(page)))
    policy = "; ".join((*_RULES, f"script-src 'self' {scripts}".rstrip()))
    return _CHARSET.sub(
        lambda match: f'{match[0]}<meta http-equiv="Content-Security-Policy" content="{policy}">',
        page,
        count=1,
    )


def _hash(script: str) -> str:
    """As the policy names it; browsers hash the text between the tags as it stands."""
    return f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"
