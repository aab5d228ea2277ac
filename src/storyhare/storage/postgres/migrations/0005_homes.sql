-- How the other nodes reach a node, and where each table is at home: there its devices are served,
-- to whichever node they came. All of it may vanish in a crash.
ALTER TABLE nodes ADD COLUMN host text, ADD COLUMN port integer, ADD COLUMN key bytea;

CREATE UNLOGGED TABLE homes (table_id text COLLATE "C" PRIMARY KEY, node text COLLATE "C" NOT NULL);
