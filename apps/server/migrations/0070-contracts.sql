-- Contracts of uplines with their directs: versions, the bills of each period, how they were paid,
-- what is still owed, and the real-time salary of each settled bet.
create schema contracts;
grant usage on schema contracts to fairhouse_app;

-- What the merchant permits in contracts of a kind, and how they are paid. A kind without a row has
-- the defaults of the rules. Its row is locked by every act on contracts of the kind.
create table contracts.kind_rule (
  merchant_id integer not null references settings.merchant,
  kind text not null check (kind in ('dividend', 'daily_salary', 'hour_salary', 'realtime_salary')),
  rules jsonb not null default '{}',
  version integer not null default 0,
  primary key (merchant_id, kind)
);
grant select, insert, update on contracts.kind_rule to fairhouse_app;

-- One version of a contract. The terms are never changed: a new version replaces them.
create table contracts.contract (
  merchant_id integer not null,
  contract_id uuid not null,
  kind text not null check (kind in ('dividend', 'daily_salary', 'hour_salary', 'realtime_salary')),
  -- Counts the versions between these two of this kind.
  version integer not null check (version > 0),
  -- Null for the house.
  upline_id uuid,
  agent_id uuid not null,
  payer text not null check (payer in ('platform', 'upline')),
  period text not null,
  terms jsonb not null,
  note text not null default '' check (char_length(note) <= 100),
  state text not null check (state in ('pending_approval', 'pending', 'active', 'terminating',
    'rejected', 'withdrawn', 'expired', 'superseded', 'terminated', 'auto_terminated',
    'admin_ended')),
  offered_at timestamptz not null,
  offer_expires_at timestamptz not null,
  accepted_at timestamptz,
  -- It settles the periods that begin from here on, and before `ended_at`.
  effective_from timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('rejected', 'expired', 'withdrawn', 'terminated',
    'superseded', 'auto_terminated', 'admin')),
  -- Why a party asked for its end, or refused it.
  reason text not null default '',
  -- The state changed last by an act at this time.
  changed_at timestamptz not null,
  made_by text not null check (made_by in ('agent', 'admin', 'system')),
  made_by_name text not null,
  approved_by text,
  primary key (merchant_id, contract_id),
  foreign key (merchant_id, agent_id) references members.member,
  foreign key (merchant_id, upline_id) references members.member,
  check ((accepted_at is null) = (effective_from is null)),
  check (upline_id is not null or payer = 'platform')
);
-- One offer of a kind waits for an agent, and one contract of a kind is agreed with it.
create unique index contract_offered on contracts.contract (merchant_id, agent_id, kind)
  where state in ('pending', 'pending_approval');
create unique index contract_agreed on contracts.contract (merchant_id, agent_id, kind)
  where state in ('active', 'terminating');
create index contract_of_agent on contracts.contract
  (merchant_id, agent_id, kind, offered_at desc, contract_id desc);
create index contract_of_upline on contracts.contract
  (merchant_id, upline_id, offered_at desc, contract_id desc);
create index contract_newest on contracts.contract
  (merchant_id, offered_at desc, contract_id desc);
create index contract_due on contracts.contract (merchant_id, offer_expires_at)
  where state in ('pending', 'pending_approval');
create index contract_force on contracts.contract (merchant_id, kind, effective_from)
  where effective_from is not null;
grant select, insert, update on contracts.contract to fairhouse_app;

-- Every change of a contract's state: who, when, why.
create table contracts.event (
  merchant_id integer not null,
  contract_id uuid not null,
  number smallint not null,
  act text not null,
  state text not null,
  actor text not null,
  actor_name text not null,
  reason text not null default '',
  at timestamptz not null,
  primary key (merchant_id, contract_id, number),
  foreign key (merchant_id, contract_id) references contracts.contract
);
grant select, insert on contracts.event to fairhouse_app;

-- The settlement of one period of a kind. It exists once its bills were computed.
create table contracts.run (
  merchant_id integer not null references settings.merchant,
  kind text not null,
  period_key text not null,
  period text not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  bills integer not null,
  gross bigint not null,
  computed_at timestamptz not null,
  recomputed_at timestamptz,
  recomputed_by text,
  primary key (merchant_id, kind, period_key)
);
create index run_newest on contracts.run (merchant_id, ends_at desc, kind, period_key);
grant select, insert, update on contracts.run to fairhouse_app;

-- The bill of an agent for a period: what its team did, what was decided, and what became of it.
create table contracts.bill (
  merchant_id integer not null,
  bill_id uuid not null,
  agent_id uuid not null,
  kind text not null,
  period_key text not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  contract_id uuid not null,
  -- Null for the platform.
  payer_id uuid,
  -- The head of the agent's line, whose bills are paid together.
  line_id uuid not null,
  accepted_at timestamptz not null,
  -- The figures of the team, the tier that was reached, the next one and what was missing.
  figures jsonb not null,
  decision jsonb not null,
  company_win bigint not null,
  carry_unpaid bigint not null default 0,
  qualified smallint not null default 0,
  gross amount not null,
  -- What the payer pays of it: all, or the difference where the platform pays everyone that.
  due amount not null,
  -- What the agent's own directs are owed of the same period, where it pays them.
  to_directs bigint not null default 0,
  received amount not null default 0,
  outstanding amount not null default 0,
  status text not null check (status in ('not_reached', 'wait_approval', 'wait_payer', 'ready',
    'issued', 'part_paid', 'insufficient', 'rejected', 'cancelled', 'expired')),
  -- Not paid while the agent or its payer is frozen.
  held boolean not null default false,
  settled_at timestamptz not null,
  paid_at timestamptz,
  approved_by text,
  remark text not null default '',
  primary key (merchant_id, bill_id),
  unique (merchant_id, agent_id, kind, period_key),
  foreign key (merchant_id, contract_id) references contracts.contract,
  foreign key (merchant_id, agent_id) references members.member,
  check (received + outstanding <= due and due <= gross)
);
create index bill_of_run on contracts.bill (merchant_id, kind, period_key, line_id, bill_id);
create index bill_of_agent on contracts.bill
  (merchant_id, agent_id, kind, ends_at desc, bill_id desc);
create index bill_of_payer on contracts.bill
  (merchant_id, payer_id, kind, ends_at desc, bill_id desc)
  where payer_id is not null;
create index bill_newest on contracts.bill (merchant_id, ends_at desc, bill_id desc);
create index bill_due on contracts.bill (merchant_id, line_id, settled_at)
  where status in ('wait_payer', 'ready');
grant select, insert, update on contracts.bill to fairhouse_app;

-- Each movement of money for a bill; its id is the entry's in the ledger.
create table contracts.payment (
  merchant_id integer not null,
  payment_id uuid not null,
  bill_id uuid not null,
  cause text not null check (cause in ('issued', 'upline', 'debt', 'advance')),
  -- Null for the platform.
  payer_id uuid,
  payee_id uuid,
  amount amount not null check (amount > 0),
  at timestamptz not null,
  primary key (merchant_id, payment_id),
  foreign key (merchant_id, bill_id) references contracts.bill
);
create index payment_of_bill on contracts.payment (merchant_id, bill_id, at);
grant select, insert on contracts.payment to fairhouse_app;

-- What a payer could not pay of a bill. One row for each bill.
create table contracts.debt (
  merchant_id integer not null,
  bill_id uuid not null,
  payer_id uuid not null,
  payee_id uuid not null,
  -- The platform is owed after it has advanced the money.
  creditor text not null check (creditor in ('payee', 'platform')),
  amount amount not null check (amount > 0),
  outstanding amount not null check (outstanding <= amount),
  created_at timestamptz not null,
  advanced_at timestamptz,
  settled_at timestamptz,
  primary key (merchant_id, bill_id),
  foreign key (merchant_id, bill_id) references contracts.bill,
  foreign key (merchant_id, payer_id) references members.member,
  foreign key (merchant_id, payee_id) references members.member
);
create index debt_open on contracts.debt (merchant_id, payer_id, created_at, bill_id)
  where outstanding > 0;
create index debt_to on contracts.debt (merchant_id, payee_id, created_at desc, bill_id desc);
create index debt_newest on contracts.debt (merchant_id, created_at desc, bill_id desc);
grant select, insert, update on contracts.debt to fairhouse_app;

-- The rates of real-time contracts, evaluated once for each business day.
create table contracts.realtime_rate (
  merchant_id integer not null,
  agent_id uuid not null,
  day date not null,
  contract_id uuid not null,
  pay jsonb not null,
  -- The figures of the gates and what was missing.
  decision jsonb not null,
  evaluated_at timestamptz not null,
  primary key (merchant_id, agent_id, day, contract_id)
);
grant select, insert on contracts.realtime_rate to fairhouse_app;

-- What a settled bet earned an agent, and below zero what its void or correction takes back.
create table contracts.realtime_line (
  merchant_id integer not null,
  slot timestamptz not null,
  agent_id uuid not null,
  draw_id bigint not null,
  -- The ticket, and zero or the share of a group buy.
  seq integer not null,
  share smallint not null,
  member_id uuid not null,
  stake bigint not null,
  amount bigint not null,
  primary key (merchant_id, slot, agent_id, draw_id, seq, share)
);
create index realtime_line_of_bet on contracts.realtime_line (merchant_id, draw_id, seq, share);
grant select, insert on contracts.realtime_line to fairhouse_app;

-- The sum of a slot by agent; what is below zero is carried, never debited.
create table contracts.realtime_slot (
  merchant_id integer not null,
  agent_id uuid not null,
  slot timestamptz not null,
  bets integer not null,
  turnover bigint not null,
  total bigint not null,
  carried_in bigint not null check (carried_in >= 0),
  carried_out bigint not null check (carried_out >= 0),
  paid amount not null,
  -- Its entry in the ledger, and when that was booked; null while the agent is frozen.
  entry_id uuid,
  paid_at timestamptz,
  primary key (merchant_id, agent_id, slot)
);
create index realtime_slot_unpaid on contracts.realtime_slot (merchant_id, slot)
  where paid > 0 and paid_at is null;
grant select, insert, update on contracts.realtime_slot to fairhouse_app;

-- Up to where the slots of a merchant were computed.
create table contracts.realtime_mark (
  merchant_id integer primary key references settings.merchant,
  done_until timestamptz not null
);
grant select, insert, update on contracts.realtime_mark to fairhouse_app;

-- Draws by the time of their settlement, for the bets of a slot.
create index draw_by_settlement on lottery.draw (merchant_id, settled_at)
  where state in ('SETTLED', 'VOID');

-- Settled bets of real money with the result that stands: tickets, and shares of group buys. A bet
-- that was cancelled is in none; of a void draw and of a tied note nothing counts.
create view contracts.settled_bet as
  select t.merchant_id, d.draw_id, t.seq, 0::smallint as share, t.member_id, d.settled_at,
    d.issue, d.lottery, t.play, t.pick,
    case when d.state = 'VOID' then 0 else t.stake - coalesce(w.refunded, 0) end::bigint as stake,
    case when d.state = 'VOID' then 0 else coalesce(w.prize, 0) end::bigint as payout
  from lottery.draw d
  join lottery.ticket t on t.merchant_id = d.merchant_id and t.draw_id = d.draw_id
  left join lottery.outcome w on w.merchant_id = d.merchant_id and w.draw_id = d.draw_id
    and w.version = d.result_version and w.seq = t.seq
  where d.state in ('SETTLED', 'VOID') and not t.trial
    and not exists (select from lottery.offer f
      where f.merchant_id = t.merchant_id and f.offer_id = t.member_id)
    and not exists (select from lottery.cancellation c
      where c.merchant_id = t.merchant_id and c.draw_id = t.draw_id and c.cancels = t.seq)
  union all
  select f.merchant_id, d.draw_id, o.first_seq, s.share_no, s.member_id, d.settled_at,
    d.issue, d.lottery, '', '',
    case when d.state = 'VOID' then 0
      else f.share_price * s.shares - coalesce(x.refunded, 0) end::bigint,
    case when d.state = 'VOID' then 0 else coalesce(x.prize, 0) end::bigint
  from lottery.draw d
  join lottery.offer f on f.merchant_id = d.merchant_id and f.draw_id = d.draw_id
    and f.state = 'PLACED' and not f.trial
  join lottery.bet_order o on o.merchant_id = f.merchant_id and o.order_id = f.offer_id
  join lottery.offer_share s on s.merchant_id = f.merchant_id and s.offer_id = f.offer_id
    and s.shares > 0
  left join lottery.share_outcome x on x.merchant_id = d.merchant_id and x.draw_id = d.draw_id
    and x.version = d.result_version and x.offer_id = s.offer_id and x.share_no = s.share_no
  where d.state in ('SETTLED', 'VOID');
grant select on contracts.settled_bet to fairhouse_app;

-- Members as contracts see them.
create view contracts.party as
  select merchant_id, member_id, username, username_key, kind, standing_group, upline_id, path,
    state, freeze_level
  from members.member;
grant select on contracts.party to fairhouse_app;

-- The figures of teams and members as settlement reads them.
create view contracts.team_day as select * from agents.team_day;
create view contracts.team_hour as select * from agents.team_hour;
create view contracts.team_flow_day as select * from agents.team_flow_day;
create view contracts.member_day as select * from agents.member_day;
create view contracts.member_hour as select * from agents.member_hour;
grant select on contracts.team_day, contracts.team_hour, contracts.team_flow_day,
  contracts.member_day, contracts.member_hour to fairhouse_app;

-- What is settled and not yet in the figures: bills of its time wait for it.
create view contracts.uncounted_draw as select merchant_id, settled_at from agents.draw_due;
create view contracts.folded_day as select merchant_id, day from agents.folded_day;
grant select on contracts.uncounted_draw, contracts.folded_day to fairhouse_app;

create view contracts.draw_name as select merchant_id, draw_id, issue from lottery.draw;
grant select on contracts.draw_name to fairhouse_app;

create view contracts.settled_draw as
  select merchant_id, draw_id, settled_at from lottery.draw where state in ('SETTLED', 'VOID');
grant select on contracts.settled_draw to fairhouse_app;
