// The studio: a vendor of games, separate from the operator's server in process, data and trust.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import type { StudioContext } from './context.ts';
import { migrate } from './database/migration-store.ts';
import { openDatabase } from './database/open-database.ts';
import { jurisdictionOf } from './games/jurisdiction.ts';
import { readHouseKeys } from './house/read-house-keys.ts';
import { openWallet } from './house/wallet.ts';
import { openStudioKeys } from './keys/studio-keys.ts';
import { runEvery } from './rounds/run-every.ts';
import { readClock } from './studio-clock.ts';
import { openStudio } from './studio.ts';
import { openCoSigner } from './tables/co-signer.ts';
import { openTables } from './tables/tables.ts';

const ATTEMPT_MS = 2_500;
const DUE_EVERY_MS = 1_000;
const COSIGNER_MS = 2_000;
/** Of the job and the calls, and of the tables. */
const [CONNECTIONS, TABLE_CONNECTIONS] = [10, 8];

const config = readConfig(process.env);
const home = join(import.meta.dirname, '..');
const keys = openStudioKeys(config.dataDirectory);
if (config.ownKeyFile !== undefined) writeFileSync(config.ownKeyFile, keys.publicKey);
const database = openDatabase(config.databaseUrl, CONNECTIONS);
await migrate(database, join(home, 'migrations'));
const { houseUrl, caFile } = config;
const context: StudioContext = {
  database,
  clock: readClock,
  keys,
  wallet: openWallet({ houseUrl, keys, timeoutMs: ATTEMPT_MS, caFile }),
  houseKeys: (operator) => readHouseKeys(config.houseKeysFolder, operator),
  publicUrl: config.publicUrl,
  jurisdiction: (country) => jurisdictionOf(config.jurisdictions, country),
  warn: (problem) => process.stderr.write(`${problem}\n`),
};
const clientFolder = join(home, '..', 'studio-client', 'dist');
const { coSignerUrl, coSignerSecretFile } = config;
const coSigner =
  coSignerUrl === undefined || coSignerSecretFile === undefined
    ? undefined
    : openCoSigner({
        url: coSignerUrl,
        // Read at each call: the process that starts first writes it.
        secret: () => readFileSync(coSignerSecretFile, 'utf8').trim(),
        logKey: keys.logKey,
        timeoutMs: COSIGNER_MS,
        caFile,
      });
const tablesDatabase = openDatabase(config.databaseUrl, TABLE_CONNECTIONS);
const tables = openTables(context, {
  database: tablesDatabase,
  address: config.internalUrl,
  coSigner,
  runBy: config.coSignerRunBy,
});
const studio = await openStudio(context, {
  tls: config.listening.tls,
  clientFolder,
  tables,
  caFile,
});
const job = runEvery(context, DUE_EVERY_MS);
await studio.listen({ port: config.port, host: config.listening.host });
tables.start();

async function stop(): Promise<void> {
  await tables.stop();
  await studio.close();
  await job.stop();
  await Promise.all([database.end(), tablesDatabase.end()]);
  process.exit(0);
}
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
