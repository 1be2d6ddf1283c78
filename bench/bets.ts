// Measures bets per second over HTTP, with the server and the players in separate processes, and
// pgbench on the same database server for comparison.
import { amount, formatAmount } from '@fairhouse/values';
import { build } from '../tools/build/build.mjs';
import {
  createPlayers,
  peakResidentMiB,
  startServer,
  stopServer,
  type RunningServer,
} from './running-server.ts';
import type { BetsDriverResult, BetsDriverTask } from './bets-driver.ts';
import { randomMixedBet } from './mixed-bet.ts';
import { openLotteryTestbed, type LotteryTestbed } from './lottery-testbed.ts';
import { median, openPgbench, type Pgbench } from './pgbench.ts';
import { runDriver } from './processes/start-program.ts';

export interface BetsBench {
  /** The superuser's address of a server with fsync and synchronous_commit on. */
  readonly server: string;
  readonly rounds: number;
  /** The duration of each measurement in seconds. */
  readonly seconds: number;
  readonly log: (line: string) => void;
}

export interface SlipFigures {
  readonly bets: number;
  /** Medians per second. */
  readonly betsPerSecond: number;
  readonly ordersPerSecond: number;
  /** Latency in milliseconds. */
  readonly median: number;
  readonly p99: number;
}

export interface BetsFigures {
  readonly slips: readonly SlipFigures[];
  readonly tpcb: number;
  /** The peak resident memory of the server's process, in MiB. */
  readonly residentMiB: number;
}

/** As many as the callers of the ledger benchmark. */
const CONNECTIONS = 256;
/** Bets per slip: one, two (the average of the demo's simulated players), and more. */
const SLIPS = [1, 2, 5, 10] as const;
const CLIENTS = 32;
const BODIES = 4000;

/** Measures slips of 1, 2, 5 and 10 bets in alternating runs; returns the medians. */
export async function benchBets(options: BetsBench): Promise<BetsFigures> {
  const { server, log } = options;
  await build({ only: ['server'] });
  const testbed = await openLotteryTestbed(server);
  const pgbench = await openPgbench({ server, scale: 50, clients: CLIENTS, log });
  try {
    const tokens = await createPlayers(testbed);
    const running = await startServer(testbed);
    try {
      return await alternate({ testbed, pgbench, running, tokens, options });
    } finally {
      await stopServer(running.process);
    }
  } finally {
    await pgbench.close();
    await testbed.close();
  }
}

interface Parts {
  readonly testbed: LotteryTestbed;
  readonly pgbench: Pgbench;
  readonly running: RunningServer;
  readonly tokens: readonly string[];
  readonly options: BetsBench;
}

async function alternate({
  testbed,
  pgbench,
  running,
  tokens,
  options,
}: Parts): Promise<BetsFigures> {
  const runs = new Map<number, BetsDriverResult[]>(SLIPS.map((slip) => [slip, []]));
  const tpcb: number[] = [];
  await measure(testbed, running, { tokens, slip: 5, seconds: 2 });
  for (let round = 1; round <= options.rounds; round++) {
    for (const slip of SLIPS) {
      await testbed.superuser.query('checkpoint');
      const result = await measure(testbed, running, { tokens, slip, seconds: options.seconds });
      if (result.refused > 0)
        throw new Error(`${result.refused} orders refused: ${result.refusal}`);
      runs.get(slip)?.push(result);
    }
    await testbed.superuser.query('checkpoint');
    tpcb.push(await pgbench.run('tpcb-like', options.seconds));
    const rates = SLIPS.map(
      (slip) => `${slip}: ${Math.round(perSecond(runs.get(slip)?.at(-1)) * slip)}`,
    );
    options.log(
      `round ${round}: bets/s by slip ${rates.join(', ')}; tpcb ${Math.round(tpcb.at(-1) ?? 0)}`,
    );
  }
  return {
    slips: SLIPS.map((slip) => figuresOf(slip, runs.get(slip) ?? [])),
    tpcb: median(tpcb),
    residentMiB: peakResidentMiB(running.process),
  };
}

function figuresOf(bets: number, results: readonly BetsDriverResult[]): SlipFigures {
  const orders = median(results.map(perSecond));
  return {
    bets,
    betsPerSecond: orders * bets,
    ordersPerSecond: orders,
    median: median(results.map((each) => each.median)),
    p99: median(results.map((each) => each.p99)),
  };
}

const perSecond = (result: BetsDriverResult | undefined): number =>
  result === undefined ? 0 : result.placed / result.seconds;

/** One run on a draw that stays open for its duration. */
async function measure(
  testbed: LotteryTestbed,
  running: RunningServer,
  run: { readonly tokens: readonly string[]; readonly slip: number; readonly seconds: number },
): Promise<BetsDriverResult> {
  const issue = await drawForSeconds(testbed, run.seconds + 3);
  const bodies = Array.from({ length: BODIES }, () => bodyOf(issue, run.slip));
  const task: BetsDriverTask = {
    port: running.port,
    connections: CONNECTIONS,
    seconds: run.seconds,
    merchant: testbed.merchant.code,
    tokens: run.tokens,
    bodies,
  };
  return runDriver<BetsDriverResult>('bench/bets-driver.ts', task);
}

/** The open five-minute draw, or the next one if this one closes too early. */
async function drawForSeconds(
  { superuser, merchant }: LotteryTestbed,
  seconds: number,
): Promise<string> {
  for (;;) {
    const { rows } = await superuser.query<{ issue: string }>(
      `select issue from lottery.draw
       where merchant_id = $1 and lottery = 'SSC5' and bound_at is not null
         and opens_at <= house_now()
         and closes_at > house_now() + $2 * interval '1 second'
       order by draw_at limit 1`,
      [merchant.id, seconds],
    );
    if (rows[0]) return rows[0].issue;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

function bodyOf(issue: string, slip: number): string {
  const unit = amount(20_000n);
  const bets = Array.from({ length: slip }, () => {
    const { play, pick, notes, style, terms } = randomMixedBet();
    return {
      play,
      pick,
      unit: '2.0000',
      multiple: 1,
      style,
      ...(style === 'FIXED' ? { odds: terms } : { group: Number(terms) }),
      notes,
      stake: formatAmount(amount(unit * BigInt(notes))),
      nonce: '00112233445566778899aabbccddeeff',
    };
  });
  return JSON.stringify({ issue, bets });
}

/** Formats the figures and their comparison. */
export function describeBets({ slips, tpcb, residentMiB }: BetsFigures): readonly string[] {
  return [
    ...slips.map(
      ({ bets, betsPerSecond, ordersPerSecond, median: waited, p99 }) =>
        `bets over HTTP, slips of ${String(bets).padStart(2)}  ` +
        `${Math.round(betsPerSecond).toString().padStart(7)} bets/s  ` +
        `${(betsPerSecond / tpcb).toFixed(2)} x TPC-B  (${Math.round(ordersPerSecond)} orders/s, ` +
        `${waited.toFixed(1)} ms at the median, ${p99.toFixed(1)} ms at p99)`,
    ),
    `pgbench TPC-B-like, ${CLIENTS} clients    ${Math.round(tpcb)}/s`,
    `the server held at most             ${Math.round(residentMiB)} MiB`,
  ];
}
