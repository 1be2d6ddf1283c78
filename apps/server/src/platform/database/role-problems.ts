// The role in which the server logs in must own nothing and must not be able to become an owner, so
// that code in the server's name can change neither booked entries nor the functions that check
// them.
import { Bug } from '@fairhouse/values';
import type { Sql } from '../sql.ts';

/** Roles of PostgreSQL whose powers go beyond table privileges. */
const STRONG_ROLES = [
  'pg_execute_server_program',
  'pg_write_server_files',
  'pg_read_server_files',
  'pg_write_all_data',
  'pg_maintain',
  'pg_create_subscription',
  'pg_signal_backend',
];

/** Tables that are append-only. */
const APPEND_ONLY = [
  'ledger.movement',
  'ledger.house_delta',
  'ledger.seal',
  'ledger.daily_root',
  'ledger.root_leaves',
  'lottery.log',
  'operators.audit',
];

// Reads the catalogues about the role that logged in, not the role it acts in; takes no lock.
// -- every merchant: the catalogues know none.
const PROBLEMS = `
  with me as (select oid, rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
      rolreplication
    from pg_roles where rolname = session_user),
  reach as (select r.oid, r.rolname, r.rolsuper, r.rolcreaterole, r.rolreplication
    from pg_roles r, me where not me.rolsuper and pg_has_role(me.oid, r.oid, 'member')),
  places as (select oid, nspname, nspowner from pg_namespace
    where nspname not in ('pg_catalog', 'information_schema') and nspname !~ '^pg_(toast|temp)'),
  owned as (
    select nspowner as owner, 'schema ' || nspname as what from places
    union all
    select c.relowner, 'table ' || p.nspname || '.' || c.relname
      from pg_class c join places p on p.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm')
    union all
    select f.proowner, 'function ' || p.nspname || '.' || f.proname
      from pg_proc f join places p on p.oid = f.pronamespace
    union all
    select datdba, 'database ' || datname from pg_database where datname = current_database())
  select rolname || ' is a superuser' as problem from me where rolsuper
  union all
  select r.rolname || ' may create roles' from reach r where r.rolcreaterole
  union all
  select me.rolname || ' passes by row security' from me where rolbypassrls and not rolsuper
  union all
  select r.rolname || ' may replicate the whole database' from reach r where r.rolreplication
  union all
  select me.rolname || ' may become the superuser ' || r.rolname from me, reach r where r.rolsuper
  union all
  select me.rolname || ' may become ' || r.rolname from me, reach r
    where r.rolname = any($1::text[])
  union all
  (select case when r.oid = me.oid then me.rolname || ' owns '
      else me.rolname || ' may become ' || r.rolname || ', who owns ' end
      || min(o.what) || case when count(*) > 1 then ' and ' || count(*) - 1 || ' more' else '' end
    from me, reach r join owned o on o.owner = r.oid
    group by me.rolname, me.oid, r.oid, r.rolname)
  union all
  select me.rolname || ' may create in schema ' || p.nspname from me, places p
    where not me.rolsuper and has_schema_privilege(me.oid, p.oid, 'create')
  union all
  select me.rolname || ' may create schemas' from me
    where not me.rolsuper and has_database_privilege(me.oid, current_database(), 'create')
  union all
  select me.rolname || ' may change what is booked in ' || t.name
    from me, unnest($2::text[]) t (name)
    where not me.rolsuper and to_regclass(t.name) is not null
      and (has_table_privilege(me.oid, to_regclass(t.name), 'update, delete, truncate, trigger')
        or has_any_column_privilege(me.oid, to_regclass(t.name), 'update'))`;

/**
 * The excessive privileges of the role that logged in on this connection, in words for operators;
 * empty when there are none.
 */
export async function databaseRoleProblems(sql: Sql): Promise<readonly string[]> {
  const { rows } = await sql.query<{ problem: string }>(PROBLEMS, [STRONG_ROLES, APPEND_ONLY]);
  return rows.map(({ problem }) => problem);
}

/** Throws when the role could change what is booked. */
export async function requireWeakRole(sql: Sql): Promise<void> {
  const problems = await databaseRoleProblems(sql);
  if (problems.length === 0) return;
  throw new Bug(
    `DATABASE_URL names a role that may do too much: ${problems.join('; ')}. Migrate with ` +
      'DATABASE_OWNER_URL and run in a role that owns nothing (docs/operate.md, "Roles").',
  );
}
