// A day of all lotteries under a test clock: players bet at random on every draw on sale, draws
// close, are drawn and settled, and two operators enter external results. At each hour the books
// must balance and every ticket be settled once; both verifiers check every draw. `npm run day --
// --hours 24 --players 500 --orders 20 --seed 1`.
import { findFamily } from '@fairhouse/rules/lottery';
import { anyResult, makeChance, randomSlipOf } from '@fairhouse/rules/testing';
import { MINUTE_MS } from '@fairhouse/values';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { TestApp } from '../apps/server/src/testing/index.ts';
import { openLotteryApp } from '../apps/server/src/testing/lottery-app.ts';
import { setup, teardown } from '../tools/postgres/vitest-postgres.ts';
import { checkBooks, checkSettled, settledSince, type SettledDraw } from './day-checks.ts';
import { openOperators } from './open-operators.ts';
import { createPlayers, placeOrders, type DrawOnSale, type PlacedOrders } from './day-players.ts';
import type { PlayerClient } from './day-players.ts';
import { openProver, type Prover } from './day-prover.ts';
import type { Breach } from './check-evening.ts';
import { expectValue } from './guest.ts';
import { openChance, type Chance } from './chance.ts';

const STEP_MS = 20_000;
const STEPS_AN_HOUR = 180;
/** Sessions expire after half an hour of inactivity: every player makes a call before that. */
const AWAKE_MS = 15 * MINUTE_MS;
/** The number of players who make that call concurrently. */
const LOOKING = 8;

interface DayOptions {
  readonly hours: number;
  readonly players: number;
  /** The number of orders per step of the clock, which is twenty seconds. */
  readonly orders: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}

interface DayFigures {
  readonly lotteries: number;
  readonly draws: number;
  readonly recorded: number;
  readonly sold: number;
  readonly families: number;
  readonly orders: number;
  readonly tickets: number;
  readonly breaches: readonly Breach[];
}

interface Day {
  readonly test: TestApp;
  readonly db: pg.Client;
  readonly players: readonly PlayerClient[];
  readonly chance: Chance;
  readonly placed: PlacedOrders;
  readonly backoffice: ReturnType<typeof openOperators>;
  readonly prover: Prover;
  /** The draws already verified, by their issue. */
  readonly ended: Map<string, SettledDraw>;
  readonly breaches: Breach[];
  /** The verifiers check the draws of an hour while the next one is played. */
  proving: Promise<Breach[]>;
  /** The time of the last call of all players, by the server's clock. */
  awakeAt: number;
}

/** Plays the day on a temporary PostgreSQL of its own. */
async function playDay(options: DayOptions): Promise<DayFigures> {
  await setup();
  const test = await openLotteryApp('whole');
  const db = new pg.Client({ connectionString: test.databaseUrl });
  try {
    await db.connect();
    // One merchant has every lottery; a second one would only double the work.
    await db.query('update lottery.lottery set enabled = false where merchant_id <> $1', [
      test.merchant.id,
    ]);
    return await playHours(test, db, options);
  } finally {
    await db.end();
    await test.close();
    await teardown();
  }
}

async function playHours(test: TestApp, db: pg.Client, options: DayOptions): Promise<DayFigures> {
  const day: Day = {
    test,
    db,
    players: await createPlayers(test, options.players),
    chance: openChance(options.seed),
    placed: { orders: 0, tickets: 0, refused: new Map() },
    backoffice: openOperators(test),
    prover: openProver(test),
    ended: new Map(),
    breaches: [],
    proving: Promise.resolve([]),
    awakeAt: test.context.clock.now(),
  };
  try {
    await playSteps(day, options);
  } finally {
    day.prover.close();
  }
  return figuresOf(day);
}

async function playSteps(day: Day, options: DayOptions): Promise<void> {
  const steps = Math.ceil(options.hours * STEPS_AN_HOUR);
  for (let step = 1; step <= steps; step += 1) {
    await turn(day, options.orders);
    await keepAwake(day);
    if (step % STEPS_AN_HOUR !== 0 && step !== steps) continue;
    await checkHour(day);
    tell(day, options, step / STEPS_AN_HOUR);
  }
  day.breaches.push(...(await day.proving));
}

async function figuresOf({ test, db, ...day }: Day): Promise<DayFigures> {
  const ended = [...day.ended.values()];
  const { rows } = await db.query<{ lotteries: string }>(
    'select count(distinct lottery) as lotteries from lottery.draw where merchant_id = $1',
    [test.merchant.id],
  );
  return {
    lotteries: Number(rows[0]?.lotteries),
    draws: ended.length,
    recorded: ended.filter(({ mode }) => mode === 'entered').length,
    sold: ended.filter(({ tickets }) => tickets > 0).length,
    families: new Set(ended.map(({ family }) => family)).size,
    orders: day.placed.orders,
    tickets: day.placed.tickets,
    breaches: day.breaches,
  };
}

/**
 * Advances by twenty seconds: due draws are closed; then concurrently draws are drawn and settled,
 * the next ones scheduled, and players bet on the draws on sale.
 */
async function turn(day: Day, orders: number): Promise<void> {
  const { test, db, placed } = day;
  await test.turnClock(STEP_MS);
  await test.runJobs('lottery-close');
  const { rows } = await db.query<DrawOnSale>(
    `select lottery, issue from lottery.draw
     where merchant_id = $1 and state = 'OPEN' and opens_at < house_now()
       and closes_at > house_now() + interval '3 seconds'`,
    [test.merchant.id],
  );
  await Promise.all([
    test.runJobs('lottery-draw').then(() => test.runJobs('lottery-settle')),
    test.runJobs('lottery-schedule').then(() => test.runJobs('lottery-chase')),
    rows.length > 0 && placeOrders(day, rows, { count: orders, placed }),
  ]);
  await enterResults(day);
}

/** By the server's clock, which also runs between the steps. */
async function keepAwake(day: Day): Promise<void> {
  const now = day.test.context.clock.now();
  if (now - day.awakeAt < AWAKE_MS) return;
  day.awakeAt = now;
  const left = [...day.players];
  const look = async (): Promise<void> => {
    for (let player = left.pop(); player; player = left.pop())
      await expectValue(player.call('balance', {}));
  };
  await Promise.all(Array.from({ length: LOOKING }, look));
}

/** Two operators enter the results of external draws. */
async function enterResults({ test, db, backoffice }: Day): Promise<void> {
  const { rows } = await db.query<{ issue: string; family: string }>(
    `select d.issue, l.family from lottery.draw d
     join lottery.lottery l on l.merchant_id = d.merchant_id and l.code = d.lottery
     where d.merchant_id = $1 and d.mode = 'entered' and d.state = 'CLOSED'
       and d.draw_at < house_now()`,
    [test.merchant.id],
  );
  if (rows.length === 0) return;
  for (const name of ['draws', 'partner']) {
    const own = await backoffice(name);
    for (const { issue, family } of rows) {
      const found = findFamily(family);
      if (found === undefined) throw new Error(`no family ${family}`);
      const fixed = makeChance(issue.length + (Number(issue.replaceAll(/\D/g, '')) % 1e6));
      const numbers = anyResult(found, fixed, randomSlipOf(found, fixed));
      await expectValue(own.call('drawEnter', { issue, numbers }));
    }
  }
}

async function checkHour(day: Day): Promise<void> {
  const { test, db, breaches, ended, prover } = day;
  await test.runJobs();
  breaches.push(...(await day.proving));
  breaches.push(...(await checkBooks(db, test)), ...(await checkSettled(db, test)));
  const draws = await settledSince(db, test, ended);
  for (const draw of draws) ended.set(draw.issue, draw);
  day.proving = prover.prove(draws);
  // A failure is thrown where the promise is awaited.
  day.proving.catch(() => undefined);
}

function tell({ ended, placed, breaches }: Day, { say }: DayOptions, hours: number): void {
  const refused = [...placed.refused].map(([code, times]) => `${code} ${times}`).join(', ');
  const took = Math.round(performance.now() / 1000);
  say(
    `${hours.toFixed(1)} h after ${took} s: ${ended.size} draws settled, ` +
      `${placed.orders} orders of ${placed.tickets} tickets` +
      `${refused === '' ? '' : `; refused: ${refused}`}; ${breaches.length} breaches`,
  );
  for (const { invariant, detail } of breaches) say(`BROKEN ${invariant}: ${detail}`);
}

if (process.argv[1]?.endsWith('day.ts') === true) {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({
    options: {
      hours: text('24'),
      players: text('500'),
      orders: text('20'),
      seed: text('1'),
    },
  });
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const { breaches, ...figures } = await playDay({
    hours: Number(values.hours),
    players: Number(values.players),
    orders: Number(values.orders),
    seed: Number(values.seed),
    say,
  });
  say(`${figures.lotteries} lotteries of ${figures.families} families, ${values.players} players:`);
  say(`${figures.orders} orders, ${figures.tickets} tickets, ${figures.draws} draws`);
  say(
    `${figures.sold} with tickets, ${figures.recorded} from outside, all proved by both verifiers`,
  );
  say(breaches.length === 0 ? 'the books balance, every ticket was settled once' : 'broken');
  process.exitCode = breaches.length === 0 ? 0 : 1;
}
