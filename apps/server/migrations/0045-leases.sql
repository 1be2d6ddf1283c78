-- Who does a job is written in a row that ends by itself: a copy that froze or vanished keeps no
-- job from the others, and what it writes after it wakes is refused by the number of its lease.
create table ground.lease (
  name text primary key,
  holder text not null,
  -- Rises with every holder, so that an older one is known by it.
  fence bigint not null,
  ends_at timestamptz not null
);
grant select, insert, update on ground.lease to fairhouse_app;

-- Throws unless the lease still has this number, and holds its row until the transaction ends: who
-- would take the lease over waits for a commit that has passed this line.
create function ground.require_fence(lease_name text, lease_fence bigint) returns void
language plpgsql as $$
begin
  perform 1 from ground.lease where name = lease_name and fence = lease_fence for share;
  if not found then
    raise exception 'the lease % has another holder', lease_name using errcode = 'FH001';
  end if;
end $$;
