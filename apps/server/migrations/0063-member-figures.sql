-- An operator who opens a member, or sorts a million of them by money, reads sums and indexes,
-- never the history behind them.

-- The member whose money an account holds; null for accounts of the house and of play money.
create function reports.owner_of(address text) returns uuid
language sql immutable
as $$
  select case
    when starts_with(address, 'member:') or starts_with(address, 'receivable:')
      then split_part(address, ':', 2)::uuid
    when starts_with(address, 'vendor:') then split_part(address, ':', 3)::uuid end
$$;

-- What the ledger booked for a member by business day, in real money. `stakes` are less what was
-- given back, `payouts` and `rebates` less what was taken back; `change` is what its accounts
-- gained, so that the balance of each day follows from the balance now.
create table reports.member_day (
  merchant_id integer not null,
  member_id uuid not null,
  day date not null,
  deposits bigint not null default 0,
  deposit_count bigint not null default 0,
  withdrawals bigint not null default 0,
  withdrawal_count bigint not null default 0,
  stakes bigint not null default 0,
  bets bigint not null default 0,
  payouts bigint not null default 0,
  rebates bigint not null default 0,
  adjustments bigint not null default 0,
  change bigint not null default 0,
  primary key (merchant_id, member_id, day)
);
grant select, insert, update on reports.member_day to fairhouse_app;

-- The same since the member registered. Each member has a row from the count after that.
create table reports.member_total (
  merchant_id integer not null,
  member_id uuid not null,
  deposits bigint not null default 0,
  deposit_count bigint not null default 0,
  withdrawals bigint not null default 0,
  withdrawal_count bigint not null default 0,
  stakes bigint not null default 0,
  bets bigint not null default 0,
  payouts bigint not null default 0,
  rebates bigint not null default 0,
  adjustments bigint not null default 0,
  -- What the member's accounts hold, also set aside and at vendors; a debt is not part of it.
  balance bigint not null default 0,
  debt bigint not null default 0,
  first_deposit_at timestamptz,
  last_deposit_at timestamptz,
  first_bet_at timestamptz,
  last_bet_at timestamptz,
  primary key (merchant_id, member_id)
) with (fillfactor = 80);
create index member_total_balance on reports.member_total
  (merchant_id, balance desc, member_id desc);
create index member_total_deposits on reports.member_total
  (merchant_id, deposits desc, member_id desc);
create index member_total_last_deposit on reports.member_total
  (merchant_id, (coalesce(last_deposit_at, timestamptz 'epoch')) desc, member_id desc);
create index member_total_last_bet on reports.member_total
  (merchant_id, (coalesce(last_bet_at, timestamptz 'epoch')) desc, member_id desc);
grant select, insert, update on reports.member_total to fairhouse_app;

-- What was counted before this migration.
create temporary table booked on commit drop as
  select m.merchant_id, own.member_id, m.booked_at, m.code, own.change,
    not starts_with(own.address, 'receivable:') as spendable,
    ((m.booked_at at time zone b.zone) - make_interval(hours => b.cut_hour))::date as day
  from reports.movement m
  join reports.business_day b on b.merchant_id = m.merchant_id
  cross join lateral (
    select reports.owner_of(m.credited), m.credited, m.amount
    union all
    select reports.owner_of(m.debited), m.debited, -m.amount) as own (member_id, address, change)
  where m.batch < (select upto from reports.counted) and own.member_id is not null;

insert into reports.member_day (merchant_id, member_id, day, deposits, deposit_count, withdrawals,
    withdrawal_count, stakes, bets, payouts, rebates, adjustments, change)
  select merchant_id, member_id, day,
    coalesce(sum(change) filter (where code = 1), 0),
    count(*) filter (where code = 1 and change > 0),
    coalesce(-sum(change) filter (where code = 3), 0),
    count(*) filter (where code = 3 and change < 0),
    coalesce(-sum(change) filter (where code in (5, 7, 13, 20)), 0),
    count(*) filter (where code = 5 and change < 0),
    coalesce(sum(change) filter (where code in (6, 10)), 0),
    coalesce(sum(change) filter (where code in (8, 11)), 0),
    coalesce(sum(change) filter (where code in (14, 15)), 0),
    coalesce(sum(change) filter (where spendable), 0)
  from booked group by merchant_id, member_id, day;

insert into reports.member_total (merchant_id, member_id, deposits, deposit_count, withdrawals,
    withdrawal_count, stakes, bets, payouts, rebates, adjustments, balance, debt,
    first_deposit_at, last_deposit_at, first_bet_at, last_bet_at)
  select merchant_id, member_id,
    coalesce(sum(change) filter (where code = 1), 0),
    count(*) filter (where code = 1 and change > 0),
    coalesce(-sum(change) filter (where code = 3), 0),
    count(*) filter (where code = 3 and change < 0),
    coalesce(-sum(change) filter (where code in (5, 7, 13, 20)), 0),
    count(*) filter (where code = 5 and change < 0),
    coalesce(sum(change) filter (where code in (6, 10)), 0),
    coalesce(sum(change) filter (where code in (8, 11)), 0),
    coalesce(sum(change) filter (where code in (14, 15)), 0),
    coalesce(sum(change) filter (where spendable), 0),
    coalesce(-sum(change) filter (where not spendable), 0),
    min(booked_at) filter (where code = 1 and change > 0),
    max(booked_at) filter (where code = 1 and change > 0),
    min(booked_at) filter (where code = 5 and change < 0),
    max(booked_at) filter (where code = 5 and change < 0)
  from booked group by merchant_id, member_id;

insert into reports.member_total (merchant_id, member_id)
  select merchant_id, member_id from members.member
  on conflict (merchant_id, member_id) do nothing;

-- Pages of members with one filter are read in the order of registration.
create index member_not_active on members.member
  (merchant_id, state, registered_at desc, member_id desc) where state <> 'active';
create index member_of_kind on members.member
  (merchant_id, kind, registered_at desc, member_id desc) where kind <> 'member';
create index member_of_group on members.member
  (merchant_id, standing_group, registered_at desc, member_id desc)
  where standing_group <> 'formal';
create index member_directs_newest on members.member
  (merchant_id, upline_id, registered_at desc, member_id desc) where upline_id is not null;
create index tag_members_newest on members.tag (merchant_id, tag, member_id desc);
drop index members.tag_members;

create view reports.member_line as
  select m.merchant_id, m.member_id, m.number, m.username, m.username_key, m.nickname, m.kind,
    m.standing_group, m.state, m.freeze_level, m.upline_id, m.path, m.registered_at,
    m.register_address, m.last_login_at, t.member_id as counted_id, t.balance, t.deposits,
    t.last_deposit_at, t.last_bet_at
  from members.member m
  left join reports.member_total t
    on t.merchant_id = m.merchant_id and t.member_id = m.member_id;
create view reports.member_tag as select merchant_id, member_id, tag from members.tag;

-- The bets of an order, with what each won under the result that stands; a void draw gives stakes
-- back.
create view reports.order_ticket as
  select t.merchant_id, t.draw_id, t.seq, t.play, t.style, t.terms, t.pick, t.notes, t.multiple,
    t.stake, x.status, coalesce(x.prize, 0) as prize,
    case when d.state = 'VOID' then t.stake else coalesce(x.refunded, 0) end as refunded
  from lottery.ticket t
  join lottery.draw d on d.merchant_id = t.merchant_id and d.draw_id = t.draw_id
  left join lottery.outcome x on x.merchant_id = t.merchant_id and x.draw_id = t.draw_id
    and x.version = d.result_version and x.seq = t.seq;

drop view reports.member_bet;
create view reports.member_bet as
  select o.merchant_id, o.member_id, o.order_id, o.draw_id, o.first_seq, d.lottery, l.family,
    l.names, d.issue, d.state, d.numbers, o.bets, o.stake, o.trial, o.placed_at, o.chase_id,
    o.cancelled_at is not null as cancelled,
    case when d.state = 'VOID' then o.stake else
      (select coalesce(sum(x.prize + x.refunded), 0)::bigint from lottery.outcome x
        where x.merchant_id = o.merchant_id and x.draw_id = o.draw_id
          and x.version = d.result_version
          and x.seq >= o.first_seq and x.seq < o.first_seq + o.bets) end as returned
  from lottery.bet_order o
  join lottery.draw d on d.merchant_id = o.merchant_id and d.draw_id = o.draw_id
  left join lottery.lottery l on l.merchant_id = d.merchant_id and l.code = d.lottery;

-- The time line of a member: each kind of record is read by its index of the member and its time.
create index audit_of_target_by_time on operators.audit (merchant_id, target, at desc, number desc);
create view reports.case_deposit as
  select merchant_id, member_id, deposit_id as id, number, amount, credited, state, reason, method,
    created_at as at from cashier.deposit;
create view reports.case_withdrawal as
  select merchant_id, member_id, withdrawal_id as id, number, amount, state, reason, risks,
    claimed_name, created_at as at, ended_at from cashier.withdrawal;
create view reports.case_adjustment as
  select merchant_id, member_id, adjustment_id as id, number, direction, amount, reason, maker,
    checker, at from cashier.adjustment;
create view reports.case_step as
  select merchant_id, order_id, sequence, state, actor, actor_name, note, at
  from cashier.order_event;
create view reports.case_login as
  select merchant_id, member_id, attempt_id as id, method, outcome, address, network, device,
    known_device, at from identity.attempt;
create view reports.case_device as
  select merchant_id, member_id, device_hash, device, first_seen_at as at
  from identity.device;
create view reports.case_message as
  select merchant_id, member_id, message_id as id, titles, notice, at, read_at
  from messages.inbox;
create view reports.case_note as
  select merchant_id, member_id, note_id as id, by_operator, kind, text, at from members.note;
create view reports.case_act as
  select merchant_id, target, number, operator_name, call, before, after, reason, at
  from operators.audit;
create view reports.case_protection as
  select merchant_id, member_id, event_id as id, actor, actor_name, kind, detail, reason, at
  from protection.history;
create view reports.case_identity as
  select merchant_id, member_id, check_id as id, state, document, country, verdict, decided_by,
    submitted_at as at, decided_at, number_mark from kyc.identity_check;
create view reports.case_card as
  select merchant_id, member_id, card_id as id, number_tag, added_at as at,
    removed_at is not null as removed from cashier.bank_card;
create view reports.case_flag as
  select merchant_id, member_id, flag_id as id, kind, at, closed_at from cashier.risk_flag;
create view reports.case_break as
  select merchant_id, member_id, break_kind, break_from, break_until, return_at
  from protection.guard where break_kind is not null;
create view reports.case_near_limit as
  select merchant_id, member_id, kind, period, most, used, reached_at from protection.near_limit;

grant select on reports.member_line, reports.member_tag, reports.order_ticket, reports.member_bet,
  reports.case_deposit, reports.case_withdrawal, reports.case_adjustment, reports.case_step,
  reports.case_login, reports.case_device, reports.case_message, reports.case_note,
  reports.case_act, reports.case_protection, reports.case_identity, reports.case_card,
  reports.case_flag, reports.case_break, reports.case_near_limit
  to fairhouse_app;
