-- Movements of one reference, such as the number of a deposit or a draw, are found without a time.
create index movement_reference on ledger.movement (merchant_id, reference, batch);
