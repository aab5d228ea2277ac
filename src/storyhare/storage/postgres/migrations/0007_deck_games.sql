-- Which games were begun with a deck that somebody brought: it is not deleted under their hands.
-- Every key begins with the deck's id.
CREATE TABLE deck_games (
    deck text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    PRIMARY KEY (deck, table_id)
);
