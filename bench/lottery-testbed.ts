// An installation on a new database of the measured server, with lotteries in draw mode `house`. It
// has a co-signer that witnesses the log, without which no draw is on sale.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { provisionAll } from '../demo/provision-all.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import type { Merchant } from '../apps/server/src/platform/app-context.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { homeDirectory } from '../apps/server/src/home.ts';
import { directoryOf } from '../apps/server/src/modules/settings/index.ts';
import { openApp, type App } from '../apps/server/src/open-app.ts';
import { openCosigner } from '../apps/server/src/testing/lottery-app.ts';
import { quietLog } from '../apps/server/src/testing/quiet-log.ts';
import {
  createDatabase,
  makeTestRoles,
  ownerAddress,
  serverAddress,
} from '../apps/server/src/testing/test-roles.ts';

export interface LotteryTestbed {
  /** The environment for other processes of this installation; its database role owns nothing. */
  readonly environment: Readonly<Record<string, string>>;
  readonly app: App;
  readonly merchant: Merchant;
  /** Connections of the superuser. */
  readonly superuser: pg.Pool;
  close(): Promise<void>;
}

/**
 * Creates the database and opens the app on it; `close` removes both. `variables` are set in the
 * environment too.
 */
export async function openLotteryTestbed(
  server: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<LotteryTestbed> {
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
    ...variables,
  };
  const config = readConfig({ PORT: '0', ...environment });
  const app = await openApp(config, quietLog);
  await provisionAll(app, 'small');
  await superuser.query(
    "update lottery.lottery set mode = 'house', max_number_liability = 900000000000000",
  );
  const [merchant] = (await directoryOf(app)).merchants;
  if (merchant === undefined) throw new Error('a merchant is provisioned');
  return {
    environment,
    app,
    merchant,
    superuser,
    close: async () => {
      await app.close();
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
