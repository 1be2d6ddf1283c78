// The application's database in our own PostgreSQL: one role owns and migrates it, another runs the
// server and owns nothing. Neither is a superuser.
import pg from 'pg';
import { secretText } from '../installation/secrets.mjs';

const OWNER = 'fairhouse';
const SERVER = 'fairhouse_server';
const DATABASE = 'fairhouse';
/** The studio is a stranger: a role and a database of its own. */
const STUDIO = 'fairhouse_studio';
const STUDIO_DATABASE = 'studio';

/**
 * Creates the roles and the databases if they are missing. Their passwords are files in the data
 * folder: `database.secret`, `database-server.secret` and `database-studio.secret`.
 *
 * @param {string} superuserUrl
 * @param {string} dataDir
 * @returns {Promise<{ url: string, ownerUrl: string, studioUrl: string }>} the addresses with which
 * the server connects, with which its database is migrated, and with which the studio connects
 */
export async function prepareDatabase(superuserUrl, dataDir) {
  const owner = secretText(dataDir, 'database.secret');
  const server = secretText(dataDir, 'database-server.secret');
  const studio = secretText(dataDir, 'database-studio.secret');
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select exists (select from pg_roles where rolname = $1) as owner,
              exists (select from pg_roles where rolname = $2) as server,
              exists (select from pg_database where datname = $3) as database`,
      [OWNER, SERVER, DATABASE],
    );
    if (!rows[0].owner) {
      await client.query(`create role ${OWNER} login createrole password '${owner}'`);
    }
    if (!rows[0].server) {
      await client.query(`create role ${SERVER} login password '${server}'`);
      // Lets the server distinguish a standby from a backup in the list of replication clients.
      await client.query(`grant pg_read_all_stats to ${SERVER}`);
    }
    if (!rows[0].database) await client.query(`create database ${DATABASE} owner ${OWNER}`);
    await prepareStudio(client, studio);
  } finally {
    await client.end();
  }
  await removeTurnedClock(superuserUrl);
  return {
    url: addressOf(superuserUrl, SERVER, server, DATABASE),
    ownerUrl: addressOf(superuserUrl, OWNER, owner, DATABASE),
    studioUrl: addressOf(superuserUrl, STUDIO, studio, STUDIO_DATABASE),
  };
}

async function prepareStudio(client, password) {
  const { rows } = await client.query(
    `select exists (select from pg_roles where rolname = $1) as role,
            exists (select from pg_database where datname = $2) as database`,
    [STUDIO, STUDIO_DATABASE],
  );
  if (!rows[0].role) await client.query(`create role ${STUDIO} login password '${password}'`);
  if (!rows[0].database) await client.query(`create database ${STUDIO_DATABASE} owner ${STUDIO}`);
}

/** A history that was killed while it was played leaves its clock behind. */
async function removeTurnedClock(superuserUrl) {
  const url = new URL(superuserUrl);
  url.pathname = `/${DATABASE}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query('drop function if exists public.clock_timestamp()');
    await client.query(`alter database ${DATABASE} reset search_path`);
  } finally {
    await client.end();
  }
}

function addressOf(superuserUrl, role, password, database) {
  const url = new URL(superuserUrl);
  url.username = role;
  url.password = password;
  url.pathname = `/${database}`;
  return url.href;
}
