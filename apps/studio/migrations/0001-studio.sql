-- The studio keeps sessions, seeds, rounds and what it asks of a wallet; it keeps no money.
create schema studio;

create table studio.player (
  id         uuid primary key,
  operator   text not null,
  username   text not null,
  created_at timestamptz not null,
  unique (operator, username)
);

create table studio.session (
  token_hash    bytea primary key,
  player_id     uuid not null references studio.player,
  kind          text not null check (kind in ('REAL', 'DEMO')),
  -- The token of the house, sealed; empty in a demo.
  wallet_token  bytea not null,
  game          text not null,
  currency      text not null,
  language      text not null,
  country       text not null,
  lobby_url     text not null,
  created_at    timestamptz not null,
  first_used_at timestamptz,
  last_used_at  timestamptz,
  first_address text,
  -- Play units of a demo, in ten-thousandths.
  demo_balance  bigint not null default 0 check (demo_balance >= 0)
);
create index session_of_player on studio.session (player_id, created_at);

create table studio.seed_pair (
  id           uuid primary key,
  player_id    uuid not null references studio.player,
  state        text not null check (state in ('NEXT', 'ACTIVE', 'OPENED')),
  -- The server seed, sealed until the pair is opened.
  sealed_seed  bytea not null,
  commitment   text not null,
  client_seed  text,
  -- The nonce of the next round.
  nonce        integer not null default 0,
  created_at   timestamptz not null,
  activated_at timestamptz,
  opened_at    timestamptz,
  check (state = 'NEXT' or client_seed is not null)
);
create unique index seed_pair_active on studio.seed_pair (player_id) where state = 'ACTIVE';
create unique index seed_pair_next on studio.seed_pair (player_id) where state = 'NEXT';
create index seed_pair_of_player on studio.seed_pair (player_id, created_at);

create table studio.round (
  id            uuid primary key,
  number        bigint generated always as identity unique,
  player_id     uuid not null references studio.player,
  session_hash  bytea not null references studio.session,
  -- Code and version, such as dice/1.
  game          text not null,
  mode          text not null,
  currency      text not null,
  -- What was taken, and the stake of mode base that multipliers apply to.
  stake         bigint not null check (stake > 0),
  base_stake    bigint not null check (base_stake > 0),
  parameters    json not null,
  choices       json not null default '[]',
  -- The id that a client gave the round, so that a repeated request finds it.
  play_id       uuid,
  state         text not null check (state in (
    'STAKING', 'REFUSED', 'OPEN', 'SETTLING', 'SETTLED', 'REFUNDING', 'REFUNDED')),
  pair_id       uuid references studio.seed_pair,
  nonce         integer,
  outcome       json,
  multiplier    bigint,
  payout        bigint check (payout >= 0),
  event         text not null default '',
  refusal       text,
  placed_at     timestamptz not null,
  decided_at    timestamptz,
  ended_at      timestamptz,
  -- When a job ends a round whose player does not come back.
  end_by        timestamptz,
  unique (pair_id, nonce),
  check (state in ('STAKING', 'REFUSED', 'REFUNDING', 'REFUNDED') or outcome is not null)
);
create unique index round_in_play on studio.round (player_id, game)
  where state in ('STAKING', 'OPEN');
create unique index round_by_play_id on studio.round (player_id, play_id) where play_id is not null;
create index round_of_player on studio.round (player_id, game, number);
create index round_to_end on studio.round (end_by) where state = 'OPEN';

create table studio.wallet_call (
  -- The transaction_uuid, the same at each attempt.
  id         uuid primary key,
  round_id   uuid not null references studio.round,
  kind       text not null check (kind in ('BET', 'WIN', 'ROLLBACK')),
  reference  uuid,
  amount     bigint not null check (amount >= 0),
  state      text not null check (state in ('WAITING', 'DONE', 'REFUSED', 'ABANDONED')),
  -- Whether an attempt had no answer, so that it may have been booked.
  unanswered boolean not null default false,
  status     text,
  balance    bigint,
  attempts   integer not null default 0,
  next_at    timestamptz not null,
  created_at timestamptz not null,
  done_at    timestamptz
);
create unique index wallet_call_once on studio.wallet_call (round_id, kind);
create index wallet_call_due on studio.wallet_call (next_at) where state = 'WAITING';
create index wallet_call_by_time on studio.wallet_call (created_at, id);
