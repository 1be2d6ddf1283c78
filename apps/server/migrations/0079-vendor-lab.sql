-- The conformance lab: runs of its cases against a vendor and against our wallet, and the sandboxes
-- that they play in, whose members have play money only.

-- LAB: a pair with which the lab plays the vendor. SANDBOX: a vendor's key for its own runs. What
-- either signs reaches members of sandboxes and nobody else.
alter table vendors.vendor_key drop constraint vendor_key_owner_check;
alter table vendors.vendor_key add constraint vendor_key_owner_check
  check (owner in ('VENDOR', 'OURS', 'LAB', 'SANDBOX'));

create table vendors.lab_run (
  merchant_id integer not null,
  run_id uuid not null,
  vendor text collate "C" not null,
  -- WALLET: the lab or the vendor calls our wallet. VENDOR: we call the vendor.
  side text not null check (side in ('WALLET', 'VENDOR')),
  -- SERVER: a job performs it. REMOTE: the vendor's engineers do, step by step.
  runner text not null check (runner in ('SERVER', 'REMOTE')),
  started_by text not null,
  -- BROKEN: nobody performed it any more. STOPPED: an operator ended it.
  state text not null check (state in ('RUNNING', 'DONE', 'STOPPED', 'BROKEN')),
  started_at timestamptz not null,
  -- When its last step was performed.
  last_at timestamptz not null,
  ended_at timestamptz,
  cases integer not null,
  passed integer not null default 0,
  failed integer not null default 0,
  skipped integer not null default 0,
  primary key (merchant_id, run_id),
  foreign key (merchant_id, vendor) references vendors.vendor,
  check ((state = 'RUNNING') = (ended_at is null))
);
-- One run of a vendor at a time: two would take each other's money and faults.
create unique index lab_run_of_vendor on vendors.lab_run (merchant_id, vendor)
  where state = 'RUNNING';
create index lab_run_by_time on vendors.lab_run
  (merchant_id, vendor, started_at desc, run_id desc);
grant select, insert on vendors.lab_run to fairhouse_app;
grant update (state, last_at, ended_at, passed, failed, skipped) on vendors.lab_run
  to fairhouse_app;

create table vendors.lab_case (
  merchant_id integer not null,
  run_id uuid not null,
  number integer not null,
  case_id text not null,
  -- How often it was begun: a case that was cut short is begun again with other ids.
  attempts integer not null default 0,
  -- Null while it waits or runs.
  verdict text check (verdict in ('PASS', 'FAIL', 'SKIP', 'BROKEN')),
  skip_reason text,
  -- What was asked and answered, and what each answer was compared with.
  exchanges jsonb not null default '[]',
  checks jsonb not null default '[]',
  -- Of a remote run: what its steps came to so far.
  results jsonb not null default '[]',
  began_at timestamptz,
  ended_at timestamptz,
  primary key (merchant_id, run_id, number),
  foreign key (merchant_id, run_id) references vendors.lab_run,
  check ((verdict is null) = (ended_at is null))
);
grant select, insert on vendors.lab_case to fairhouse_app;
grant update (attempts, verdict, skip_reason, exchanges, checks, results, began_at, ended_at)
  on vendors.lab_case to fairhouse_app;

-- Members who exist for one run. They are trial members: no real money is within their reach.
create table vendors.sandbox_member (
  merchant_id integer not null,
  member_id uuid not null,
  run_id uuid not null,
  vendor text collate "C" not null,
  -- The first member of a run plays; the second is somebody else.
  place integer not null check (place in (1, 2)),
  -- Bets are answered as those of a vendor that is switched off.
  switched_off boolean not null default false,
  -- What goes wrong with the vendor's next calls: its kind, the call, how many are left.
  fault jsonb,
  -- Whether the vendor's calls are kept.
  records boolean not null default false,
  primary key (merchant_id, member_id),
  unique (merchant_id, run_id, place),
  foreign key (merchant_id, member_id) references members.member,
  foreign key (merchant_id, run_id) references vendors.lab_run
);
grant select, insert on vendors.sandbox_member to fairhouse_app;
grant update (switched_off, fault, records) on vendors.sandbox_member to fairhouse_app;

-- What a vendor asked of our wallet during a run against it.
create table vendors.sandbox_call (
  merchant_id integer not null,
  run_id uuid not null,
  number bigint generated always as identity,
  call text not null,
  request text not null,
  http integer not null,
  reply text not null,
  -- What was made to go wrong.
  fault text,
  at timestamptz not null,
  primary key (merchant_id, run_id, number),
  foreign key (merchant_id, run_id) references vendors.lab_run
);
grant select, insert on vendors.sandbox_call to fairhouse_app;
