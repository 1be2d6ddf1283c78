-- Two lists that a larger house would read by another plan: the offers of one issue, for which all
-- offers were read, and the checks that wait, which were read by member and sorted.
create index offer_of_issue on lottery.offer (merchant_id, issue, created_at desc, offer_id desc);

create index check_waiting_place on kyc.identity_check (
  merchant_id,
  (case when state = 'waiting'
     then 9000000000000000 - (extract(epoch from submitted_at at time zone 'UTC') * 1000000)::bigint
     else (extract(epoch from submitted_at at time zone 'UTC') * 1000000)::bigint end) desc,
  check_id desc
) where state = 'waiting';
