-- The transactions of a round are read in the order of their times, page by page, however many
-- there are.
create index transaction_in_round on vendors.transaction
  (merchant_id, vendor, member_id, round_id, at, transaction_id);
drop index vendors.transaction_of_round;
