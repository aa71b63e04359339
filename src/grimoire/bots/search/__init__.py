"""Information-set search: what a seat should do, found by playing on from what it could be facing."""
