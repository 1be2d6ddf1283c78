-- Text within records is found by its groups of three letters (pg_trgm comes with PostgreSQL, and
-- the owner of a database may create it).
do $$
begin
  if not exists (select from pg_extension where extname = 'pg_trgm') then
    create schema trigrams;
    grant usage on schema trigrams to fairhouse_app;
    create extension pg_trgm with schema trigrams;
  end if;
end $$;

-- What a text is looked for in, of an audit record.
create function operators.audit_text(target text, reason text, before jsonb, after jsonb)
returns text language sql immutable parallel safe
return lower(coalesce(target, '') || ' ' || coalesce(reason, '') || ' '
  || coalesce(before::text, '') || ' ' || coalesce(after::text, ''));

do $$
declare
  operators text := (
    select quote_ident(n.nspname) || '.gin_trgm_ops' from pg_extension e
    join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm');
begin
  execute format(
    'create index audit_by_text on operators.audit
       using gin (operators.audit_text(target, reason, before, after) %s)', operators);
  execute format(
    'create index outbox_by_recipient on messages.outbox using gin (lower(recipient) %s)',
    operators);
end $$;
