// Our studio as the vendor of a server: its own database, its address, and keys exchanged.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import type { Instant } from '@fairhouse/values';
import pg from 'pg';
import type { StudioContext } from '../../apps/studio/src/context.ts';
import { migrate } from '../../apps/studio/src/database/migration-store.ts';
import { openDatabase } from '../../apps/studio/src/database/open-database.ts';
import { jurisdictionOf } from '../../apps/studio/src/games/jurisdiction.ts';
import { publishedRows } from '../../apps/studio/src/house/published-rows.ts';
import { openWallet } from '../../apps/studio/src/house/wallet.ts';
import { openStudioKeys } from '../../apps/studio/src/keys/studio-keys.ts';
import { runEvery } from '../../apps/studio/src/rounds/run-every.ts';
import { openStudio } from '../../apps/studio/src/studio.ts';

export interface StudioVendor {
  readonly url: string;
  /** The studio's public key, PEM. */
  readonly publicKey: string;
  /** The public keys of the house, PEM; fill it in before the studio is called. */
  readonly houseKeys: string[];
  /** Begins to call the wallet at an address, by a clock. */
  start(house: { readonly url: string; readonly clock: () => Instant }): Promise<void>;
  close(): Promise<void>;
}

const WALLET_MS = 2500;
const JOB_MS = 500;

/**
 * Opens a studio on a database of its own of a PostgreSQL server, and listens at `port`. Its games
 * have an empty page in place of the built client.
 */
export async function openStudioVendor({
  postgresUrl,
  port,
}: {
  readonly postgresUrl: string;
  readonly port: number;
}): Promise<StudioVendor> {
  const name = `studio_${randomBytes(6).toString('hex')}`;
  await onServer(postgresUrl, `create database ${name}`);
  const address = new URL(postgresUrl);
  address.pathname = `/${name}`;
  const database = openDatabase(address.href);
  await migrate(database, join(import.meta.dirname, '../../apps/studio/migrations'));
  const folder = mkdtempSync(join(tmpdir(), 'studio-lab-'));
  const keys = openStudioKeys(folder);
  const url = `http://localhost:${port}`;
  const clientFolder = writeClient(join(folder, 'client'), url);
  const houseKeys: string[] = [];
  let stop = async (): Promise<void> => undefined;
  return {
    url,
    publicKey: keys.publicKey,
    houseKeys,
    start: async (house) => {
      const context: StudioContext = {
        database,
        clock: house.clock,
        keys,
        wallet: openWallet({ houseUrl: house.url, keys, timeoutMs: WALLET_MS }),
        houseKeys: () => houseKeys,
        publicUrl: url,
        jurisdiction: () => jurisdictionOf({}, ''),
        warn: () => undefined,
      };
      const app = await openStudio(context, { clientFolder });
      const job = runEvery(context, JOB_MS);
      await app.listen({ port, host: '127.0.0.1' });
      stop = async () => {
        await app.close();
        await job.stop();
      };
    },
    close: async () => {
      await stop();
      await database.end();
      await onServer(postgresUrl, `drop database ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeClient(folder: string, url: string): string {
  mkdirSync(join(folder, 'thumbs'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Game</title>');
  for (const { url_thumb: thumb = '' } of publishedRows(url)) {
    writeFileSync(
      join(folder, new URL(thumb).pathname),
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
    );
  }
  return folder;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
