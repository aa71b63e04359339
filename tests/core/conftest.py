"""Hypothesis tries the same examples in every run, and gives compiled kernels time to load."""

from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True, database=None)
settings.load_profile("steady")
