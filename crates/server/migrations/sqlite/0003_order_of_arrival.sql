-- All that happens, in the order in which it comes, whatever the game: appending costs its own bytes and no more. What came
-- before this stands in `entries`, and so does what a game is created with.
CREATE TABLE journal (
    id   INTEGER NOT NULL PRIMARY KEY,
    game TEXT    NOT NULL,
    seq  BIGINT  NOT NULL CHECK (seq >= 1),
    at   BIGINT  NOT NULL,
    key  TEXT,
    body TEXT    NOT NULL
);

-- Where the entries of a game stand in `journal`, a list of ids (JSON) for each time that this was noted, with the first of
-- them and the last number of the game.
CREATE TABLE places (
    game  TEXT   NOT NULL,
    first BIGINT NOT NULL,
    last  BIGINT NOT NULL,
    ids   TEXT   NOT NULL,
    PRIMARY KEY (game, first)
) WITHOUT ROWID;

-- One row: who writes to `journal`, and up to which id the places are noted. Whoever writes knows the last number and the keys
-- of each game that is written to, so there is no index of them to keep; who has lost the pen writes nothing.
CREATE TABLE pen (
    id     BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    holder TEXT   NOT NULL,
    noted  BIGINT NOT NULL
) WITHOUT ROWID;
INSERT INTO pen (id, holder, noted) VALUES (1, '', 0);

DROP INDEX entries_key;

-- A game takes its journal along. Whoever has the pen must learn of it, and ids that are free again must be noted again.
CREATE TRIGGER games_gone AFTER DELETE ON games BEGIN
    DELETE FROM journal WHERE id IN (SELECT place.value FROM places, json_each(ids) AS place WHERE game = OLD.id);
    DELETE FROM journal WHERE id > (SELECT noted FROM pen) AND game = OLD.id;
    DELETE FROM places WHERE game = OLD.id;
    UPDATE pen SET holder = '', noted = MIN(noted, (SELECT COALESCE(MAX(id), 0) FROM journal));
END;
