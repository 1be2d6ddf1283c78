// The two roles of a house, on a server for tests: the owner of databases, and the one that runs.
import type pg from 'pg';

const OWNER = 'fairhouse_test_owner';
const SERVER = 'fairhouse_test_server';
/** Of throw-away servers on this machine. */
const PASSWORD = 'of-a-test';

/** Makes the roles on a server where they are missing; several processes may come at once. */
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

/** The statement that makes an empty database that the owner's role owns. */
export const createDatabase = (name: string, template = ''): string =>
  `create database ${name} owner ${OWNER}${template === '' ? '' : ` template ${template}`}`;

/** The address with which a database of the superuser's address is migrated. */
export const ownerAddress = (superuserUrl: string): string => addressAs(superuserUrl, OWNER);

/** The address with which a server runs on it. */
export const serverAddress = (superuserUrl: string): string => addressAs(superuserUrl, SERVER);

function addressAs(superuserUrl: string, role: string): string {
  const url = new URL(superuserUrl);
  url.username = role;
  url.password = PASSWORD;
  return url.href;
}
