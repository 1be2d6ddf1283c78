// A whole studio for a game client to try: its database, a house with a member who has money, and
// the built client, on addresses of this machine.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SIGNATURE_HEADER, VENDOR_PATHS } from '@fairhouse/calls/vendor';
import type { TlsFiles } from '@fairhouse/tls';
import pg from 'pg';
import { migrate } from '../../apps/studio/src/database/migration-store.ts';
import { openDatabase } from '../../apps/studio/src/database/open-database.ts';
import type { StudioContext } from '../../apps/studio/src/context.ts';
import { jurisdictionOf } from '../../apps/studio/src/games/jurisdiction.ts';
import { openWallet } from '../../apps/studio/src/house/wallet.ts';
import { openStudioKeys } from '../../apps/studio/src/keys/studio-keys.ts';
import { addClientFolder } from '../../apps/studio/src/pages/add-client-folder.ts';
import { runEvery } from '../../apps/studio/src/rounds/run-every.ts';
import { readClock } from '../../apps/studio/src/studio-clock.ts';
import { openStudio } from '../../apps/studio/src/studio.ts';
import { openCoSigner } from '../../apps/studio/src/tables/co-signer.ts';
import type { TableTimes } from '../../apps/studio/src/tables/table-facts.ts';
import { openTables } from '../../apps/studio/src/tables/tables.ts';
import { openTestCoSigner, secretOf } from '../../apps/studio/src/testing/test-cosigner.ts';
import { openTestHouse, type TestHouse } from '../../apps/studio/src/testing/test-house.ts';
import { startPostgres } from '../postgres/postgres.mjs';

export interface RunningRgs {
  readonly url: string;
  readonly house: TestHouse;
  readonly context: StudioContext;
  /** The address that a house would be given for a game. */
  launch(game: string, more?: object): Promise<URL>;
  close(): Promise<void>;
}

export interface RgsOptions {
  readonly port: number;
  readonly tls?: TlsFiles | undefined;
  /** A folder of a game client, served below `/client/`. */
  readonly clientFolder?: string | undefined;
  /** How long the parts of a round of a table last; as they are played without it. */
  readonly times?: TableTimes;
}

const BALANCE = 10_000n * 10_000n;

/** Opens a studio with an empty database, which is removed when it is closed. */
export async function openRgs({ port, tls, clientFolder, times }: RgsOptions): Promise<RunningRgs> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-rgs-'));
  const postgres = await startPostgres({ dataDir: folder, fsync: false });
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query('create database studio');
  await admin.end();
  const address = new URL(postgres.url);
  address.pathname = '/studio';
  const database = openDatabase(address.href);
  const home = join(import.meta.dirname, '../..');
  await migrate(database, join(home, 'apps/studio/migrations'));
  const keys = openStudioKeys(folder);
  const house = await openTestHouse(() => keys.publicKey);
  const url = `${tls === undefined ? 'http' : 'https'}://localhost:${port}`;
  const context: StudioContext = {
    database,
    clock: readClock,
    keys,
    wallet: openWallet({ houseUrl: house.url, keys, timeoutMs: 2_500 }),
    houseKeys: () => [house.publicKey],
    publicUrl: url,
    jurisdiction: () => jurisdictionOf({}, ''),
    warn: (problem) => process.stderr.write(`${problem}\n`),
  };
  const coSigner = await openTestCoSigner();
  const tables = openTables(context, {
    address: url,
    coSigner: openCoSigner({
      url: coSigner.url,
      secret: secretOf(coSigner),
      logKey: keys.logKey,
      timeoutMs: 2_000,
    }),
    ...(times && { times }),
  });
  const app = await openStudio(context, {
    tls,
    clientFolder: join(home, 'apps/studio-client/dist'),
    tables,
  });
  if (clientFolder !== undefined) await addClientFolder(app, clientFolder);
  const job = runEvery(context, 1_000);
  await app.listen({ port, host: '127.0.0.1' });
  tables.start();
  return {
    url,
    house,
    context,
    launch: async (game, more = {}) => {
      const user = 'member-1';
      if (!house.balances.has(user)) house.balances.set(user, BALANCE);
      const body = JSON.stringify({
        operator_id: 'rgs',
        user,
        token: 'token-1',
        game_code: game,
        platform: 'GPL_DESKTOP',
        lang: 'en',
        currency: 'PHP',
        country: 'PH',
        ...more,
      });
      const answer = await app.inject({
        method: 'POST',
        url: VENDOR_PATHS.gameUrl,
        payload: body,
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: house.sign(body) },
      });
      return new URL(answer.json<{ url: string }>().url);
    },
    close: async () => {
      await tables.stop();
      coSigner.close();
      await app.close();
      await job.stop();
      await house.close();
      await database.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
