-- What repetitions of a settlement changed, and requests of agents to freeze a downline.

-- A bill as a repetition of its run found it, and what it came to then. A bill that somebody had
-- paid stays as it was: `replaced` is false.
create table contracts.bill_change (
  merchant_id integer not null,
  change_id uuid not null,
  kind text not null,
  period_key text not null,
  bill_id uuid not null,
  old_gross amount not null,
  new_gross amount not null,
  old_due amount not null,
  new_due amount not null,
  replaced boolean not null,
  by_name text not null,
  at timestamptz not null,
  primary key (merchant_id, change_id),
  foreign key (merchant_id, bill_id) references contracts.bill
);
create index bill_change_of_run on contracts.bill_change
  (merchant_id, kind, period_key, change_id desc);
grant select, insert on contracts.bill_change to fairhouse_app;

-- An agent asks the house to freeze a direct downline, alone or with its team. An operator grants
-- or refuses it; the agent may take it back before that.
create table agents.freeze_request (
  merchant_id integer not null,
  request_id uuid not null,
  agent_id uuid not null,
  member_id uuid not null,
  level smallint not null check (level between 1 and 3),
  team boolean not null,
  reason text not null check (char_length(reason) between 4 and 300),
  state text not null check (state in ('open', 'granted', 'refused', 'withdrawn')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  decision_reason text not null default '',
  -- The accounts that a granted request froze.
  frozen integer,
  primary key (merchant_id, request_id),
  foreign key (merchant_id, agent_id) references members.member,
  foreign key (merchant_id, member_id) references members.member,
  check ((state in ('granted', 'refused')) = (decided_by is not null))
);
-- One request about an account waits at a time.
create unique index freeze_request_open on agents.freeze_request (merchant_id, member_id)
  where state = 'open';
create index freeze_request_newest on agents.freeze_request
  (merchant_id, created_at desc, request_id desc);
create index freeze_request_of_agent on agents.freeze_request
  (merchant_id, agent_id, created_at desc, request_id desc);
grant select, insert, update on agents.freeze_request to fairhouse_app;
