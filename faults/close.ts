// Bets around the close of a draw: as many requests as the server takes in the last seconds before
// and the first ones after it. None may be taken after the close by the database's clock, and each
// acknowledged bet must be in the draw's tree and be settled. `npm run close -- --requests 10000
// --seconds 3 --seed 1`.
import { verifyProofFile } from '@fairhouse/calls/proof';
import {
  hashLeaf,
  toHex,
  verifyEd25519,
  type FlatObject,
  type ProofFile,
} from '@fairhouse/rules/fair';
import { amount } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openFileKeys } from '../apps/server/src/platform/keys/file-keys.ts';
import { NODE_HASHES, verifyRound } from '../apps/server/src/modules/lottery/hashing/index.ts';
import { checkEvening, type Breach } from './check-evening.ts';
import { expectValue, createOrderRequest, deposit, registerGuest, type Guest } from './guest.ts';
import { openRequestHistory, type RequestHistory } from './request-history.ts';
import { openChance, type Chance } from './chance.ts';
import { openRunningInstallation, type RunningInstallation } from './running-installation.ts';

const GUESTS = 16;
const AT_ONCE_EACH = 4;
const FIRST_DEPOSIT = amount(200_000_000n);
const UNIT = amount(20_000n);
const PATIENCE_MS = 180_000;

export interface CloseOptions {
  /** The minimum number of requests over all closes. */
  readonly requests: number;
  /** How long before and after each close requests are sent. */
  readonly seconds: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}

export interface CloseFigures {
  readonly draws: number;
  readonly requests: number;
  readonly acknowledged: number;
  readonly refusedAsClosed: number;
  /** Sent after the close, by the clock that both sides share. */
  readonly sentAfter: number;
  /** Milliseconds before the close at which the last ticket was taken, by the database's clock. */
  readonly closestMs: number;
  readonly breaches: readonly Breach[];
}

interface Acknowledged {
  readonly issue: string;
  readonly firstSeq: number;
  readonly leaves: readonly string[];
}

interface Race {
  readonly app: RunningInstallation;
  readonly history: RequestHistory;
  readonly guests: readonly Guest[];
  readonly chance: Chance;
  readonly acknowledged: Acknowledged[];
  readonly figures: { requests: number; refusedAsClosed: number; sentAfter: number };
}

/** Races against one close after another until the number of requests is reached. */
export async function raceForCloses(options: CloseOptions): Promise<CloseFigures> {
  const app = await openRunningInstallation();
  const history = openRequestHistory(join(app.dataDir, 'history.jsonl'));
  try {
    const guests = await Promise.all(
      Array.from({ length: GUESTS }, async (_, index) => {
        const guest = await registerGuest(app.origin, `plover${String(index).padStart(2, '0')}`);
        await deposit(guest, FIRST_DEPOSIT, () => wait(100));
        return guest;
      }),
    );
    const figures = { requests: 0, refusedAsClosed: 0, sentAfter: 0 };
    const chance = openChance(options.seed);
    const race: Race = { app, history, guests, chance, acknowledged: [], figures };
    const issues: string[] = [];
    while (figures.requests < options.requests) {
      issues.push(await raceForClose(race, options, issues.at(-1)));
      options.say(`${issues.at(-1)}: ${figures.requests} requests so far`);
    }
    return await judge(race, issues);
  } finally {
    history.close();
    await app.close();
  }
}

/** All guests bet on one draw from before its close until after it. */
async function raceForClose(
  race: Race,
  { seconds }: CloseOptions,
  before: string | undefined,
): Promise<string> {
  const { issue, closesAt } = await nextDraw(race, before, seconds);
  await wait(Math.max(0, closesAt - seconds * 1000 - wallClock()));
  const untilMs = closesAt + seconds * 1000;
  const bettors = race.guests.flatMap((guest) =>
    Array.from({ length: AT_ONCE_EACH }, async () => {
      while (wallClock() < untilMs) await bet(race, guest, issue, closesAt);
    }),
  );
  await Promise.all(bettors);
  return issue;
}

async function nextDraw({ guests }: Race, before: string | undefined, seconds: number) {
  const [guest] = guests;
  if (guest === undefined) throw new Error('there are no guests');
  for (;;) {
    const { current } = await expectValue(guest.client.call('currentDraw', { gameCode: 'SSC1' }));
    const isNext = current !== undefined && current.issue !== before;
    if (isNext && current.closesAt - wallClock() > seconds * 1000) return current;
    await wait(200);
  }
}

/** One order; an unknown outcome is resolved by a retry with the same id. */
async function bet(race: Race, guest: Guest, issue: string, closesAt: number): Promise<void> {
  const { chance, history, figures } = race;
  const digits = chance.pick(['0', '13', '579', '02468']);
  const place = chance.whole(5);
  const pick = Array.from({ length: 5 }, (_, at) => (at === place ? digits : '')).join('|');
  const order = createOrderRequest(issue, [
    { play: 'FixedPlace', pick, notes: digits.length, unit: UNIT },
  ]);
  const id = randomUUID();
  const request = history.recordRequest(id, 'bet', { username: guest.username, issue });
  figures.requests += 1;
  if (wallClock() >= closesAt) figures.sentAfter += 1;
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await guest.client.call('placeBets', order, { idempotencyKey: id });
    if (answer.ok) {
      const { bets } = answer.value;
      const leaves = bets.map(({ leaf }) => leaf);
      race.acknowledged.push({ issue, firstSeq: bets[0]?.seq ?? 0, leaves });
      return history.recordOutcome(request, 'ok');
    }
    const { code, status } = answer.refusal;
    if (status < 500 && status !== 429) {
      if (code === 'bet.draw_closed') figures.refusedAsClosed += 1;
      return history.recordOutcome(request, 'refused', code);
    }
    await wait(100);
  }
}

/** Waits for the settlements, then checks the database and the draws' proofs. */
async function judge(race: Race, issues: readonly string[]): Promise<CloseFigures> {
  const { app, history, figures } = race;
  const db = new pg.Client({ connectionString: app.databaseUrl });
  await db.connect();
  try {
    await waitUntilSettled(db, issues);
    const keys = openFileKeys(app.dataDir);
    const breaches = [...(await checkEvening(db, history.all(), keys))];
    for (const issue of issues) breaches.push(...(await checkTree(race, issue)));
    breaches.push(...(await countTickets(db, race)));
    return {
      draws: issues.length,
      ...figures,
      acknowledged: race.acknowledged.length,
      closestMs: await closestOf(db, issues),
      breaches,
    };
  } finally {
    await db.end();
  }
}

async function waitUntilSettled(db: pg.Client, issues: readonly string[]): Promise<void> {
  const endsAt = performance.now() + PATIENCE_MS;
  while (performance.now() < endsAt) {
    const { rows } = await db.query<{ open: string }>(
      `select count(*) as open from lottery.draw
       where issue = any($1) and state not in ('SETTLED', 'VOID')`,
      [issues],
    );
    if (rows[0]?.open === '0') return;
    await wait(500);
  }
}

/** The published proof is valid and contains each acknowledged leaf under its number. */
async function checkTree(race: Race, issue: string): Promise<Breach[]> {
  const [guest] = race.guests;
  if (guest === undefined) return [];
  const proof = (await expectValue(
    guest.client.call('drawProof', { issue }),
  )) as unknown as ProofFile;
  const ports = {
    hashes: NODE_HASHES,
    verifySignature: verifyEd25519,
    verifyBeacon: verifyRound,
  };
  const { verdict, checks } = verifyProofFile(proof, ports);
  const problems = checks.filter(({ status }) => status === 'failed').map(({ name }) => name);
  const breaches: Breach[] =
    verdict === 'verified' ? [] : [{ invariant: 'proof', detail: `${issue}: ${problems.join()}` }];
  const leaves = (proof.tickets ?? []).map((leaf) =>
    toHex(hashLeaf(NODE_HASHES, leaf as unknown as FlatObject)),
  );
  const mine = race.acknowledged.filter((each) => each.issue === issue);
  for (const { firstSeq, leaves: acknowledgedLeaves } of mine) {
    const there = acknowledgedLeaves.every((leaf, index) => leaves[firstSeq - 1 + index] === leaf);
    if (!there) breaches.push({ invariant: 'tree', detail: `${issue}/${firstSeq}` });
  }
  return breaches;
}

/** The number of stored tickets equals that of acknowledged ones: none missing, none duplicated. */
async function countTickets(db: pg.Client, { acknowledged }: Race): Promise<Breach[]> {
  const { rows } = await db.query<{ stored: string; doubled: string }>(
    `select (select count(*) from lottery.ticket) as stored,
       (select count(*) from (select 1 from lottery.outcome o
          join lottery.draw d on d.merchant_id = o.merchant_id and d.draw_id = o.draw_id
            and d.result_version = o.version
          group by o.merchant_id, o.draw_id, o.seq having count(*) > 1) as twice) as doubled`,
  );
  const expected = acknowledged.reduce((sum, { leaves }) => sum + leaves.length, 0);
  const [row] = rows;
  if (Number(row?.stored) === expected && row?.doubled === '0') return [];
  return [{ invariant: 'once', detail: `${expected} told, ${JSON.stringify(row)}` }];
}

async function closestOf(db: pg.Client, issues: readonly string[]): Promise<number> {
  const { rows } = await db.query<{ ms: number }>(
    `select min(extract(epoch from d.closes_at - o.placed_at) * 1000)::float8 as ms
     from lottery.bet_order o
     join lottery.draw d on d.merchant_id = o.merchant_id and d.draw_id = o.draw_id
     where d.issue = any($1)`,
    [issues],
  );
  return rows[0]?.ms ?? Number.NaN;
}

function wallClock(): number {
  return performance.timeOrigin + performance.now();
}

if (process.argv[1]?.endsWith('close.ts') === true) {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '10000' },
      seconds: { type: 'string', default: '3' },
      seed: { type: 'string', default: '1' },
    },
  });
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const { breaches, ...figures } = await raceForCloses({
    requests: Number(values.requests),
    seconds: Number(values.seconds),
    seed: Number(values.seed),
    say,
  });
  say(
    `${figures.requests} requests around ${figures.draws} closes: ${figures.acknowledged} taken,`,
  );
  say(`${figures.refusedAsClosed} refused as closed, ${figures.sentAfter} sent after the close;`);
  say(`the last was taken ${figures.closestMs.toFixed(0)} ms before the close`);
  for (const { invariant, detail } of breaches) say(`BROKEN ${invariant}: ${detail}`);
  say(breaches.length === 0 ? 'none after the close, each in its tree, settled once' : 'broken');
  process.exitCode = breaches.length === 0 ? 0 : 1;
}
