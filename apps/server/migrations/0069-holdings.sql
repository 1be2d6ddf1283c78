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
    lottery, stake, returned)
  select f.merchant_id, s.member_id, f.offer_id, s.placed_at,
    case when f.state = 'RETURNED' then 16 else coalesce(x.result, 1) end,
    f.trial, f.draw_id, f.lottery,
    f.share_price * case when f.state = 'PLACED' then s.shares else s.held end,
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
-- offer.
create or replace view reports.member_order as
  select merchant_id, member_id, placed_at, order_id, lottery, draw_id,
    cancelled_at is not null as cancelled, stake
  from lottery.bet_order
  union all
  select merchant_id, member_id, placed_at, offer_id, lottery, draw_id, result = 16, stake
  from lottery.holding;
create or replace view reports.member_result as
  select merchant_id, member_id, result, placed_at, order_id, lottery, stake, returned
  from lottery.order_result
  union all
  select merchant_id, member_id, result, placed_at, offer_id, lottery, stake, returned
  from lottery.holding where result <> 1;

-- A member's shares with the columns of its orders (reports.member_bet). An offer that was not
-- placed has no tickets.
create view reports.member_share as
  select h.merchant_id, h.member_id, h.offer_id as order_id, h.draw_id,
    coalesce(o.first_seq, 0) as first_seq, h.lottery, l.family, l.names, f.issue, d.state,
    d.numbers, coalesce(o.bets, 0::smallint) as bets, h.stake, h.trial, h.placed_at,
    h.result = 16 and f.state in ('RETURNING', 'RETURNED') as cancelled, h.returned,
    f.shares as of_shares, s.shares
  from lottery.holding h
  join lottery.offer f on f.merchant_id = h.merchant_id and f.offer_id = h.offer_id
  join lottery.draw d on d.merchant_id = h.merchant_id and d.draw_id = h.draw_id
  left join lottery.lottery l on l.merchant_id = h.merchant_id and l.code = h.lottery
  left join lottery.bet_order o on o.merchant_id = h.merchant_id and o.order_id = h.offer_id
  cross join lateral (
    select sum(case when f.state in ('FILLED', 'PLACED') then e.shares else e.held end)::smallint
      as shares
    from lottery.offer_share e
    where e.merchant_id = h.merchant_id and e.offer_id = h.offer_id and e.member_id = h.member_id)
    s;
grant select on reports.member_share to fairhouse_app;
