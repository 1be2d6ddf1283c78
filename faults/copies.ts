// Three copies of the server behind a round-robin proxy: live connections open, limits hold
// exactly, and another copy takes over the jobs of a frozen one in time. `npm run copies -- --seed
// 1`.
import { amount } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openFileKeys } from '../apps/server/src/platform/keys/file-keys.ts';
import type { Keys } from '../apps/server/src/platform/keys/keys.ts';
import { WebSocket } from 'ws';
import { checkEvening, type Breach } from './check-evening.ts';
import { createOrderRequest, deposit, registerGuest, type Guest } from './guest.ts';
import { openRequestHistory, type RequestHistory } from './request-history.ts';
import { openChance, type Chance } from './chance.ts';
import { openRoundRobin } from './round-robin.ts';
import { openRunningInstallation } from './running-installation.ts';

const LIVE = 100;
/** The limit of the ticket call, by address and minute (packages/calls). */
const TICKETS_MOST = 60;
const UNIT = amount(20_000n);
const FIRST_DEPOSIT = amount(20_000_000n);
const PATIENCE_MS = 90_000;
const BETWEEN_BETS_MS = 700;
/** How long before a draw's close the copy with the jobs freezes. */
const BEFORE_CLOSE_MS = 1500;

export interface CopiesOptions {
  readonly seed: number;
  readonly say: (line: string) => void;
}

export interface CopiesFigures {
  /**
   * Of a hundred tickets fetched through the proxy, the number that opened a connection through it.
   */
  readonly live: number;
  /**
   * The number of calls of one address that passed a limit of sixty, sequentially and concurrently.
   */
  readonly passed: { readonly inTurn: number; readonly burst: number };
  /** The same while one copy is frozen: never more than sixty. */
  readonly passedWithFrozen: number;
  /** How late draws were closed and settled while the copy that had the jobs was frozen. */
  readonly closedLateMs: number;
  readonly settledLateMs: number;
  /** The number of requests of each copy. */
  readonly sent: readonly number[];
  readonly acknowledged: number;
  readonly breaches: readonly Breach[];
}

/** Runs the scenario once, on an installation of its own. */
export async function runCopies({ seed, say }: CopiesOptions): Promise<CopiesFigures> {
  const app = await openRunningInstallation({
    env: { LIMIT_SCALE: '1', TRUSTED_PROXIES: '1', PRIVATE_PEERS: '1' },
  });
  const proxy = await openRoundRobin();
  const history = openRequestHistory(join(app.dataDir, 'history.jsonl'));
  const db = new pg.Client({ connectionString: app.databaseUrl });
  const evening = { over: false };
  try {
    await db.connect();
    // The first copy gets every job; the two others start simultaneously.
    const first = app.firstCopy();
    const [second, third] = await Promise.all([app.startCopy(), app.startCopy()]);
    for (const copy of [first, second, third]) await proxy.add(copy.port);
    const guest = await registerGuest(proxy.origin, 'plover01');
    await deposit(guest, FIRST_DEPOSIT, () => wait(300));
    const play = playOn(guest, openChance(seed), history, evening);
    const live = await countLive(proxy.origin);
    say(`${live} of ${LIVE} tickets opened a live connection`);
    const passed = {
      inTurn: await passInTurn(proxy.origin, '127.0.0.9', TICKETS_MOST * 2),
      burst: await passAtOnce(proxy.origin, '127.0.0.10', TICKETS_MOST * 3),
    };
    say(`${passed.inTurn} and ${passed.burst} calls passed a limit of ${TICKETS_MOST}`);

    const { issue, closesAt } = await nextClose(db);
    await wait(closesAt - BEFORE_CLOSE_MS - wallClock());
    first.freeze();
    say(`froze the copy with the jobs before the close of ${issue}`);
    const late = await waitUntilSettled(db, issue);
    say(`closed ${late.closedLateMs} ms late, settled ${late.settledLateMs} ms after the draw`);
    const passedWithFrozen = await passAtOnce(proxy.origin, '127.0.0.11', TICKETS_MOST * 2);
    say(`${passedWithFrozen} calls passed the limit beside a frozen copy`);
    first.thaw();
    await second.kill();
    say('thawed it, and killed another');
    await wait(BETWEEN_BETS_MS * 3);
    evening.over = true;
    await play;
    const keys = openFileKeys(app.dataDir);
    const breaches = await untilClean(db, history, keys);
    const acknowledged = history.all().filter(({ outcome }) => outcome === 'ok').length;
    const sent = [first, second, third].map(({ port }) => proxy.sent.get(port) ?? 0);
    return { live, passed, passedWithFrozen, ...late, sent, acknowledged, breaches };
  } finally {
    evening.over = true;
    app.firstCopy().thaw();
    await proxy.close();
    await db.end();
    history.close();
    await app.close();
  }
}

/** Bets occasionally; an unknown outcome is resolved by a retry with the same id. */
async function playOn(
  guest: Guest,
  chance: Chance,
  history: RequestHistory,
  evening: { readonly over: boolean },
): Promise<void> {
  while (!evening.over) {
    const draw = await guest.client.call('currentDraw', { gameCode: 'SSC1' });
    const issue = draw.ok ? draw.value.current?.issue : undefined;
    if (issue !== undefined) await bet(guest, issue, chance, history);
    await wait(BETWEEN_BETS_MS);
  }
}

async function bet(
  guest: Guest,
  issue: string,
  chance: Chance,
  history: RequestHistory,
): Promise<void> {
  const pick = `${chance.pick(['0', '13', '579'])}||||`;
  const notes = pick.length - 4;
  const order = createOrderRequest(issue, [{ play: 'FixedPlace', pick, notes, unit: UNIT }]);
  const id = randomUUID();
  const request = history.recordRequest(id, 'bet', { username: guest.username, issue });
  const endsAt = performance.now() + PATIENCE_MS;
  while (performance.now() < endsAt) {
    const answer = await guest.client.call('placeBets', order, { idempotencyKey: id });
    if (answer.ok) return history.recordOutcome(request, 'ok');
    const { code, status } = answer.refusal;
    if (status !== 0 && status < 500 && status !== 429)
      return history.recordOutcome(request, 'refused', code);
    await wait(200);
  }
  return undefined;
}

/** Opens a live connection with each of a hundred tickets, from two addresses. */
async function countLive(origin: string): Promise<number> {
  let opened = 0;
  for (let count = 0; count < LIVE; count += 1) {
    const localAddress = count < LIVE / 2 ? '127.0.0.7' : '127.0.0.8';
    const { body } = await askTicket(origin, localAddress);
    const { ticket } = (JSON.parse(body) as { value: { ticket: string } }).value;
    if (await opens(`${origin.replace('http', 'ws')}/wps/live?ticket=${ticket}`)) opened += 1;
  }
  return opened;
}

async function opens(address: string): Promise<boolean> {
  const socket = new WebSocket(address);
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('message', () => resolve(true));
    socket.once('close', () => resolve(false));
    socket.once('error', () => resolve(false));
  });
  socket.terminate();
  return isOpen;
}

async function passInTurn(origin: string, localAddress: string, calls: number): Promise<number> {
  let passed = 0;
  for (let count = 0; count < calls; count += 1) {
    if ((await askTicket(origin, localAddress)).status === 200) passed += 1;
  }
  return passed;
}

async function passAtOnce(origin: string, localAddress: string, calls: number): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: calls }, () => askTicket(origin, localAddress)),
  );
  return answers.filter(({ status }) => status === 200).length;
}

/** One call from an address of this machine. */
function askTicket(
  origin: string,
  localAddress: string,
): Promise<{ readonly status: number; readonly body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { Merchant: 'manila', Language: 'EN', 'content-length': '0' };
    const url = `${origin}/wps/session/live`;
    const asked = request(url, { method: 'POST', headers, localAddress }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** The next draw to close, far enough ahead to freeze a copy before. */
async function nextClose(db: pg.Client): Promise<{ issue: string; closesAt: number }> {
  const { rows } = await db.query<{ issue: string; closes_at: Date }>(
    `select issue, closes_at from lottery.draw
     where lottery = 'SSC1' and closes_at > now() + $1 * interval '1 millisecond'
     order by closes_at limit 1`,
    [BEFORE_CLOSE_MS + 500],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('no draw is scheduled');
  return { issue: row.issue, closesAt: row.closes_at.getTime() };
}

/** Waits for the draw and for every other that is due meanwhile; returns their maximum delay. */
async function waitUntilSettled(db: pg.Client, issue: string) {
  const endsAt = performance.now() + PATIENCE_MS;
  for (;;) {
    const { rows } = await db.query<{ open: number; late: number; settled: number }>(
      `with since as (select min(closes_at) as at from lottery.draw where issue = $1)
       select count(*) filter (where state not in ('SETTLED', 'VOID'))::integer as open,
         max(extract(epoch from closed_at - closes_at) * 1000)::float8 as late,
         extract(epoch from now() - max(draw_at)) * 1000::float8 as settled
       from lottery.draw, since where closes_at = since.at`,
      [issue],
    );
    const [row] = rows;
    if (row?.open === 0) {
      return { closedLateMs: Math.round(row.late), settledLateMs: Math.round(row.settled) };
    }
    if (performance.now() > endsAt) throw new Error(`${issue} is not settled`);
    await wait(100);
  }
}

/** Waits for the jobs; a promise that does not hold afterwards is a breach. */
async function untilClean(
  db: pg.Client,
  history: RequestHistory,
  keys: Keys,
): Promise<readonly Breach[]> {
  const endsAt = performance.now() + PATIENCE_MS;
  for (;;) {
    const breaches = await checkEvening(db, history.all(), keys);
    const waits = breaches.every(({ invariant }) => invariant === 'I9' || invariant === 'I11');
    if (breaches.length === 0 || !waits || performance.now() > endsAt) return breaches;
    await wait(500);
  }
}

const wallClock = (): number => performance.timeOrigin + performance.now();

if (process.argv[1]?.endsWith('copies.ts') === true) {
  const { values } = parseArgs({ options: { seed: { type: 'string' } } });
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const figures = await runCopies({ seed: Number(values.seed ?? '1'), say });
  say(`requests by copy: ${figures.sent.join(', ')}; ${figures.acknowledged} bets acknowledged`);
  for (const breach of figures.breaches) say(`BROKEN ${breach.invariant}: ${breach.detail}`);
  const isWell =
    figures.breaches.length === 0 &&
    figures.live === LIVE &&
    figures.passed.inTurn === TICKETS_MOST &&
    figures.passed.burst === TICKETS_MOST &&
    figures.closedLateMs <= 15_000;
  say(isWell ? 'everything holds' : 'something is broken');
  process.exitCode = isWell ? 0 : 1;
}
