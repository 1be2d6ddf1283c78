-- Figures that are read over and over: the books counted once, and what other modules show to
-- reports.
create schema reports;
grant usage on schema reports to fairhouse_app;

-- What moved in a quarter of an hour, by why, by book, and whether it went into the house's
-- accounts (1), out of them (-1), or past them (0).
create table reports.flow (
  merchant_id integer not null,
  quarter timestamptz not null,
  trial boolean not null,
  code smallint not null,
  direction smallint not null check (direction between -1 and 1),
  movements bigint not null,
  amount numeric not null,
  primary key (merchant_id, quarter, trial, code, direction)
);
grant select, insert, update on reports.flow to fairhouse_app;

-- The ledger's batches below `upto` are counted in reports.flow.
create table reports.counted (
  only_row boolean primary key default true check (only_row),
  upto bigint not null,
  at timestamptz not null
);
insert into reports.counted (upto, at) values (0, '-infinity');
grant select, update on reports.counted to fairhouse_app;

-- Money that is set aside for chases lies in an account of the house and is not the house's yet.
create function reports.is_house(address text) returns boolean
language sql immutable
as $$ select address ~ '^(trial:)?house:' and address !~ '^(trial:)?house:chase$' $$;

create view reports.movement as
  select m.merchant_id, m.batch, m.booked_at, m.code, m.amount,
    starts_with(debit.address, 'trial:') as trial,
    reports.is_house(credit.address)::integer - reports.is_house(debit.address)::integer
      as direction
  from ledger.movement m
  join ledger.account debit
    on debit.merchant_id = m.merchant_id and debit.account_id = m.debit_id
  join ledger.account credit
    on credit.merchant_id = m.merchant_id and credit.account_id = m.credit_id
  where m.refused is null;

create view reports.registration as
  select merchant_id, member_id, registered_at
  from members.member where standing_group <> 'trial';

create view reports.presence as
  select s.merchant_id, s.member_id, s.last_used_at, s.ended_at is null as open,
    m.standing_group = 'trial' as trial
  from identity.session s join members.member m using (merchant_id, member_id);

create view reports.deposit as
  select merchant_id, member_id, state, amount, created_at, changed_at, credited_at
  from cashier.deposit;

create view reports.withdrawal as
  select merchant_id, member_id, state, amount, created_at from cashier.withdrawal;

create view reports.bet as
  select merchant_id, member_id, trial, placed_at, stake from lottery.bet_order
  where cancelled_at is null;

create view reports.draw as
  select merchant_id, draw_id, lottery, issue, state, draw_at from lottery.draw;

-- Each row asks for somebody's attention; `kind` is a name that the console knows.
create view reports.alert as
  select merchant_id, 'late_draws' as kind, draw_at as since from lottery.draw
    where state in ('OPEN', 'CLOSED', 'DRAWN', 'SETTLING')
      and draw_at < house_now() - interval '90 seconds'
  union all
  select merchant_id, 'withdrawals_waiting', created_at from cashier.withdrawal
    where state not in ('SUCCESS', 'REJECTED', 'RETURNED')
      and created_at < house_now() - interval '30 minutes'
  union all
  select merchant_id, 'deposits_review', changed_at from cashier.deposit
    where state in ('AMOUNT_REVIEW', 'LATE_REVIEW')
  union all
  select merchant_id, 'deposits_stuck', created_at from cashier.deposit
    where state = 'CALLBACK_OK' and changed_at < house_now() - interval '5 minutes'
  union all
  select merchant_id, 'risk_flags', at from cashier.risk_flag where closed_at is null
  union all
  select merchant_id, 'operators_locked', at from operators.audit
    where after @> '{"locked": true}' and at > house_now() - interval '15 minutes'
  union all
  select merchant_id, 'channels_down', null from cashier.channel where enabled and maintenance
  union all
  select merchant_id, 'approvals_waiting', made_at from operators.approval
    where state = 'pending';

-- An order of bets with what its tickets won or got back under the result that stands.
create view reports.member_bet as
  select o.merchant_id, o.member_id, o.order_id, d.lottery, d.issue, d.state, o.bets, o.stake,
    o.trial, o.placed_at, o.cancelled_at is not null as cancelled,
    (select coalesce(sum(x.prize + x.refunded), 0)::bigint from lottery.outcome x
      where x.merchant_id = o.merchant_id and x.draw_id = o.draw_id
        and x.version = d.result_version
        and x.seq >= o.first_seq and x.seq < o.first_seq + o.bets) as returned
  from lottery.bet_order o join lottery.draw d using (merchant_id, draw_id);

-- The best wins lie where the winner board reads them.
create view reports.win as
  select merchant_id, member_id, username, prize, at from lottery.win;

grant select on reports.movement, reports.registration, reports.presence, reports.deposit,
  reports.withdrawal, reports.bet, reports.draw, reports.alert, reports.member_bet, reports.win
  to fairhouse_app;
