// `npm run rotate-key`: adds a key for what lies sealed in the database and brings every row under
// it. `-- --reseal` adds none: for what a process that had not been restarted sealed meanwhile.
//
// It works on the database of DATABASE_URL and the keys of DATA_DIR, or on the demo in .data; the
// house may be open. docs/operate.md, "Keys", says when the older key may go.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openFileKeys, secretsFolder } from '../apps/server/src/ground/file-keys.ts';
import { resealColumn } from '../apps/server/src/ground/reseal.ts';
import { addRestKey } from '../apps/server/src/ground/rest-keys.ts';
import { openPool } from '../apps/server/src/ground/sql.ts';
import { SEALED_COLUMNS } from '../apps/server/src/sealed-columns.ts';
import { openDatabase } from './open-database.ts';

const dataDir = process.env['DATA_DIR'] ?? join(import.meta.dirname, '..', '.data');
const { values } = parseArgs({ options: { reseal: { type: 'boolean', default: false } } });
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const database = await openDatabase(dataDir);
const pool = openPool(database.url, { max: 1, name: 'rotate-key' });
let lost = 0;
try {
  if (!values.reseal) say(`${addRestKey(secretsFolder(dataDir))} was added: copy it away`);
  const keys = openFileKeys(dataDir);
  for (const column of SEALED_COLUMNS) {
    const done = await resealColumn(pool, keys, column);
    lost += done.lost;
    const { resealed, current } = done;
    say(
      `${column.table}: ${resealed} resealed, ${current} were already, ${done.lost} cannot be opened`,
    );
  }
} finally {
  await pool.end();
  await database.close();
}
process.exitCode = lost === 0 ? 0 : 1;
