-- What people are told while they do not look: notices, the ways on which they are sent, and what each person wishes.
-- Same tables as in ../postgres.

-- Keys that the first server to start made: the one by which push services know it, the one with which links are sealed.
CREATE TABLE keys (
    name   TEXT NOT NULL PRIMARY KEY,
    secret TEXT NOT NULL
) WITHOUT ROWID;

-- `key` says what a notice is about, so that nobody is told the same twice. `due` is when it is to be sent on its ways; none
-- once that is done, or once it was seen. `postponed`: that was put off to the end of quiet hours. `for_mail`: it waits for
-- the next letter.
CREATE TABLE notices (
    id        TEXT    NOT NULL PRIMARY KEY,
    person    TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    key       TEXT    NOT NULL,
    kind      TEXT    NOT NULL,
    game      TEXT    REFERENCES games (id) ON DELETE CASCADE,
    seat      BIGINT,
    about     TEXT    NOT NULL,
    at        BIGINT  NOT NULL,
    seen_at   BIGINT,
    due       BIGINT,
    postponed BOOLEAN NOT NULL DEFAULT FALSE,
    for_mail  BOOLEAN NOT NULL DEFAULT FALSE,
    UNIQUE (person, key)
) WITHOUT ROWID;
CREATE INDEX notices_due ON notices (due) WHERE due IS NOT NULL;
CREATE INDEX notices_unseen ON notices (person, game) WHERE seen_at IS NULL;
CREATE INDEX notices_newest ON notices (person, at);
CREATE INDEX notices_game ON notices (game) WHERE game IS NOT NULL;
CREATE INDEX notices_old ON notices (at);

-- The outbox: one row for each way on which something is sent, once for each key. `due`: when it is to be tried (again); none
-- once it has arrived or was given up. Whoever sends it holds it until `held_until`; afterwards anybody may.
CREATE TABLE deliveries (
    id         TEXT   NOT NULL PRIMARY KEY,
    channel    TEXT   NOT NULL,
    target     TEXT   NOT NULL,
    key        TEXT   NOT NULL,
    notice     TEXT,
    body       TEXT,
    at         BIGINT NOT NULL,
    due        BIGINT,
    tries      BIGINT NOT NULL DEFAULT 0,
    holder     TEXT,
    held_until BIGINT NOT NULL DEFAULT 0,
    outcome    TEXT,
    UNIQUE (channel, target, key)
) WITHOUT ROWID;
CREATE INDEX deliveries_due ON deliveries (due) WHERE due IS NOT NULL;
CREATE INDEX deliveries_old ON deliveries (at);

-- A browser that wants to be told. It belongs to the session in which that was said, and ends with it.
CREATE TABLE devices (
    id       TEXT   NOT NULL PRIMARY KEY,
    person   TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    session  TEXT   NOT NULL,
    endpoint TEXT   NOT NULL UNIQUE,
    p256dh   TEXT   NOT NULL,
    auth     TEXT   NOT NULL,
    lang     TEXT   NOT NULL,
    added_at BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX devices_person ON devices (person);
CREATE INDEX devices_session ON devices (session);

-- What somebody wishes to be told, and when. Quiet hours are minutes of the day in their time zone; `muted` lists kinds of
-- notices, between commas; `mail_every` is in minutes.
CREATE TABLE wishes (
    person         TEXT    NOT NULL PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    lang           TEXT    NOT NULL,
    zone           TEXT    NOT NULL,
    quiet_from     BIGINT,
    quiet_till     BIGINT,
    muted          TEXT    NOT NULL,
    mail           TEXT,
    mail_confirmed BOOLEAN NOT NULL DEFAULT FALSE,
    mail_on        BOOLEAN NOT NULL DEFAULT FALSE,
    mail_every     BIGINT  NOT NULL,
    mailed_at      BIGINT
) WITHOUT ROWID;
CREATE INDEX wishes_mail ON wishes (LOWER(mail)) WHERE mail IS NOT NULL;

-- Links that were sent by mail: to confirm an address, to choose a new password.
CREATE TABLE proofs (
    token_hash TEXT   NOT NULL PRIMARY KEY,
    person     TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    purpose    TEXT   NOT NULL,
    mail       TEXT   NOT NULL,
    expires_at BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX proofs_person ON proofs (person);
CREATE INDEX proofs_mail ON proofs (LOWER(mail));

-- Where else it is told what happens at a table.
CREATE TABLE webhooks (
    game     TEXT   NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    url      TEXT   NOT NULL,
    lang     TEXT   NOT NULL,
    added_at BIGINT NOT NULL,
    fault    TEXT
) WITHOUT ROWID;

-- People who were asked to sit down on a seat.
CREATE TABLE asked_to_sit (
    game   TEXT   NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat   BIGINT NOT NULL,
    person TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (game, seat, person)
) WITHOUT ROWID;
CREATE INDEX asked_to_sit_person ON asked_to_sit (person);
