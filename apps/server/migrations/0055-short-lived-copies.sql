-- A copy that came to others counts everything here for the length of a window. One that ended
-- before it had lived so long let nothing pass by itself: nothing is kept for it, or a house that
-- is started again and again would in the end keep the whole of every limit for the dead.

-- Since when a copy has been there, as its name tells; of one that was alone, or of an older
-- version, since ever.
create function ground.copy_since(name text) returns timestamptz
language sql stable as $$
  select case when name ~ '^copy:[1-9][0-9]{0,14}:'
    then to_timestamp(split_part(name, ':', 2)::bigint / 1000.0)
    else '-infinity'::timestamptz end
$$;

create or replace function ground.take_uses(
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
        and l.ends_at > pg_catalog.clock_timestamp() - seconds[i] * interval '1 second'
        and l.ends_at >= ground.copy_since(l.name) + seconds[i] * interval '1 second';
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
