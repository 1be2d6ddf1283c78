-- Free rounds that operators give members at vendors: each grant with what became of it, and what
-- must be staked before their winnings can be withdrawn.

create table vendors.free_grant (
  merchant_id integer not null,
  -- The id on the wire.
  reward_id uuid not null,
  -- Of the grants that were made together.
  campaign_id uuid not null,
  vendor text collate "C" not null,
  member_id uuid not null,
  node_id bigint not null,
  game_code text collate "C" not null,
  count integer not null check (count > 0),
  -- The stake that a round stands for; nothing is taken for it.
  value amount not null check (value > 0),
  -- How many times a win must be staked before a withdrawal.
  rollover integer not null check (rollover between 0 and 100),
  -- ACTIVE from the first round on. A job marks what has expired; bets look at the time.
  state text not null check (state in ('OFFERED', 'ACTIVE', 'USED', 'EXPIRED', 'CANCELLED')),
  used integer not null default 0 check (used between 0 and count),
  won bigint not null default 0 check (won >= 0),
  starts_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > starts_at),
  given_by text not null,
  reason text not null,
  created_at timestamptz not null,
  -- When the vendor has taken it; the member is told then.
  sent_at timestamptz,
  cancelled_at timestamptz,
  -- Empty where the vendor refused the grant.
  cancelled_by text,
  cancel_reason text,
  -- When the vendor is asked next: to take it, or to end it.
  next_at timestamptz,
  attempts integer not null default 0,
  problem text not null default '',
  primary key (merchant_id, reward_id),
  foreign key (merchant_id, member_id) references members.member,
  foreign key (merchant_id, node_id) references vendors.game,
  check ((state = 'CANCELLED') = (cancelled_at is not null)),
  check ((state = 'CANCELLED') = (cancelled_by is not null))
);
create index free_grant_due on vendors.free_grant (merchant_id, next_at) where next_at is not null;
create index free_grant_of_member on vendors.free_grant (merchant_id, member_id, expires_at desc);
create index free_grant_by_time on vendors.free_grant
  (merchant_id, vendor, created_at desc, reward_id desc);
create index free_grant_by_state on vendors.free_grant
  (merchant_id, vendor, state, created_at desc, reward_id desc);
create index free_grant_to_expire on vendors.free_grant (merchant_id, expires_at)
  where state in ('OFFERED', 'ACTIVE');
grant select, insert, update on vendors.free_grant to fairhouse_app;

-- What winnings of free rounds ask for until it becomes a requirement of its member: below zero
-- where a win was taken back.
create table wallet.bonus_rollover (
  merchant_id integer not null,
  member_id uuid not null,
  number bigint generated always as identity,
  -- The grant.
  reference text not null,
  amount bigint not null,
  primary key (merchant_id, member_id, number),
  foreign key (merchant_id, member_id) references members.member
);
grant select, insert, delete on wallet.bonus_rollover to fairhouse_app;
