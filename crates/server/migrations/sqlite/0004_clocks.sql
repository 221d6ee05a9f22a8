-- When the next clock of a game falls or is to be reminded of, where that is days away: so long the game need not be in
-- memory. Too early is no harm. Same change as in ../postgres.
ALTER TABLE games ADD COLUMN due BIGINT;
CREATE INDEX games_due ON games (due) WHERE due IS NOT NULL;

-- Games of people alone with days for each choice waited in memory until now. They are looked at once.
UPDATE games SET needs_care = FALSE, due = 0
WHERE phase = 'running' AND needs_care
  AND EXISTS (SELECT 1 FROM entries WHERE entries.game = games.id AND seq = 1 AND body LIKE '%"time":{"kind":"days"%')
  AND NOT EXISTS (
      SELECT 1 FROM entries WHERE entries.game = games.id
      AND (body LIKE '%"kind":"bot"%' OR body LIKE '%"deed":"taken-over"%')
  );
