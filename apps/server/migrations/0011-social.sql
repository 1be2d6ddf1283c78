-- Signing in through Google, LINE, Facebook or Telegram: who is linked to whom, and what is good
-- once on the way there.
create table identity.social_link (
  merchant_id integer not null,
  provider text not null check (provider in ('google', 'facebook', 'line', 'telegram')),
  subject text collate "C" not null check (char_length(subject) between 1 and 255),
  member_id uuid not null,
  linked_at timestamptz not null,
  primary key (merchant_id, provider, subject),
  unique (merchant_id, member_id, provider)
);
-- Update is needed to hold rows alone.
grant select, insert, update, delete on identity.social_link to fairhouse_app;

-- A way to a provider that somebody set out on. `sealed` holds the verifier and the nonce;
-- `member_id` is set where a member who is logged in goes to link, and empty where somebody comes
-- in.
create table identity.social_start (
  merchant_id integer not null,
  state_hash bytea not null check (length(state_hash) = 32),
  provider text not null,
  device_hash bytea not null check (length(device_hash) = 32),
  sealed bytea not null,
  redirect text not null,
  member_id uuid,
  ends_at timestamptz not null,
  primary key (merchant_id, state_hash)
);
create index social_start_age on identity.social_start (ends_at);
grant select, insert, delete on identity.social_start to fairhouse_app;

-- Proof that somebody is known to a provider and not yet to us: good for one account.
create table identity.social_ticket (
  merchant_id integer not null,
  ticket_hash bytea not null check (length(ticket_hash) = 32),
  provider text not null,
  subject text collate "C" not null,
  device_hash bytea not null check (length(device_hash) = 32),
  ends_at timestamptz not null,
  primary key (merchant_id, ticket_hash)
);
create index social_ticket_age on identity.social_ticket (ends_at);
grant select, insert, delete on identity.social_ticket to fairhouse_app;

-- Telegram's answers that were used, for as long as they would still be young enough.
create table identity.social_used (
  merchant_id integer not null,
  answer_hash bytea not null check (length(answer_hash) = 32),
  ends_at timestamptz not null,
  primary key (merchant_id, answer_hash)
);
create index social_used_age on identity.social_used (ends_at);
grant select, insert, delete on identity.social_used to fairhouse_app;
