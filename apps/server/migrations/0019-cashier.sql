-- The player's view of the books, and the orders by which money comes in and goes out.
create schema wallet;
grant usage on schema wallet to fairhouse_app;

-- The lines of one player account from a number on, from whichever side of a movement they stand.
create function wallet.lines(merchant integer, wanted text, letters text, first bigint)
returns table (sequence bigint, change bigint, code smallint, booked_at timestamptz, entry_id uuid)
language sql stable
as $$
  select movement.debit_sequence, -movement.amount, movement.code, movement.booked_at,
         movement.entry_id
    from ledger.account as owner
    join ledger.movement
      on movement.merchant_id = owner.merchant_id and movement.debit_id = owner.account_id
     and movement.debit_sequence >= first
   where owner.merchant_id = merchant and owner.address = wanted and owner.currency = letters
  union all
  select movement.credit_sequence, movement.amount, movement.code, movement.booked_at,
         movement.entry_id
    from ledger.account as owner
    join ledger.movement
      on movement.merchant_id = owner.merchant_id and movement.credit_id = owner.account_id
     and movement.credit_sequence >= first
   where owner.merchant_id = merchant and owner.address = wanted and owner.currency = letters
$$;

-- The number of an account's first line at or after an instant, one for an account that is not
-- there.
create function wallet.first_line_since(
  merchant integer, wanted text, letters text, since timestamptz
)
returns bigint
language sql stable
as $$
  select coalesce((
    select ledger.first_sequence(owner.merchant_id, owner.account_id, since)
      from ledger.account as owner
     where owner.merchant_id = merchant and owner.address = wanted and owner.currency = letters), 1)
$$;

create schema cashier;
grant usage on schema cashier to fairhouse_app;

-- What an operator sets for the whole cashier of a merchant; the shape is checked where it is
-- written.
create table cashier.setting (
  merchant_id integer primary key,
  value jsonb not null,
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by text not null
);
grant select, insert, update on cashier.setting to fairhouse_app;

-- A way to pay in: one method at one provider.
create table cashier.channel (
  merchant_id integer not null,
  channel_id text not null check (channel_id ~ '^[a-z0-9-]{2,40}$'),
  method_group text not null check (method_group in ('EWALLET', 'QR', 'BANK', 'CRYPTO')),
  method text not null,
  provider text not null,
  names jsonb not null,
  currency text not null,
  minimum amount not null,
  maximum amount not null,
  step amount not null check (step > 0),
  presets jsonb not null default '[]',
  fee_ppm bigint not null default 0 check (fee_ppm between 0 and 1000000),
  fee_fixed amount not null default 0,
  rollover_ppm bigint not null default 1000000 check (rollover_ppm >= 0),
  flow text not null check (flow in ('REDIRECT', 'QR')),
  expires_minutes integer not null check (expires_minutes between 1 and 1440),
  weight integer not null default 0,
  enabled boolean not null default true,
  maintenance boolean not null default false,
  version integer not null default 1,
  primary key (merchant_id, channel_id),
  check (minimum <= maximum)
);
grant select, insert, update on cashier.channel to fairhouse_app;

-- What the cashier keeps about a member. Its row is locked first by whatever opens or moves an
-- order of the member, so that limits are counted one after the other.
create table cashier.purse (
  merchant_id integer not null,
  member_id uuid not null,
  real_name text,
  -- How far the member's lines were read for turnover, by account.
  main_seen bigint not null default 0,
  held_seen bigint not null default 0,
  -- Stakes seen since the last requirement began that filled none: a refund takes from these first.
  spare amount not null default 0,
  primary key (merchant_id, member_id)
);
grant select, insert, update on cashier.purse to fairhouse_app;

create sequence cashier.order_number start 100001;
grant usage on sequence cashier.order_number to fairhouse_app;

create table cashier.deposit (
  merchant_id integer not null,
  deposit_id uuid not null,
  number text not null,
  member_id uuid not null,
  username text not null,
  request_key text not null,
  channel_id text not null,
  method text not null,
  provider text not null,
  currency text not null,
  amount amount not null check (amount > 0),
  fee amount not null,
  rollover amount not null,
  state text not null,
  reason text,
  pay_url text,
  qr text,
  provider_reference text,
  paid_amount amount,
  credited amount,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  credited_at timestamptz,
  ask_at timestamptz,
  asks integer not null default 0,
  primary key (merchant_id, deposit_id),
  unique (merchant_id, number),
  unique (merchant_id, member_id, request_key),
  check (fee < amount)
);
create index deposit_of_member on cashier.deposit (merchant_id, member_id, created_at desc);
create index deposit_by_time on cashier.deposit (merchant_id, created_at desc);
create index deposit_to_ask on cashier.deposit (ask_at) where ask_at is not null;
create index deposit_open on cashier.deposit (expires_at) where state in ('CREATED', 'PAYING');
grant select, insert, update on cashier.deposit to fairhouse_app;

-- What happened to an order, for good.
create table cashier.order_event (
  merchant_id integer not null,
  order_id uuid not null,
  sequence integer not null,
  state text not null,
  reason text,
  actor text not null check (actor in ('member', 'operator', 'provider', 'house')),
  actor_name text,
  note text,
  at timestamptz not null,
  primary key (merchant_id, order_id, sequence)
);
grant select, insert on cashier.order_event to fairhouse_app;

-- Marks of signed messages that were taken, for as long as their time would be accepted.
create table cashier.nonce (
  provider text not null,
  nonce text not null,
  at timestamptz not null,
  primary key (provider, nonce)
);
create index nonce_age on cashier.nonce (at);
grant select, insert, delete on cashier.nonce to fairhouse_app;

-- Where a member's withdrawals go. The number is sealed; the tag finds the same number again.
create table cashier.bank_card (
  merchant_id integer not null,
  card_id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('BANK', 'EWALLET', 'CRYPTO')),
  bank text not null,
  number_sealed bytea not null,
  number_tail text not null,
  number_tag bytea not null,
  holder text not null,
  added_at timestamptz not null,
  usable_at timestamptz not null,
  removed_at timestamptz,
  primary key (merchant_id, card_id)
);
create index bank_card_of_member on cashier.bank_card (merchant_id, member_id);
create index bank_card_tag on cashier.bank_card (merchant_id, number_tag);
create unique index bank_card_once on cashier.bank_card (merchant_id, member_id, number_tag)
  where removed_at is null;
grant select, insert, update on cashier.bank_card to fairhouse_app;

-- What an officer should look at: shared cards, payouts that arrived after they were given back.
create table cashier.risk_flag (
  merchant_id integer not null,
  flag_id uuid not null,
  member_id uuid not null,
  kind text not null,
  detail jsonb not null default '{}',
  at timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  primary key (merchant_id, flag_id)
);
create index risk_flag_of_member on cashier.risk_flag (merchant_id, member_id);
grant select, insert, update on cashier.risk_flag to fairhouse_app;

-- The hold carries the withdrawal's own id; the ends of the hold and the fee have ids made
-- beforehand.
create table cashier.withdrawal (
  merchant_id integer not null,
  withdrawal_id uuid not null,
  number text not null,
  member_id uuid not null,
  username text not null,
  card_id uuid not null,
  currency text not null,
  amount amount not null check (amount > 0),
  fee amount not null,
  ordinal integer not null check (ordinal > 0),
  state text not null,
  reason text,
  risks jsonb not null default '[]',
  end_entry uuid not null,
  fee_entry uuid not null,
  attempt integer not null default 0,
  provider_reference text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  ended_at timestamptz,
  claimed_by uuid,
  claimed_name text,
  claimed_until timestamptz,
  ask_at timestamptz,
  asks integer not null default 0,
  primary key (merchant_id, withdrawal_id),
  unique (merchant_id, number),
  check (fee < amount)
);
create index withdrawal_of_member on cashier.withdrawal (merchant_id, member_id, created_at desc);
create index withdrawal_by_time on cashier.withdrawal (merchant_id, created_at desc);
create index withdrawal_to_ask on cashier.withdrawal (ask_at) where ask_at is not null;
create index withdrawal_open on cashier.withdrawal (merchant_id, created_at)
  where state not in ('SUCCESS', 'REJECTED', 'RETURNED');
grant select, insert, update on cashier.withdrawal to fairhouse_app;

-- Turnover that must be reached before a withdrawal. Filled oldest first by stakes.
create table cashier.requirement (
  merchant_id integer not null,
  requirement_id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('DEPOSIT', 'BONUS', 'REFUND', 'OPERATOR')),
  reference text not null,
  required amount not null check (required > 0),
  filled amount not null default 0,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (merchant_id, requirement_id),
  check (filled <= required)
);
create index requirement_open on cashier.requirement (merchant_id, member_id, created_at)
  where ended_at is null;
grant select, insert, update on cashier.requirement to fairhouse_app;

-- Money given or taken by two operators together.
create table cashier.adjustment (
  merchant_id integer not null,
  adjustment_id uuid not null,
  number text not null,
  member_id uuid not null,
  username text not null,
  direction text not null check (direction in ('CREDIT', 'DEBIT')),
  currency text not null,
  amount amount not null check (amount > 0),
  rollover amount not null default 0,
  reason text not null,
  maker text not null,
  checker text not null,
  at timestamptz not null,
  primary key (merchant_id, adjustment_id),
  unique (merchant_id, number)
);
create index adjustment_by_time on cashier.adjustment (merchant_id, at desc);
grant select, insert on cashier.adjustment to fairhouse_app;
