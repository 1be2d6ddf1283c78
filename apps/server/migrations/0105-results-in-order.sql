-- A part of a union that has a filter of its own is not read in the order of its index: a page of a
-- member's lost bets read and sorted all shares of group buys that the member has lost. Lists ask
-- for results that are decided, so that the view need not.
create or replace view reports.member_result as
  select merchant_id, member_id, result, placed_at, order_id, lottery, stake,
    returned, null::boolean as trial, null::smallint as shares, null::smallint as of_shares
  from lottery.order_result
  union all
  select merchant_id, member_id, result, placed_at, offer_id, lottery, stake,
    returned, trial, shares, of_shares
  from lottery.holding;
