-- Lotteries and their draws, what was bet on them, what came of it, and the signed public log.
create schema lottery;
grant usage on schema lottery to fairhouse_app;

-- What a merchant sells, on which terms. Zero is no limit.
create table lottery.lottery (
  merchant_id integer not null references settings.merchant,
  code text not null check (code ~ '^[A-Z][A-Z0-9]{1,15}$'),
  family text not null,
  menu text not null,
  names jsonb not null,
  interval_seconds integer not null check (interval_seconds between 30 and 86400),
  close_lead_seconds integer not null check (close_lead_seconds >= 0),
  cancel_lock_seconds integer not null check (cancel_lock_seconds >= 0),
  mode text not null check (mode in ('drand', 'cosign', 'house')),
  sort integer not null default 0,
  enabled boolean not null default true,
  styles text[] not null,
  unit_base amount not null,
  unit_modes text[] not null,
  group_min integer not null,
  group_max integer not null check (group_max <= 2000),
  group_default integer not null,
  odds_version integer not null,
  min_stake amount not null,
  max_stake amount not null,
  max_draw_stake amount not null,
  max_number_liability amount not null,
  max_payout amount not null,
  narrow_payout amount not null,
  narrow_share integer not null,
  max_multiple integer not null,
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (merchant_id, code),
  check (group_min <= group_default and group_default <= group_max),
  check (close_lead_seconds < interval_seconds)
);
grant select, insert, update on lottery.lottery to fairhouse_app;

-- Odds of FIXED plays; a change adds a version, so that what a draw was opened with can be read for
-- ever.
create table lottery.odds (
  merchant_id integer not null,
  lottery text not null,
  version integer not null,
  play text not null,
  odds text not null,
  max_notes integer not null,
  suspended boolean not null default false,
  primary key (merchant_id, lottery, version, play)
);
grant select, insert on lottery.odds to fairhouse_app;

create table lottery.draw (
  merchant_id integer not null references settings.merchant,
  draw_id bigint generated always as identity,
  lottery text not null,
  -- Unique within the merchant, as people and addresses name the draw: SSC1-20261121-0451.
  issue text not null,
  ordinal bigint not null,
  -- As hashed by LD1; unique in the whole house.
  proof_id text not null unique,
  state text not null check
    (state in ('SCHEDULED', 'OPEN', 'CLOSED', 'DRAWN', 'SETTLING', 'SETTLED', 'VOIDING', 'VOID')),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draw_at timestamptz not null,
  mode text not null,
  rules jsonb not null,
  rules_hash bytea not null,
  commitment bytea not null,
  sealed_seed bytea not null,
  cosigners jsonb not null,
  odds_version integer not null,
  closed_at timestamptz,
  root bytea,
  -- Leaves of the tree, cancellations included.
  leaf_count integer,
  total_stake amount,
  reveals jsonb,
  seed bytea,
  numbers text,
  -- Which result stands; 0 before there is one.
  result_version smallint not null default 0,
  -- How far the settling of that result has come.
  settled_seq integer not null default 0,
  settled_at timestamptz,
  primary key (merchant_id, draw_id),
  unique (merchant_id, issue),
  unique (merchant_id, lottery, ordinal),
  check (opens_at < closes_at and closes_at <= draw_at)
);
create index draw_history on lottery.draw (merchant_id, lottery, draw_at desc);
create index draw_due on lottery.draw (merchant_id, state, draw_at)
  where state not in ('SETTLED', 'VOID');
grant select, insert, update on lottery.draw to fairhouse_app;

-- The row that all placing on a draw locks: the gapless count, the stake, and the Merkle tree's
-- open edge.
create table lottery.draw_book (
  merchant_id integer not null,
  draw_id bigint not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  closed boolean not null default false,
  leaf_count integer not null default 0,
  -- Of tickets that were not cancelled.
  total_stake amount not null default 0,
  total_rebate amount not null default 0,
  edge bytea not null default '',
  step integer not null default 0,
  stamp uuid,
  primary key (merchant_id, draw_id)
) with (fillfactor = 20);
grant select, insert, update on lottery.draw_book to fairhouse_app;

-- What each batch added to the merchant's liability per number and to members' stakes; removed when
-- settled.
create table lottery.draw_step (
  merchant_id integer not null,
  draw_id bigint not null,
  step integer not null,
  stamp uuid not null,
  items text[] not null,
  stakes bigint[] not null,
  liabilities bigint[] not null,
  members uuid[] not null,
  member_stakes bigint[] not null,
  primary key (merchant_id, draw_id, step)
);
grant select, insert, delete on lottery.draw_step to fairhouse_app;

-- One order is one movement of money; its tickets have the numbers from first_seq on.
create table lottery.bet_order (
  merchant_id integer not null,
  order_id uuid not null,
  member_id uuid not null,
  username text not null,
  trial boolean not null,
  draw_id bigint not null,
  first_seq integer not null,
  bets smallint not null,
  stake amount not null,
  content_hash bytea not null,
  placed_at timestamptz not null,
  chase_id uuid,
  cancelled_at timestamptz,
  -- The order state of a cancelled order: 6, 7, 8, 12, 14 or 15 (lottery.md 2.3).
  cancel_status smallint,
  primary key (merchant_id, order_id)
);
create index bet_order_member on lottery.bet_order (merchant_id, member_id, placed_at desc);
create index bet_order_draw on lottery.bet_order (merchant_id, draw_id, first_seq);
create index bet_order_chase on lottery.bet_order (merchant_id, chase_id)
  where chase_id is not null;
grant select, insert, update on lottery.bet_order to fairhouse_app;

-- A ticket is one bet of an order, and one leaf of the draw's tree. It is never changed.
create table lottery.ticket (
  merchant_id integer not null,
  draw_id bigint not null,
  seq integer not null,
  notes integer not null,
  multiple integer not null,
  -- The member's own group less the ticket's: what the rebate is counted by.
  rebate_points smallint not null,
  trial boolean not null,
  member_id uuid not null,
  unit amount not null,
  stake amount not null,
  rebate amount not null,
  nonce bytea not null,
  style text not null,
  play text not null,
  -- The prize group of GROUP and ZY, the odds of FIXED, as accepted.
  terms text not null,
  pick text not null,
  primary key (merchant_id, draw_id, seq)
);
grant select, insert on lottery.ticket to fairhouse_app;

-- Every result a draw ever had; a correction is a new version. Numbers are null for a void.
create table lottery.result (
  merchant_id integer not null,
  draw_id bigint not null,
  version smallint not null,
  numbers text,
  reason text not null,
  made_by text not null,
  approved_by text,
  at timestamptz not null,
  primary key (merchant_id, draw_id, version)
);
grant select, insert on lottery.result to fairhouse_app;

-- A cancelled ticket's own leaf, with the next number of the sequence; the ticket it names is given
-- back.
create table lottery.cancellation (
  merchant_id integer not null,
  draw_id bigint not null,
  seq integer not null,
  cancels integer not null,
  order_id uuid not null,
  member_id uuid not null,
  nonce bytea not null,
  primary key (merchant_id, draw_id, seq),
  unique (merchant_id, draw_id, cancels)
);
grant select, insert on lottery.cancellation to fairhouse_app;

-- Tickets that won or tied under a version of the result; all others that were not cancelled lost.
create table lottery.outcome (
  merchant_id integer not null,
  draw_id bigint not null,
  version smallint not null,
  seq integer not null,
  status smallint not null,
  trial boolean not null,
  member_id uuid not null,
  -- Prizes after the cap, without refunds.
  prize amount not null,
  refunded amount not null,
  capped amount not null,
  -- What of the ticket's rebate is not credited because its stake was given back.
  rebate_cut amount not null,
  primary key (merchant_id, draw_id, version, seq)
);
grant select, insert on lottery.outcome to fairhouse_app;

-- What a settled result came to, for each book.
create table lottery.draw_total (
  merchant_id integer not null,
  draw_id bigint not null,
  version smallint not null,
  trial boolean not null,
  tickets integer not null,
  stake amount not null,
  cancelled amount not null,
  prize amount not null,
  refunded amount not null,
  rebate amount not null,
  capped amount not null,
  primary key (merchant_id, draw_id, version, trial)
);
grant select, insert on lottery.draw_total to fairhouse_app;

-- The best real wins of settled draws, for the winner board.
create table lottery.win (
  merchant_id integer not null,
  draw_id bigint not null,
  member_id uuid not null,
  version smallint not null,
  username text not null,
  lottery text not null,
  prize amount not null,
  at timestamptz not null,
  primary key (merchant_id, draw_id, member_id)
);
create index win_recent on lottery.win (merchant_id, at desc);
grant select, insert, update, delete on lottery.win to fairhouse_app;

-- What was staked most on settled draws, for the popular numbers.
create table lottery.popular (
  merchant_id integer not null,
  draw_id bigint not null,
  item text not null,
  lottery text not null,
  stake amount not null,
  at timestamptz not null,
  primary key (merchant_id, draw_id, item)
);
create index popular_recent on lottery.popular (merchant_id, at desc);
grant select, insert, delete on lottery.popular to fairhouse_app;

create table lottery.chase (
  merchant_id integer not null,
  chase_id uuid not null,
  member_id uuid not null,
  username text not null,
  trial boolean not null,
  lottery text not null,
  kind text not null,
  stop_on_win boolean not null,
  stop_on_number boolean not null,
  -- The bets at multiple 1, as they were priced; later draws keep these terms.
  bets jsonb not null,
  total amount not null,
  state text not null check (state in ('ACTIVE', 'DONE', 'STOPPED', 'CANCELLED')),
  content_hash bytea not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (merchant_id, chase_id)
);
create index chase_member on lottery.chase (merchant_id, member_id, created_at desc);
grant select, insert, update on lottery.chase to fairhouse_app;

create table lottery.chase_step (
  merchant_id integer not null,
  chase_id uuid not null,
  step smallint not null,
  lottery text not null,
  ordinal bigint not null,
  multiple integer not null,
  stake amount not null,
  -- PENDING until its draw opens; then an order, or money back with the order state that says why.
  state text not null check (state in ('PENDING', 'PLACED', 'RETURNED')),
  status smallint,
  order_id uuid not null,
  primary key (merchant_id, chase_id, step)
);
create index chase_step_due on lottery.chase_step (merchant_id, lottery, ordinal)
  where state = 'PENDING';
grant select, insert, update on lottery.chase_step to fairhouse_app;

-- The public log: each line hashes the one before it and is signed.
create table lottery.log (
  merchant_id integer not null,
  seq bigint not null,
  at timestamptz not null,
  kind text not null,
  draw_id bigint not null,
  body jsonb not null,
  prev bytea not null,
  hash bytea not null,
  signature bytea not null,
  primary key (merchant_id, seq)
);
create index log_draw on lottery.log (merchant_id, draw_id, seq);
grant select, insert on lottery.log to fairhouse_app;
