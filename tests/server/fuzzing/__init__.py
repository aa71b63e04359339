"""The server under fire: whatever is sent to it, it answers, and what it refuses changes nothing."""
