-- The queue of identity checks is read by cursor in its order: waiting ones first, the longest
-- waiting at the front, then decided ones, the newest first.
create index check_place on kyc.identity_check (
  merchant_id,
  (case when state = 'waiting'
     then 9000000000000000 - (extract(epoch from submitted_at at time zone 'UTC') * 1000000)::bigint
     else (extract(epoch from submitted_at at time zone 'UTC') * 1000000)::bigint end) desc,
  check_id desc
);
