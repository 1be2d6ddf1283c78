-- Lotteries whose numbers follow from the twenty balls of a keno draw of their own.
alter table lottery.lottery
  add column keno_rule text check (keno_rule in ('places', 'sha512')),
  add constraint lottery_keno_drawn check (keno_rule is null or mode <> 'entered') not valid;
