-- Limits hold for all copies of the server together. A copy counts in its memory while the calls of
-- a key are few, and here from then on: no log is written for these rows, and they may be lost.
create unlogged table ground.limit_use (
  key text primary key,
  used integer not null,
  -- The copies whose own counts are in `used`; each of them counts here alone from then on.
  told text[] not null,
  ends_at timestamptz not null
);
grant select, insert, update, delete on ground.limit_use to fairhouse_app;
grant delete on ground.lease to fairhouse_app;

-- Takes up to `wanted` calls of each key for a copy that let `own` calls pass by itself before.
-- A copy that is there and has not told its own may have let `free` pass. It counts as there for as
-- long as the window after it was last heard of. Keys come sorted, so that no two callers wait for
-- each other. `waits`: what was refused may be granted once every copy has told.
create function ground.take_uses(
  copy text, keys text[], wanted integer[], own integer[], most integer[], seconds integer[],
  free integer[]
) returns table (granted integer, waits boolean, left_ms double precision)
language plpgsql as $$
declare
  kept ground.limit_use;
  missing integer;
begin
  for i in 1 .. coalesce(array_length(keys, 1), 0) loop
    insert into ground.limit_use
      values (keys[i], 0, '{}', pg_catalog.clock_timestamp() + seconds[i] * interval '1 second')
      on conflict do nothing;
    select * into strict kept from ground.limit_use u where u.key = keys[i] for update;
    if kept.ends_at <= pg_catalog.clock_timestamp() then
      kept.used := 0;
      kept.told := '{}';
      kept.ends_at := pg_catalog.clock_timestamp() + seconds[i] * interval '1 second';
    end if;
    if not copy = any (kept.told) then
      kept.used := kept.used + own[i];
      kept.told := kept.told || copy;
    end if;
    missing := 0;
    if free[i] > 0 then
      select count(*) into missing from ground.lease l
      where l.name like 'copy:%' and not l.name = any (kept.told)
        and l.ends_at > pg_catalog.clock_timestamp() - seconds[i] * interval '1 second';
    end if;
    granted := least(wanted[i], greatest(0, most[i] - kept.used - free[i] * missing));
    waits := granted < wanted[i] and kept.used + granted < most[i];
    kept.used := kept.used + granted;
    update ground.limit_use u
      set used = kept.used, told = kept.told, ends_at = kept.ends_at where u.key = keys[i];
    left_ms := extract(epoch from kept.ends_at - pg_catalog.clock_timestamp()) * 1000;
    return next;
  end loop;
end $$;
