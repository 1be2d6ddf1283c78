-- Rounds without an end are listed over all members of a vendor, the longest stuck first.
alter table vendors.round
  -- How often the vendor was asked about it.
  add column asks integer not null default 0;
create index round_stuck on vendors.round (merchant_id, vendor, stuck_at, member_id, round_id)
  where state = 'OPEN' and stuck_at is not null;
