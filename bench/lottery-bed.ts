// A house on a fresh database of the measured server, with its lotteries drawing by the house
// alone. A co-signer of its own witnesses the log, without which nothing is on sale.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { layOut } from '../demo/lay-out.ts';
import { readConfig } from '../apps/server/src/ground/config.ts';
import type { Merchant } from '../apps/server/src/ground/house.ts';
import { migrate } from '../apps/server/src/ground/migrate.ts';
import { homeDirectory } from '../apps/server/src/home.ts';
import { directoryOf } from '../apps/server/src/modules/settings/index.ts';
import { openHouse, type OpenHouse } from '../apps/server/src/open-house.ts';
import { openCosigner } from '../apps/server/src/testing/lottery-house.ts';
import { quietLog } from '../apps/server/src/testing/quiet-log.ts';
import {
  createDatabase,
  makeTestRoles,
  ownerAddress,
  serverAddress,
} from '../apps/server/src/testing/test-roles.ts';

export interface LotteryBed {
  /** What another process is told to be of this house; the database's role in it owns nothing. */
  readonly environment: Readonly<Record<string, string>>;
  readonly house: OpenHouse;
  readonly merchant: Merchant;
  /** The superuser's connections. */
  readonly superuser: pg.Pool;
  close(): Promise<void>;
}

/** Makes the database and opens the house on it; `close` removes both. */
export async function openLotteryBed(server: string): Promise<LotteryBed> {
  const name = `bench_${randomBytes(4).toString('hex')}`;
  await onServer(server, makeTestRoles);
  await onServer(server, (client) => client.query(createDatabase(name)));
  const url = new URL(server);
  url.pathname = `/${name}`;
  await migrate(ownerAddress(url.href), homeDirectory());
  const superuser = new pg.Pool({ connectionString: url.href, max: 2 });
  superuser.on('error', () => undefined);
  const dataDirectory = mkdtempSync(join(tmpdir(), 'bench-'));
  const cosigner = await openCosigner();
  const environment = {
    DATABASE_URL: serverAddress(url.href),
    DATA_DIR: dataDirectory,
    ...cosigner.environment,
  };
  const config = readConfig({ PORT: '0', ...environment });
  const house = await openHouse(config, quietLog);
  await layOut(house, 'small');
  await superuser.query(
    "update lottery.lottery set mode = 'house', max_number_liability = 900000000000000",
  );
  const [merchant] = (await directoryOf(house)).merchants;
  if (merchant === undefined) throw new Error('a merchant is laid out');
  return {
    environment,
    house,
    merchant,
    superuser,
    close: async () => {
      await house.close();
      cosigner.stop();
      await superuser.end();
      await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function onServer(
  server: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
