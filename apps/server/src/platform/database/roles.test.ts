// What an attacker can do who runs statements in the server's role: everything that the server
// does, and nothing that changes booked entries.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { homeDirectory } from '../../home.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { ownerAddress } from '../../testing/test-roles.ts';
import { migrate } from './migrate.ts';
import { databaseRoleProblems, requireWeakRole } from './role-problems.ts';

let home: TestApp;
let superuser: pg.Client;
let thief: pg.Client;

beforeAll(async () => {
  home = await openTestApp();
  // A copy of a template does not have the privileges on the database itself.
  await migrate(ownerAddress(home.databaseUrl), homeDirectory());
  superuser = new pg.Client({ connectionString: home.databaseUrl });
  // No role is set: this is the login role itself, as after `set role none`.
  thief = new pg.Client({ connectionString: home.context.config.databaseUrl });
  await Promise.all([superuser.connect(), thief.connect()]);
});
afterAll(async () => {
  await Promise.all([superuser.end(), thief.end()]);
  await home.close();
});

const ATTEMPTS: Readonly<Record<string, string>> = {
  'change a booked movement': 'update ledger.movement set amount = 1',
  'delete booked movements': 'delete from ledger.movement',
  'truncate a ledger table': 'truncate ledger.movement',
  'change a seal': "update ledger.seal set hash = '\\x00'",
  'change an audit record': "update operators.audit set reason = ''",
  'delete from the log of draws': 'delete from lottery.log',
  'alter a table': 'alter table ledger.movement add column stolen text',
  'drop a table': 'drop table ledger.balance',
  'drop a constraint': 'alter table ledger.balance drop constraint balance_balance_check',
  'disable triggers': 'alter table ledger.movement disable trigger all',
  'bypass triggers': "set session_replication_role = 'replica'",
  'create a trigger on a table':
    'create trigger t after insert on ledger.movement execute function suppress_redundant_updates_trigger()',
  'create a rule': 'create rule r as on insert to ledger.movement do instead nothing',
  'create a function in a schema':
    "create function ledger.sneak() returns int language sql as 'select 1'",
  'create a function in public':
    "create function public.sneak() returns int language sql as 'select 1'",
  'replace the clock function':
    "create or replace function house_now() returns timestamptz language sql as $$ select timestamptz '2000-01-01' $$",
  'replace the booking function':
    "create or replace function ledger.only_if_written(state text) returns text language sql as $$ select 'written' $$",
  'create a schema': 'create schema mine',
  'shadow a table with a temporary one': 'create temporary table movement (n int)',
  'become the owner': 'set role fairhouse_test_owner',
  'become a superuser': 'set role postgres',
  'act as another session': 'set session authorization postgres',
  'pass its privileges on': 'grant fairhouse_app to fairhouse_test_server with admin option',
  'grant itself another role': 'grant fairhouse_test_owner to fairhouse_test_server',
  'create a role': 'create role accomplice superuser',
  'delete a migration': 'delete from public.migration',
  'run a program': "copy (select 1) to program 'true'",
  'read a file of the machine': "select pg_read_file('/etc/passwd')",
};

describe('the role in which the server runs', () => {
  for (const [what, statement] of Object.entries(ATTEMPTS)) {
    test(`cannot ${what}`, async () => {
      await thief.query('reset role');
      await expect(thief.query(statement)).rejects.toThrow(
        /permission denied|must be (owner|superuser)|not the owner/,
      );
    });
  }

  test('has no privilege on any table beyond its rows', async () => {
    // -- every merchant: the catalogue knows none.
    const { rows } = await superuser.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c
         join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p', 'v', 'm')
          and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_'
          and has_table_privilege('fairhouse_test_server', c.oid,
            'truncate, trigger, references, maintain')`,
    );
    expect(rows).toEqual([]);
  });

  test('passes the check at the start', async () => {
    expect(await databaseRoleProblems(thief)).toEqual([]);
    await requireWeakRole(home.context.pool);
  });
});

describe('the check at the start refuses a role', () => {
  /** Creates the role for the duration of the test, and returns its problems. */
  async function problemsOf(statements: readonly string[]): Promise<string> {
    const role = `weak_${randomBytes(4).toString('hex')}`;
    await superuser.query(`create role ${role} login password 'x' in role fairhouse_app`);
    const url = new URL(home.databaseUrl);
    url.username = role;
    url.password = 'x';
    const client = new pg.Client({ connectionString: url.href });
    try {
      for (const one of statements) await superuser.query(one.replaceAll('ROLE', role));
      await client.connect();
      await expect(requireWeakRole(client)).rejects.toThrow('DATABASE_OWNER_URL');
      return (await databaseRoleProblems(client)).join('; ').replaceAll(role, 'ROLE');
    } finally {
      await client.end();
      await superuser.query(`drop owned by ${role} cascade`);
      await superuser.query(`drop role ${role}`);
    }
  }

  const CASES: readonly [string, readonly string[], string][] = [
    ['that is a superuser', ['alter role ROLE superuser'], 'ROLE is a superuser'],
    ['that makes roles', ['alter role ROLE createrole'], 'ROLE may create roles'],
    [
      'that owns a table',
      ['create table public.mine (n int)', 'alter table public.mine owner to ROLE'],
      'ROLE owns table public.mine',
    ],
    [
      'that owns a function',
      [
        "create function public.mine() returns int language sql as 'select 1'",
        'alter function public.mine() owner to ROLE',
      ],
      'ROLE owns function public.mine',
    ],
    [
      'that may become the owner',
      ['grant fairhouse_test_owner to ROLE'],
      'ROLE may become fairhouse_test_owner, who owns',
    ],
    [
      'that has the owner as a member, without inheriting',
      ['grant fairhouse_test_owner to ROLE with inherit false'],
      'ROLE may become fairhouse_test_owner, who owns',
    ],
    ['that may become a superuser', ['grant postgres to ROLE'], 'may become the superuser'],
    [
      'that may change booked entries',
      ['grant update (amount) on ledger.movement to ROLE'],
      'ROLE may change what is booked in ledger.movement',
    ],
    ['that may create in a schema', ['grant create on schema ledger to ROLE'], 'in schema ledger'],
    ['that may write files', ['grant pg_write_server_files to ROLE'], 'pg_write_server_files'],
  ];
  for (const [what, statements, problem] of CASES) {
    test(what, async () => {
      expect(await problemsOf(statements)).toContain(problem);
    });
  }
});
