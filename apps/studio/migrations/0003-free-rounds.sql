-- Free rounds that houses give their players (games.md 3.7). A house chooses the id of a grant.
create table studio.free_grant (
  reward_id    uuid primary key,
  operator     text not null,
  player_id    uuid not null references studio.player,
  -- The code, of any version.
  game         text not null,
  currency     text not null,
  count        integer not null check (count > 0),
  -- The stake that a round stands for, in ten-thousandths.
  value        bigint not null check (value > 0),
  -- What its player and its house did; that it is used up or has expired follows from the rest.
  state        text not null check (state in ('OFFERED', 'ACTIVE', 'CANCELLED')),
  used         integer not null default 0 check (used between 0 and count),
  won          bigint not null default 0 check (won >= 0),
  starts_at    timestamptz not null,
  expires_at   timestamptz not null check (expires_at > starts_at),
  created_at   timestamptz not null,
  accepted_at  timestamptz,
  cancelled_at timestamptz
);
create index free_grant_of_player on studio.free_grant (player_id, game, expires_at)
  where state <> 'CANCELLED';

-- The grant of a free round: nothing is taken for it.
alter table studio.round add column reward_id uuid references studio.free_grant;
