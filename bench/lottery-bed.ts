// A house on a fresh database of the measured server, with its lotteries drawing by the house
// alone, so that no second process is needed.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { layOut } from '../apps/server/src/dev/lay-out.ts';
import { readConfig } from '../apps/server/src/ground/config.ts';
import type { Merchant } from '../apps/server/src/ground/house.ts';
import { migrate } from '../apps/server/src/ground/migrate.ts';
import { homeDirectory } from '../apps/server/src/home.ts';
import { directoryOf } from '../apps/server/src/modules/settings/index.ts';
import { openHouse, type OpenHouse } from '../apps/server/src/open-house.ts';
import { quietLog } from '../apps/server/src/testing/quiet-log.ts';

export interface LotteryBed {
  readonly databaseUrl: string;
  readonly dataDirectory: string;
  readonly house: OpenHouse;
  readonly merchant: Merchant;
  /** The superuser's connections. */
  readonly superuser: pg.Pool;
  close(): Promise<void>;
}

/** Makes the database and opens the house on it; `close` removes both. */
export async function openLotteryBed(server: string): Promise<LotteryBed> {
  const name = `bench_${randomBytes(4).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await migrate(url.href, homeDirectory());
  const superuser = new pg.Pool({ connectionString: url.href, max: 2 });
  superuser.on('error', () => undefined);
  const dataDirectory = mkdtempSync(join(tmpdir(), 'bench-'));
  const config = readConfig({ PORT: '0', DATABASE_URL: url.href, DATA_DIR: dataDirectory });
  const house = await openHouse(config, quietLog);
  await layOut(house, 'small');
  await superuser.query(
    "update lottery.lottery set mode = 'house', max_number_liability = 900000000000000",
  );
  const [merchant] = (await directoryOf(house)).merchants;
  if (merchant === undefined) throw new Error('a merchant is laid out');
  return {
    databaseUrl: url.href,
    dataDirectory,
    house,
    merchant,
    superuser,
    close: async () => {
      await house.close();
      await superuser.end();
      await onServer(server, `drop database ${name} with (force)`);
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
