// The two roles of an installation, on a server for tests: the owner of databases, and the
// server's.
import type pg from 'pg';

const OWNER = 'fairhouse_test_owner';
const SERVER = 'fairhouse_test_server';
/** For throw-away servers on this machine. */
const PASSWORD = 'of-a-test';

/** Creates the roles that are missing on a server; several processes may do so at once. */
export async function makeTestRoles(superuser: pg.Client): Promise<void> {
  await superuser.query('select pg_advisory_lock(4714)');
  const make = (role: string, rights: string): string => `
    if not exists (select from pg_roles where rolname = '${role}') then
      create role ${role} ${rights};
    end if;`;
  await superuser.query(`
    do $$ begin
      begin ${make('fairhouse_app', 'nologin')}
      exception when duplicate_object or unique_violation then null; end;
      ${make(OWNER, `login createrole password '${PASSWORD}'`)}
      ${make(SERVER, `login password '${PASSWORD}'`)}
      if not pg_has_role('${OWNER}', 'fairhouse_app', 'set') then
        grant fairhouse_app to ${OWNER} with admin option;
      end if;
      if not pg_has_role('${SERVER}', 'fairhouse_app', 'set') then
        grant fairhouse_app to ${SERVER};
        grant pg_read_all_stats to ${SERVER};
      end if;
    end $$`);
  await superuser.query('select pg_advisory_unlock(4714)');
}

/**
 * The statement that creates a database owned by the owner's role: an empty one, or the copy of a
 * template. The files are copied, which costs a third of writing every page to the log first.
 */
export const createDatabase = (name: string, template = ''): string =>
  `create database ${name} owner ${OWNER}` +
  (template === '' ? '' : ` template ${template} strategy file_copy`);

/** The owner's address of a database, for migrations. */
export const ownerAddress = (superuserUrl: string): string => addressAs(superuserUrl, OWNER);

/** The server's address of a database. */
export const serverAddress = (superuserUrl: string): string => addressAs(superuserUrl, SERVER);

function addressAs(superuserUrl: string, role: string): string {
  const url = new URL(superuserUrl);
  url.username = role;
  url.password = PASSWORD;
  return url.href;
}
