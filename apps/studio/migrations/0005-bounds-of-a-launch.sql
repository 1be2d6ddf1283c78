-- What the house that launched the game takes as one stake; null where it is as the game is listed.
alter table studio.session
  add column min_bet bigint check (min_bet >= 0),
  add column max_bet bigint check (max_bet >= 0);
