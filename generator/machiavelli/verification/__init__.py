"""PROMISES CHECKED: every claim of the content against the engine; findings are collected, never thrown one by one."""
