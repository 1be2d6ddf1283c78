-- The names of lotteries, for what the files of movements say of each. Those that are not sold any
-- more are among them: their movements stay.
create view wallet.lottery_name as select merchant_id, code, names from lottery.lottery;
grant select on wallet.lottery_name to fairhouse_app;
