// A dividend on the team's loss, and salaries on winning and losing stakes, add up from bets to
// members, to days, to the bill: with a corrected draw and a member who moved to another line.
import {
  businessDayAt,
  dayBegins,
  plusDays,
  type ContractTerms,
  type Tier,
} from '@fairhouse/rules/agency';
import { assert, DAY_MS, HOUR_MS, MINUTE_MS, parseDelta, rate, type Day } from '@fairhouse/values';
import { wireTerms, type PlayerCalls } from '@fairhouse/calls/player';
import type { Value } from '@fairhouse/calls';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { demoMemberId } from '../../../../../../demo/demo-members.ts';
import { agree } from '../../../testing/agree.ts';
import { dailyTerms, dividendTerms, hourTerms, tier } from '../../../testing/lines/contract-app.ts';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import {
  betOf,
  freshDraw,
  logInPlayer,
  openLotteryApp,
  runLottery,
  turnTo,
  valueOf,
  type LotteryApp,
} from '../../../testing/lottery-app.ts';
import { awaitBatches } from '../../../testing/lines/await-batches.ts';
import {
  enterNumbers,
  provisionEnteredLottery,
} from '../../../testing/provision-entered-lottery.ts';

type Kind = 'DIVIDEND' | 'DAILY_SALARY' | 'HOUR_SALARY';
type Parts = NonNullable<Value<PlayerCalls['agentBill']>['changed']>;
interface WireParts {
  readonly bet: string;
  readonly payout: string;
  readonly winStake: string;
  readonly lossStake: string;
  readonly loss: Readonly<Record<keyof NonNullable<Parts['loss']>, string>> | null;
}

let app: LotteryApp;
let superuser: pg.Client;
let monday: Day;
/** The draw of each day. */
const draws: string[] = [];
const reason = 'because the test says so';
const PLAYERS = ['upline', 'downline1', 'downline2'] as const;
const split: Tier = {
  ...tier(0n),
  pay: { kind: 'split', winRate: rate(3000n), lossRate: rate(15_000n) },
};

beforeAll(async () => {
  app = await openLotteryApp();
  superuser = new pg.Client({ connectionString: app.databaseUrl });
  await superuser.connect();
  await provisionEnteredLottery(app, 'CQPAY');
  await runLottery(app);
  const weekly = { ...dividendTerms(tier(100_000n)), period: 'week' } as ContractTerms;
  await signHouse([
    weekly,
    { ...dailyTerms(split), basis: 'member_pl' } as ContractTerms,
    { ...hourTerms(split), basis: 'win_loss' } as ContractTerms,
  ]);
  await offerUpline(weekly);
  const { merchant, context } = app;
  const today = businessDayAt(merchant, context.clock.now());
  monday = plusDays(today, (8 - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7);
  for (let at = 0; at < 3; at++) await playDay(plusDays(monday, at), at);
  await runAt(dayBegins(merchant, plusDays(monday, 3)) + 2 * HOUR_MS + 10 * MINUTE_MS);
  await moveDownline();
  await runAt(dayBegins(merchant, plusDays(monday, 7)) + 2 * HOUR_MS + 20 * MINUTE_MS);
}, 300_000);
afterAll(async () => {
  await superuser.end();
  await app.close();
});

async function signHouse(all: readonly ContractTerms[]): Promise<void> {
  const owner = app.backoffice({ token: await logInOperator(app, 'owner') });
  const house = await logInPlayer(app, 'house', '0');
  for (const terms of all) {
    const asked = { username: 'house', terms: z.encode(wireTerms, terms) as never, reason };
    await agree(app, await owner.call('contractHouseOffer', asked));
    const mine = valueOf(await house.client.call('agentContracts', {}));
    const item = mine.items.find(({ kind }) => kind === terms.kind.toUpperCase());
    valueOf(await house.client.call('agentContractAccept', { id: item?.offered?.id as never }));
  }
}

async function offerUpline(terms: ContractTerms): Promise<void> {
  const house = await logInPlayer(app, 'house', '0');
  const upline = await logInPlayer(app, 'upline', '0');
  const asked = { username: 'upline', terms: z.encode(wireTerms, terms) as never };
  const { contract } = valueOf(await house.client.call('agentContractOffer', asked));
  valueOf(await upline.client.call('agentContractAccept', { id: contract.id }));
}

/** Jobs at an instant: figures, bills, and what bills pay. */
async function runAt(at: number): Promise<void> {
  await turnTo(app, at);
  for (const job of ['agent-figures', 'contract-bills', 'contract-pay', 'agent-figures']) {
    // What was paid is counted on the day that it is paid on.
    if (job === 'agent-figures') await awaitBatches(superuser);
    await app.runJobs(job);
  }
}

/** The team plays; what the salaries of the day before paid is booked on this day. */
async function playDay(day: Day, at: number): Promise<void> {
  await runAt(dayBegins(app.merchant, day) + 2 * HOUR_MS + 10 * MINUTE_MS);
  await runLottery(app);
  const draw = await freshDraw(app, 'CQPAY');
  for (const [who, name] of PLAYERS.entries()) {
    const { client } = await logInPlayer(app, name, '10000');
    const bets = [
      betOf({ play: 'FixedPlace', pick: '01234|||56789|', multiple: 5 + at + who, group: 1850 }),
      betOf({ play: 'FixedPlace', pick: '|7|||', multiple: 30 + who }),
    ];
    valueOf(await client.call('placeBets', { issue: draw.issue, bets }));
  }
  await turnTo(app, draw.drawAt);
  await runLottery(app);
  await keepOperators();
  await enterNumbers(app, draw.issue, at === 2 ? '99999' : '17171');
  draws.push(draw.issue);
  await app.runJobs('lottery-settle');
  await app.runJobs('agent-figures');
  // The draw of the day before is corrected a day later.
  const before = draws[at - 1];
  if (at === 1 && before !== undefined) await correct(before, '28282');
}

/** The operators have been at work while the clock was turned. */
const keepOperators = () =>
  superuser.query('update operators.session set seen_at = house_now(), created_at = house_now()');

async function asOwner() {
  await keepOperators();
  return app.backoffice({ token: await logInOperator(app, 'owner') });
}

async function correct(issue: string, numbers: string): Promise<void> {
  const owner = await asOwner();
  await agree(app, await owner.call('drawCorrect', { issue, numbers, reason }));
  await app.runJobs('lottery-settle');
  await app.runJobs('agent-figures');
}

async function moveDownline(): Promise<void> {
  const id = demoMemberId(app.merchant, 'downline2');
  const owner = await asOwner();
  const asked = { id, upline: 'house', clampTeam: true, reason };
  await agree(app, await owner.call('agentMove', asked));
}

const LOSS = ['rebate', 'activity', 'salary', 'fees', 'deposit', 'companyWin'] as const;
const PLAY = ['bet', 'payout', 'winStake', 'lossStake'] as const;
const units = (text: string): bigint => parseDelta(text) ?? 0n;

/** The sums of some parts, as texts; those that are null count nothing. */
function sumOf(all: readonly (WireParts | null)[], sign = 1n): Record<string, bigint> {
  const sum: Record<string, bigint> = {};
  for (const parts of all) {
    for (const name of PLAY) sum[name] = (sum[name] ?? 0n) + sign * units(parts?.[name] ?? '0');
    for (const name of LOSS) {
      sum[name] = (sum[name] ?? 0n) + sign * units(parts?.loss?.[name] ?? '0');
    }
  }
  return sum;
}

const plus = (one: Record<string, bigint>, other: Record<string, bigint>) =>
  Object.fromEntries(
    Object.keys(one).map((name) => [name, (one[name] ?? 0n) + (other[name] ?? 0n)]),
  );

async function clientOf(name: 'house' | 'upline') {
  return (await logInPlayer(app, name, '0')).client;
}

async function billsOf(name: 'house' | 'upline', kind: Kind) {
  const client = await clientOf(name);
  const days = { from: monday, to: plusDays(monday, 2) };
  const { list } = valueOf(await client.call('agentBills', { kind, pageSize: 100, ...days }));
  return list.filter(({ figures }) => units(figures.bet) > 0n);
}

/** The parts of a bill as its figures have them. */
function partsOfFigures(
  { figures }: Awaited<ReturnType<typeof billsOf>>[number],
  isOnLoss: boolean,
) {
  const { bet, payout, winStake, lossStake } = figures;
  const salary = units(figures.salary) < 0n ? '0' : figures.salary;
  const { rebate, activity, fees, deposit, companyWin } = figures;
  const loss = isOnLoss ? { rebate, activity, salary, fees, deposit, companyWin } : null;
  return sumOf([{ bet, payout, winStake, lossStake, loss }]);
}

/** Asserts every level of a bill; returns the names below each day, and whether there is a rest. */
async function checkLevels(name: 'house' | 'upline', kind: Kind, bill: { readonly id: string }) {
  const client = await clientOf(name);
  const id = bill.id as never;
  const {
    bill: shown,
    days,
    raised,
    changed,
    terms,
  } = valueOf(await client.call('agentBill', { id }));
  const isOnLoss = kind === 'DIVIDEND';
  const bottom = plus(plus(sumOf(days), sumOf([raised])), sumOf([changed], -1n));
  expect(bottom, `${kind} of ${name}`).toEqual(partsOfFigures(shown as never, isOnLoss));
  const listed: { readonly names: readonly string[]; readonly rest: boolean }[] = [];
  for (const day of days) {
    expect(day.loss === null).toBe(!isOnLoss);
    const asked = { id, day: day.day };
    const { members, rest } = valueOf(await client.call('agentBillMembers', asked));
    expect(sumOf([...members, rest]), `members of ${day.day}`).toEqual(sumOf([day]));
    for (const member of members) {
      const { username } = member;
      const level = valueOf(await client.call('agentBillBets', { ...asked, username }));
      const isWinner = units(member.payout) > units(member.bet);
      const { bets } = level;
      for (const { stake, bet, payout, winStake, lossStake, loss } of bets) {
        const won = terms.basis === 'MEMBER_PL' ? isWinner : units(payout) > units(stake);
        const none = '0.0000';
        expect([bet, winStake, lossStake]).toEqual(
          won ? [stake, stake, none] : [stake, none, stake],
        );
        expect(loss === null).toBe(!isOnLoss);
        if (loss === null) continue;
        const company = units(bet) - units(payout) - units(loss.rebate);
        expect(units(loss.companyWin)).toBe(company);
      }
      expect(sumOf([...bets, level.rest]), `bets of ${username}`).toEqual(sumOf([member]));
      expect(bets.length > 0 || units(member.bet) === 0n).toBe(true);
    }
    const names = members.map(({ username }) => username).toSorted();
    listed.push({ names, rest: rest !== null });
  }
  return { listed, raised, changed, shown, days };
}

test('a dividend on the loss adds up by day, member and bet, with every part of the loss', async () => {
  const [bill] = await billsOf('house', 'DIVIDEND');
  assert(bill !== undefined, 'there is a bill');
  const { listed, raised, changed, shown, days } = await checkLevels('house', 'DIVIDEND', bill);
  expect([raised, changed]).toEqual([null, null]);
  expect(days.map(({ day }) => day)).toEqual([0, 1, 2, 3].map((at) => plusDays(monday, at)));
  const { figures } = shown;
  for (const part of ['rebate', 'salary', 'deposit'] as const) {
    expect(units(figures[part]), part).toBeGreaterThan(0n);
  }
  expect(units(figures.companyWin) - units(figures.carryIn)).toBe(units(figures.base));
  // The salary of a day is booked on the next, for the agent alone.
  expect(listed.map(({ rest }) => rest)).toEqual([false, false, false, false]);
  expect(listed[1]?.names).toEqual(['downline1', 'downline2', 'house', 'upline']);
  expect(listed[3]?.names).toEqual(['house']);
});

test('who has moved to another line is in the rest of the days that were before', async () => {
  const [bill] = await billsOf('upline', 'DIVIDEND');
  assert(bill !== undefined, 'there is a bill');
  const { listed, changed } = await checkLevels('upline', 'DIVIDEND', bill);
  expect(changed).toBeNull();
  expect(listed[0]).toEqual({ names: ['downline1', 'upline'], rest: true });
});

test.each(['DAILY_SALARY', 'HOUR_SALARY'] as const)(
  'bills of %s show the winning and the losing stakes that they are paid by',
  async (kind) => {
    const bills = await billsOf('house', kind);
    expect(bills.length).toBeGreaterThanOrEqual(3);
    const all = [];
    for (const bill of bills) {
      const { days, changed } = await checkLevels('house', kind, bill);
      const { winStake = 0n, lossStake = 0n } = plus(sumOf(days), sumOf([changed], -1n));
      expect(winStake + lossStake, bill.periodKey).toBe(units(bill.figures.base));
      all.push(...days);
    }
    const { winStake, lossStake } = sumOf(all);
    expect([winStake, lossStake].every((each = 0n) => each > 0n)).toBe(true);
  },
);

test('the file of a dividend has every part, and each level adds up to the one above', async () => {
  const [bill] = await billsOf('upline', 'DIVIDEND');
  assert(bill !== undefined, 'there is a bill');
  const client = await clientOf('upline');
  const file = valueOf(await client.call('agentBillCsv', { id: bill.id }));
  const [head, ...lines] = file.body
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => line.split(','));
  expect(head?.join()).toBe(
    'Level,Day,Member,Draw,Ticket,Turnover,Payout,Amount,' +
      'Rebates,Bonuses,Salaries,Fees,Loss,Deposits,Carried in,Base',
  );
  const sum = (level: string, column: number) =>
    lines
      .filter(([name]) => name === level)
      .reduce((all, line) => all + units(line[column] ?? ''), 0n);
  for (const column of [5, 6, 8, 9, 10, 11, 12, 13]) {
    const levels = ['BILL', 'DAY', 'MEMBER'].map((level) => sum(level, column));
    expect(new Set(levels), `column ${column}`).toEqual(new Set([levels[0]]));
  }
  const named = (level: string) => lines.filter(([name, , who]) => name === level && who !== '');
  for (const [, day, who, , , ...amounts] of named('MEMBER')) {
    const own = named('BET').filter((bet) => bet[1] === day && bet[2] === who);
    for (const column of [5, 6, 8, 12]) {
      const bets = own.reduce((all, bet) => all + units(bet[column] ?? ''), 0n);
      expect(bets, `${day} ${who} ${column}`).toBe(units(amounts[column - 5] ?? ''));
    }
  }
});

test('a correction after the bill is told beside its days, part by part', async () => {
  const issue = draws.at(-1);
  assert(issue !== undefined, 'there is a draw');
  await app.turnClock(DAY_MS);
  await correct(issue, '17171');
  for (const name of ['house', 'upline'] as const) {
    const [bill] = await billsOf(name, 'DIVIDEND');
    assert(bill !== undefined, 'there is a bill');
    const { changed } = await checkLevels(name, 'DIVIDEND', bill);
    expect(changed?.bet).toBe('0.0000');
    expect(units(changed?.payout ?? '')).not.toBe(0n);
    expect(units(changed?.loss?.companyWin ?? '')).not.toBe(0n);
  }
});
