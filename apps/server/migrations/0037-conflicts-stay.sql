-- What was set aside is settled by an adjustment that two operators make; the row stays as it is.
drop index wallet.conflict_open;
alter table wallet.conflict
  drop column closed_at, drop column closed_by, drop column closed_reason;
create index conflict_found on wallet.conflict (merchant_id, found_at);
