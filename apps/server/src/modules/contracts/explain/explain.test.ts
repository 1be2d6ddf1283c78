// A bill is explained from the team's days down to single bets, and each level adds up to the one
// above: with real bets, real draws and the figures that were counted from them.
import { businessDayAt, dayBegins, plusDays } from '@fairhouse/rules/agency';
import { assert, HOUR_MS, MINUTE_MS, parseAmount, type Day } from '@fairhouse/values';
import { wireTerms } from '@fairhouse/calls/player';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { agree } from '../../../testing/agree.ts';
import { dailyTerms, hourTerms, tier } from '../../../testing/lines/contract-app.ts';
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
  type Player,
} from '../../../testing/lottery-app.ts';

let app: LotteryApp;
let superuser: pg.Client;
let house: Player;
let day: Day;
const reason = 'because the test says so';
const PLAYERS = ['upline', 'downline1', 'downline2'] as const;
const units = (text: string): bigint => parseAmount(text) ?? 0n;

beforeAll(async () => {
  app = await openLotteryApp();
  superuser = new pg.Client({ connectionString: app.databaseUrl });
  await superuser.connect();
  await runLottery(app);
  house = await logInPlayer(app, 'house', '0');
  const owner = app.backoffice({ token: await logInOperator(app, 'owner') });
  for (const terms of [dailyTerms(tier(10_000n)), hourTerms(tier(5000n))]) {
    const encoded = z.encode(wireTerms, terms) as never;
    const asked = { username: 'house', terms: encoded, reason };
    await agree(app, await owner.call('contractHouseOffer', asked));
    const mine = valueOf(await house.client.call('agentContracts', {}));
    const item = mine.items.find(({ kind }) => kind === terms.kind.toUpperCase());
    valueOf(await house.client.call('agentContractAccept', { id: item?.offered?.id as never }));
  }
  const { merchant, context } = app;
  day = plusDays(businessDayAt(merchant, context.clock.now()), 1);
  await turnTo(app, dayBegins(merchant, day) + 30 * MINUTE_MS);
  await runLottery(app);
  for (let round = 0; round < 2; round++) await playRound(round);
  await turnTo(app, dayBegins(merchant, plusDays(day, 1)) + 2 * HOUR_MS + 6 * MINUTE_MS);
  await app.runJobs('agent-figures', 'contract-bills');
  house = await logInPlayer(app, 'house', '0');
}, 300_000);
afterAll(async () => {
  await superuser.end();
  await app.close();
});

/** Everybody bets on one draw, one of them cancels an order, and the draw is settled. */
async function playRound(round: number): Promise<void> {
  const players = await Promise.all(PLAYERS.map((name) => logInPlayer(app, name, '10000')));
  const draw = await freshDraw(app);
  for (const [at, { client }] of players.entries()) {
    const bets = [
      betOf({ play: 'FixedPlace', pick: '01234|||56789|', multiple: 1 + at + round }),
      betOf({ play: 'FixedPlace', pick: '|7|||', multiple: 30 }),
    ];
    valueOf(await client.call('placeBets', { issue: draw.issue, bets }));
  }
  const [first] = players;
  const cancelled = [betOf({ play: 'FixedPlace', pick: '3||||', multiple: 40 })];
  const order = valueOf(
    (await first?.client.call('placeBets', {
      issue: draw.issue,
      bets: cancelled,
    })) as never,
  ) as { readonly order: string };
  valueOf((await first?.client.call('cancelBets', { order: order.order as never })) as never);
  await turnTo(app, draw.drawAt);
  await runLottery(app);
  await app.runJobs('lottery-settle', 'agent-figures');
}

interface Sums {
  readonly bet: string;
  readonly payout: string;
  readonly bets: number;
}

const total = (rows: readonly Sums[]) => ({
  bet: rows.reduce((all, { bet }) => all + units(bet), 0n),
  payout: rows.reduce((all, { payout }) => all + units(payout), 0n),
  bets: rows.reduce((all, { bets }) => all + bets, 0),
});

async function billOf(kind: 'DAILY_SALARY' | 'HOUR_SALARY') {
  const { list } = valueOf(await house.client.call('agentBills', { kind, pageSize: 100 }));
  const bill = list.find(({ figures }) => units(figures.bet) > 0n);
  assert(bill !== undefined, `there is a bill of ${kind}`);
  return bill;
}

/** A correction a week later settles the draws again; the figures keep their day. */
const settleAgain = () =>
  superuser.query(`update lottery.draw set settled_at = settled_at + interval '7 days'
    where draw_id in (select draw_id from agents.counted_draw)`);

test.each([
  ['DAILY_SALARY', 'as it was settled'],
  ['HOUR_SALARY', 'as it was settled'],
  ['DAILY_SALARY', 'after a correction of another day'],
  ['HOUR_SALARY', 'after a correction of another day'],
] as const)(
  'a bill of %s adds up from single bets to members, to days, to the bill, %s',
  async (kind, when) => {
    const { client } = house;
    if (when !== 'as it was settled') await settleAgain();
    const bill = await billOf(kind);
    const { days, changed } = valueOf(await client.call('agentBill', { id: bill.id }));
    expect(changed).toBeNull();
    expect(days).toHaveLength(1);
    expect(total(days).bet).toBe(units(bill.figures.bet));
    expect(total(days).payout).toBe(units(bill.figures.payout));
    const [only] = days;
    assert(only !== undefined, 'there is a day');
    const asked = { id: bill.id, day: only.day };
    const { members, rest } = valueOf(await client.call('agentBillMembers', asked));
    expect(rest).toBeNull();
    expect(members.map(({ username }) => username).toSorted()).toEqual([...PLAYERS].toSorted());
    expect(total(members)).toEqual(total(days));
    for (const member of members) {
      const {
        bets,
        more,
        rest: others,
      } = valueOf(await client.call('agentBillBets', { ...asked, username: member.username }));
      expect([more, others]).toEqual([false, null]);
      const sum = (of: (bet: (typeof bets)[number]) => string) =>
        bets.reduce((all, bet) => all + units(of(bet)), 0n);
      expect(
        sum(({ stake }) => stake),
        member.username,
      ).toBe(units(member.bet));
      expect(
        sum(({ payout }) => payout),
        member.username,
      ).toBe(units(member.payout));
      expect(bets).toHaveLength(member.bets);
    }
  },
);

test('the file of a bill has the same levels, and each adds up to the one above', async () => {
  const bill = await billOf('DAILY_SALARY');
  const file = valueOf(await house.client.call('agentBillCsv', { id: bill.id }));
  const lines = file.body
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => line.split(','));
  const of = (level: string) => lines.filter(([name]) => name === level);
  const sum = (rows: readonly string[][], at: number) =>
    rows.reduce((all, row) => all + units(row[at] ?? ''), 0n);
  for (const column of [5, 6]) {
    const levels = ['BILL', 'DAY', 'MEMBER', 'BET'].map((level) => sum(of(level), column));
    expect(new Set(levels), `column ${column}`).toEqual(new Set([levels[0]]));
  }
  expect(sum(of('BILL'), 5)).toBe(units(bill.figures.bet));
  for (const member of of('MEMBER')) {
    const own = of('BET').filter((bet) => bet[2] === member[2] && bet[1] === member[1]);
    expect(sum(own, 5), member[2]).toBe(units(member[5] ?? ''));
  }
});

test('a bill and its levels are unknown to everybody else, and to a member outside of the team', async () => {
  const bill = await billOf('DAILY_SALARY');
  const asked = { id: bill.id, day };
  const upline = (await logInPlayer(app, 'upline', '0')).client;
  const answers = [
    await upline.call('agentBill', { id: bill.id }),
    await upline.call('agentBillMembers', asked),
    await upline.call('agentBillBets', { ...asked, username: 'downline1' }),
    await upline.call('agentBillCsv', { id: bill.id }),
  ];
  for (const answer of answers) {
    expect(!answer.ok && answer.refusal.code).toBe('contract.bill_unknown');
  }
  const stranger = await house.client.call('agentBillBets', { ...asked, username: 'player1' });
  if (stranger.ok) expect(stranger.value.bets).toEqual([]);
});

test('a member’s own loss by category is the bets that its agent is billed for', async () => {
  const bill = await billOf('DAILY_SALARY');
  const { members } = valueOf(await house.client.call('agentBillMembers', { id: bill.id, day }));
  for (const name of PLAYERS) {
    const { client } = await logInPlayer(app, name, '0');
    const own = valueOf(await client.call('personalCategories', { from: day, to: day }));
    const billed = members.find(({ username }) => username === name);
    expect(own.list).toMatchObject([{ day, category: 'LOTT' }]);
    expect(units(own.totals[0]?.bet ?? ''), name).toBe(units(billed?.bet ?? ''));
    expect(units(own.totals[0]?.payout ?? ''), name).toBe(units(billed?.payout ?? ''));
    const byDay = valueOf(await client.call('personalProfit', { from: day, to: day }));
    expect(own.totals[0]).toMatchObject({
      bet: byDay.total.stake,
      payout: byDay.total.payout,
    });
    const tooFar = await client.call('personalCategories', { from: plusDays(day, -60), to: day });
    expect(!tooFar.ok && tooFar.refusal.code).toBe('record.range');
  }
  const stranger = await logInPlayer(app, 'player1', '0');
  const none = valueOf(await stranger.client.call('personalCategories', { from: day, to: day }));
  expect(none).toMatchObject({ list: [], totals: [] });
});

test('an agent without the permissions is refused the bets and movements of its team, and offers', async () => {
  const bill = await billOf('DAILY_SALARY');
  const id = house.member as never;
  const permit = async (permissions: object) => {
    await superuser.query(
      'update operators.session set seen_at = house_now(), created_at = house_now()',
    );
    const owner = app.backoffice({ token: await logInOperator(app, 'owner') });
    await agree(app, await owner.call('agentPermissionsSet', { id, permissions, reason }));
    house = await logInPlayer(app, 'house', '0');
  };
  const terms = z.encode(wireTerms, dailyTerms(tier(5000n))) as never;
  const ask = async () => {
    const { client } = house;
    const answers = {
      bets: await client.call('agentBets', {}),
      betsFile: await client.call('agentBetsCsv', {}),
      rounds: await client.call('agentRounds', {}),
      roundsFile: await client.call('agentRoundsCsv', {}),
      belowAlone: await client.call('agentBets', { username: 'upline', scope: 'self' }),
      accounts: await client.call('agentAccounts', {}),
      accountsFile: await client.call('agentAccountsCsv', {}),
      billBets: await client.call('agentBillBets', { id: bill.id, day, username: 'upline' }),
      limits: await client.call('agentContractLimits', { kind: 'DAILY_SALARY' }),
      ownBets: await client.call('agentBets', { scope: 'self' }),
      ownRounds: await client.call('agentRounds', { scope: 'self' }),
      ownAccounts: await client.call('agentAccounts', { scope: 'self' }),
      ownBillBets: await client.call('agentBillBets', { id: bill.id, day, username: 'house' }),
      offer: await client.call('agentContractOffer', { username: 'upline', terms }),
    };
    return Object.fromEntries(
      Object.entries(answers).map(([name, answer]) => [
        name,
        answer.ok ? 'ok' : answer.refusal.code,
      ]),
    );
  };
  await permit({
    offersDailySalary: false,
    viewsDescendantBets: false,
    viewsDescendantLedger: false,
  });
  const refused = 'agent.not_permitted';
  expect(await ask()).toEqual({
    bets: refused,
    betsFile: refused,
    rounds: refused,
    roundsFile: refused,
    belowAlone: refused,
    accounts: refused,
    accountsFile: refused,
    billBets: refused,
    limits: 'contract.may_not_offer',
    ownBets: 'ok',
    ownRounds: 'ok',
    ownAccounts: 'ok',
    ownBillBets: 'ok',
    offer: 'contract.may_not_offer',
  });
  // The permission is of one kind.
  const others = await house.client.call('agentContractLimits', { kind: 'HOUR_SALARY' });
  expect(others).toMatchObject({ ok: true, value: { kind: 'HOUR_SALARY' } });
  const file = valueOf(await house.client.call('agentBillCsv', { id: bill.id }));
  expect(file.body).toContain('MEMBER,');
  expect(file.body).not.toContain('BET,');
  await permit({});
  expect(new Set(Object.values(await ask()))).toEqual(new Set(['ok']));
});
