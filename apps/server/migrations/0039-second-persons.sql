-- An approval takes two persons, not two accounts: who asked for an account, and who was shown its
-- first link, could log in with it. They and it never decide about each other's requests.
create table operators.account_maker (
  operator_id uuid not null references operators.operator,
  maker_id uuid not null references operators.operator,
  part text not null check (part in ('asked', 'shown')),
  at timestamptz not null,
  primary key (operator_id, maker_id, part)
);
grant select, insert, update on operators.account_maker to fairhouse_app;

-- A secret of an outside service that waits for a second person, sealed as it will lie in
-- settings.secret; null asks for its removal.
create table operators.pending_secret (
  merchant_id integer not null,
  approval_id uuid not null,
  name text not null,
  sealed bytea,
  primary key (merchant_id, approval_id),
  foreign key (merchant_id, approval_id) references operators.approval
);
grant select, insert, update, delete on operators.pending_secret to fairhouse_app;

-- What an approval leads to may be a secret for one person: shown once, to who approved.
alter table operators.approval add column revealed_at timestamptz;
