-- An outcome keeps the stake of its ticket: the count of a draw needs it of every ticket that won,
-- and looked each of them up. Outcomes from before have none, and their tickets are read.
alter table lottery.outcome add column stake amount;

-- What a version with numbers adds to sums in which every ticket lost: tickets that won or were
-- given back, cancelled ones (without a new stake), and shares of group buys (without an old one).
create function agents.draw_outcome(merchant integer, draw bigint, ver smallint)
returns table (member_id uuid, old_stake bigint, new_stake bigint, prize bigint, rebate bigint)
language sql stable as $$
  select x.member_id, x.stake::bigint, (x.stake - x.refunded)::bigint, x.prize::bigint,
    -x.rebate_cut::bigint
  from lottery.outcome x
  where x.merchant_id = merchant and x.draw_id = draw and x.version = ver and not x.trial
    and x.stake is not null
    and not exists (select from lottery.cancellation c
      where c.merchant_id = merchant and c.draw_id = draw and c.cancels = x.seq)
  union all
  select t.member_id, t.stake::bigint, (t.stake - x.refunded)::bigint, x.prize::bigint,
    -x.rebate_cut::bigint
  from lottery.outcome x
  join lottery.ticket t on t.merchant_id = merchant and t.draw_id = draw and t.seq = x.seq
  where x.merchant_id = merchant and x.draw_id = draw and x.version = ver and not t.trial
    and x.stake is null
    and not exists (select from lottery.cancellation c
      where c.merchant_id = merchant and c.draw_id = draw and c.cancels = t.seq)
  union all
  select t.member_id, t.stake::bigint, null, 0, -t.rebate::bigint
  from lottery.cancellation c
  join lottery.ticket t on t.merchant_id = merchant and t.draw_id = draw and t.seq = c.cancels
  where c.merchant_id = merchant and c.draw_id = draw and not t.trial
  union all
  select s.member_id, null, (f.share_price * s.shares - x.refunded)::bigint, x.prize::bigint,
    x.rebate::bigint
  from lottery.share_outcome x
  join lottery.offer_share s on s.merchant_id = merchant and s.offer_id = x.offer_id
    and s.share_no = x.share_no
  join lottery.offer f on f.merchant_id = merchant and f.offer_id = x.offer_id
  where x.merchant_id = merchant and x.draw_id = draw and x.version = ver and not x.trial
$$;

-- What it changes of the stakes, with their groups: prizes change nothing that lines earn.
create function agents.draw_stake(merchant integer, draw bigint, ver smallint)
returns table (member_id uuid, own_group smallint, old_stake bigint, new_stake bigint)
language sql stable as $$
  select t.member_id, t.own_group, t.stake::bigint, (t.stake - x.refunded)::bigint
  from lottery.outcome x
  join lottery.ticket t on t.merchant_id = merchant and t.draw_id = draw and t.seq = x.seq
  where x.merchant_id = merchant and x.draw_id = draw and x.version = ver and not t.trial
    and x.refunded <> 0
    and not exists (select from lottery.cancellation c
      where c.merchant_id = merchant and c.draw_id = draw and c.cancels = t.seq)
  union all
  select t.member_id, t.own_group, t.stake::bigint, null
  from lottery.cancellation c
  join lottery.ticket t on t.merchant_id = merchant and t.draw_id = draw and t.seq = c.cancels
  where c.merchant_id = merchant and c.draw_id = draw and not t.trial
  union all
  select s.member_id,
    case when t.own_group is not null and a.prize_group is not null
      then greatest(t.own_group, a.prize_group) end,
    null, (f.share_price * s.shares - x.refunded)::bigint
  from lottery.share_outcome x
  join lottery.offer_share s on s.merchant_id = merchant and s.offer_id = x.offer_id
    and s.share_no = x.share_no
  join lottery.offer f on f.merchant_id = merchant and f.offer_id = x.offer_id
  join lottery.bet_order o on o.merchant_id = merchant and o.order_id = f.offer_id
  join lottery.ticket t on t.merchant_id = merchant and t.draw_id = draw and t.seq = o.first_seq
  left join agents.account a on a.merchant_id = merchant and a.member_id = s.member_id
  where x.merchant_id = merchant and x.draw_id = draw and x.version = ver and not x.trial
$$;

drop function agents.draw_change(integer, bigint, smallint);
