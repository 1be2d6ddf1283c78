// One day of the history: at every draw some members bet, the draw is closed, drawn and settled,
// and every hour the jobs run, all by the product's own operations under the turned clock.
import { oneOf } from '@fairhouse/rules/testing';
import { amount, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@fairhouse/values';
import { currencyOf, mainAccount } from '../../apps/server/src/accounts.ts';
import { JOBS } from '../../apps/server/src/jobs.ts';
import { runOnce } from '../../apps/server/src/platform/run-jobs.ts';
import type { Board } from '../lively/boards.ts';
import { chance, onceIn, randomBetween } from '../lively/chance.ts';
import { chooseOrder } from '../lively/choose-order.ts';
import { makeTaste, type Taste } from '../lively/taste.ts';
import { SLOW_LOTTERIES } from '../sold-lotteries.ts';
import { depositWhereLow } from './deposits.ts';
import type { HouseClock } from './clock-store.ts';
import type { HistoryConsole } from './open-owners.ts';
import { openSession, type Person, type PlayerClient } from './people.ts';
import { settleDividends } from './settle-dividends.ts';
import { withdrawIncome } from './withdraw-income.ts';

export interface HistoryPlay extends HistoryConsole {
  readonly clock: HouseClock;
  readonly agents: readonly Person[];
  readonly players: readonly Person[];
  /** Kept over all days. */
  readonly tastes: Map<string, Taste>;
  readonly boards: Map<string, Board>;
}

export interface DayFigures {
  rounds: number;
  orders: number;
  refused: number;
}

/** Draws of the slow lotteries are at these distances: from nine until two at night. */
const SLOT_MS = 20 * MINUTE_MS;
const FIRST_SLOT_MS = 9 * HOUR_MS;
const LAST_SLOT_MS = 26 * HOUR_MS;
/** Members play between these draws. */
const FIRST_VISIT_MS = 11 * HOUR_MS;
const LAST_VISIT_MS = 23 * HOUR_MS;
/** When the owners look through what waits for them. */
const OWNERS_MS = 10 * HOUR_MS;
/** Bets are placed this long before a close, which is a minute before the draw. */
const BEFORE_MS = 4 * MINUTE_MS;
const CLOSE_JOBS = ['lottery-close'];
const DRAW_JOBS = ['lottery-close', 'lottery-draw', 'lottery-settle'];
/** A member plays on so many draws of an evening, at most. */
const DRAWS_PER_VISIT = 3;

/**
 * Plays the business day whose midnight is at the instant, from its first draw to the last one of
 * the night after; the day of the present ends with the present.
 */
export async function playDay(play: HistoryPlay, midnight: number): Promise<DayFigures> {
  const figures = { rounds: 0, orders: 0, refused: 0 };
  if (midnight + FIRST_SLOT_MS > Date.now()) return figures;
  const visits = planVisits(play.players);
  // Draws are scheduled for a day ahead, by the jobs of every hour; on the first day by this.
  await moveTo(play, midnight + FIRST_SLOT_MS - SLOT_MS);
  await runJobs(play, 'lottery-schedule');
  for (let at = FIRST_SLOT_MS; at <= LAST_SLOT_MS; at += SLOT_MS) {
    if (midnight + at + MINUTE_MS > Date.now()) break;
    if (at === FIRST_VISIT_MS) await depositWhereLow(play, play.players);
    await playSlot(play, midnight + at, visits.get(at) ?? [], figures);
    if (at % HOUR_MS === 0) await runJobs(play);
    if (at === OWNERS_MS) await settleDividends(play);
    if (at === LAST_VISIT_MS && isSunday(midnight)) await withdrawIncome(play, play.agents);
  }
  return figures;
}

/** Whether it is Sunday in the merchant's zone. */
const isSunday = (midnight: number): boolean => new Date(midnight + DAY_MS / 2).getUTCDay() === 0;

/** Who plays at which draw: two of three members visit on a day, each for a few draws in a row. */
function planVisits(players: readonly Person[]): Map<number, Person[]> {
  const visits = new Map<number, Person[]>();
  const slots = (LAST_VISIT_MS - FIRST_VISIT_MS) / SLOT_MS;
  for (const player of players) {
    if (onceIn(3)) continue;
    const first = randomBetween(0, slots - DRAWS_PER_VISIT);
    for (let draw = 0; draw < randomBetween(1, DRAWS_PER_VISIT); draw += 1) {
      const at = FIRST_VISIT_MS + (first + draw) * SLOT_MS;
      visits.set(at, [...(visits.get(at) ?? []), player]);
    }
  }
  return visits;
}

async function playSlot(
  play: HistoryPlay,
  drawAt: number,
  visitors: readonly Person[],
  figures: DayFigures,
): Promise<void> {
  // A draw without bets is closed when it is drawn: nobody could come too late.
  if (visitors.length > 0) {
    await moveTo(play, drawAt - MINUTE_MS - BEFORE_MS);
    for (const visitor of visitors) await placeOrder(play, visitor, figures);
    await moveTo(play, drawAt - MINUTE_MS + SECOND_MS);
    await runJobs(play, ...CLOSE_JOBS);
  }
  await moveTo(play, drawAt + 20 * SECOND_MS);
  await runJobs(play, ...DRAW_JOBS);
  figures.rounds += 1;
}

async function placeOrder(play: HistoryPlay, visitor: Person, figures: DayFigures): Promise<void> {
  const client = await openSession(play, visitor);
  const sale = await findSale(client, play.boards);
  if (sale === undefined) return;
  const taste = play.tastes.get(visitor.username) ?? makeTaste();
  play.tastes.set(visitor.username, taste);
  const { app, merchant } = play;
  const account = mainAccount('real', visitor.member);
  const balance = await app.ledger.balance(merchant.id, currencyOf(merchant.currency), account);
  const order = chooseOrder(sale.board, taste, amount(balance / BigInt(randomBetween(4, 12))));
  if (order === undefined) return;
  const answer = await client.call(
    'placeBets',
    { issue: sale.issue, acceptChange: true, bets: [...order.bets] },
    { idempotencyKey: app.newId<'order'>() },
  );
  if (answer.ok) figures.orders += 1;
  else figures.refused += 1;
}

/** A draw on sale of one of the lotteries; undefined where none is on sale. */
async function findSale(client: PlayerClient, boards: Map<string, Board>) {
  const lottery = oneOf(chance, SLOW_LOTTERIES);
  const draw = await client.call('currentDraw', { gameCode: lottery });
  if (!draw.ok || draw.value.current === undefined) return undefined;
  let board = boards.get(lottery);
  if (board === undefined) {
    const read = await client.call('lotteryBoard', { gameCode: lottery });
    if (!read.ok) return undefined;
    board = read.value;
    boards.set(lottery, board);
  }
  return { board, issue: draw.value.current.issue };
}

async function moveTo({ clock, app }: HistoryPlay, ms: number): Promise<void> {
  await clock.turnTo(ms);
  await app.clock.refresh();
}

/** Runs all jobs once, or those of the names. */
async function runJobs({ app }: HistoryPlay, ...names: readonly string[]): Promise<void> {
  for (const job of JOBS) {
    if (names.length === 0 || names.includes(job.name)) await runOnce(app, job);
  }
}
