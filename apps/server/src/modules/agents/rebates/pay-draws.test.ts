import { distributeLotteryRebate } from '@fairhouse/rules/agency';
import { amount, formatAmount } from '@fairhouse/values';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoMemberId } from '../../../../../../demo/demo-members.ts';
import { CODES, houseAccount, currencyOf } from '../../../accounts.ts';
import { siteOf } from '../../settings/index.ts';
import { changeSetting } from '../../../testing/change-setting.ts';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import {
  balanceOf,
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
import {
  enterNumbers,
  provisionEnteredLottery,
} from '../../../testing/provision-entered-lottery.ts';
import {
  chanceOf,
  randomBets,
  randomTree,
  writeBets,
  writeDraw,
  writePeople,
  writeResult,
  type LineBet,
  type LinePerson,
} from '../../../testing/lines/random-line.ts';

let app: LotteryApp;
let superuser: pg.Client;
let player: Player;

const member = (name: Parameters<typeof demoMemberId>[1]) => demoMemberId(app.merchant, name);

beforeAll(async () => {
  app = await openLotteryApp();
  superuser = new pg.Client({ connectionString: app.databaseUrl });
  await superuser.connect();
  await provisionEnteredLottery(app, 'CQPAY');
  await runLottery(app);
  player = await logInPlayer(app, 'downline1', '10000');
  await setGroups({ house: 1956, upline: 1930, downline1: 1900 });
});
afterAll(async () => {
  await superuser.end();
  await app.close();
});

async function setGroups(groups: Partial<Record<'house' | 'upline' | 'downline1', number>>) {
  for (const [name, group] of Object.entries(groups)) {
    await superuser.query(
      `insert into agents.account values ($1, $2, $3)
       on conflict (merchant_id, member_id) do update set prize_group = excluded.prize_group`,
      [app.merchant.id, member(name as 'house'), group],
    );
  }
}

const bet = (group: number) =>
  betOf({ play: 'FixedPlace', pick: '0|1|2|3|4', unit: '2', multiple: 100, group });

/** Places one bet of 1000 on a lottery whose result operators enter, and settles it as `numbers`. */
async function playOne(group: number, numbers: string): Promise<string> {
  const draw = await freshDraw(app, 'CQPAY');
  valueOf(await player.client.call('placeBets', { issue: draw.issue, bets: [bet(group)] }));
  await turnTo(app, draw.drawAt);
  await runLottery(app);
  await enterNumbers(app, draw.issue, numbers);
  return draw.issue;
}

const pay = () => app.runJobs('agent-figures');
const gained = async (name: 'house' | 'upline', before: string) =>
  (Number(await balanceOf(app, member(name))) - Number(before)).toFixed(4);
const balances = async () => ({
  house: await balanceOf(app, member('house')),
  upline: await balanceOf(app, member('upline')),
});

describe('the rebate of a line', () => {
  test('is paid at settlement by differences, once, however often it is tried', async () => {
    const before = await balances();
    await playOne(1850, '99999');
    await pay();
    await pay();
    expect(await gained('upline', before.upline)).toBe('15.0000');
    expect(await gained('house', before.house)).toBe('13.0000');
    // The player's own rebate is from its own group: 1000 × (1900 − 1850) / 2000.
    const { list } = valueOf(await player.client.call('memTransDet', { kind: 'REBATE' }));
    expect(list[0]?.amount).toBe('25.0000');
    const upline = valueOf(
      await (await logInPlayer(app, 'upline', '0')).client.call('personalProfit', {}),
    );
    expect(upline.total).toMatchObject({ rebate: '15.0000', net: '15.0000' });
  });

  test('is not paid to a frozen upline, nor to the next one instead', async () => {
    const before = await balances();
    const freeze = (level: number) =>
      superuser.query(
        `update members.member set state = $3, freeze_level = $4
         where merchant_id = $1 and member_id = $2`,
        [app.merchant.id, member('upline'), level > 0 ? 'frozen' : 'active', level],
      );
    await freeze(2);
    await playOne(1900, '99999');
    await pay();
    await freeze(0);
    await pay();
    expect(await gained('upline', before.upline)).toBe('0.0000');
    expect(await gained('house', before.house)).toBe('13.0000');
  });

  test('follows a corrected result exactly, also when the correction overtakes it', async () => {
    for (const isPaidFirst of [true, false]) {
      const before = await balances();
      const issue = await playOne(1900, '99999');
      if (isPaidFirst) await pay();
      await correct(issue, '01234');
      await app.runJobs('lottery-settle');
      await pay();
      await pay();
      expect(await gained('upline', before.upline)).toBe('15.0000');
      const house = app.merchant.id;
      const { rows } = await superuser.query<{ version: number; amount: string }>(
        `select s.version, s.amount::text from agents.rebate_share s
         where s.merchant_id = $1 and s.issue = $2 and s.agent_id = $3 order by s.version`,
        [house, issue, member('upline')],
      );
      const whole = { version: 2, amount: '150000' };
      expect(rows).toEqual(isPaidFirst ? [{ version: 1, amount: '150000' }, whole] : [whole]);
    }
  });

  test('is taken back when the draw becomes void, and what was spent is a debt', async () => {
    const issue = await playOne(1900, '99999');
    await pay();
    const before = await balances();
    await voidDraw(issue);
    await app.runJobs('lottery-settle');
    await pay();
    await pay();
    expect(await gained('upline', before.upline)).toBe('-15.0000');
    expect(await gained('house', before.house)).toBe('-13.0000');
  });

  test('a member bets at most at its own group, and one above the limit only earns', async () => {
    const draw = await freshDraw(app);
    const place = (group: number) =>
      player.client.call('placeBets', { issue: draw.issue, bets: [bet(group)] });
    expect(await place(1902)).toMatchObject({
      ok: false,
      refusal: { code: 'bet.group_out_of_range', message: expect.stringContaining('1900') },
    });
    await setLimits({ betMax: 1880, earnsOnlyAbove: 1898 });
    const { client } = player;
    const board = valueOf(await client.call('lotteryBoard', { gameCode: 'SSC1' }));
    expect(board.groups.max).toBe(1880);
    expect(await place(1800)).toMatchObject({ ok: false, refusal: { code: 'bet.earns_only' } });
    await setLimits({ betMax: 1880, earnsOnlyAbove: null });
    expect(await place(1882)).toMatchObject({
      ok: false,
      refusal: { code: 'bet.group_out_of_range', message: expect.stringContaining('1880') },
    });
    await setLimits({ betMax: 1996, earnsOnlyAbove: null });
    expect(await place(1900)).toMatchObject({ ok: true });
  });
});

/** Changes the limits of the groups at which anyone bets. */
async function setLimits(limits: {
  readonly betMax: number;
  readonly earnsOnlyAbove: number | null;
}): Promise<void> {
  const { agents } = (await siteOf(app.context, app.merchant)).settings;
  await changeSetting(app, 'agents', { groups: { ...agents.groups, ...limits } });
}

async function correct(issue: string, numbers: string): Promise<void> {
  const maker = app.backoffice({ token: await logInOperator(app, 'owner') });
  const ask = { issue, numbers, reason: 'misread source' };
  const asked = valueOf(await maker.call('drawCorrect', ask));
  await approve(asked.approval);
}

async function voidDraw(issue: string): Promise<void> {
  const maker = app.backoffice({ token: await logInOperator(app, 'owner') });
  const asked = valueOf(await maker.call('drawVoid', { issue, reason: 'source withdrawn' }));
  await approve(asked.approval);
}

async function approve(id: string): Promise<void> {
  const checker = app.backoffice({ token: await logInOperator(app, 'partner') });
  const agreed = { id, decision: 'approve', reason: 'agreed' } as never;
  valueOf(await checker.call('approvalDecide', agreed));
}

test('the statement pays as the rule on random trees and bets', async () => {
  for (const seed of [1, 2, 3]) {
    const chance = chanceOf(seed);
    const people = randomTree(chance, 60);
    await writePeople(app, superuser, people);
    const draw = await writeDraw(app, superuser, app.context.clock.now());
    const bets = randomBets(chance, people, draw, 300);
    await writeBets(app, superuser, bets);
    await pay();
    const { rows } = await superuser.query<{ agent_id: string; amount: string; withheld: string }>(
      `select agent_id, amount::text, withheld::text from agents.rebate_share
       where merchant_id = $1 and draw_id = $2 order by agent_id`,
      [app.merchant.id, draw.toString()],
    );
    expect(rows.length, `seed ${seed}`).toBeGreaterThan(5);
    expect(rows, `seed ${seed}`).toEqual(sharesOf(people, bets));
    const sum = (of: 'amount') => rows.reduce((total, row) => total + BigInt(row[of]), 0n);
    expect(await booked(`SSC1-TEST-%`)).toBeGreaterThanOrEqual(sum('amount'));
  }
});

test.each([
  ['', true],
  [' also what a server of before has named', false],
])(
  'draws that are due together are paid in one entry, and a void takes back its own part%s',
  async (_, isOwn) => {
    const chance = chanceOf(7);
    const people = randomTree(chance, 40);
    await writePeople(app, superuser, people);
    const draws: bigint[] = [];
    const bets: LineBet[] = [];
    for (let at = 0; at < 3; at += 1) {
      const draw = await writeDraw(app, superuser, app.context.clock.now());
      const own = randomBets(chance, people, draw, 120);
      await writeBets(app, superuser, own);
      draws.push(draw);
      bets.push(...own);
    }
    const before = await entriesOf();
    if (!isOwn) await nameAsBefore();
    await pay();
    await pay();
    if (!isOwn) await superuser.query('drop function agents.name_as_before cascade');
    const paid = sharesOf(people, bets).filter(({ amount: due }) => due !== '0');
    expect(paid.length).toBeGreaterThan(3);
    expect((await sharesOfDraws(draws)).filter(({ amount: due }) => due !== '0')).toEqual(paid);
    const entries = (await entriesOf()).filter(({ id }) => !before.some((each) => each.id === id));
    expect(entries.map(({ payee, amount: due }) => ({ agent_id: payee, amount: due }))).toEqual(
      paid.map(({ agent_id, amount: due }) => ({ agent_id, amount: due })),
    );
    const references = await referencesOf(people, bets, draws);
    const [first = 0n] = draws;
    const ofAll = `${await issueOf(first)} +2`;
    expect(new Map(entries.map(({ payee, reference }) => [payee, reference]))).toEqual(
      isOwn ? references : new Map([...references].map(([agent]) => [agent, ofAll])),
    );
    expect(new Set([...references.values()].map((each) => each.split(' ')[1]))).toEqual(
      new Set(['+1', '+2']),
    );
    // A void of the second draw, while the others stay paid.
    const [, second = 0n] = draws;
    const at = app.context.clock.now();
    await writeResult(app, superuser, second, { version: 2, numbers: null, at });
    await pay();
    await pay();
    const voided = sharesOf(
      people,
      bets.filter(({ draw }) => draw === second),
    ).filter(({ amount: due }) => due !== '0');
    const taken = (await entriesOf()).filter(({ code }) => code === CODES.commission_reversal);
    const ofDraw = await issueOf(second);
    expect(
      taken
        .filter(({ reference, payer }) => reference === ofDraw && payer !== null)
        .map(({ payer, amount: due }) => ({ agent_id: payer, amount: due })),
    ).toEqual(voided.map(({ agent_id, amount: due }) => ({ agent_id, amount: due })));
  },
);

/** Draws are written as by a server that named commissions after all draws paid with them. */
async function nameAsBefore(): Promise<void> {
  await superuser.query(
    `create function agents.name_as_before() returns trigger language plpgsql as
     $$ begin new.own_reference := false; return new; end $$`,
  );
  await superuser.query(
    `create trigger name_as_before before insert on agents.shared_draw for each row
     execute function agents.name_as_before()`,
  );
}

test('a draw that cannot be counted is left alone, and the others beside it are paid', async () => {
  const chance = chanceOf(11);
  const people = randomTree(chance, 40);
  await writePeople(app, superuser, people);
  const draws: bigint[] = [];
  const bets: LineBet[] = [];
  for (let at = 0; at < 5; at += 1) {
    const draw = await writeDraw(app, superuser, app.context.clock.now());
    const own = randomBets(chance, people, draw, 60);
    await writeBets(app, superuser, own);
    draws.push(draw);
    bets.push(...own);
  }
  const [, , , bad = 0n] = draws;
  await superuser.query(
    `create function agents.refuse_draw() returns trigger language plpgsql as
     $$ begin raise exception 'not this draw'; end $$`,
  );
  await superuser.query(
    `create trigger refuse_draw before insert on agents.counted_draw for each row
     when (new.draw_id = ${bad}) execute function agents.refuse_draw()`,
  );
  await pay();
  await superuser.query('drop function agents.refuse_draw cascade');
  const due = (some: readonly LineBet[]) =>
    sharesOf(people, some).filter(({ amount: share }) => share !== '0');
  const shares = async () =>
    (await sharesOfDraws(draws)).filter(({ amount: share }) => share !== '0');
  expect(await shares()).toEqual(due(bets.filter(({ draw }) => draw !== bad)));
  await pay();
  expect(await shares()).toEqual(due(bets));
  const { rows } = await superuser.query<{ paid_by: number }>(
    `select array_position($1::bigint[], paid_draw) as paid_by from agents.shared_draw
     where draw_id = any($1) order by draw_id`,
    [draws],
  );
  // The first half together, and those of the other one by one.
  expect(rows.map((row) => row.paid_by)).toEqual([1, 1, 1, 4, 5]);
});

/** What names each paid agent's commission: the first draw that it has a share of, and the rest. */
async function referencesOf(
  people: readonly LinePerson[],
  bets: readonly LineBet[],
  draws: readonly bigint[],
): Promise<Map<string, string>> {
  const issues = new Map<string, string[]>();
  for (const draw of draws) {
    const issue = await issueOf(draw);
    const ofDraw = sharesOf(
      people,
      bets.filter((bet) => bet.draw === draw),
    );
    for (const { agent_id: agent, amount: due } of ofDraw) {
      if (due !== '0') issues.set(agent, [...(issues.get(agent) ?? []), issue]);
    }
  }
  return new Map(
    [...issues].map(([agent, [first = '', ...others]]) => [
      agent,
      others.length === 0 ? first : `${first} +${others.length}`,
    ]),
  );
}

/** The shares of some draws together, by agent. */
async function sharesOfDraws(draws: readonly bigint[]) {
  const { rows } = await superuser.query<{ agent_id: string; amount: string; withheld: string }>(
    `select agent_id, sum(amount)::text as amount, sum(withheld)::text as withheld
     from agents.rebate_share where merchant_id = $1 and draw_id = any($2) group by agent_id
     order by agent_id`,
    [app.merchant.id, draws.map(String)],
  );
  return rows;
}

async function issueOf(draw: bigint): Promise<string> {
  const { rows } = await superuser.query<{ issue: string }>(
    'select issue from lottery.draw where draw_id = $1',
    [draw.toString()],
  );
  return rows[0]?.issue ?? '';
}

interface CommissionEntry {
  id: string;
  code: number;
  reference: string;
  payer: string | null;
  payee: string | null;
  amount: string;
}

/** Every movement of commissions, by agent. */
async function entriesOf(): Promise<CommissionEntry[]> {
  const { rows } = await superuser.query<CommissionEntry>(
    `select m.entry_id as id, m.code, m.reference, reports.owner_of(d.address) as payer,
       reports.owner_of(c.address) as payee, m.amount::text
     from ledger.movement m
     join ledger.account d on d.merchant_id = m.merchant_id and d.account_id = m.debit_id
     join ledger.account c on c.merchant_id = m.merchant_id and c.account_id = m.credit_id
     where m.merchant_id = $1 and m.code = any($2::int[]) and m.refused is null
     order by coalesce(reports.owner_of(c.address), reports.owner_of(d.address))`,
    [app.merchant.id, [CODES.commission, CODES.commission_reversal]],
  );
  return rows;
}

/** What the rule gives each agent of the bets. */
function sharesOf(people: readonly LinePerson[], bets: readonly LineBet[]) {
  const byId = new Map(people.map((person) => [person.id, person]));
  const sums = new Map<string, { amount: bigint; withheld: bigint }>();
  for (const each of bets) {
    const person = byId.get(each.member);
    if (each.cancelled || each.ownGroup === null || person?.standing !== 'formal') continue;
    const uplines = person.path.toReversed().map((id) => {
      const upline = byId.get(id);
      const isFrozen = upline?.isFrozen === true || upline?.standing !== 'formal';
      return { id, group: Math.min(upline?.group ?? 1956, 1956), isFrozen };
    });
    const shares = distributeLotteryRebate({
      stake: amount(each.stake - each.refunded),
      ownGroup: each.ownGroup,
      chosenGroup: each.ownGroup,
      uplines,
    });
    for (const share of shares.uplines) {
      const sum = sums.get(share.id) ?? { amount: 0n, withheld: 0n };
      sum.amount += share.amount;
      sum.withheld += share.withheld;
      sums.set(share.id, sum);
    }
  }
  return [...sums]
    .filter(([, sum]) => sum.amount + sum.withheld > 0n)
    .map(([agent_id, sum]) => ({
      agent_id,
      amount: sum.amount.toString(),
      withheld: sum.withheld.toString(),
    }))
    .toSorted((a, b) => (a.agent_id < b.agent_id ? -1 : 1));
}

/** What was booked of commissions with a reference. */
async function booked(reference: string): Promise<bigint> {
  const { rows } = await superuser.query<{ sum: string }>(
    `select coalesce(sum(amount), 0)::text as sum from ledger.movement
     where merchant_id = $1 and code = 9 and reference like $2 and refused is null`,
    [app.merchant.id, reference],
  );
  return BigInt(rows[0]?.sum ?? '0');
}

test('what agents keep is what the house’s account for commissions paid', async () => {
  const { ledger } = app.context;
  const house = houseAccount('real', 'commission');
  const paid = await ledger.balance(app.merchant.id, currencyOf(app.merchant.currency), house);
  const { rows } = await superuser.query<{ sum: string }>(
    `select coalesce(sum(s.amount), 0)::text as sum from agents.rebate_share s
     join lottery.draw d on d.merchant_id = s.merchant_id and d.draw_id = s.draw_id
     where s.merchant_id = $1 and s.version = d.result_version`,
    [app.merchant.id],
  );
  expect(formatAmount(amount(-paid))).toBe(formatAmount(amount(BigInt(rows[0]?.sum ?? '0'))));
});
