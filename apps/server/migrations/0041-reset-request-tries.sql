-- A request that could not be answered lets the others by: it is taken for a while before anything
-- is done for it, and comes back when that is over.
alter table identity.reset_request
  add column tries integer not null default 0,
  add column next_try_at timestamptz not null default house_now();
drop index identity.reset_request_due;
create index reset_request_due on identity.reset_request (merchant_id, next_try_at);
