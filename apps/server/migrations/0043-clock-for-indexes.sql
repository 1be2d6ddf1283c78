-- A condition on time can be served by an index only when the clock is not read anew for every row:
-- house_now() says so now. It is the time at the beginning of what is asked, no later. What is
-- decided under a lock is decided by a second function that is read at the moment itself.
create or replace function house_now() returns timestamptz language sql stable parallel safe as $$
  select clock_timestamp()
$$;

-- The moment at which it is evaluated: read in a statement of its own, after the one that locked.
create function house_moment() returns timestamptz language sql volatile parallel safe as $$
  select clock_timestamp()
$$;
