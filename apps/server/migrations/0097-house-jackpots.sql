-- House jackpots: pots that the stakes of chosen slots fill, and that a round of them can win. What
-- is in a pot is the ledger's; these rows say who won what, and serialize those who win.

-- Whether paid rounds of the game contribute.
alter table vendors.game add column house_jackpot boolean not null default false;

-- Of a bet: what of its stake went to the pots and their reserve; null where nothing could.
alter table vendors.transaction add column jackpot amount;
alter table vendors.transaction drop constraint transaction_source_check;
alter table vendors.transaction add constraint transaction_source_check
  check (source in ('VENDOR', 'BONUS', 'JACKPOT'));

create table vendors.house_jackpot (
  merchant_id integer not null,
  level text collate "C" not null check (level in ('MINI', 'MAJOR', 'GRAND')),
  wins bigint not null default 0 check (wins >= 0),
  -- What was paid from the pot, and what the reserve has put into it.
  paid amount not null default 0,
  seeded amount not null default 0,
  last_won_at timestamptz,
  primary key (merchant_id, level)
);
grant select, insert, update on vendors.house_jackpot to fairhouse_app;

-- A round wins a level once.
create table vendors.house_jackpot_win (
  merchant_id integer not null,
  vendor text collate "C" not null,
  member_id uuid not null,
  round_id text collate "C" not null,
  level text collate "C" not null,
  transaction_id uuid not null,
  game_code text collate "C" not null,
  stake amount not null,
  amount amount not null,
  -- What the pot began with again.
  seed amount not null,
  at timestamptz not null,
  -- When the round was rolled back and the amount went back into the pot.
  returned_at timestamptz,
  primary key (merchant_id, vendor, member_id, round_id, level),
  unique (merchant_id, vendor, transaction_id),
  foreign key (merchant_id, level) references vendors.house_jackpot,
  foreign key (merchant_id, member_id) references members.member
);
create index house_jackpot_win_by_time
  on vendors.house_jackpot_win (merchant_id, vendor, at desc, transaction_id desc);
create index house_jackpot_win_of_level
  on vendors.house_jackpot_win (merchant_id, vendor, level, at desc, transaction_id desc);
grant select, insert on vendors.house_jackpot_win to fairhouse_app;
grant update (returned_at) on vendors.house_jackpot_win to fairhouse_app;
