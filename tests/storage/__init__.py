import pytest

# The promises live in the public test kit; a broken one should show its values all the same.
pytest.register_assert_rewrite(
    "storyhare.testing.storage.journals", "storyhare.testing.storage.journal_codes"
)
