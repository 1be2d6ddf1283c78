-- Shared rounds: one process leads the tables; chains of seeds, rounds, bets, and the public log.

-- The process that runs the tables. A takeover changes the epoch, which is of the key: it waits for
-- transactions that hold the epoch, while a renewal does not.
create table studio.leader (
  name        text primary key,
  epoch       bigint not null,
  holder      uuid not null,
  -- Where other copies of the studio reach it.
  address     text not null,
  lease_until timestamptz not null,
  unique (name, epoch)
);

create table studio.game_table (
  code         text primary key,
  -- Rounds in a row that were void; three close the table until an operator opens it.
  voids_in_row integer not null default 0,
  closed_at    timestamptz
);

create table studio.log_line (
  seq       bigint primary key check (seq > 0),
  at        bigint not null,
  kind      text not null check (kind in ('chain', 'open', 'root', 'reveal', 'void')),
  body      json not null,
  prev      text not null,
  hash      text not null unique,
  signature text not null
);

-- Heads of the log that a witness signed.
create table studio.log_head (
  seq        bigint not null references studio.log_line,
  party      text not null,
  public_key text not null,
  hash       text not null,
  at         bigint not null,
  signature  text not null,
  primary key (seq, party)
);

create table studio.chain (
  id                 text primary key,
  table_code         text not null references studio.game_table,
  number             bigint generated always as identity unique,
  mode               text not null check (mode in ('cosign', 'house')),
  party              text not null,
  rules              json not null,
  rules_hash         text not null,
  length             integer not null check (length > 1),
  -- The seeds that are kept of each chain, sealed; the second is the house's where it is its own
  -- other party.
  sealed_seeds       bytea not null,
  sealed_own_seeds   bytea,
  head               text not null,
  -- The head of the other party's chain, and its statement; empty until it is given.
  party_head         text not null default '',
  party_key          text not null default '',
  party_signature    text not null default '',
  line_seq           bigint not null references studio.log_line,
  -- The place of the last round; a place is used once.
  last_place         integer not null default 0,
  created_at         timestamptz not null
);
create index chain_of_table on studio.chain (table_code, number);

create table studio.table_round (
  draw_id     text primary key,
  chain_id    text not null references studio.chain,
  place       integer not null,
  table_code  text not null references studio.game_table,
  phase       text not null check (phase in (
    'OPEN', 'ROOTED', 'RUNNING', 'ENDED', 'CRASHED', 'VOID')),
  opens_at    bigint not null,
  closes_at   bigint not null,
  open_seq    bigint not null references studio.log_line,
  root        text,
  count       integer,
  root_seq    bigint references studio.log_line,
  rooted_at   timestamptz,
  -- The other party's seed and its statement of it.
  reveal      text,
  reveal_signature text,
  -- How far the round has run, in milliseconds, as of the last second.
  ran_ms      integer not null default 0,
  -- In hundredths; once the round has ended.
  point       integer,
  end_seq     bigint references studio.log_line,
  ended_at    timestamptz,
  unique (chain_id, place)
);
create index table_round_latest on studio.table_round (table_code, opens_at);

create table studio.table_bet (
  round_id    uuid primary key references studio.round,
  draw_id     text not null references studio.table_round,
  seq         integer not null check (seq > 0),
  bet_call_id uuid not null,
  leaf        json not null,
  leaf_hash   text not null,
  receipt_at  bigint not null,
  receipt     text not null,
  -- The automatic cash-out in hundredths.
  auto        integer,
  cash_out    integer,
  cash_kind   text check (cash_kind in ('AUTO', 'MANUAL')),
  cash_ms     integer,
  cash_signature text,
  unique (draw_id, seq)
);
