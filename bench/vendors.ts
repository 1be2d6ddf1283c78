// Measures bets of a vendor per second over HTTP, signed beforehand, with the server and the vendor
// in separate processes, and pgbench on the same database server for comparison.
import { spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashText } from '../apps/server/src/platform/keys/random-text.ts';
import { homeDirectory } from '../apps/server/src/home.ts';
import { build } from '../tools/build/build.mjs';
import { openLotteryTestbed, type LotteryTestbed } from './lottery-testbed.ts';
import { median, openPgbench } from './pgbench.ts';
import { createPlayers, startServer, stopServer } from './running-server.ts';
import type { WalletDriverResult, WalletDriverTask } from './wallet-driver.ts';

export interface VendorsBench {
  /** The superuser's address of a server with fsync and synchronous_commit on. */
  readonly server: string;
  readonly rounds: number;
  /** The duration of each measurement in seconds. */
  readonly seconds: number;
  readonly log: (line: string) => void;
}

export interface VendorsFigures {
  readonly betsPerSecond: number;
  readonly tpcb: number;
  /** Milliseconds at half that rate. */
  readonly median: number;
  readonly p99: number;
}

const CONNECTIONS = 128;
const CLIENTS = 32;
const GAME = 'bench-reels';
/** More bets than any machine of ours answers in a second. */
const BETS_PER_SECOND_MOST = 8000;

/** Alternates bets and pgbench, then measures the latency at half the median rate. */
export async function benchVendors(options: VendorsBench): Promise<VendorsFigures> {
  const { server, log, rounds, seconds } = options;
  await build({ only: ['server'] });
  const testbed = await openLotteryTestbed(server);
  const pgbench = await openPgbench({ server, scale: 50, clients: CLIENTS, log });
  try {
    await createPlayers(testbed);
    const { key, players } = await createVendor(testbed);
    const running = await startServer(testbed);
    try {
      const common = { port: running.port, connections: CONNECTIONS, key, game: GAME, players };
      const most = BETS_PER_SECOND_MOST * seconds;
      await measure({ ...common, seconds: 2, most: 2 * BETS_PER_SECOND_MOST });
      const rates: number[] = [];
      const tpcb: number[] = [];
      for (let round = 1; round <= rounds; round++) {
        await testbed.superuser.query('checkpoint');
        const result = await measure({ ...common, seconds, most });
        rates.push(result.answered / result.seconds);
        await testbed.superuser.query('checkpoint');
        tpcb.push(await pgbench.run('tpcb-like', seconds));
        const [bets, plain] = [Math.round(rates.at(-1) ?? 0), Math.round(tpcb.at(-1) ?? 0)];
        log(`round ${round}: ${bets} bets/s; tpcb ${plain}`);
      }
      const rate = median(rates) / 2;
      await testbed.superuser.query('checkpoint');
      const half = await measure({ ...common, seconds, rate, most: Math.ceil(rate * seconds) });
      return {
        betsPerSecond: median(rates),
        tpcb: median(tpcb),
        median: half.median,
        p99: half.p99,
      };
    } finally {
      await stopServer(running.process);
    }
  } finally {
    await pgbench.close();
    await testbed.close();
  }
}

/** The figures as lines of the report. */
export function describeVendors({
  betsPerSecond,
  tpcb,
  median: half,
  p99,
}: VendorsFigures): string[] {
  const ratio = (betsPerSecond / tpcb).toFixed(2);
  return [
    `${Math.round(betsPerSecond)} bets/s signed over HTTP, ${ratio} times TPC-B (${Math.round(tpcb)}/s)`,
    `at half that rate: median ${half.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  ];
}

async function createVendor({ superuser, merchant }: LotteryTestbed) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  await superuser.query(
    `insert into vendors.vendor (merchant_id, code, name, kind)
     values ($1, 'BENCH', 'Bench', 'external')`,
    [merchant.id],
  );
  await superuser.query(
    `insert into vendors.vendor_key
       (merchant_id, code, key_id, owner, algorithm, public_key, state, created_at)
     values ($1, 'BENCH', $2, 'VENDOR', 'RSA', $3, 'CURRENT', house_now())`,
    [merchant.id, randomUUID(), publicKey.export({ type: 'spki', format: 'pem' })],
  );
  const listed = {
    game_code: GAME,
    name: { en: 'Bench' },
    category: 'RNG',
    platforms: ['GPL_DESKTOP'],
    enabled: true,
    rtp: 960_000,
    currencies: { PHP: { min: '1', max: '1000' } },
  };
  await superuser.query(
    `insert into vendors.game (merchant_id, vendor, code, type, status, offered, names, listed,
       checksum, rtp_low, rtp_high, published_at, changed_at)
     values ($1, 'BENCH', $2, 'RNG', 'LIVE', true, '{"en": "Bench"}', $3, '\\x00', 960000, 960000,
       house_now(), house_now())`,
    [merchant.id, GAME, JSON.stringify(listed)],
  );
  const { rows } = await superuser.query<{ member_id: string }>(
    `select member_id from members.member where merchant_id = $1 and username like 'bench%'`,
    [merchant.id],
  );
  const players = rows.map(({ member_id: member }) => ({
    member,
    user: `${merchant.code}-${member}`,
    token: randomBytes(32).toString('base64url'),
  }));
  for (const { member, token } of players) {
    await superuser.query(
      `insert into vendors.game_session (merchant_id, token_hash, session_id, member_id, vendor,
         node_id, trial, device, login_id, issued_at, answered_at, first_used_at, first_address,
         last_used_at, ends_at)
       select $1, $2, $3, $4, 'BENCH', node_id, false, 'WEB', $3,
         house_now() - interval '2 minutes', house_now(), house_now(), '127.0.0.1', house_now(),
         house_now() + interval '12 hours'
       from vendors.game where merchant_id = $1 and vendor = 'BENCH'`,
      [merchant.id, hashText(token), randomUUID(), member],
    );
  }
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    players: players.map(({ user, token }) => ({ user, token })),
  };
}

async function measure(task: WalletDriverTask): Promise<WalletDriverResult> {
  const driver = pathToFileURL(join(homeDirectory(), 'bench/wallet-driver.ts'));
  const child = spawn(process.execPath, ['--import', 'tsx', driver.pathname], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  child.stdin.end(JSON.stringify(task));
  await new Promise((resolve) => child.once('close', resolve));
  const result = JSON.parse(Buffer.concat(parts).toString('utf8')) as WalletDriverResult;
  if (result.refused > 0) throw new Error(`${result.refused} bets refused: ${result.refusal}`);
  return result;
}
