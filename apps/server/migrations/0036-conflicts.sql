-- An entry of the house whose id holds something else: it is not booked, nobody else waits for it,
-- and it stays in sight until an operator has settled it.
create table wallet.conflict (
  merchant_id integer not null,
  entry_id uuid not null,
  code text not null,
  reference text not null,
  -- Whose money it is; null where no member's account is touched.
  member_id uuid,
  amount amount not null,
  -- In what the stored entry differs, or why it was refused for good.
  reason text not null,
  found_at timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  closed_reason text,
  primary key (merchant_id, entry_id),
  check ((closed_at is null) = (closed_by is null)),
  check ((closed_at is null) = (closed_reason is null))
);
create index conflict_open on wallet.conflict (merchant_id, found_at) where closed_at is null;
grant select, insert on wallet.conflict to fairhouse_app;
grant update (closed_at, closed_by, closed_reason) on wallet.conflict to fairhouse_app;
