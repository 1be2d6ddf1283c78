// The step before a server's start: brings the database up to this version, as its owner. The
// server itself never learns the owner's address.
//
// DATABASE_OWNER_URL (or a file of it, DATABASE_OWNER_URL_FILE) is the owner's, DATABASE_URL the
// server's, whose role is let into the application's.
import { readDatabaseUrl } from './platform/config.ts';
import { loginRoleOf } from './platform/database/addresses.ts';
import { migrate } from './platform/database/migrate.ts';
import { homeDirectory } from './home.ts';

const ownerUrl = readDatabaseUrl(process.env, 'DATABASE_OWNER_URL');
const runs = readDatabaseUrl(process.env, 'DATABASE_URL');
if (ownerUrl === undefined || ownerUrl === '') {
  process.stderr.write('DATABASE_OWNER_URL is needed: the address of the owner of the database\n');
  process.exitCode = 2;
} else {
  const runsAs = runs === undefined ? undefined : loginRoleOf(runs);
  await migrate(ownerUrl, homeDirectory(), { runsAs });
}
