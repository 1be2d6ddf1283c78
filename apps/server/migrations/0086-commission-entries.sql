-- The commissions of final statements are booked once for each version of a plan. A later version
-- for the same month takes the entry of the one before back.
create table vendors.commission_entry (
  merchant_id integer not null,
  vendor text collate "C" not null,
  month date not null check (extract(day from month) = 1),
  category text not null,
  version integer not null,
  entry_id uuid not null,
  amount amount not null check (amount > 0),
  booked_at timestamptz not null,
  reversal_id uuid,
  primary key (merchant_id, vendor, month, category, version)
);
grant select, insert on vendors.commission_entry to fairhouse_app;
grant update (reversal_id) on vendors.commission_entry to fairhouse_app;
