// `npm run rotate-key`: adds a key for the sealed columns of the database and reseals every row
// with it. `-- --reseal` adds none: for rows sealed meanwhile by a process that was not restarted.
// `-- --adopt` rotates nothing: it records the keys of DATA_DIR as this database's, after one was
// replaced on purpose or lost permanently.
//
// It works on the database of DATABASE_URL and the keys of DATA_DIR, or on the demo in .data; the
// server may be running. docs/operate.md, "Keys", says when the older key can be removed.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { openFileKeys, secretsFolder } from '../apps/server/src/platform/keys/file-keys.ts';
import { resealColumn } from '../apps/server/src/platform/keys/reseal.ts';
import { addRestKey } from '../apps/server/src/platform/keys/rest-keys.ts';
import { openPool } from '../apps/server/src/platform/sql.ts';
import { adoptKeys, requireOwnKeys } from '../apps/server/src/own-keys.ts';
import { SEALED_COLUMNS } from '../apps/server/src/sealed-columns.ts';
import { openDatabase } from './postgres/open-database.ts';

const dataDir = process.env['DATA_DIR'] ?? join(import.meta.dirname, '..', '.data');
const { values } = parseArgs({
  options: {
    reseal: { type: 'boolean', default: false },
    adopt: { type: 'boolean', default: false },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const database = await openDatabase(dataDir);
const pool = openPool(database.url, { max: 1, name: 'rotate-key' });
let lost = 0;
try {
  const holder = () => ({
    config: readConfig({ ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir }),
    keys: openFileKeys(dataDir),
    sql: pool,
  });
  if (values.adopt) {
    await adoptKeys(holder());
    say(`the keys of ${secretsFolder(dataDir)} are this database's now`);
  } else {
    await rotate(holder);
  }
} finally {
  await pool.end();
  await database.close();
}

/** With another installation's keys the sealed rows could not be decrypted. */
async function rotate(holder: () => Parameters<typeof requireOwnKeys>[0]): Promise<void> {
  await requireOwnKeys(holder());
  if (!values.reseal) {
    const name = addRestKey(secretsFolder(dataDir));
    await requireOwnKeys(holder());
    say(`${name} was added: copy it away`);
  }
  const { keys } = holder();
  for (const column of SEALED_COLUMNS) {
    const done = await resealColumn(pool, keys, column);
    lost += done.lost;
    const { resealed, current } = done;
    say(
      `${column.table}: ${resealed} resealed, ${current} were already, ${done.lost} cannot be opened`,
    );
  }
}
process.exitCode = lost === 0 ? 0 : 1;
