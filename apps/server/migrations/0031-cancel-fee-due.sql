-- A fee for taking an order back is charged after the stake is given back, in an entry of its own.
alter table lottery.bet_order add column fee_due boolean not null default false;
create index bet_order_fee_due on lottery.bet_order (merchant_id, cancelled_at) where fee_due;
