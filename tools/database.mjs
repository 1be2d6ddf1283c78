// The house's database in our own PostgreSQL, with an owner who is no superuser.
import pg from 'pg';

const OWNER = 'fairhouse';
const DATABASE = 'fairhouse';

/**
 * Makes the owner and the database when they are missing.
 *
 * @param {string} superuserUrl
 * @param {string} password of the owner; hex, so that no quoting is needed
 * @returns {Promise<string>} the address with which the server connects
 */
export async function prepareDatabase(superuserUrl, password) {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select exists (select from pg_roles where rolname = $1) as owner,
              exists (select from pg_database where datname = $2) as database`,
      [OWNER, DATABASE],
    );
    if (!rows[0].owner) {
      await client.query(`create role ${OWNER} login createrole password '${password}'`);
    }
    if (!rows[0].database) await client.query(`create database ${DATABASE} owner ${OWNER}`);
  } finally {
    await client.end();
  }
  const url = new URL(superuserUrl);
  url.username = OWNER;
  url.password = password;
  url.pathname = `/${DATABASE}`;
  return url.href;
}
