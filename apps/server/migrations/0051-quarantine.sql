-- What a job could not do of its work lately: an alarm, and no part of the work. A row that is done
-- after all is deleted; one that nobody tries any more ages.
create table ground.set_aside (
  job text not null,
  task text not null,
  tries integer not null,
  since timestamptz not null,
  last_at timestamptz not null,
  primary key (job, task)
);
create index set_aside_age on ground.set_aside (last_at);
grant select, insert, update, delete on ground.set_aside to fairhouse_app;
