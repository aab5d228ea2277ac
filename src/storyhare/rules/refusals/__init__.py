"""Why something was not done: refusals, and the reasons that go into their sentences."""
