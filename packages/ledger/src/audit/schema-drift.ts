// Verifies that the privileges, constraints and indexes that protect the books are in place.
import type { SqlClient } from '../ledger.ts';
import type { Finding } from './finding.ts';

// The objects that the migrations create, by name; a migration that adds one must add it here.
const TABLES = [
  'account',
  'balance',
  'movement',
  'house_delta',
  'house_balance',
  'hold',
  'seal',
  'daily_root',
  'root_leaves',
  'lifetime',
];
const CONSTRAINTS = [
  'account_pkey',
  'account_merchant_id_address_currency_key',
  'balance_pkey',
  'balance_balance_check',
  'movement_pkey',
  'movement_amount_check',
  'movement_debit_balance_check',
  'movement_credit_balance_check',
  'house_balance_pkey',
  'hold_pkey',
  'seal_pkey',
  'daily_root_pkey',
  'root_leaves_pkey',
];
const UNIQUE_INDEXES = ['movement_debit', 'movement_credit'];

// The application's role must not update or delete booked rows. The columns that it may update are
// derived, and the other checks recompute them.
const PRIVILEGES = `
  select 'table ' || tables.name as row, 'the application may ' || wrong.privilege as problem
    from unnest($1::text[]) as tables (name)
   cross join unnest(array['UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER']) as wrong (privilege)
   where has_table_privilege('fairhouse_app', 'ledger.' || tables.name, wrong.privilege)
  union all
  select 'column ' || table_name || '.' || column_name, 'the application may UPDATE'
    from information_schema.column_privileges
   where grantee = 'fairhouse_app' and table_schema = 'ledger' and privilege_type = 'UPDATE'
     and table_name || '.' || column_name <> all (array[
       'balance.balance', 'balance.version', 'house_balance.balance', 'house_balance.upto',
       'hold.ended', 'hold.end_entry'])
  union all
  select 'role fairhouse_app', 'it is a superuser or passes row security by'
    from pg_roles where rolname = 'fairhouse_app' and (rolsuper or rolbypassrls)
  union all
  select 'table ' || relname, 'it belongs to the application'
    from pg_class join pg_roles on pg_roles.oid = relowner
   where relnamespace = 'ledger'::regnamespace and rolname = 'fairhouse_app'`;

const SCHEMA_DRIFT = `
  select 'trigger ' || tgname || ' on ' || tgrelid::regclass as row,
         'the books have no triggers' as problem
    from pg_trigger join pg_class on pg_class.oid = tgrelid
   where relnamespace = 'ledger'::regnamespace and not tgisinternal
  union all
  select 'rule ' || rulename || ' on ' || ev_class::regclass, 'the books have no rules'
    from pg_rewrite join pg_class on pg_class.oid = ev_class
   where relnamespace = 'ledger'::regnamespace and relkind = 'r'
  union all
  select 'constraint ' || wanted.name, 'it is missing or not enforced'
    from unnest($1::text[]) as wanted (name)
   where not exists (
     select from pg_constraint
      where connamespace = 'ledger'::regnamespace and conname = wanted.name
        and convalidated and conenforced)
  union all
  select 'index ' || wanted.name, 'it is missing or not unique'
    from unnest($2::text[]) as wanted (name)
   where not exists (
     select from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = 'ledger'::regnamespace and relname = wanted.name
        and indisunique and indisvalid)`;

/** Privileges, constraints and triggers that differ from what the migrations created. */
export async function findSchemaDrift(client: SqlClient): Promise<Finding[]> {
  const found = [
    ...(await client.query(PRIVILEGES, [TABLES])).rows,
    ...(await client.query(SCHEMA_DRIFT, [CONSTRAINTS, UNIQUE_INDEXES])).rows,
  ];
  return found.map((row) => ({
    row: String(row['row']),
    merchant: 0,
    problem: String(row['problem']),
  }));
}
