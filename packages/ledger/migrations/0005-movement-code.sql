-- Lines of an account and entries of the books are found by their code, however many others lie
-- between them.

-- The code is compared within the index. It is never changed, so that this costs no write more.
drop index ledger.movement_debit;
create unique index movement_debit on ledger.movement (merchant_id, debit_id, debit_sequence)
  include (code) where debit_sequence is not null;
drop index ledger.movement_credit;
create unique index movement_credit on ledger.movement (merchant_id, credit_id, credit_sequence)
  include (code) where credit_sequence is not null;

-- Entries of one code by time. New rows are appended behind those of their code.
create index movement_code on ledger.movement (merchant_id, code, batch);

-- Pages of new movements are soon marked as visible to all, so that comparing within an index reads
-- the index alone. Rows are never changed: a vacuum reads new pages only.
alter table ledger.movement set (autovacuum_vacuum_insert_scale_factor = 0.01);
