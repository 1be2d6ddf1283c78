-- Vendors' servers move members' money: who may, for which games and sessions, and what each
-- transaction was answered for ever.

alter table vendors.vendor
  -- SEAMLESS vendors use the main wallet through callbacks; TRANSFER vendors keep a wallet.
  add column wallet text not null default 'SEAMLESS'
    check (wallet in ('SEAMLESS', 'TRANSFER', 'LOTTERY')),
  add column dialect text not null default 'HUB88' check (dialect in ('HUB88', 'PLAY')),
  -- Where the vendor's server is; empty for our studio, whose address is configured.
  add column base_url text not null default '',
  -- What the vendor calls this merchant; empty for the merchant's code.
  add column operator_ref text not null default '',
  -- Networks that may call the wallet; empty for any.
  add column networks text[] not null default '{}',
  -- Hosts that a game may be opened from; empty for the host of base_url.
  add column launch_hosts text[] not null default '{}',
  -- META: what a win states; NET: computed by the type of the game; WHOLE: the stake.
  add column turnover text not null default 'WHOLE' check (turnover in ('META', 'NET', 'WHOLE')),
  add column trial_book boolean not null default false,
  add column demo boolean not null default false,
  -- A session may name any game of the vendor.
  add column lobby boolean not null default false,
  add column auto_publish boolean not null default false,
  add column maintenance_from timestamptz,
  add column maintenance_until timestamptz,
  add column synced_at timestamptz,
  add column sync_problem text not null default '';
update vendors.vendor set wallet = 'LOTTERY' where kind = 'lottery';
update vendors.vendor set turnover = 'META', trial_book = true, demo = true, auto_publish = true
  where kind = 'studio';

-- RSA: the vendor's public keys, and our own pairs whose private half is sealed. HMAC: a secret
-- that both know.
create table vendors.vendor_key (
  merchant_id integer not null,
  code text not null,
  key_id uuid not null,
  owner text not null check (owner in ('VENDOR', 'OURS')),
  algorithm text not null check (algorithm in ('RSA', 'HMAC')),
  public_key text,
  sealed bytea,
  -- A next key is accepted beside the current one.
  state text not null check (state in ('CURRENT', 'NEXT', 'RETIRED')),
  created_at timestamptz not null,
  retired_at timestamptz,
  primary key (merchant_id, code, key_id),
  foreign key (merchant_id, code) references vendors.vendor,
  check ((algorithm = 'RSA') = (public_key is not null)),
  check ((state = 'RETIRED') = (retired_at is not null))
);
create unique index vendor_key_state on vendors.vendor_key (merchant_id, code, owner, state)
  where state <> 'RETIRED';
grant select, insert on vendors.vendor_key to fairhouse_app;
grant update (state, retired_at, sealed) on vendors.vendor_key to fairhouse_app;

create sequence vendors.node_number start 1001;
grant usage on sequence vendors.node_number to fairhouse_app;

create table vendors.game (
  merchant_id integer not null,
  node_id bigint not null default nextval('vendors.node_number'),
  vendor text collate "C" not null,
  code text collate "C" not null,
  type text not null check (type in ('RNG', 'LIVE', 'FISH', 'PVP', 'LOCAL', 'SPORTS', 'ESPORTS')),
  -- DRAFT: not published yet; RETIRED: no longer in the vendor's list, history stays.
  status text not null check (status in ('DRAFT', 'LIVE', 'RETIRED')),
  -- The merchant's own switch, and the vendor's.
  enabled boolean not null default true,
  offered boolean not null,
  -- By language, and the merchant's own.
  names jsonb not null,
  own_names jsonb not null default '{}',
  -- What the vendor's list says of it, read with the schema of the list.
  listed jsonb not null,
  checksum bytea not null,
  rtp_low integer not null,
  rtp_high integer not null,
  -- Syncs in a row that did not list it.
  missed smallint not null default 0,
  sort integer not null default 0,
  hot integer,
  published_at timestamptz,
  changed_at timestamptz not null,
  primary key (merchant_id, node_id),
  unique (merchant_id, vendor, code),
  foreign key (merchant_id, vendor) references vendors.vendor
);
grant select, insert, update on vendors.game to fairhouse_app;

-- What a sync found: bad rows are listed and never half applied.
create table vendors.game_change (
  merchant_id integer not null,
  number bigint generated always as identity,
  vendor text not null,
  code text not null,
  kind text not null check (kind in ('NEW', 'CHANGED', 'GONE', 'BACK', 'BAD', 'HELD')),
  detail jsonb not null,
  at timestamptz not null,
  primary key (merchant_id, number)
);
create index game_change_by_vendor on vendors.game_change (merchant_id, vendor, number desc);
grant select, insert on vendors.game_change to fairhouse_app;

create table vendors.favourite (
  merchant_id integer not null,
  member_id uuid not null,
  node_id bigint not null,
  at timestamptz not null,
  primary key (merchant_id, member_id, node_id),
  foreign key (merchant_id, member_id) references members.member,
  foreign key (merchant_id, node_id) references vendors.game
);
grant select, insert, delete on vendors.favourite to fairhouse_app;

-- A launch, which the vendor's first use of its token turns into a session.
create table vendors.game_session (
  merchant_id integer not null,
  token_hash bytea not null check (length(token_hash) = 32),
  session_id uuid not null,
  member_id uuid not null,
  vendor text collate "C" not null,
  node_id bigint not null,
  trial boolean not null,
  device text not null,
  -- The session of the site that launched it.
  login_id uuid not null,
  issued_at timestamptz not null,
  -- When the answer with the game's address went out.
  answered_at timestamptz,
  first_used_at timestamptz,
  first_address text,
  last_used_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  primary key (merchant_id, token_hash),
  unique (merchant_id, session_id),
  foreign key (merchant_id, member_id) references members.member,
  foreign key (merchant_id, node_id) references vendors.game,
  check ((ended_at is null) = (end_reason is null))
);
create index game_session_of_member on vendors.game_session
  (merchant_id, member_id, issued_at desc);
grant select, insert, update on vendors.game_session to fairhouse_app;

-- What was answered to a transaction, for ever. A tombstone is the id of a transaction that was
-- rolled back before it arrived.
create table vendors.transaction (
  merchant_id integer not null,
  vendor text collate "C" not null,
  transaction_id uuid not null,
  kind text not null check (kind in ('BET', 'WIN', 'ROLLBACK', 'TOMBSTONE')),
  state text not null check (state in ('BOOKED', 'REFUSED', 'ABSENT')),
  member_id uuid not null,
  round_id text collate "C" not null,
  game_code text collate "C" not null,
  amount amount not null default 0,
  free boolean not null default false,
  promo boolean not null default false,
  reference_id uuid,
  -- Of the fields that a repetition must repeat; null before a tombstone was asked for.
  content_hash bytea,
  status text,
  -- The answer's balance; null where the entry has it.
  balance bigint,
  entry_id uuid,
  -- Which account of the house paid a win.
  source text check (source in ('VENDOR', 'BONUS')),
  reversed_by uuid,
  reward_id uuid,
  turnover amount,
  supplier_id text,
  promo_reference text,
  at timestamptz not null,
  primary key (merchant_id, vendor, transaction_id),
  check ((kind = 'TOMBSTONE') = (state = 'ABSENT'))
);
create index transaction_by_reference on vendors.transaction (merchant_id, vendor, reference_id)
  where reference_id is not null;
create index transaction_of_round on vendors.transaction (merchant_id, vendor, member_id, round_id);
create index transaction_by_time on vendors.transaction (merchant_id, vendor, at);
grant select, insert on vendors.transaction to fairhouse_app;
grant update (content_hash, status, balance, reversed_by, state, entry_id, turnover)
  on vendors.transaction to fairhouse_app;

create table vendors.round (
  merchant_id integer not null,
  vendor text collate "C" not null,
  member_id uuid not null,
  round_id text collate "C" not null,
  -- Null where the vendor named a game that it does not list.
  node_id bigint,
  state text not null check (state in ('OPEN', 'CLOSED', 'ROLLED_BACK', 'VOID')),
  trial boolean not null,
  -- Bets that stand.
  bets integer not null default 0,
  staked amount not null default 0,
  paid amount not null default 0,
  refunded amount not null default 0,
  free_stake amount not null default 0,
  promo_paid amount not null default 0,
  -- What the vendor states as the turnover that counts.
  turnover amount,
  late boolean not null default false,
  stuck_at timestamptz,
  asked_at timestamptz,
  -- What the vendor said when it was asked.
  vendor_view jsonb,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- Whether it changed since its figures were counted, and what was counted of it.
  due boolean not null default false,
  counted_at timestamptz,
  counted_bet bigint not null default 0,
  counted_valid bigint not null default 0,
  counted_paid bigint not null default 0,
  counted_turnover bigint not null default 0,
  counted_bets bigint not null default 0,
  primary key (merchant_id, vendor, member_id, round_id)
) with (fillfactor = 80);
create index round_due on vendors.round (merchant_id, last_at) where due;
create index round_open on vendors.round (merchant_id, vendor, last_at) where state = 'OPEN';
create index round_by_time on vendors.round (merchant_id, first_at);
create index round_of_member on vendors.round (merchant_id, member_id, first_at desc);
grant select, insert, update on vendors.round to fairhouse_app;

-- What needs a person: a contradiction of a vendor, a round without an end, a difference that a
-- reconciliation found. Repetitions are counted and add no row.
create table vendors.vendor_case (
  merchant_id integer not null,
  case_id uuid not null,
  vendor text not null,
  kind text not null,
  subject text not null,
  member_id uuid,
  detail jsonb not null default '{}',
  count bigint not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  closed_reason text,
  primary key (merchant_id, case_id),
  check ((closed_at is null) = (closed_by is null)),
  check ((closed_at is null) = (closed_reason is null)),
  foreign key (merchant_id, member_id) references members.member
);
create unique index vendor_case_open on vendors.vendor_case (merchant_id, vendor, kind, subject)
  where closed_at is null;
create index vendor_case_by_time on vendors.vendor_case (merchant_id, first_at desc);
grant select, insert, update on vendors.vendor_case to fairhouse_app;

-- Days whose totals agree with the vendor's to the unit.
create table vendors.reconciled_day (
  merchant_id integer not null,
  vendor text not null,
  day date not null,
  transactions bigint not null,
  cases bigint not null,
  agreed boolean not null,
  at timestamptz not null,
  primary key (merchant_id, vendor, day)
);
grant select, insert, update on vendors.reconciled_day to fairhouse_app;

-- The pots of vendors as they were last reported.
create table vendors.jackpot (
  merchant_id integer not null,
  vendor text not null,
  jackpot_id text not null,
  name text not null,
  currency text not null,
  amount amount not null,
  games text[] not null,
  at timestamptz not null,
  primary key (merchant_id, vendor, jackpot_id)
);
grant select, insert, update on vendors.jackpot to fairhouse_app;

-- Members as the wallet sees them.
create view vendors.player as
  select merchant_id, member_id, state, freeze_level, standing_group, registered_at, birthday,
    trial_ends_at
  from members.member;
-- The sessions of the site that launch games.
create view vendors.login as
  select merchant_id, session_id, ended_at from identity.session;
grant select on vendors.player, vendors.login to fairhouse_app;

-- Who repays a debt locks its member's row first, so that no debt is repaid twice.
create table wallet.debt_lock (
  merchant_id integer not null,
  member_id uuid not null,
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references members.member
);
grant select, insert, update on wallet.debt_lock to fairhouse_app;

-- Turnover of closed rounds, by what of it counts, until it fills a member's requirements.
create table wallet.turnover (
  merchant_id integer not null,
  member_id uuid not null,
  number bigint generated always as identity,
  -- Below zero where a round was rolled back after it had counted.
  amount bigint not null,
  primary key (merchant_id, member_id, number)
);
grant select, insert, delete on wallet.turnover to fairhouse_app;

grant insert on agents.vendor_bet to fairhouse_app;

-- The days before a limit was set count play at vendors as well: a stake on the day of its round's
-- first movement, what was paid on the day of its last.
create or replace function protection.past_days(
  merchant integer, member uuid, since timestamptz, zone text, cut integer
) returns table (day date, stakes bigint, returned bigint) language plpgsql stable as $$
begin
  return query
    with moved as (
      select p.moved_at, p.staked, p.paid
      from protection.played(merchant, member, since, false) as p
      union all
      select r.first_at, (r.staked - r.refunded)::bigint, 0::bigint
      from vendors.round r
      where r.merchant_id = merchant and r.member_id = member and r.first_at >= since
        and not r.trial
      union all
      select r.last_at, 0::bigint, r.paid::bigint
      from vendors.round r
      where r.merchant_id = merchant and r.member_id = member
        and r.first_at >= since - interval '3 days' and r.last_at >= since and not r.trial)
    select ((m.moved_at at time zone zone) - make_interval(hours => cut))::date,
      sum(m.staked)::bigint, sum(m.paid)::bigint
    from moved m group by 1;
end $$;
