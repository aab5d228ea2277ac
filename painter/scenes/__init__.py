"""The scenes of the deck: every module in this folder is imported and registers its cards."""
