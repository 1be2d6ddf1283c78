-- A merchant hides a pot of a vendor.
alter table vendors.jackpot add column hidden boolean not null default false;
