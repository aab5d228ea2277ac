"""What operators need: metrics, logs, readiness, retention."""

__all__ = ["erasing", "logs"]
