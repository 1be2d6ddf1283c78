-- What an operator says arrived stands beside what the provider said, which is never written over.
alter table cashier.deposit add column accepted_amount amount;
