"""PROMISES CHECKED: what the content claims is confirmed by the engine, or a finding says where not."""
