-- The dashboard compares days by time of day, by lottery and by members who play, and the console
-- searches everything: both read short tables and indexes, whatever the books hold.
create or replace view reports.movement as
  select m.merchant_id, m.batch, m.booked_at, m.code, m.amount,
    starts_with(debit.address, 'trial:') as trial,
    reports.is_house(credit.address)::integer - reports.is_house(debit.address)::integer
      as direction,
    m.reference, debit.address as debited, credit.address as credited
  from ledger.movement m
  join ledger.account debit
    on debit.merchant_id = m.merchant_id and debit.account_id = m.debit_id
  join ledger.account credit
    on credit.merchant_id = m.merchant_id and credit.account_id = m.credit_id
  where m.refused is null;

-- The real play of a lottery in a quarter of an hour, as reports.flow.
create table reports.lottery_flow (
  merchant_id integer not null,
  quarter timestamptz not null,
  lottery text collate "C" not null,
  code smallint not null,
  direction smallint not null check (direction between -1 and 1),
  movements bigint not null,
  amount numeric not null,
  primary key (merchant_id, quarter, lottery, code, direction)
);
grant select, insert, update on reports.lottery_flow to fairhouse_app;

-- Who staked on a business day, and when first; kept for a few days.
create table reports.day_player (
  merchant_id integer not null,
  day date not null,
  member_id uuid not null,
  quarter timestamptz not null,
  primary key (merchant_id, day, member_id)
);
grant select, insert, delete on reports.day_player to fairhouse_app;

-- Who ever deposited; before this migration without the time.
create table reports.depositor (
  merchant_id integer not null,
  member_id uuid not null,
  quarter timestamptz,
  primary key (merchant_id, member_id)
);
grant select, insert on reports.depositor to fairhouse_app;
insert into reports.depositor (merchant_id, member_id)
  select distinct merchant_id, member_id from cashier.deposit where credited_at is not null;

-- How many members staked first on their day, or deposited for the first time, in a quarter.
create table reports.people (
  merchant_id integer not null,
  quarter timestamptz not null,
  players bigint not null,
  depositors bigint not null,
  primary key (merchant_id, quarter)
);
grant select, insert, update on reports.people to fairhouse_app;

create view reports.business_day as select merchant_id, zone, cut_hour from settings.merchant;
create view reports.lottery as select merchant_id, code, names from lottery.lottery;

-- What waits for an operator.
create index risk_flag_open on cashier.risk_flag (merchant_id, at) where closed_at is null;
create index approval_pending on operators.approval (merchant_id, made_at)
  where state = 'pending';
create index feedback_new on messages.feedback (merchant_id, at) where state = 'new';

drop view reports.alert;
create view reports.queue as
  select merchant_id, 'withdrawals' as queue, state, amount, created_at as since
    from cashier.withdrawal
    where state in ('MANUAL_RISK', 'HELD', 'APPROVED', 'PAY_FAILED', 'MANUAL_PAY')
  union all
  select merchant_id, 'deposits', state, amount, changed_at from cashier.deposit
    where state in ('AMOUNT_REVIEW', 'LATE_REVIEW')
  union all
  select merchant_id, 'deposits', state, amount, changed_at from cashier.deposit
    where state = 'CALLBACK_OK' and changed_at < house_now() - interval '5 minutes'
  union all
  select merchant_id, 'identity', null, null, submitted_at from kyc.identity_check
    where state = 'waiting'
  union all
  select merchant_id, 'approvals', null, null, made_at from operators.approval
    where state = 'pending'
  union all
  select merchant_id, 'draws_waiting', null, null, draw_at from lottery.draw
    where mode = 'entered' and state = 'CLOSED' and draw_at <= house_now()
  union all
  select merchant_id, 'draws_late', state, null, draw_at from lottery.draw
    where state in ('OPEN', 'CLOSED', 'DRAWN', 'SETTLING')
      and draw_at < house_now() - interval '90 seconds'
      and not (mode = 'entered' and state = 'CLOSED')
  union all
  select merchant_id, 'risk_flags', null, null, at from cashier.risk_flag
    where closed_at is null
  union all
  select merchant_id, 'feedback', null, null, at from messages.feedback where state = 'new'
  union all
  select merchant_id, 'reset_requests', null, null, at from identity.reset_request
    where at < house_now() - interval '5 minutes'
  union all
  select merchant_id, 'outbox_failed', null, null, at from messages.outbox
    where state = 'failed' and at > house_now() - interval '1 day'
  union all
  select merchant_id, 'operators_locked', null, null, at from operators.audit
    where at > house_now() - interval '15 minutes' and after @> '{"locked": true}'
  union all
  select merchant_id, 'channels_down', null, null, null from cashier.channel
    where enabled and maintenance;

-- What the search finds; each is looked up by an index.
create index bank_card_end on cashier.bank_card (merchant_id, number_tail);
create view reports.found_member as
  select merchant_id, member_id, number, username, username_key, nickname, state, registered_at,
    lower(email) as email, mobile,
    email_verified_at is not null as has_email, mobile_verified_at is not null as has_mobile
  from members.member;
create view reports.found_order as
  select o.merchant_id, o.order_id, o.member_id, m.username, d.issue, o.stake, o.placed_at
  from lottery.bet_order o
  join lottery.draw d using (merchant_id, draw_id)
  join members.member m using (merchant_id, member_id);
create view reports.found_draw as
  select merchant_id, issue, lottery, state, draw_at from lottery.draw;
create view reports.found_deposit as
  select merchant_id, deposit_id, number, username, currency, amount, state, created_at
  from cashier.deposit;
create view reports.found_withdrawal as
  select merchant_id, withdrawal_id, number, username, currency, amount, state, created_at
  from cashier.withdrawal;
create view reports.found_card as
  select c.merchant_id, c.card_id, c.member_id, m.username, c.kind, c.bank, c.number_tail,
    c.added_at, c.removed_at is not null as removed
  from cashier.bank_card c join members.member m using (merchant_id, member_id);
create view reports.found_record as
  select merchant_id, number, at, operator_name, call, target from operators.audit;

grant select on reports.business_day, reports.lottery, reports.queue, reports.found_member,
  reports.found_order, reports.found_draw, reports.found_deposit, reports.found_withdrawal,
  reports.found_card, reports.found_record
  to fairhouse_app;
