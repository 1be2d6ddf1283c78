// An hourly salary that asks for coverage: bets that cover less, or are on both sides, are in no
// stake of the bill, of its simulation and of its explanation, and each level still adds up.
import {
  businessDayAt,
  dayBegins,
  outcomeOf,
  plusDays,
  splitStakes,
  type ContractTerms,
  type SettledStake,
  type Tier,
} from '@fairhouse/rules/agency';
import { coverageOf, findFamily, offerClosesAt } from '@fairhouse/rules/lottery';
import {
  amount,
  assert,
  formatAmount,
  HOUR_MS,
  LANGUAGES,
  MINUTE_MS,
  parseDelta,
  rate,
  type Day,
  type Rate,
} from '@fairhouse/values';
import { wireTerms } from '@fairhouse/calls/player';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { DEMO_PASSWORD } from '../../../../../../demo/demo-members.ts';
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
} from '../../../testing/lottery-app.ts';
import {
  enterNumbers,
  provisionEnteredLottery,
} from '../../../testing/provision-entered-lottery.ts';

let app: LotteryApp;
let superuser: pg.Client;
let day: Day;
const reason = 'because the test says so';
const PLAYERS = ['upline', 'downline1', 'downline2'] as const;
const split: Tier = {
  ...tier(0n),
  pay: { kind: 'split', winRate: rate(3000n), lossRate: rate(15_000n) },
};
/** Two of the fifty combinations of FixedPlace. */
const FOUR_PERCENT = rate(40_000n);
const SIX_PERCENT = rate(60_000n);
const ask = (minCoverage: Rate | undefined) =>
  ({
    ...hourTerms(split),
    basis: 'win_loss',
    ...(minCoverage === undefined ? {} : { minCoverage }),
  }) as ContractTerms;
const encoded = (terms: ContractTerms) => z.encode(wireTerms, terms) as never;
const units = (text: string): bigint => parseDelta(text) ?? 0n;

beforeAll(async () => {
  app = await openLotteryApp();
  superuser = new pg.Client({ connectionString: app.databaseUrl });
  await superuser.connect();
  await provisionEnteredLottery(app, 'CQCOV');
  await runLottery(app);
  const owner = app.backoffice({ token: await logInOperator(app, 'owner') });
  const asked = { username: 'house', terms: encoded(ask(FOUR_PERCENT)), reason };
  await agree(app, await owner.call('contractHouseOffer', asked));
  const house = (await logInPlayer(app, 'house', '0')).client;
  const mine = valueOf(await house.call('agentContracts', {}));
  const offered = mine.items.find(({ kind }) => kind === 'HOUR_SALARY')?.offered;
  valueOf(await house.call('agentContractAccept', { id: offered?.id as never }));
  const upline = (await logInPlayer(app, 'upline', '0')).client;
  const below = { username: 'upline', terms: encoded(ask(SIX_PERCENT)) };
  const { contract } = valueOf(await house.call('agentContractOffer', below));
  valueOf(await upline.call('agentContractAccept', { id: contract.id }));
  const { merchant, context } = app;
  day = plusDays(businessDayAt(merchant, context.clock.now()), 1);
  await turnTo(app, dayBegins(merchant, day) + 2 * HOUR_MS + 10 * MINUTE_MS);
  await runLottery(app);
  await play();
  await turnTo(app, dayBegins(merchant, plusDays(day, 1)) + 2 * HOUR_MS);
  await app.runJobs('agent-figures', 'contract-bills');
}, 300_000);
afterAll(async () => {
  await superuser.end();
  await app.close();
});

/**
 * Bets of 2, 4, 6 and 20 % that win and lose, a cancelled one, two group buys, and bets on sides:
 * `downline1` is on both, `downline2` on two that are no opposites.
 */
async function play(): Promise<void> {
  const draw = await freshDraw(app, 'CQCOV');
  const { issue } = draw;
  for (const [who, name] of PLAYERS.entries()) {
    const { client } = await logInPlayer(app, name, '10000');
    const bets = [
      betOf({ play: 'FixedPlace', pick: '1||||', multiple: 1 + who }),
      betOf({ play: 'FixedPlace', pick: '|5|||', multiple: 3 + who }),
      betOf({ play: 'FixedPlace', pick: '||12||', multiple: 5 + who }),
      betOf({ play: 'FixedPlace', pick: '|||17|8', multiple: 7 + who }),
      betOf({ play: 'FixedPlace', pick: '23456|||56789|', multiple: 9 + who }),
      betOf({ play: 'FixedPlace', pick: '01234|||56789|', multiple: 11 + who }),
    ];
    const sides = [['B'], ['B', 'S'], ['B', 'O']][who] ?? [];
    bets.push(...sides.map((pick) => betOf({ play: 'TotalBSOE', pick, multiple: 2 + who })));
    valueOf(await client.call('placeBets', { issue, bets }));
    const gone = [betOf({ play: 'FixedPlace', pick: '1||||', multiple: 50 })];
    const order = valueOf(await client.call('placeBets', { issue, bets: gone }));
    valueOf(await client.call('cancelBets', { order: order.order }));
  }
  const wide = betOf({ play: 'FixedPlace', pick: '01234|||56789|' });
  const narrow = betOf({ play: 'FixedPlace', pick: '|7|||', multiple: 10 });
  await share(issue, [wide, narrow], 4);
  await share(issue, [wide, { ...wide, nonce: '1'.repeat(32) }], 5);
  await turnTo(app, offerClosesAt(draw) + 500);
  await app.runJobs('lottery-offers');
  await turnTo(app, draw.drawAt);
  await runLottery(app);
  await superuser.query(
    'update operators.session set seen_at = house_now(), created_at = house_now()',
  );
  await enterNumbers(app, issue, '17177');
  await app.runJobs('lottery-settle', 'agent-figures');
}

/** A group buy of an order, half of whose shares a direct buys. */
async function share(issue: string, bets: readonly ReturnType<typeof betOf>[], shares: number) {
  const initiator = (await logInPlayer(app, 'downline1', '1000')).client;
  const buyer = (await logInPlayer(app, 'downline2', '1000')).client;
  const terms = { commission: 0, secrecy: 'open' as const, guarantee: 0, ownShares: 2 };
  const asked = { issue, bets: [...bets], shares, ...terms };
  const { offer } = valueOf(await initiator.call('createOffer', asked));
  valueOf(await buyer.call('buyShares', { id: offer.id, shares: shares - 2 }));
}

async function clientOf(name: 'house' | 'upline') {
  return (await logInPlayer(app, name, '0')).client;
}

async function billOf(name: 'house' | 'upline') {
  const client = await clientOf(name);
  const { list } = valueOf(await client.call('agentBills', { kind: 'HOUR_SALARY', pageSize: 100 }));
  const bill = list.find(({ figures }) => units(figures.bet) > 0n);
  assert(bill !== undefined, 'there is a bill');
  return { client, bill };
}

/** The settled bets as the database has them: tickets, and the two shares of each group buy. */
async function settledBets(): Promise<SettledStake<string>[]> {
  const { rows } = await superuser.query<{
    id: string;
    stake: string;
    payout: string;
    notes: number[];
    play: string;
    member: string;
    pick: string;
  }>(
    `select t.play, t.pick, t.member_id as member, t.seq::text as id, t.stake::text, coalesce(o.prize, 0)::text as payout,
       array[t.notes] as notes
     from lottery.ticket t join lottery.draw d using (merchant_id, draw_id)
     left join lottery.outcome o using (merchant_id, draw_id, seq)
     where d.lottery = 'CQCOV'
       and not exists (select from lottery.offer f where f.offer_id = t.member_id)
       and not exists (select from lottery.cancellation c
         where c.draw_id = t.draw_id and c.cancels = t.seq)
     union all
     select 'FixedPlace', '', s.member_id, s.offer_id || ' ' || s.share_no, (f.share_price * s.shares)::text, x.prize::text,
       array(select t.notes from lottery.ticket t where t.member_id = s.offer_id)
     from lottery.offer_share s join lottery.offer f using (merchant_id, offer_id)
     join lottery.share_outcome x using (merchant_id, offer_id, share_no)
     where s.shares > 0`,
  );
  const playOf = (code: string) => {
    const play = findFamily('SSC')?.plays.get(code);
    assert(play !== undefined, 'the family has the play');
    return play;
  };
  const opposite = { B: 'S', S: 'B' } as Readonly<Record<string, string>>;
  return rows.map(({ id, stake, payout, notes, play, member, pick }) => ({
    id,
    stake: amount(BigInt(stake)),
    outcome: outcomeOf(amount(BigInt(stake)), amount(BigInt(payout))),
    coverage: coverageOf(playOf(play), Math.min(...notes)),
    isHedged: rows.some((other) => other.member === member && other.pick === opposite[pick]),
  }));
}

test.each([
  ['house', FOUR_PERCENT, 10],
  ['upline', SIX_PERCENT, 13],
] as const)(
  'the bill of %s counts the stakes of bets that cover enough on one side, and no others',
  async (name, minCoverage, narrow) => {
    const bets = await settledBets();
    expect(bets).toHaveLength(PLAYERS.length * 6 + 5 + 4);
    const { winStake, lossStake, excluded } = splitStakes(bets, minCoverage);
    expect([winStake, lossStake].every((each) => each > 0n)).toBe(true);
    expect(excluded).toHaveLength(narrow);
    const all = splitStakes(
      bets.map((bet) => ({ ...bet, isHedged: false })),
      undefined,
    );
    const { bill } = await billOf(name);
    const { figures } = bill;
    expect(figures).toMatchObject({
      winStake: formatAmount(winStake),
      lossStake: formatAmount(lossStake),
      narrowStake: formatAmount(amount(all.winStake + all.lossStake - winStake - lossStake)),
    });
    expect(units(figures.base)).toBe(winStake + lossStake);
    const cents = (stake: bigint, ppm: bigint) => ((stake * ppm) / 1_000_000n / 100n) * 100n;
    expect(units(bill.gross)).toBe(cents(winStake, 3000n) + cents(lossStake, 15_000n));
  },
);

test.each(['house', 'upline'] as const)(
  'the simulation of the contract of %s is its bill, and with every bet counted it is more',
  async (name) => {
    const { client, bill } = await billOf(name);
    const window = { from: day, to: day };
    const own = await client.call('agentContractSimulate', { id: bill.contract, ...window });
    const period = valueOf(own).periods.find(({ key }) => key === bill.periodKey);
    expect(period).toMatchObject({ figures: bill.figures, gross: bill.gross, billed: bill.gross });
    const terms = encoded(ask(undefined));
    const open = valueOf(await client.call('agentContractSimulate', { terms, ...window }));
    const free = open.periods.find(({ key }) => key === bill.periodKey);
    expect(free?.figures.narrowStake).toBe('0.0000');
    expect(units(free?.gross ?? '')).toBeGreaterThan(units(bill.gross));
  },
);

const PARTS = ['bet', 'payout', 'winStake', 'lossStake', 'narrowStake'] as const;
type WireParts = Readonly<Record<(typeof PARTS)[number], string>>;

const sumOf = (all: readonly (WireParts | null)[]) =>
  PARTS.map((part) => all.reduce((sum, each) => sum + units(each?.[part] ?? '0'), 0n));

test.each([
  ['house', FOUR_PERCENT],
  ['upline', SIX_PERCENT],
] as const)(
  'the bill of %s is explained by days, members and bets, each with what did not count',
  async (name, minCoverage) => {
    const { client, bill } = await billOf(name);
    const { id, figures } = bill;
    const { days, raised, changed, terms } = valueOf(await client.call('agentBill', { id }));
    expect(terms.minCoveragePct).toBe(String(minCoverage / 10_000n));
    expect([raised, changed]).toEqual([null, null]);
    expect(sumOf(days)).toEqual(sumOf([figures]));
    let narrow = 0;
    for (const { day: at, ...whole } of days) {
      const asked = { id, day: at };
      const { members, rest } = valueOf(await client.call('agentBillMembers', asked));
      expect(rest).toBeNull();
      expect(sumOf(members)).toEqual(sumOf([whole]));
      for (const member of members) {
        const { username } = member;
        const level = valueOf(await client.call('agentBillBets', { ...asked, username }));
        expect(level.rest).toBeNull();
        expect(sumOf(level.bets), username).toEqual(sumOf([member]));
        for (const bet of level.bets) {
          const { stake, payout, narrowStake, winStake, lossStake, isHedged } = bet;
          const covers = Number(bet.coveragePct) * 10_000;
          const isEven = units(payout) === units(stake);
          const isNarrow = covers < Number(minCoverage) || isHedged;
          expect(isHedged && username !== 'downline1').toBe(false);
          if (isNarrow) narrow += 1;
          expect(units(narrowStake)).toBe(isNarrow && !isEven ? units(stake) : 0n);
          const counted = units(winStake) + units(lossStake);
          expect(counted).toBe(isNarrow || isEven ? 0n : units(stake));
        }
      }
    }
    expect(narrow).toBe(splitStakes(await settledBets(), minCoverage).excluded.length);
  },
);

test('the file has what did not count and what each bet covers', async () => {
  const { client, bill } = await billOf('house');
  const file = valueOf(await client.call('agentBillCsv', { id: bill.id }));
  const [head, ...lines] = file.body
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => line.split(','));
  expect(head?.slice(5).join()).toBe(
    'Turnover,Payout,Amount,Winning stakes,Losing stakes,Left out,Coverage in %,On both sides',
  );
  const of = (level: string) => lines.filter(([name]) => name === level);
  for (const column of [5, 6, 8, 9, 10]) {
    const levels = ['BILL', 'DAY', 'MEMBER', 'BET'].map((level) =>
      of(level).reduce((sum, line) => sum + units(line[column] ?? ''), 0n),
    );
    expect(new Set(levels), `column ${column}`).toEqual(new Set([levels[0]]));
    expect(levels[0]).toBeGreaterThan(0n);
  }
  expect(new Set(of('BET').map((line) => line[11]))).toEqual(new Set(['2', '4', '6', '20', '25']));
  expect(of('BET').filter((line) => line[12] === '1')).toHaveLength(2);
  expect(of('MEMBER').every((line) => line[11] === '')).toBe(true);
});

test('a direct is not offered less coverage than the own contract asks for', async () => {
  const house = await clientOf('house');
  const offer = (minCoverage: Rate | undefined) =>
    house.call('agentContractOffer', {
      username: 'upline',
      terms: encoded(ask(minCoverage)),
    });
  for (const least of [undefined, rate(39_999n)]) {
    const refused = await offer(least);
    assert(!refused.ok, 'it is refused');
    expect(refused.refusal.code).toBe('contract.terms_differ');
    expect(refused.refusal.message).toContain('least coverage of a bet');
  }
  const { contract } = valueOf(await offer(FOUR_PERCENT));
  valueOf(await house.call('agentContractWithdraw', { id: contract.id }));
});

test('wrong terms are refused in the caller’s language, and on another kind they are no terms', async () => {
  const asked = { username: 'house', password: DEMO_PASSWORD };
  const { token } = valueOf(await app.client().call('login', asked));
  const own = encoded(ask(FOUR_PERCENT)) as object;
  const texts = { none: new Set<string>(), basis: new Set<string>() };
  const wrong = {
    none: { ...own, minCoveragePct: '0' },
    basis: { ...(encoded(hourTerms(tier(5000n))) as object), minCoveragePct: '4' },
  };
  for (const language of LANGUAGES) {
    const client = app.client({ token, language });
    for (const name of ['none', 'basis'] as const) {
      const terms = wrong[name] as never;
      const refused = await client.call('agentContractOffer', { username: 'upline', terms });
      assert(!refused.ok, 'it is refused');
      expect(refused.refusal.code).toBe('contract.terms');
      texts[name].add(refused.refusal.message);
    }
  }
  expect([texts.none.size, texts.basis.size]).toEqual([LANGUAGES.length, LANGUAGES.length]);
  expect([...texts.none].every((text) => text.includes('100'))).toBe(true);
  const client = app.client({ token });
  const other = { ...(encoded(dailyTerms(tier(5000n))) as object), minCoveragePct: '4' } as never;
  const refused = await client.call('agentContractOffer', { username: 'upline', terms: other });
  expect(!refused.ok && refused.refusal.code).toBe('request.invalid');
});
