-- Lotteries whose numbers follow from the hash of a public block, by one of two formulas.
alter table lottery.lottery
  add column block_rule text check (block_rule in ('tail', 'sum')),
  add constraint lottery_block_entered check (block_rule is null or mode = 'entered');
-- Closed draws that wait for their block, and those whose block is looked at once more.
create index draw_by_block on lottery.draw (merchant_id, draw_at) where rules ? 'block';
