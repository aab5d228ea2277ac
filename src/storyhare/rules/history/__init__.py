"""Games that were played: their record, and rounds retold."""
