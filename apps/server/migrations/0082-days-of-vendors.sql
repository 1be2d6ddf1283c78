-- What real play at a vendor came to by day and game, so that reports and commissions read days and
-- not transactions; and the terms that a vendor's commission follows from.

-- One row for each game of a day. Game 0 is what the vendor named and does not list; game -1 is the
-- whole vendor, whose players are fewer than the sum over its games.
create table vendors.game_day (
  merchant_id integer not null,
  vendor text collate "C" not null,
  day date not null,
  node_id bigint not null,
  bets bigint not null,
  players integer not null,
  staked bigint not null,
  paid bigint not null,
  -- Stakes that went back, and wins that were taken back.
  refunded bigint not null,
  taken bigint not null,
  -- Of what was paid, and not taken back: the vendor's own promotions.
  promo bigint not null,
  primary key (merchant_id, vendor, day, node_id)
);
grant select, insert, update, delete on vendors.game_day to fairhouse_app;

create table vendors.game_day_player (
  merchant_id integer not null,
  vendor text collate "C" not null,
  day date not null,
  node_id bigint not null,
  member_id uuid not null,
  primary key (merchant_id, vendor, day, node_id, member_id)
);
grant select, insert, delete on vendors.game_day_player to fairhouse_app;

-- How far a vendor's transactions are counted, and the last day that was counted again from all of
-- them after its end.
create table vendors.day_cursor (
  merchant_id integer not null,
  vendor text collate "C" not null,
  counted_to timestamptz not null,
  recounted date,
  primary key (merchant_id, vendor),
  foreign key (merchant_id, vendor) references vendors.vendor
);
grant select, insert, update on vendors.day_cursor to fairhouse_app;

-- Versions of what a vendor gets of a month's gross gaming revenue. A version is never changed.
create table vendors.commission_plan (
  merchant_id integer not null,
  vendor text collate "C" not null,
  -- A type of games, or ALL for those without a plan of their own.
  category text not null check (category in
    ('ALL', 'RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS')),
  version integer not null,
  -- The first day of the first month that it applies to.
  from_month date not null check (extract(day from from_month) = 1),
  -- [{"above": units, "rate": parts per million}], ascending; the first is above zero.
  tiers jsonb not null,
  carries_loss boolean not null,
  created_by text not null,
  created_at timestamptz not null,
  primary key (merchant_id, vendor, category, version),
  foreign key (merchant_id, vendor) references vendors.vendor
);
grant select, insert on vendors.commission_plan to fairhouse_app;

create table vendors.commission_statement (
  merchant_id integer not null,
  vendor text collate "C" not null,
  month date not null check (extract(day from month) = 1),
  category text not null,
  -- Null where no plan applied.
  version integer,
  staked bigint not null,
  paid bigint not null,
  refunded bigint not null,
  taken bigint not null,
  promo bigint not null,
  ggr bigint not null,
  carried_in bigint not null,
  commission bigint not null,
  carry_out bigint not null,
  is_final boolean not null,
  computed_at timestamptz not null,
  primary key (merchant_id, vendor, month, category)
);
grant select, insert, delete on vendors.commission_statement to fairhouse_app;
