-- What a member pays for taking an order back: a share of its stake, and what it came to.
alter table lottery.lottery
  add column cancel_fee_share integer not null default 0
    check (cancel_fee_share between 0 and 500000);
alter table lottery.bet_order add column cancel_fee amount not null default 0;
