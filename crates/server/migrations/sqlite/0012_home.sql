-- What lists say of a game that is not in memory, as JSON, with the number of the entry after which it is so: once the journal
-- is longer, it counts no more. Same change as in ../postgres.
ALTER TABLE games ADD COLUMN listing TEXT;

-- Addresses under which somebody's calendar or reader sees where it is their turn: one a person, kept as the hash of its token.
CREATE TABLE feeds (
    token_hash TEXT   NOT NULL PRIMARY KEY,
    person     TEXT   NOT NULL UNIQUE REFERENCES people (id) ON DELETE CASCADE,
    created_at BIGINT NOT NULL
) WITHOUT ROWID;
