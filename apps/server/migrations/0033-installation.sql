-- What an installation is: its operator's own, or the demo. Whoever starts it goes by this row, so
-- that the demo is never laid out in somebody's own house.
create table settings.installation (
  only_row boolean primary key default true check (only_row),
  kind text not null check (kind in ('own', 'demo')),
  made_at timestamptz not null
);
grant select, insert on settings.installation to fairhouse_app;
