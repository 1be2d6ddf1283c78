// Measures movements per second of the ledger, and pgbench on the same server with the same
// durability. On two quiet cores (medians of 3 alternating runs of 4 s, PostgreSQL 18, scale 50):
// 39,500/s spread and 37,500/s on one hot house account against 4,250/s TPC-B-like and 6,900/s
// simple-update: 9.3 and 8.8 times TPC-B. With eight other jobs on the same cores 7.2 and 6.4
// times, because the scheduler then favours pgbench's 32 processes over our three.
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { openLedger, type EntryRequest, type Ledger } from '@fairhouse/ledger';
import {
  entry,
  makeDatabaseOn,
  TEST_CHART,
  TEST_CODES,
  type TestDatabase,
} from '@fairhouse/ledger/testing';
import { homeDirectory } from '../apps/server/src/home.ts';
import { median, openPgbench, type Pgbench } from './pgbench.ts';

export interface LedgerBench {
  /** The superuser's address of a server with fsync and synchronous_commit on. */
  readonly server: string;
  readonly rounds: number;
  /** The duration of each measurement in seconds. */
  readonly seconds: number;
  readonly log: (line: string) => void;
}

export interface LedgerFigures {
  /** Medians per second. */
  readonly spread: number;
  readonly hot: number;
  readonly between: number;
  readonly alone: number;
  readonly tpcb: number;
  readonly simpleUpdate: number;
  /** Latency of the load `spread` in milliseconds, at the median and the 99th percentile. */
  readonly waited: { readonly median: number; readonly p99: number };
}

const CALLERS = 256;
const PLAYERS = 10_000;
const CLIENTS = 32;

type Load = (caller: number) => EntryRequest;

const player = (n: number): string => `member:p${n % PLAYERS}:main`;
const randomPlayer = (): number => randomInt(PLAYERS);

const LOADS: Readonly<Record<'spread' | 'hot' | 'between', Load>> = {
  spread: () => entry(player(randomPlayer()), `house:h${randomPlayer() % 64}`, 1n),
  hot: () => entry(player(randomPlayer()), 'house:lottery', 1n),
  between: () => {
    const from = randomPlayer();
    return entry(player(from), player(from + 1 + (randomPlayer() % (PLAYERS - 1))), 1n);
  },
};

/** Measures in alternating runs; returns the medians. */
export async function benchLedger(options: LedgerBench): Promise<LedgerFigures> {
  const { server, rounds, seconds, log } = options;
  const database = await makeDatabaseOn(
    server,
    join(homeDirectory(), 'packages/ledger/migrations'),
  );
  const pgbench = await openPgbench({ server, scale: 50, clients: CLIENTS, log });
  const ledger = openLedger({ pool: database.pool, codes: TEST_CODES, chart: TEST_CHART });
  try {
    await fund(ledger);
    return await alternate({ ledger, database, pgbench, rounds, seconds, log });
  } finally {
    await ledger.close();
    await pgbench.close();
    await database.drop();
  }
}

interface Parts extends Pick<LedgerBench, 'rounds' | 'seconds' | 'log'> {
  readonly ledger: Ledger;
  readonly database: TestDatabase;
  readonly pgbench: Pgbench;
}

async function alternate({ ledger, database, pgbench, rounds, seconds, log }: Parts) {
  const runs = {
    spread: [],
    hot: [],
    between: [],
    alone: [],
    tpcb: [],
    simpleUpdate: [],
  } as Record<'spread' | 'hot' | 'between' | 'alone' | 'tpcb' | 'simpleUpdate', number[]>;
  const waits: number[] = [];
  const checkpoint = () => database.superuser.query('checkpoint');
  for (let round = 1; round <= rounds; round++) {
    for (const name of ['spread', 'hot', 'between'] as const) {
      await checkpoint();
      runs[name].push(
        await drive(ledger, {
          load: LOADS[name],
          callers: CALLERS,
          seconds,
          waits: name === 'spread' ? waits : [],
        }),
      );
    }
    runs.alone.push(await drive(ledger, { load: LOADS.spread, callers: 1, seconds, waits: [] }));
    for (const [name, script] of [
      ['tpcb', 'tpcb-like'],
      ['simpleUpdate', 'simple-update'],
    ] as const) {
      await checkpoint();
      runs[name].push(await pgbench.run(script, seconds));
    }
    log(
      `round ${round}: ` +
        Object.entries(runs)
          .map(([name, values]) => `${name} ${Math.round(values[round - 1] ?? 0)}`)
          .join(', '),
    );
  }
  waits.sort((left, right) => left - right);
  return {
    spread: median(runs.spread),
    hot: median(runs.hot),
    between: median(runs.between),
    alone: median(runs.alone),
    tpcb: median(runs.tpcb),
    simpleUpdate: median(runs.simpleUpdate),
    waited: {
      median: waits[Math.floor(waits.length / 2)] ?? 0,
      p99: waits[Math.floor(waits.length * 0.99)] ?? 0,
    },
  };
}

interface Drive {
  readonly load: Load;
  readonly callers: number;
  readonly seconds: number;
  readonly waits: number[];
}

/** Runs callers that book one movement after the other; returns booked movements per second. */
async function drive(ledger: Ledger, { load, callers, seconds, waits }: Drive): Promise<number> {
  const started = performance.now();
  const until = started + seconds * 1000;
  let booked = 0;
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let now = performance.now(); now < until;) {
        const outcome = await ledger.book(load(caller));
        if (outcome.status !== 'booked') throw new Error(`not booked: ${JSON.stringify(outcome)}`);
        const answered = performance.now();
        waits.push(answered - now);
        now = answered;
        booked += 1;
      }
    }),
  );
  return (booked * 1000) / (performance.now() - started);
}

async function fund(ledger: Ledger): Promise<void> {
  await ledger.bookMany(
    Array.from({ length: PLAYERS }, (_, n) =>
      entry('world:bank', player(n), 1_000_000_000n, { code: 'deposit' }),
    ),
  );
}

/** Formats the figures and their comparison. */
export function describeLedger(figures: LedgerFigures): readonly string[] {
  const { tpcb, simpleUpdate, waited } = figures;
  const line = (name: string, value: number): string =>
    `${name.padEnd(44)} ${Math.round(value).toString().padStart(7)}/s  ` +
    `${(value / tpcb).toFixed(2)} x TPC-B  ${(value / simpleUpdate).toFixed(2)} x simple-update`;
  return [
    line('movements, 256 callers, spread', figures.spread),
    line('movements, 256 callers, one hot house account', figures.hot),
    line('movements, 256 callers, player to player', figures.between),
    line('movements, 1 caller', figures.alone),
    line(`pgbench TPC-B-like, ${CLIENTS} clients`, tpcb),
    line(`pgbench simple-update, ${CLIENTS} clients`, simpleUpdate),
    `a caller waited ${waited.median.toFixed(1)} ms at the median, ${waited.p99.toFixed(1)} ms at p99`,
  ];
}
