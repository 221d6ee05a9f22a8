-- Data packs that the operator has added: editions that new tables can be opened with. `files` is JSON, text by file
-- name. One that is retired stays for the tables that began with it. Same table as in ../postgres.

CREATE TABLE editions (
    game       TEXT    NOT NULL,
    hash       TEXT    NOT NULL,
    name       TEXT    NOT NULL,
    files      TEXT    NOT NULL,
    added_at   BIGINT  NOT NULL,
    retired    BOOLEAN NOT NULL,
    PRIMARY KEY (game, hash)
) WITHOUT ROWID;
