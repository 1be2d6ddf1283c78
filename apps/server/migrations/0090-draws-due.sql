-- The draws that are due to open and to close are looked for four times a second. Without these,
-- each look reads every draw that is scheduled for the day ahead.
create index draw_to_open on lottery.draw (merchant_id, opens_at)
  where state = 'SCHEDULED' and bound_at is not null;
create index draw_to_close on lottery.draw (merchant_id, closes_at)
  where state in ('SCHEDULED', 'OPEN') and bound_at is not null;
