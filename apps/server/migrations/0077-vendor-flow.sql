-- The real play at a vendor in a quarter of an hour, as reports.lottery_flow.
create table reports.vendor_flow (
  merchant_id integer not null,
  quarter timestamptz not null,
  vendor text collate "C" not null,
  code smallint not null,
  direction smallint not null check (direction between -1 and 1),
  movements bigint not null,
  amount numeric not null,
  primary key (merchant_id, quarter, vendor, code, direction)
);
grant select, insert, update on reports.vendor_flow to fairhouse_app;

create view reports.vendor as select merchant_id, code, name from vendors.vendor;
grant select on reports.vendor to fairhouse_app;
