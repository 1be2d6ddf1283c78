-- Games that members play on the same days, so that a member is shown what goes with its own.

create table vendors.game_affinity (
  merchant_id integer not null,
  node_id bigint not null,
  other_id bigint not null,
  -- Members who played both on one day, and their cosine in parts per million.
  members integer not null,
  score integer not null,
  primary key (merchant_id, node_id, other_id)
);
grant select, insert, delete on vendors.game_affinity to fairhouse_app;

create table vendors.affinity_run (
  merchant_id integer primary key,
  computed_at timestamptz not null,
  pairs bigint not null
);
grant select, insert, update on vendors.affinity_run to fairhouse_app;

-- What one member played.
create index game_day_player_of_member on vendors.game_day_player
  (merchant_id, member_id, node_id, day);
