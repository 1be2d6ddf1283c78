-- What a day of agents costs: sums without the arithmetic of numeric, and accounts of movements by
-- their keys.

-- The sum of amounts as bigint; an overflow is an error. The built-in sum of bigint keeps a
-- numeric for each group, which takes longer than the addition and four times the memory.
create aggregate ground.total(bigint) (
  sfunc = int8pl, stype = bigint, initcond = '0', combinefunc = int8pl, parallel = safe);

-- Each movement's accounts are found by their keys, whatever is known of the tables: joined by the
-- merchant first, every movement would read every account.
create or replace view agents.movement as
  select m.merchant_id, m.batch, m.booked_at, m.code, m.amount, m.reference,
    reports.owner_of(debit.address) as payer_id, reports.owner_of(credit.address) as payee_id,
    ((m.booked_at at time zone s.zone) - make_interval(hours => s.cut_hour))::date as day
  from ledger.movement m
  cross join lateral (
    select a.address from ledger.account a
    where a.merchant_id = m.merchant_id and a.account_id = m.debit_id limit 1) debit
  cross join lateral (
    select a.address from ledger.account a
    where a.merchant_id = m.merchant_id and a.account_id = m.credit_id limit 1) credit
  join settings.merchant s on s.merchant_id = m.merchant_id
  where m.refused is null and not starts_with(debit.address, 'trial:');
