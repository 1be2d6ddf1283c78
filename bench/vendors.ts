// Measures the wallet that vendors' servers call over HTTP and the studio's spins, with the server,
// the studio and their callers in separate processes, and pgbench on the same database server for
// comparison (games.md section 11).
import { nextFreePort } from '../tools/installation/ports.mjs';
import { build } from '../tools/build/build.mjs';
import { openLotteryTestbed, type LotteryTestbed } from './lottery-testbed.ts';
import { median, openPgbench, type Pgbench } from './pgbench.ts';
import {
  createPlayers,
  peakResidentMiB,
  startServer,
  stopServer,
  type RunningServer,
} from './running-server.ts';
import { runDriver } from './processes/start-program.ts';
import { readBooks, requireEqual } from './wallet/books.ts';
import { createVendors, type BenchVendor } from './wallet/create-vendors.ts';
import { launchAll, openStudio, type RunningStudio } from './wallet/open-studio.ts';
import type { SpinDriverResult, SpinDriverTask } from './wallet/spin-driver.ts';
import type { WalletDriverResult, WalletDriverTask } from './wallet/wallet-driver.ts';

export interface VendorsBench {
  /** The superuser's address of a server with fsync and synchronous_commit on. */
  readonly server: string;
  readonly rounds: number;
  /** The duration of each measurement in seconds. */
  readonly seconds: number;
  readonly log: (line: string) => void;
}

/** Milliseconds at half the median rate. */
interface HalfRate {
  readonly median: number;
  readonly p99: number;
}

export interface VendorsFigures {
  /** Medians per second. */
  readonly bets: number;
  readonly mixed: number;
  readonly spins: number;
  readonly tpcb: number;
  readonly betsAtHalf: HalfRate;
  readonly spinsAtHalf: HalfRate;
  readonly repeated: number;
  readonly rolledBack: number;
  /** The peak resident memory in MiB. */
  readonly serverMiB: number;
  readonly studioMiB: number;
}

const VENDORS = 10;
const CONNECTIONS = 256;
const SPINNERS = 64;
const PLAYERS_PER_SPINNER = 2;
const CLIENTS = 32;
const GAME = 'harbour-lights';
/** One unit of the currency. */
const SPIN_AMOUNT = 1_000_000;
const REPEATED_PERCENT = 30;
const WARM_SECONDS = 2;
/** More requests than are answered in the warm-up, each signed beforehand. */
const WARM_MOST = 6000;

/** Alternates what is measured with pgbench, then measures latencies at half the median rates. */
export async function benchVendors(options: VendorsBench): Promise<VendorsFigures> {
  const { server, log } = options;
  await build({ only: ['server', 'studio'] });
  const studioPort = await nextFreePort(18_380);
  const studioUrl = `http://127.0.0.1:${studioPort}`;
  const testbed = await openLotteryTestbed(server, { STUDIO_URL: studioUrl });
  const pgbench = await openPgbench({ server, scale: 50, clients: CLIENTS, log });
  try {
    const tokens = await createPlayers(testbed);
    const vendors = await createVendors(testbed, VENDORS);
    const running = await startServer(testbed);
    const studio = await openStudio({ server, testbed, running, port: studioPort });
    try {
      const spinners = tokens.slice(0, PLAYERS_PER_SPINNER * SPINNERS);
      const sessions = await launchAll(testbed, { running, studio }, spinners, GAME);
      return await alternate({ testbed, pgbench, running, studio, vendors, sessions, options });
    } finally {
      await studio.close();
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
  readonly studio: RunningStudio;
  readonly vendors: readonly BenchVendor[];
  readonly sessions: readonly string[];
  readonly options: VendorsBench;
}

async function alternate(parts: Parts): Promise<VendorsFigures> {
  const { testbed, pgbench, options } = parts;
  const { seconds, log } = options;
  const warm = await call(parts, { kind: 'bets', seconds: WARM_SECONDS, most: WARM_MOST });
  await spin(parts, { seconds: WARM_SECONDS });
  // A process that is warm answers more than in its first seconds.
  const most = Math.ceil((3 * warm.answered * seconds) / warm.seconds);
  const bets: number[] = [];
  const mixed: WalletDriverResult[] = [];
  const spins: number[] = [];
  const tpcb: number[] = [];
  for (let round = 1; round <= options.rounds; round++) {
    bets.push(perSecond(await call(parts, { kind: 'bets', seconds, most })));
    mixed.push(await call(parts, { kind: 'rounds', seconds, most }));
    const played = await spin(parts, { seconds });
    spins.push(played.spins / played.seconds);
    await testbed.superuser.query('checkpoint');
    tpcb.push(await pgbench.run('tpcb-like', seconds));
    const last = [bets, mixed.map(perSecond), spins, tpcb].map((each) => each.at(-1) ?? 0);
    const [plain, mix, spun, transactions] = last.map(Math.round);
    log(`round ${round}: ${plain} bets/s, mixed ${mix}/s, ${spun} spins/s; tpcb ${transactions}`);
  }
  const half = { seconds, rate: median(bets) / 2 };
  const most2 = Math.ceil(half.rate * seconds);
  const betsAtHalf = await call(parts, { kind: 'bets', ...half, most: most2 });
  const spinsAtHalf = await spin(parts, { seconds, rate: median(spins) / 2 });
  return {
    bets: median(bets),
    mixed: median(mixed.map(perSecond)),
    spins: median(spins),
    tpcb: median(tpcb),
    betsAtHalf,
    spinsAtHalf,
    repeated: shareOf(mixed, 'repeated'),
    rolledBack: shareOf(mixed, 'rolledBack'),
    serverMiB: peakResidentMiB(parts.running.process),
    studioMiB: peakResidentMiB(parts.studio.process),
  };
}

const perSecond = ({ answered, seconds }: WalletDriverResult): number => answered / seconds;

function shareOf(results: readonly WalletDriverResult[], which: 'repeated' | 'rolledBack'): number {
  const sum = (of: (result: WalletDriverResult) => number): number =>
    results.reduce((total, result) => total + of(result), 0);
  return sum((result) => result[which]) / sum(({ answered }) => answered);
}

/** Sends signed calls, and compares the books with what was sent. */
async function call(
  { testbed, running, vendors, options }: Parts,
  asked: Pick<WalletDriverTask, 'kind' | 'seconds' | 'rate' | 'most'>,
): Promise<WalletDriverResult> {
  await testbed.superuser.query('checkpoint');
  const before = await readBooks(testbed, vendors);
  const result = await runDriver<WalletDriverResult>('bench/wallet/wallet-driver.ts', {
    ...asked,
    port: running.port,
    connections: CONNECTIONS,
    repeated: asked.kind === 'bets' ? 0 : REPEATED_PERCENT,
    vendors,
  } satisfies WalletDriverTask);
  requireEqual(before, await readBooks(testbed, vendors), result);
  if (result.busy > 0) options.log(`${result.busy} requests found the server too busy`);
  return result;
}

async function spin(
  { testbed, studio, sessions }: Parts,
  asked: Pick<SpinDriverTask, 'seconds' | 'rate'>,
): Promise<SpinDriverResult> {
  await testbed.superuser.query('checkpoint');
  const result = await runDriver<SpinDriverResult>('bench/wallet/spin-driver.ts', {
    ...asked,
    port: studio.port,
    connections: SPINNERS,
    sessions,
    amount: SPIN_AMOUNT,
  } satisfies SpinDriverTask);
  if (result.refused > 0) throw new Error(`${result.refused} spins refused: ${result.refusal}`);
  return result;
}

/** The figures as lines of the report. */
export function describeVendors(figures: VendorsFigures): string[] {
  const { tpcb, betsAtHalf, spinsAtHalf, repeated, rolledBack } = figures;
  const rate = (each: number): string =>
    `${Math.round(each).toString().padStart(7)}/s  ${(each / tpcb).toFixed(2)} x TPC-B`;
  const half = ({ median: middle, p99 }: HalfRate): string =>
    `at half that rate ${middle.toFixed(1)} ms at the median, ${p99.toFixed(1)} ms at p99`;
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  return [
    `signed bets of ${VENDORS} vendors        ${rate(figures.bets)}  (${half(betsAtHalf)})`,
    `bets, wins, repetitions, rollbacks ${rate(figures.mixed)}  (${percent(repeated)} repeated, ` +
      `${percent(rolledBack)} rolled back; every balance as by the oracle)`,
    `spins of ${GAME}            ${rate(figures.spins)}  (${half(spinsAtHalf)})`,
    `pgbench TPC-B-like, ${CLIENTS} clients    ${Math.round(tpcb)}/s`,
    `the server held at most ${Math.round(figures.serverMiB)} MiB, ` +
      `the studio ${Math.round(figures.studioMiB)} MiB`,
  ];
}
