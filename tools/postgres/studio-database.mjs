// The studio's own role and database on an external PostgreSQL, beside the database of the house.
import pg from 'pg';
import { secretText } from '../installation/secrets.mjs';

const REFUSED = new Map([
  ['42501', 'its role may not create a role and a database (createrole, createdb)'],
  ['28P01', 'the role of the studio there has another password than this data folder'],
]);

/**
 * Creates role and database of the studio, both named as the database of the house with `_studio`,
 * if they are missing. The password is `database-studio.secret` of the data folder.
 *
 * @param {string} houseUrl the database of the house, with a role that may create both
 * @param {string} dataDir
 * @returns {Promise<string>} the address with which the studio connects; rejects with the reason
 * where it cannot
 */
export async function prepareStudioOn(houseUrl, dataDir) {
  if (!URL.canParse(houseUrl)) throw new Error('the address names several servers');
  const address = new URL(houseUrl);
  const name = `${decodeURIComponent(address.pathname.slice(1))}_studio`;
  const password = secretText(dataDir, 'database-studio.secret');
  const studio = new URL(houseUrl);
  Object.assign(studio, { username: encodeURIComponent(name), password });
  studio.pathname = `/${encodeURIComponent(name)}`;
  // On every start but the first they are there.
  const problem = await problemOf(studio.href);
  if (problem === undefined) return studio.href;
  try {
    await connected(houseUrl, (client) => createMissing(client, name, password));
  } catch (error) {
    throw new Error(REFUSED.get(error.code) ?? error.message, { cause: error });
  }
  const remaining = await problemOf(studio.href);
  if (remaining !== undefined) throw new Error(remaining);
  return studio.href;
}

async function createMissing(client, name, password) {
  const quoted = client.escapeIdentifier(name);
  const { rows } = await client.query(
    `select exists (select from pg_roles where rolname = $1) as role,
            exists (select from pg_database where datname = $1) as database`,
    [name],
  );
  if (!rows[0].role) await client.query(`create role ${quoted} login password '${password}'`);
  if (rows[0].database) return;
  // A role that is no superuser creates a database only for roles that it is a member of.
  await client.query(`grant ${quoted} to current_user`);
  await client.query(`create database ${quoted} owner ${quoted}`);
}

/** Why the studio cannot connect; undefined if it can. */
async function problemOf(url) {
  try {
    await connected(url, () => undefined);
    return undefined;
  } catch (error) {
    return REFUSED.get(error.code) ?? error.message;
  }
}

async function connected(url, work) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
