-- What operators did and what waits for a second person; the record can be added to and never
-- changed.
create table operators.audit (
  merchant_id integer not null references settings.merchant,
  number bigint not null,
  at timestamptz not null,
  operator_id uuid,
  operator_name text not null,
  call text not null,
  target text,
  before jsonb,
  after jsonb,
  reason text,
  address text not null,
  request_id text not null,
  -- SHA-256 over the hash of the record before and this record's content.
  hash bytea not null,
  primary key (merchant_id, number)
);
create index audit_of_target on operators.audit (merchant_id, target, number desc);
grant select, insert on operators.audit to fairhouse_app;

create table operators.approval (
  merchant_id integer not null references settings.merchant,
  approval_id uuid not null,
  kind text not null,
  target text not null,
  payload jsonb not null,
  reason text not null,
  state text not null default 'pending'
    check (state in ('pending', 'approved', 'refused', 'withdrawn')),
  maker_id uuid not null,
  maker_name text not null,
  made_at timestamptz not null,
  checker_id uuid,
  checker_name text,
  decided_at timestamptz,
  decision_reason text,
  primary key (merchant_id, approval_id),
  -- The second person is another person.
  check (state not in ('approved', 'refused') or checker_id <> maker_id),
  check ((state = 'pending') = (decided_at is null))
);
create index approval_newest on operators.approval (merchant_id, made_at desc);
grant select, insert, update on operators.approval to fairhouse_app;
