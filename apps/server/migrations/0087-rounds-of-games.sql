-- The rounds behind a day of a game: its rounds by time. None of its columns ever changes, so that
-- later movements of a round do not touch it.
create index round_of_game on vendors.round (merchant_id, vendor, node_id, first_at)
  where not trial;
