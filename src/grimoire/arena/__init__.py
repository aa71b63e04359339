"""Many games between bots, and what they tell: who is stronger, and what a game favours."""
