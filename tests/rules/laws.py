"""The laws that hold in every game at every moment, whatever people do."""

from itertools import chain

from storyhare.rules import Game, awaited, legal

MOST_POINTS_A_ROUND = 4 + 1 + 11  # a lone finder, sure of it, with every other vote on the card


def check(game: Game) -> None:
    """Raise AssertionError where a law is broken."""
    no_card_is_lost_or_doubled(game)
    hands_have_the_right_size(game)
    given_cards_are_in_the_hand_or_on_the_table(game)
    there_is_one_storyteller(game)
    points_stay_in_bounds(game)
    somebody_can_move_or_the_table_can(game)
    partners_share_their_points(game)


def no_card_is_lost_or_doubled(game: Game) -> None:
    cards = [*chain(*game.hands), *game.pile, *game.discards, *game.table]
    expected = [] if game.phase == "deal" else sorted(game.deck)
    assert sorted(cards) == expected


def hands_have_the_right_size(game: Game) -> None:
    rules = game.rules
    for seat, hand in enumerate(game.hands):
        if game.phase == "deal":
            assert hand == ()
        elif game.phase in ("tell", "give"):
            assert len(hand) == rules.hand
        elif game.phase in ("vote", "reveal"):
            assert len(hand) == rules.hand - len(game.given[seat])
        else:
            assert rules.hand - rules.gives <= len(hand) <= rules.hand


def given_cards_are_in_the_hand_or_on_the_table(game: Game) -> None:
    if game.phase == "give":
        for hand, given in zip(game.hands, game.given, strict=True):
            assert set(given) <= set(hand)
    if game.phase in ("vote", "reveal"):
        assert sorted(chain(*game.given)) == sorted(game.table)
        assert len(game.table) == game.rules.cards_on_table
        for card, owner in zip(game.table, game.owners, strict=True):
            assert card in game.given[owner]


def there_is_one_storyteller(game: Game) -> None:
    open_first_clue = game.round <= 1 and game.phase in ("deal", "tell")
    if not open_first_clue:
        assert game.storyteller is not None
        assert 0 <= game.storyteller < game.rules.players
    assert (game.clue is not None) == (game.phase in ("give", "vote", "reveal", "end"))


def points_stay_in_bounds(game: Game) -> None:
    most = 5 if game.rules.scoring == "crowd" else MOST_POINTS_A_ROUND
    assert all(0 <= points <= most * game.round for points in game.scores)
    assert (game.result is not None) == (game.phase in ("reveal", "end"))
    if game.result is not None:
        for points, why in zip(game.result.points, game.result.why, strict=True):
            assert 0 <= points <= most
            assert points == sum(reason.points for reason in why)


def somebody_can_move_or_the_table_can(game: Game) -> None:
    seats = awaited(game)
    if game.phase in ("tell", "give", "vote"):
        assert seats
    else:
        assert seats == ()
    for seat in seats:
        assert legal(game, seat)
    if game.phase == "end":
        best = max(game.scores)
        assert game.winners == tuple(
            seat for seat, points in enumerate(game.scores) if points == best
        )
    else:
        assert game.winners == ()


def partners_share_their_points(game: Game) -> None:
    if game.rules.givers == "teams":
        half = game.rules.players // 2
        assert game.scores[:half] == game.scores[half:]
