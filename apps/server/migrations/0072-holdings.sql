-- Shares of group buys are rows of a member's bets, for the member and for operators.

-- A member's shares of one offer together: what it staked, and what that came to under the result
-- that stands. `result` is as an order's (lottery.order_result), and 1 while it is open.
create table lottery.holding (
  merchant_id integer not null,
  member_id uuid not null,
  offer_id uuid not null,
  -- When the first of the shares was bought.
  placed_at timestamptz not null,
  result smallint not null default 1 check (result in (0, 1, 4, 16)),
  trial boolean not null,
  draw_id bigint not null,
  lottery text collate "C" not null,
  -- The member's shares, the guarantee included while it may be needed, and those of the order.
  shares smallint not null,
  of_shares smallint not null,
  stake amount not null,
  -- Prizes and stakes given back.
  returned amount not null default 0,
  primary key (merchant_id, member_id, offer_id),
  foreign key (merchant_id, offer_id) references lottery.offer
);
create index holding_of_offer on lottery.holding (merchant_id, offer_id);
-- What an offer or a result comes to is in the index, so that sums read nothing else.
create index holding_of_member on lottery.holding
  (merchant_id, member_id, placed_at desc, offer_id desc, lottery, result)
  include (stake, returned);
grant select, insert, update on lottery.holding to fairhouse_app;

insert into lottery.holding (merchant_id, member_id, offer_id, placed_at, result, trial, draw_id,
    lottery, shares, of_shares, stake, returned)
  select f.merchant_id, s.member_id, f.offer_id, s.placed_at,
    case when f.state = 'RETURNED' then 16 else coalesce(x.result, 1) end,
    f.trial, f.draw_id, f.lottery, case when f.state = 'PLACED' then s.shares else s.held end,
    f.shares, f.share_price * case when f.state = 'PLACED' then s.shares else s.held end,
    case when f.state = 'RETURNED' then f.share_price * s.held else coalesce(x.returned, 0) end
  from lottery.offer f
  join (
    select merchant_id, offer_id, member_id, min(at) as placed_at, sum(shares) as shares,
      sum(held) as held
    from lottery.offer_share group by 1, 2, 3) s using (merchant_id, offer_id)
  left join (
    select o.merchant_id, o.offer_id, o.member_id,
      case when sum(o.prize) > 0 then 4 when sum(o.refunded) > 0 then 16 else 0 end
        as result,
      sum(o.prize + o.refunded) as returned
    from lottery.share_outcome o
    join lottery.draw d on d.merchant_id = o.merchant_id and d.draw_id = o.draw_id
      and d.result_version = o.version and d.state in ('SETTLED', 'VOID')
    group by 1, 2, 3) x on x.merchant_id = f.merchant_id and x.offer_id = f.offer_id
      and x.member_id = s.member_id;

-- The lists of a member's stakes for operators: its orders, and its shares, whose order is the
-- offer. Only shares have a number of shares. Amounts are cast, since parts
-- of different types are not read in the order of their indexes.
create or replace view reports.member_order as
  select merchant_id, member_id, placed_at, order_id, lottery, draw_id,
    cancelled_at is not null as cancelled, stake, trial, null::smallint as shares,
    null::smallint as of_shares, null::bigint as returned
  from lottery.bet_order
  union all
  select merchant_id, member_id, placed_at, offer_id, lottery, draw_id, result = 16,
    stake, trial, shares, of_shares, returned::bigint
  from lottery.holding;
create or replace view reports.member_result as
  select merchant_id, member_id, result, placed_at, order_id, lottery, stake,
    returned, null::boolean as trial, null::smallint as shares, null::smallint as of_shares
  from lottery.order_result
  union all
  select merchant_id, member_id, result, placed_at, offer_id, lottery, stake,
    returned, trial, shares, of_shares
  from lottery.holding where result <> 1;

-- What a page of shares says of their order, each looked up by its key. An offer that was not
-- placed has no tickets.
create view reports.shared_order as
  select f.merchant_id, f.offer_id, f.draw_id, f.issue, d.state, d.numbers, l.family, l.names,
    coalesce(o.first_seq, 0) as first_seq, coalesce(o.bets, 0::smallint) as bets,
    f.state in ('RETURNING', 'RETURNED') as cancelled
  from lottery.offer f
  join lottery.draw d on d.merchant_id = f.merchant_id and d.draw_id = f.draw_id
  left join lottery.lottery l on l.merchant_id = f.merchant_id and l.code = f.lottery
  left join lottery.bet_order o on o.merchant_id = f.merchant_id and o.order_id = f.offer_id;

-- A member's shares with the columns of its orders (reports.member_bet), for its time line.
create view reports.member_share as
  select h.merchant_id, h.member_id, h.offer_id as order_id, h.draw_id, s.first_seq, h.lottery,
    s.family, s.names, s.issue, s.state, s.bets, h.stake, h.trial, h.placed_at, s.cancelled,
    h.returned
  from lottery.holding h
  join reports.shared_order s on s.merchant_id = h.merchant_id and s.offer_id = h.offer_id;
grant select on reports.shared_order, reports.member_share to fairhouse_app;
