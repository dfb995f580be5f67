"""A digest of a variant's rules: the same as long as every parameter is."""

import json
from dataclasses import asdict
from hashlib import sha256

from machiavelli.model.variant import Rules


def rules_digest(rules: Rules) -> str:
    """The start of the SHA-256 of all parameters as canonical JSON: sorted keys, no blanks, ASCII."""
    text = json.dumps(asdict(rules), sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]
