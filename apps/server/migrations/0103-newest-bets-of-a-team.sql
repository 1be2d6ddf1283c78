-- The newest bets of a large team are found among the newest of the merchant, so that a page reads
-- no more than it needs however many people the team has. Orders and shares of group buys are read
-- from a view each: an index gives the order of each, which it does not give of both together.
create index bet_order_by_time on lottery.bet_order (merchant_id, placed_at desc, order_id desc);
create index offer_share_by_time on lottery.offer_share
  (merchant_id, at desc, offer_id desc, share_no desc);

create view agents.placed_order as
  select merchant_id, member_id, order_id as id, placed_at, lottery, draw_id, first_seq, bets,
    stake::bigint as stake
  from lottery.bet_order where not trial;

-- What orders came to; an order without one is open.
create view agents.order_outcome as
  select merchant_id, member_id, result, placed_at, order_id as id, returned::bigint as returned
  from lottery.order_result;

-- Shares that were placed. `result` is as that of an order, null while it is open; `returned` are
-- prizes and stakes given back, and `refunded` the stakes alone.
create view agents.placed_share as
  select s.merchant_id, s.member_id, s.offer_id as id, s.share_no, s.at as placed_at, o.lottery,
    o.draw_id, s.shares, (o.share_price * s.shares)::bigint as stake, o.result,
    case when o.state = 'VOID' then o.share_price * s.shares
      else o.prize + o.refunded end::bigint as returned,
    case when o.state = 'VOID' then o.share_price * s.shares else o.refunded end::bigint as refunded
  from lottery.offer_share s
  -- The offer of each share is looked up by its key, so that shares keep the order of an index.
  cross join lateral (
    select f.lottery, f.draw_id, f.share_price, d.state, coalesce(x.prize, 0) as prize,
      coalesce(x.refunded, 0) as refunded,
      case when d.state = 'VOID' then 16 when x.offer_id is null then null
        when x.prize > 0 then 4 when x.refunded > 0 then 16 else 0 end::smallint as result
    from lottery.offer f
    join lottery.draw d on d.merchant_id = f.merchant_id and d.draw_id = f.draw_id
    left join lottery.share_outcome x on x.merchant_id = f.merchant_id and x.draw_id = f.draw_id
      and x.version = d.result_version and x.offer_id = f.offer_id and x.share_no = s.share_no
      and d.state = 'SETTLED'
    where f.merchant_id = s.merchant_id and f.offer_id = s.offer_id and f.state = 'PLACED'
      and not f.trial
    offset 0) o
  where s.shares > 0;

drop view agents.bet;
grant select on agents.placed_order, agents.order_outcome, agents.placed_share to fairhouse_app;

-- Requests that wait for a second operator are of the kind `act.<call>`: migration 0099 looked for
-- that of permissions under another name, and left those that waited without the new ones.
update operators.approval set payload = jsonb_set(payload, '{permissions}',
  ((payload -> 'permissions') - 'offersContracts') || jsonb_build_object(
    'offersDividend', payload #> '{permissions,offersContracts}',
    'offersDailySalary', payload #> '{permissions,offersContracts}',
    'offersHourSalary', payload #> '{permissions,offersContracts}',
    'offersRealtimeSalary', payload #> '{permissions,offersContracts}'))
where kind = 'act.agentPermissionsSet' and payload -> 'permissions' ? 'offersContracts';
