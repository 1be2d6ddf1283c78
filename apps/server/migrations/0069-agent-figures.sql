-- Agents are paid for the play of their line when a draw is settled, and read what their teams did
-- from sums that are written at the same time, never by walking the tree.

-- The member's own prize group when it bet, where it has one; its line is paid from there up.
alter table lottery.ticket add column own_group smallint;

-- How a merchant pays rebates of vendors; without a row by differences.
create table agents.rebate_rule (
  merchant_id integer primary key references settings.merchant,
  vendor_model text not null default 'difference'
    check (vendor_model in ('difference', 'generation')),
  -- Rates of the player, its upline and so on, and of levels below the house; parts per million.
  by_generation integer[] not null default '{}',
  by_level integer[] not null default '{}',
  highest_level smallint not null default 1 check (highest_level > 0),
  active_min_bet amount not null default 5000000
);
grant select on agents.rebate_rule to fairhouse_app;

-- Results of draws that are not yet counted and paid on; written with the end of settling.
create table agents.draw_due (
  merchant_id integer not null,
  draw_id bigint not null,
  version smallint not null,
  settled_at timestamptz not null,
  primary key (merchant_id, draw_id, version)
);
grant select, insert, delete on agents.draw_due to fairhouse_app;

-- The version of a draw that the sums contain, and the hour and day that it counts for: those of
-- its first settlement.
create table agents.counted_draw (
  merchant_id integer not null,
  draw_id bigint not null,
  version smallint not null,
  settled_at timestamptz not null,
  day date not null,
  primary key (merchant_id, draw_id)
);
grant select, insert, update on agents.counted_draw to fairhouse_app;

-- What a version of a result pays an agent for the bets below it.
create table agents.rebate_share (
  merchant_id integer not null,
  draw_id bigint not null,
  version smallint not null,
  agent_id uuid not null,
  day date not null,
  lottery text not null,
  issue text not null,
  bets bigint not null,
  stake bigint not null,
  amount amount not null,
  -- The share of an agent that is frozen; it stays with the house.
  withheld amount not null,
  primary key (merchant_id, draw_id, version, agent_id)
);
create index rebate_share_of_agent on agents.rebate_share
  (merchant_id, agent_id, day desc, draw_id desc);
grant select, insert on agents.rebate_share to fairhouse_app;

-- Settled bets of formal members in real money by the time of their first settlement. The hours of
-- members become days when the day is over; those of teams are written at once.
create table agents.member_hour (
  merchant_id integer not null,
  member_id uuid not null,
  hour timestamptz not null,
  category text not null,
  bet bigint not null default 0,
  valid_bet bigint not null default 0,
  win_stake bigint not null default 0,
  loss_stake bigint not null default 0,
  payout bigint not null default 0,
  bet_rebate bigint not null default 0,
  bets bigint not null default 0,
  primary key (merchant_id, member_id, hour, category)
) with (fillfactor = 80);

create table agents.member_day (
  merchant_id integer not null,
  member_id uuid not null,
  day date not null,
  category text not null,
  bet bigint not null default 0,
  valid_bet bigint not null default 0,
  win_stake bigint not null default 0,
  loss_stake bigint not null default 0,
  payout bigint not null default 0,
  bet_rebate bigint not null default 0,
  bets bigint not null default 0,
  primary key (merchant_id, member_id, day, category)
) with (fillfactor = 80);
create index member_day_by_day on agents.member_day (merchant_id, day)
  include (member_id, valid_bet);

-- A team is its agent and everyone below.
create table agents.team_hour (
  merchant_id integer not null,
  agent_id uuid not null,
  hour timestamptz not null,
  category text not null,
  bet bigint not null default 0,
  valid_bet bigint not null default 0,
  win_stake bigint not null default 0,
  loss_stake bigint not null default 0,
  payout bigint not null default 0,
  bet_rebate bigint not null default 0,
  bets bigint not null default 0,
  primary key (merchant_id, agent_id, hour, category)
) with (fillfactor = 80);

create table agents.team_day (
  merchant_id integer not null,
  agent_id uuid not null,
  day date not null,
  category text not null,
  bet bigint not null default 0,
  valid_bet bigint not null default 0,
  win_stake bigint not null default 0,
  loss_stake bigint not null default 0,
  payout bigint not null default 0,
  bet_rebate bigint not null default 0,
  bets bigint not null default 0,
  primary key (merchant_id, agent_id, day, category)
) with (fillfactor = 80);

-- What the ledger booked by business day; salary and dividend are less what was paid to downlines.
create table agents.member_flow_day (
  merchant_id integer not null,
  member_id uuid not null,
  day date not null,
  deposit bigint not null default 0,
  deposit_count bigint not null default 0,
  first_deposit boolean not null default false,
  withdrawal bigint not null default 0,
  withdrawal_count bigint not null default 0,
  agent_rebate bigint not null default 0,
  vendor_rebate bigint not null default 0,
  activity bigint not null default 0,
  salary bigint not null default 0,
  dividend bigint not null default 0,
  fees bigint not null default 0,
  transfers_in bigint not null default 0,
  transfers_out bigint not null default 0,
  daily_salary bigint not null default 0,
  hour_salary bigint not null default 0,
  realtime_salary bigint not null default 0,
  dividend_in bigint not null default 0,
  paid_down bigint not null default 0,
  primary key (merchant_id, member_id, day)
) with (fillfactor = 80);
create table agents.team_flow_day (
  merchant_id integer not null,
  agent_id uuid not null,
  day date not null,
  deposit bigint not null default 0,
  deposit_count bigint not null default 0,
  first_deposits bigint not null default 0,
  withdrawal bigint not null default 0,
  withdrawal_count bigint not null default 0,
  agent_rebate bigint not null default 0,
  vendor_rebate bigint not null default 0,
  activity bigint not null default 0,
  salary bigint not null default 0,
  dividend bigint not null default 0,
  fees bigint not null default 0,
  transfers_in bigint not null default 0,
  transfers_out bigint not null default 0,
  daily_salary bigint not null default 0,
  hour_salary bigint not null default 0,
  realtime_salary bigint not null default 0,
  dividend_in bigint not null default 0,
  paid_down bigint not null default 0,
  primary key (merchant_id, agent_id, day)
) with (fillfactor = 80);
create table agents.depositor (
  merchant_id integer not null,
  member_id uuid not null,
  primary key (merchant_id, member_id)
);
grant select, insert, update on agents.member_hour, agents.member_day, agents.team_hour,
  agents.team_day, agents.member_flow_day, agents.team_flow_day to fairhouse_app;
grant delete on agents.member_hour, agents.team_hour to fairhouse_app;
grant select, insert on agents.depositor to fairhouse_app;

-- How far the ledger was counted.
create table agents.counted_flow (upto bigint not null);
insert into agents.counted_flow values (0);
grant select, update on agents.counted_flow to fairhouse_app;

-- The last day whose hours became days.
create table agents.folded_day (
  merchant_id integer primary key references settings.merchant,
  day date not null
);
grant select, insert, update on agents.folded_day to fairhouse_app;

-- Days that are final; a change of one takes it out until it is sealed again.
create table agents.sealed_day (
  merchant_id integer not null,
  day date not null,
  sealed_at timestamptz not null,
  primary key (merchant_id, day)
);
grant select, insert, delete on agents.sealed_day to fairhouse_app;

-- Why a day that had been sealed changed.
create table agents.day_adjustment (
  merchant_id integer not null,
  number bigint generated always as identity,
  day date not null,
  -- A draw whose result changed, or the category of a vendor.
  draw_id bigint,
  version smallint,
  category text,
  at timestamptz not null,
  primary key (merchant_id, number)
);
create index day_adjustment_by_day on agents.day_adjustment (merchant_id, day);
grant select, insert on agents.day_adjustment to fairhouse_app;

-- Settled bets at vendors that are not yet counted: changes, so that a void is below zero.
create table agents.vendor_bet (
  merchant_id integer not null,
  number bigint generated always as identity,
  member_id uuid not null,
  category text not null check
    (category in ('RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'ELOTT', 'LOTT')),
  settled_at timestamptz not null,
  bet bigint not null default 0,
  valid_bet bigint not null default 0,
  win_stake bigint not null default 0,
  loss_stake bigint not null default 0,
  payout bigint not null default 0,
  bet_rebate bigint not null default 0,
  bets bigint not null default 0,
  primary key (merchant_id, number),
  foreign key (merchant_id, member_id) references members.member
);
grant select, delete on agents.vendor_bet to fairhouse_app;

-- What the rebates of vendors are counted from.
create table agents.vendor_day (
  merchant_id integer not null,
  day date not null,
  category text not null,
  member_id uuid not null,
  valid_bet bigint not null,
  primary key (merchant_id, day, category, member_id)
);
grant select, insert, update on agents.vendor_day to fairhouse_app;

-- A run of a day's rebates of vendors; a later change of the day makes another version.
create table agents.category_run (
  merchant_id integer not null,
  day date not null,
  version smallint not null,
  paid_at timestamptz,
  -- Whether the day changed since.
  stale boolean not null default false,
  primary key (merchant_id, day, version)
);
create index category_run_open on agents.category_run (merchant_id, day)
  where paid_at is null or stale;
grant select, insert, update on agents.category_run to fairhouse_app;

-- What a run owes a member by category, for own bets and for those below; `change` is what it
-- books, which is the whole less what earlier runs booked.
create table agents.category_share (
  merchant_id integer not null,
  day date not null,
  version smallint not null,
  member_id uuid not null,
  category text not null,
  own boolean not null,
  valid_bet bigint not null,
  due bigint not null,
  withheld bigint not null,
  change bigint not null,
  primary key (merchant_id, day, version, member_id, category, own)
);
create index category_share_of_member on agents.category_share (merchant_id, member_id, day desc);
grant select, insert on agents.category_share to fairhouse_app;

-- The bets of a draw that count under a version of its result, without play money: tickets, and
-- shares of group buys with their owners. A stake is less what was given back.
create function agents.draw_play(merchant integer, draw bigint, ver smallint)
returns table (member_id uuid, stake bigint, prize bigint, rebate bigint, own_group smallint)
language sql stable as $$
  select t.member_id, (t.stake - coalesce(x.refunded, 0))::bigint, coalesce(x.prize, 0)::bigint,
    (t.rebate - coalesce(x.rebate_cut, 0))::bigint, t.own_group
  from lottery.ticket t
  left join lottery.outcome x on x.merchant_id = merchant and x.draw_id = draw
    and x.version = ver and x.seq = t.seq
  where t.merchant_id = merchant and t.draw_id = draw and not t.trial
    and exists (select from lottery.result r
      where r.merchant_id = merchant and r.draw_id = draw and r.version = ver
        and r.numbers is not null)
    and not exists (select from lottery.cancellation c
      where c.merchant_id = merchant and c.draw_id = draw and c.cancels = t.seq)
    and not exists (select from lottery.offer f
      where f.merchant_id = merchant and f.draw_id = draw and f.offer_id = t.member_id)
  union all
  select s.member_id, (f.share_price * s.shares - x.refunded)::bigint, x.prize::bigint,
    x.rebate::bigint,
    case when t.own_group is not null and a.prize_group is not null
      then greatest(t.own_group, a.prize_group) end
  from lottery.share_outcome x
  join lottery.offer_share s on s.merchant_id = merchant and s.offer_id = x.offer_id
    and s.share_no = x.share_no
  join lottery.offer f on f.merchant_id = merchant and f.offer_id = x.offer_id
  join lottery.bet_order o on o.merchant_id = merchant and o.order_id = f.offer_id
  join lottery.ticket t on t.merchant_id = merchant and t.draw_id = draw and t.seq = o.first_seq
  left join agents.account a on a.merchant_id = merchant and a.member_id = s.member_id
  where x.merchant_id = merchant and x.draw_id = draw and x.version = ver and not x.trial
    and exists (select from lottery.result r
      where r.merchant_id = merchant and r.draw_id = draw and r.version = ver
        and r.numbers is not null)
$$;

-- The highest group of a draw's lottery is the most that a line earns on it.
create view agents.draw as
  select d.merchant_id, d.draw_id, d.lottery, d.issue, d.state, d.result_version, d.settled_at,
    l.group_max
  from lottery.draw d
  join lottery.lottery l on l.merchant_id = d.merchant_id and l.code = d.lottery;

-- Members as their line sees them: no contacts, no addresses.
create view agents.person as
  select merchant_id, member_id, username, username_key, nickname, kind, standing_group, upline_id,
    path, state, freeze_level, registered_at, last_login_at,
    state <> 'active' and freeze_level <> 3 as unpaid
  from members.member;

create view agents.movement as
  select m.merchant_id, m.batch, m.booked_at, m.code, m.amount, m.reference,
    reports.owner_of(debit.address) as payer_id, reports.owner_of(credit.address) as payee_id,
    ((m.booked_at at time zone s.zone) - make_interval(hours => s.cut_hour))::date as day
  from ledger.movement m
  join ledger.account debit
    on debit.merchant_id = m.merchant_id and debit.account_id = m.debit_id
  join ledger.account credit
    on credit.merchant_id = m.merchant_id and credit.account_id = m.credit_id
  join settings.merchant s on s.merchant_id = m.merchant_id
  where m.refused is null and not starts_with(debit.address, 'trial:');

-- What a member holds, also set aside and at vendors, as the reports count it.
create view agents.balance as
  select merchant_id, member_id, balance from reports.member_total;

create view agents.presence as
  select merchant_id, member_id, last_used_at from identity.session where ended_at is null;

-- Orders, and shares of group buys that were placed. `result` is as in lottery.order_result, null
-- while it is open; `returned` are prizes and stakes given back.
create view agents.bet as
  select o.merchant_id, o.member_id, o.order_id as id, 0::smallint as share_no, o.placed_at,
    o.lottery, o.draw_id, o.first_seq, o.bets, o.stake::bigint as stake, r.result,
    coalesce(r.returned, 0)::bigint as returned
  from lottery.bet_order o
  left join lottery.order_result r on r.merchant_id = o.merchant_id
    and r.member_id = o.member_id and r.result in (0, 4, 16) and r.placed_at = o.placed_at
    and r.order_id = o.order_id
  where not o.trial
  union all
  select s.merchant_id, s.member_id, s.offer_id, s.share_no, s.at, f.lottery, f.draw_id, 0,
    s.shares, (f.share_price * s.shares)::bigint,
    case when d.state = 'VOID' then 16 when x.offer_id is null then null
      when x.prize > 0 then 4 when x.refunded > 0 then 16 else 0 end::smallint,
    case when d.state = 'VOID' then f.share_price * s.shares
      else coalesce(x.prize + x.refunded, 0) end::bigint
  from lottery.offer_share s
  join lottery.offer f on f.merchant_id = s.merchant_id and f.offer_id = s.offer_id
    and f.state = 'PLACED' and not f.trial
  join lottery.draw d on d.merchant_id = f.merchant_id and d.draw_id = f.draw_id
  left join lottery.share_outcome x on x.merchant_id = f.merchant_id and x.draw_id = f.draw_id
    and x.version = d.result_version and x.offer_id = f.offer_id and x.share_no = s.share_no
    and d.state = 'SETTLED'
  where s.shares > 0;

-- The draw of a bet, and what of its stake was given back by tied notes.
create view agents.bet_draw as
  select d.merchant_id, d.draw_id, d.issue, d.state, d.result_version, d.settled_at, l.names
  from lottery.draw d
  join lottery.lottery l on l.merchant_id = d.merchant_id and l.code = d.lottery;
create view agents.bet_refund as
  select merchant_id, draw_id, version, seq, refunded::bigint as refunded from lottery.outcome
  where refunded > 0;

-- The lines of the main accounts, from either side.
create view agents.line as
  select a.merchant_id, a.account_id, reports.owner_of(a.address) as member_id, a.address,
    a.currency
  from ledger.account a;

grant select on agents.draw, agents.person, agents.movement, agents.balance, agents.presence,
  agents.bet, agents.bet_draw, agents.bet_refund, agents.line to fairhouse_app;

-- Draws of the last ninety days count from now on; their agents were not paid for them, and none
-- of their tickets has a group.
insert into agents.draw_due (merchant_id, draw_id, version, settled_at)
  select merchant_id, draw_id, result_version, settled_at from lottery.draw
  where state = 'SETTLED' and settled_at > house_now() - interval '90 days';
