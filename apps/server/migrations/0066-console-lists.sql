-- Lists of a member's bets by lottery and by result, sums of whole filters, members who are online,
-- and requests of one reference are read by indexes, however much lies behind them.

-- The lottery is the last column, so that a member's orders on it are found within the index.
alter table lottery.bet_order add column lottery text collate "C";
update lottery.bet_order o set lottery = d.lottery
  from lottery.draw d where d.merchant_id = o.merchant_id and d.draw_id = o.draw_id;
alter table lottery.bet_order alter column lottery set not null;
drop index lottery.bet_order_member;
create index bet_order_of_member on lottery.bet_order
  (merchant_id, member_id, placed_at desc, order_id desc, lottery) include (stake);

-- What an order came to under the result that stands: 0 lost, 4 won, 16 given back, as the best
-- status of its tickets (lottery.outcome), and 16 for a cancelled order or a void draw. An order
-- without a row is open. Written with the end of settling and with the cancellation; deleted when a
-- correction begins.
create table lottery.order_result (
  merchant_id integer not null,
  member_id uuid not null,
  result smallint not null check (result in (0, 4, 16)),
  placed_at timestamptz not null,
  order_id uuid not null,
  lottery text collate "C" not null,
  stake amount not null,
  -- Prizes and stakes given back.
  returned amount not null,
  primary key (merchant_id, member_id, result, placed_at, order_id)
    include (lottery, stake, returned)
);
grant select, insert, delete on lottery.order_result to fairhouse_app;

insert into lottery.order_result (merchant_id, member_id, result, placed_at, order_id, lottery,
    stake, returned)
  select o.merchant_id, o.member_id,
    case when o.cancelled_at is not null or d.state = 'VOID' then 16 else coalesce(w.result, 0) end,
    o.placed_at, o.order_id, o.lottery, o.stake,
    case when o.cancelled_at is not null or d.state = 'VOID' then o.stake
      else coalesce(w.returned, 0) end
  from lottery.bet_order o
  join lottery.draw d on d.merchant_id = o.merchant_id and d.draw_id = o.draw_id
  cross join lateral (
    select min(w.status) as result, sum(w.prize + w.refunded) as returned from lottery.outcome w
    where w.merchant_id = o.merchant_id and w.draw_id = o.draw_id
      and w.version = d.result_version
      and w.seq >= o.first_seq and w.seq < o.first_seq + o.bets) as w
  where o.cancelled_at is not null or d.state in ('SETTLED', 'VOID');

-- The lists of orders by member and by result, for operators; a page looks up the rest by the key.
create view reports.member_order as
  select merchant_id, member_id, placed_at, order_id, lottery, draw_id,
    cancelled_at is not null as cancelled, stake from lottery.bet_order;
create view reports.member_result as
  select merchant_id, member_id, result, placed_at, order_id, lottery, stake, returned
  from lottery.order_result;
create view reports.open_draw as
  select merchant_id, draw_id, opens_at from lottery.draw
  where state in ('OPEN', 'CLOSED', 'DRAWN', 'SETTLING', 'VOIDING');
grant select on reports.member_order, reports.member_result, reports.open_draw to fairhouse_app;

-- Sums of a list are read from its index alone. An amount never changes, and an order's state is in
-- an index of its own already, so that these cost no update more.
drop index cashier.deposit_by_time;
create index deposit_by_time on cashier.deposit (merchant_id, created_at desc)
  include (state, channel_id, amount, credited);
drop index cashier.deposit_of_member;
create index deposit_of_member on cashier.deposit (merchant_id, member_id, created_at desc)
  include (state, channel_id, amount, credited);
drop index cashier.deposit_of_state;
create index deposit_of_state on cashier.deposit (merchant_id, state, created_at desc)
  include (channel_id, amount, credited);
drop index cashier.withdrawal_by_time;
create index withdrawal_by_time on cashier.withdrawal (merchant_id, created_at desc)
  include (state, amount, fee);
drop index cashier.withdrawal_of_member;
create index withdrawal_of_member on cashier.withdrawal (merchant_id, member_id, created_at desc)
  include (state, amount, fee);
drop index cashier.withdrawal_of_state;
create index withdrawal_of_state on cashier.withdrawal (merchant_id, state, created_at desc)
  include (amount, fee);
drop index cashier.withdrawal_claimed;
create index withdrawal_claimed on cashier.withdrawal (merchant_id, claimed_by, created_at desc)
  include (state, amount, fee) where claimed_by is not null;
drop index cashier.adjustment_by_time;
create index adjustment_by_time on cashier.adjustment (merchant_id, at desc)
  include (direction, amount);
drop index cashier.adjustment_of_member;
create index adjustment_of_member on cashier.adjustment (merchant_id, member_id, at desc)
  include (direction, amount);

-- Registrations of the dashboard's days are counted within the index.
create index member_registered on members.member (merchant_id, registered_at)
  where standing_group <> 'trial';

-- When each member was last here: one row for each of the last hour, so that those online now are a
-- short list whatever the number of members and sessions. Without trials, who bring no money.
create table identity.presence (
  merchant_id integer not null,
  member_id uuid not null,
  seen_at timestamptz not null,
  primary key (merchant_id, member_id)
) with (fillfactor = 50);
create index presence_by_time on identity.presence (merchant_id, seen_at desc, member_id desc);
grant select, insert, update, delete on identity.presence to fairhouse_app;

drop view reports.presence;
create view reports.presence as
  select merchant_id, member_id, seen_at from identity.presence;
grant select on reports.presence to fairhouse_app;
