// pgbench's tables and two of its scripts, for machines without pgbench: the same statements from
// the same number of connections. Node drives them more slowly than the tool, which flatters what
// is compared with it, so the output must mention it.
import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import type { PgbenchScript } from './pgbench.ts';

const ACCOUNTS_PER_BRANCH = 100_000;
const TELLERS_PER_BRANCH = 10;

/** Creates and fills the four tables. */
export async function fillPgbenchTables(url: string, scale: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`
      create table pgbench_branches (bid int primary key, bbalance int, filler char(88))
        with (fillfactor = 100);
      create table pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84))
        with (fillfactor = 100);
      create table pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84))
        with (fillfactor = 100);
      create table pgbench_history
        (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
      insert into pgbench_branches select n, 0, '' from generate_series(1, ${scale}) as n;
      insert into pgbench_tellers select n, (n - 1) / ${TELLERS_PER_BRANCH} + 1, 0, ''
        from generate_series(1, ${scale * TELLERS_PER_BRANCH}) as n;
      insert into pgbench_accounts select n, (n - 1) / ${ACCOUNTS_PER_BRANCH} + 1, 0, ''
        from generate_series(1, ${scale * ACCOUNTS_PER_BRANCH}) as n;`);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Runs a script on concurrent connections; returns transactions per second. */
export async function drivePgbenchScript(
  url: string,
  options: { script: PgbenchScript; seconds: number; clients: number; scale: number },
): Promise<number> {
  const { script, seconds, clients, scale } = options;
  const connections = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  const started = performance.now();
  let done = 0;
  await Promise.all(
    connections.map(async (client) => {
      while (performance.now() < started + seconds * 1000) {
        for (const statement of statementsOf(script, scale)) await client.query(statement);
        done += 1;
      }
    }),
  );
  const tps = (done * 1000) / (performance.now() - started);
  await Promise.all(connections.map((client) => client.end()));
  return tps;
}

function statementsOf(script: PgbenchScript, scale: number): readonly string[] {
  const [aid, bid] = [randomInt(scale * ACCOUNTS_PER_BRANCH) + 1, randomInt(scale) + 1];
  const [tid, delta] = [randomInt(scale * TELLERS_PER_BRANCH) + 1, randomInt(10_001) - 5000];
  const tellers = [
    `update pgbench_tellers set tbalance = tbalance + ${delta} where tid = ${tid}`,
    `update pgbench_branches set bbalance = bbalance + ${delta} where bid = ${bid}`,
  ];
  return [
    'begin',
    `update pgbench_accounts set abalance = abalance + ${delta} where aid = ${aid}`,
    `select abalance from pgbench_accounts where aid = ${aid}`,
    ...(script === 'tpcb-like' ? tellers : []),
    `insert into pgbench_history (tid, bid, aid, delta, mtime)
     values (${tid}, ${bid}, ${aid}, ${delta}, current_timestamp)`,
    'end',
  ];
}
