// Reads every long list of a filled database over HTTP, and explains what each page costs.
import { assert } from '@fairhouse/values';
import { statfsSync } from 'node:fs';
import pg from 'pg';
import { DEMO_PASSWORD } from '../../demo/demo-members.ts';
import { logInOperator, openBrowser, type TestApp } from '../../apps/server/src/testing/index.ts';
import { openLotteryApp } from '../../apps/server/src/testing/lottery-app.ts';
import {
  operatorLists,
  playerLists,
  type ListInputs,
  type NamedRows,
} from '../../apps/server/src/testing/lists/list-inputs.ts';
import {
  recordStatements,
  type SentStatement,
} from '../../apps/server/src/testing/lists/record-statements.ts';
import { consolePages } from './console-pages.ts';
import { describeReading } from './describe-lists.ts';
import { explainAll, planAll } from './explain-all.ts';
import { setAutovacuum } from '../set-autovacuum.ts';
import { fillMerchant } from './fill-merchant.ts';
import { growTenfold } from './grow-tenfold.ts';
import { playerPages } from './player-pages.ts';
import type { Size } from './known.ts';

interface ListsBench {
  /** The superuser's address of a server with full durability. */
  readonly server: string;
  /** A folder for the keys that the demo's data is sealed with, the same for all of a server. */
  readonly keys: string;
  readonly size: Size;
  /** How often each page is read. */
  readonly rounds: number;
  readonly log: (line: string) => void;
}

/** One page of a list: its times over HTTP, and the buffers of all its statements. */
export interface Reading {
  readonly name: string;
  readonly times: readonly number[];
  readonly buffers: number;
  /** The statement that read most of them. */
  readonly worst: string;
  /** How PostgreSQL reads each of its statements: nodes and indexes, by the statement's text. */
  readonly plans: ReadonlyMap<string, string>;
  readonly statements: readonly SentStatement[];
  /** The same plans, in a database that looks ten times as large. */
  readonly grownPlans: ReadonlyMap<string, string>;
}

type Caller = (name: never, input: never) => Promise<{ ok: boolean; value?: unknown }>;

/** Fills a database and reads all lists; each reading is logged. */
export async function benchLists({
  server,
  keys,
  size,
  rounds,
  log,
}: ListsBench): Promise<Reading[]> {
  process.env['TEST_DATABASE_URL'] = server;
  process.env['TEST_KEYS'] = keys;
  const home = await openLotteryApp();
  const client = new pg.Client({ connectionString: home.databaseUrl });
  await client.connect();
  try {
    await refuseWithoutSpace(client, size);
    log(`${size.members} members, ${size.bets} bets`);
    await fillMerchant(client, home, size, log);
    const began = performance.now();
    await home.runJobs('count-shared-marks');
    // As autovacuum does within a minute.
    await client.query('vacuum analyze reports.shared_mark');
    log(`  what members share: counted in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    const rows = await nameRows(client, home);
    const visitor = openBrowser(home);
    const login = await visitor.call('login', { username: 'player1', password: DEMO_PASSWORD });
    assert(login.ok, 'the demo member logs in');
    visitor.token = login.value.token;
    const backoffice = home.backoffice({ token: await logInOperator(home, 'owner') });
    const reader = { client, rounds, log };
    const readings = [
      ...(await readAll(reader, playerLists(rows), visitor.call as Caller)),
      ...(await readAll(reader, playerPages(rows), visitor.call as Caller)),
      ...(await readAll(reader, operatorLists(rows), backoffice.call as Caller)),
      ...(await readAll(reader, consolePages(rows), backoffice.call as Caller)),
    ];
    return await planGrown(client, readings);
  } finally {
    await client.end();
    await home.close();
  }
}

/** Plans all statements once more, as in a database of ten times the size. */
async function planGrown(client: pg.Client, readings: readonly Reading[]): Promise<Reading[]> {
  await setAutovacuum(client, 'off');
  await growTenfold(client);
  const grown: Reading[] = [];
  for (const reading of readings)
    grown.push({ ...reading, grownPlans: await planAll(client, reading.statements) });
  await setAutovacuum(client, 'on');
  return grown;
}

/** What a bet takes with all that belongs to it, indexes and the log of writes included. */
const BYTES_OF_BET = 3000;

async function refuseWithoutSpace(client: pg.Client, { bets }: Size): Promise<void> {
  const { rows } = await client.query<{ folder: string }>(
    "select current_setting('data_directory') as folder",
  );
  const { bavail, bsize } = statfsSync(rows[0]?.folder ?? '.');
  const [free, needed] = [bavail * bsize, bets * BYTES_OF_BET].map((bytes) => bytes / 1024 ** 3);
  const words = `${needed?.toFixed(1)} GiB are needed and ${free?.toFixed(1)} free`;
  assert((free ?? 0) > (needed ?? 0), words);
}

/** Rows in the middle of what was filled. */
async function nameRows(client: pg.Client, { merchant }: TestApp): Promise<NamedRows> {
  const { rows } = await client.query<NamedRows>(
    `select m.member_id as member, m.username, d.lottery, d.issue, p.number as deposit,
       w.number as withdrawal, (
         select h.member_id from members.member h
         where h.merchant_id = $1 and h.username_key = 'player1') as heavy,
       m.register_address as address, p.currency
     from (select * from members.member where merchant_id = $1 and upline_id is null
       and username like 'member%' limit 1) m,
       (select * from lottery.draw where merchant_id = $1 and state = 'SETTLED' limit 1) d,
       (select * from cashier.deposit where merchant_id = $1 limit 1) p,
       (select * from cashier.withdrawal where merchant_id = $1 limit 1) w`,
    [merchant.id],
  );
  const [found] = rows;
  assert(found !== undefined, 'the tables are filled');
  return found;
}

interface Reader {
  readonly client: pg.Client;
  readonly rounds: number;
  readonly log: (line: string) => void;
}

async function readAll(reader: Reader, inputs: ListInputs, call: Caller): Promise<Reading[]> {
  const { log } = reader;
  const readings: Reading[] = [];
  for (const [name, each] of Object.entries(inputs)) {
    for (const input of each.filter((one) => !('cursor' in one))) {
      const title = `${name} ${JSON.stringify(input).slice(0, 100)}`;
      const first = await readPage(reader, title, () => call(name as never, input as never));
      readings.push(first.reading);
      log(describeReading(first.reading));
      if (first.cursor === null) continue;
      const next = { ...input, cursor: first.cursor };
      const second = await readPage(reader, `${title} after`, () =>
        call(name as never, next as never),
      );
      readings.push(second.reading);
      log(describeReading(second.reading));
    }
  }
  return readings;
}

async function readPage(
  { client, rounds }: Reader,
  name: string,
  read: () => Promise<{ ok: boolean; value?: unknown }>,
): Promise<{ readonly reading: Reading; readonly cursor: string | null }> {
  const begins = performance.now();
  // What is done once, such as counting turnover that was never counted, is no part of a page.
  await read();
  const { value: answer, statements } = await recordStatements(read);
  if (!answer.ok) {
    const worst = `refused: ${JSON.stringify(answer).slice(0, 160)}`;
    const times = [performance.now() - begins];
    const none = new Map<string, string>();
    const plans = { plans: none, grownPlans: none, statements: [] };
    const reading = { name, times, buffers: Infinity, worst, ...plans };
    return { reading, cursor: null };
  }
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await read();
    times.push(performance.now() - began);
  }
  const costs = await explainAll(client, statements);
  const worst = costs.toSorted((a, b) => b.buffers - a.buffers)[0];
  return {
    reading: {
      name,
      times,
      buffers: costs.reduce((sum, each) => sum + each.buffers, 0),
      worst: worst?.text.replaceAll(/\s+/g, ' ').trim().slice(0, 160) ?? '',
      plans: new Map(costs.map(({ text, plan }) => [text, plan])),
      statements,
      grownPlans: new Map(),
    },
    cursor: (answer.value as { cursor?: string | null }).cursor ?? null,
  };
}
