// A studio with quick rounds as a process, which a test kills, freezes and starts again.
import { readFileSync } from 'node:fs';
import { openDatabase } from '../database/open-database.ts';
import { jurisdictionOf } from '../games/jurisdiction.ts';
import { openWallet } from '../house/wallet.ts';
import { openStudioKeys } from '../keys/studio-keys.ts';
import { runEvery } from '../rounds/run-every.ts';
import { readClock } from '../studio-clock.ts';
import { openStudio } from '../studio.ts';
import { openCoSigner } from '../tables/co-signer.ts';
import type { TableTimes } from '../tables/table-facts.ts';
import { openTables } from '../tables/tables.ts';

/** What the test gives the process, as JSON in RUN_STUDIO. */
export interface RunStudio {
  readonly databaseUrl: string;
  readonly folder: string;
  readonly port: number;
  readonly houseUrl: string;
  readonly houseKey: string;
  readonly coSignerUrl: string;
  readonly coSignerSecretFile: string;
  readonly times: TableTimes;
  readonly chainLength: number;
}

const given = JSON.parse(process.env['RUN_STUDIO'] ?? '{}') as RunStudio;
const keys = openStudioKeys(given.folder);
const address = `http://127.0.0.1:${given.port}`;
const context = {
  database: openDatabase(given.databaseUrl, 10),
  clock: readClock,
  keys,
  wallet: openWallet({ houseUrl: given.houseUrl, keys, timeoutMs: 2_000 }),
  houseKeys: () => [given.houseKey],
  publicUrl: address,
  jurisdiction: () => jurisdictionOf({}, ''),
  warn: (problem: string) => void process.stderr.write(`${given.port} ${problem}\n`),
};
const tables = openTables(context, {
  database: openDatabase(given.databaseUrl, 8),
  address,
  coSigner: openCoSigner({
    url: given.coSignerUrl,
    secret: () => readFileSync(given.coSignerSecretFile, 'utf8').trim(),
    logKey: keys.logKey,
    timeoutMs: 1_500,
  }),
  times: given.times,
  chainLength: given.chainLength,
});
const app = await openStudio(context, { tables });
runEvery(context, 300);
await app.listen({ port: given.port, host: '127.0.0.1' });
tables.start();
process.stdout.write('ready\n');
