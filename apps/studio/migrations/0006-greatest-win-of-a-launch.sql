-- The most that a round may pay at the house that launched the game; null where it is our own.
alter table studio.session add column max_win bigint check (max_win >= 0);
