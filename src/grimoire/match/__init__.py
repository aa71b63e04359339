"""The one loop that plays a match: seats, bots, takeback."""
