// A day of all lotteries at once under a clock that is turned: players bet at random on whatever is
// on sale, draws close, are drawn and settled, results from outside are entered by two operators.
// At each hour the books must balance, every ticket be settled once and every draw be proved.
// `npm run day -- --hours 24 --players 500 --orders 20 --python 200 --seed 1`.
import { findFamily } from '@fairhouse/rules/lottery';
import { anyResult, makeChance, randomSlipOf } from '@fairhouse/rules/testing';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { logInOperator, type TestHouse } from '../apps/server/src/testing/index.ts';
import { openLotteryHouse } from '../apps/server/src/testing/lottery-house.ts';
import { setup, teardown } from '../tools/vitest-postgres.ts';
import { checkBooks, checkSettled, proveByPython, proveDraw, settledSince } from './day-checks.ts';
import { letPlayersIn, placeOrders, type OnSale, type Placed } from './day-players.ts';
import type { PlayerClient } from './day-players.ts';
import type { Breach } from './evening-invariants.ts';
import { must } from './guest.ts';
import { openChance, type Chance } from './random.ts';

const STEP_MS = 20_000;
const STEPS_AN_HOUR = 180;
/** Sessions end when nobody does anything for long: all look in every ten minutes. */
const STEPS_AWAKE = 30;
/** In the order of a draw's life. */
const JOBS = [
  'lottery-close',
  'lottery-draw',
  'lottery-settle',
  'lottery-schedule',
  'lottery-chase',
];

interface DayOptions {
  readonly hours: number;
  readonly players: number;
  /** Orders at each turn of the clock by twenty seconds. */
  readonly orders: number;
  /** Draws that the verifier in Python is shown, spread over the families. */
  readonly python: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}

interface DayFigures {
  readonly lotteries: number;
  readonly draws: number;
  readonly proved: number;
  readonly recorded: number;
  readonly provedByPython: number;
  readonly families: number;
  readonly orders: number;
  readonly tickets: number;
  readonly breaches: readonly Breach[];
}

interface Day {
  readonly test: TestHouse;
  readonly db: pg.Client;
  readonly players: readonly PlayerClient[];
  readonly chance: Chance;
  readonly placed: Placed;
  readonly proved: Set<string>;
  readonly byFamily: Map<string, number>;
  readonly breaches: Breach[];
  recorded: number;
  provedByPython: number;
}

/** Plays the day on a throw-away PostgreSQL of its own. */
async function playDay(options: DayOptions): Promise<DayFigures> {
  await setup();
  const test = await openLotteryHouse('whole');
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

async function playHours(test: TestHouse, db: pg.Client, options: DayOptions) {
  const day: Day = {
    test,
    db,
    players: await letPlayersIn(test, options.players),
    chance: openChance(options.seed),
    placed: { orders: 0, tickets: 0, refused: new Map() },
    proved: new Set(),
    byFamily: new Map(),
    breaches: [],
    recorded: 0,
    provedByPython: 0,
  };
  const steps = Math.ceil(options.hours * STEPS_AN_HOUR);
  for (let step = 1; step <= steps; step += 1) {
    await turn(day, options.orders);
    if (step % STEPS_AWAKE === 0) await keepAwake(day);
    if (step % STEPS_AN_HOUR === 0 || step === steps) {
      await checkHour(day, options);
      options.say(`${(step / STEPS_AN_HOUR).toFixed(1)} h: ${lineOf(day)}`);
      for (const { invariant, detail } of day.breaches)
        options.say(`BROKEN ${invariant}: ${detail}`);
    }
  }
  const { rows } = await db.query<{ lotteries: string }>(
    'select count(distinct lottery) as lotteries from lottery.draw where merchant_id = $1',
    [test.merchant.id],
  );
  return {
    lotteries: Number(rows[0]?.lotteries),
    draws: day.proved.size,
    proved: day.proved.size - day.recorded,
    recorded: day.recorded,
    provedByPython: day.provedByPython,
    families: day.byFamily.size,
    orders: day.placed.orders,
    tickets: day.placed.tickets,
    breaches: day.breaches,
  };
}

/** Twenty seconds: what is due is closed, drawn and settled, and players bet on what is on sale. */
async function turn(day: Day, orders: number): Promise<void> {
  const { test, db, placed } = day;
  await test.turnClock(STEP_MS);
  await test.runJobs(...JOBS);
  await enterResults(day);
  const { rows } = await db.query<OnSale>(
    `select lottery, issue from lottery.draw
     where merchant_id = $1 and state = 'OPEN' and opens_at < house_now()
       and closes_at > house_now() + interval '3 seconds'`,
    [test.merchant.id],
  );
  if (rows.length > 0) await placeOrders(day, rows, { count: orders, placed });
}

async function keepAwake({ test, players }: Day): Promise<void> {
  for (const player of players) await must(player.call('balance', {}));
  for (const name of ['draws', 'partner']) {
    await must(test.desk({ token: await logInOperator(test, name) }).call('consoleMe', {}));
  }
}

/** Two operators read the results of draws made elsewhere. */
async function enterResults({ test, db }: Day): Promise<void> {
  const { rows } = await db.query<{ issue: string; family: string }>(
    `select d.issue, l.family from lottery.draw d
     join lottery.lottery l on l.merchant_id = d.merchant_id and l.code = d.lottery
     where d.merchant_id = $1 and d.mode = 'entered' and d.state = 'CLOSED'
       and d.draw_at < house_now()`,
    [test.merchant.id],
  );
  if (rows.length === 0) return;
  for (const name of ['draws', 'partner']) {
    const desk = test.desk({ token: await logInOperator(test, name) });
    for (const { issue, family } of rows) {
      const found = findFamily(family);
      if (found === undefined) throw new Error(`no family ${family}`);
      const fixed = makeChance(issue.length + (Number(issue.replaceAll(/\D/g, '')) % 1e6));
      const numbers = anyResult(found, fixed, randomSlipOf(found, fixed));
      await must(desk.call('drawEnter', { issue, numbers }));
    }
  }
}

async function checkHour(day: Day, options: DayOptions): Promise<void> {
  const { test, db, breaches, byFamily } = day;
  await test.runJobs();
  breaches.push(...(await checkBooks(db, test)), ...(await checkSettled(db, test)));
  const client = test.client();
  const share = Math.ceil(options.python / 40);
  for (const draw of await settledSince(db, test, day.proved)) {
    const told = await proveDraw(client, draw);
    breaches.push(...told.breaches);
    day.proved.add(draw.issue);
    if (draw.mode === 'entered') day.recorded += 1;
    const shown = byFamily.get(draw.family) ?? 0;
    const hasTickets = (told.proof.tickets ?? []).length > 0;
    const isShown = hasTickets && shown < share && day.provedByPython < options.python;
    byFamily.set(draw.family, shown + (isShown ? 1 : 0));
    if (!isShown) continue;
    breaches.push(...(await proveByPython(told.proof)));
    day.provedByPython += 1;
  }
}

function lineOf({ proved, placed, provedByPython, breaches }: Day): string {
  const refused = [...placed.refused].map(([code, times]) => `${code} ${times}`).join(', ');
  return (
    `${proved.size} draws settled and proved (${provedByPython} by Python too), ` +
    `${placed.orders} orders of ${placed.tickets} tickets` +
    `${refused === '' ? '' : `; refused: ${refused}`}; ${breaches.length} breaches`
  );
}

if (process.argv[1]?.endsWith('day.ts') === true) {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({
    options: {
      hours: text('24'),
      players: text('500'),
      orders: text('20'),
      python: text('200'),
      seed: text('1'),
    },
  });
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const { breaches, ...figures } = await playDay({
    hours: Number(values.hours),
    players: Number(values.players),
    orders: Number(values.orders),
    python: Number(values.python),
    seed: Number(values.seed),
    say,
  });
  say(`${figures.lotteries} lotteries of ${figures.families} families, ${values.players} players:`);
  say(`${figures.orders} orders, ${figures.tickets} tickets, ${figures.draws} draws`);
  say(
    `${figures.proved} proved, ${figures.recorded} from outside, ${figures.provedByPython} again`,
  );
  say(breaches.length === 0 ? 'the books balance, every ticket was settled once' : 'broken');
  process.exitCode = breaches.length === 0 ? 0 : 1;
}
