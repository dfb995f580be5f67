"""KNOWN: what was found out before and need not be again; and finding out the rest on all cores."""
