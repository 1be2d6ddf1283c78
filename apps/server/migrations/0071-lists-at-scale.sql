-- The statistics of a lottery are read from one row for each of its draws, however many tickets
-- these have, and unread messages from an index of them.

create index inbox_unread on messages.inbox (merchant_id, member_id) where read_at is null;

-- What a settled draw came to under its standing result, in real money, and what its bets return in
-- theory: `low` and `high` are stakes times the lowest and highest return of their play, in parts
-- per trillion. Everything is in the key's index, and is vacuumed soon, so that thousands of draws
-- are a few hundred buffers.
create table lottery.draw_sum (
  merchant_id integer not null,
  lottery text collate "C" not null,
  draw_at timestamptz not null,
  draw_id bigint not null,
  numbers text not null,
  stake amount not null,
  prize amount not null,
  refunded amount not null,
  rebate amount not null,
  -- Of the bets whose return is known.
  compared amount not null,
  low numeric not null,
  high numeric not null,
  -- An upper bound of the payout's variance.
  variance numeric not null,
  primary key (merchant_id, lottery, draw_at, draw_id)
    include (numbers, stake, prize, refunded, rebate, compared, low, high, variance)
) with (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_insert_threshold = 1000, autovacuum_vacuum_threshold = 1000);
grant select, insert, delete on lottery.draw_sum to fairhouse_app;

-- Draws whose sums are to be made: settled ones, also under a corrected result, and voided ones.
create table lottery.draw_sum_due (
  merchant_id integer not null,
  draw_id bigint not null,
  version smallint not null,
  primary key (merchant_id, draw_id, version)
);
-- Rows are locked while they are worked on, which takes the right to update.
grant select, insert, update, delete on lottery.draw_sum_due to fairhouse_app;

insert into lottery.draw_sum_due (merchant_id, draw_id, version)
  select merchant_id, draw_id, result_version from lottery.draw where state = 'SETTLED';
