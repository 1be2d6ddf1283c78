// An amount that is passed down the line: each level pays its directs from its own bill, then from
// its wallet, and what is missing is a debt at that level alone.
import { plusDays } from '@fairhouse/rules/agency';
import { amount, assert, DAY_MS, HOUR_MS, parseAmount, type Day } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { currencyOf, mainAccount, worldAccount } from '../../../accounts.ts';
import { agree } from '../../../testing/agree.ts';
import {
  dailyTerms,
  offer,
  openContractApp,
  sign,
  signHouse,
  tier,
  type AgentName,
  type ContractApp,
} from '../../../testing/lines/contract-app.ts';
import { settleUnpaid } from '../../../testing/lines/settle-unpaid.ts';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import { balanceOf, valueOf } from '../../../testing/lottery-app.ts';

let app: ContractApp;

const BEGINS = Date.parse('2027-03-31T16:00:00Z');
const FIRST = '2027-04-01' as Day;
const reason = 'because the test says so';
const units = (text: string): bigint => parseAmount(text) ?? 0n;

beforeAll(async () => {
  app = await openContractApp();
  await app.advance(BEGINS - 30 * 60_000 - app.test.context.clock.now());
  const console = app.test.backoffice({ token: await logInOperator(app.test, 'owner') });
  // The top agent's own bill waits for an operator, while it owes its direct.
  const rules = { approvesPlatform: false };
  const asked = { kind: 'DAILY_SALARY', version: 0, rules, reason } as const;
  await agree(app.test, await console.call('contractRulesChange', asked));
  await signHouse(app, dailyTerms(tier(10_000n)));
  await sign(app, 'house', 'upline', dailyTerms(tier(9000n)));
  await sign(app, 'upline', 'carol', dailyTerms(tier(5000n)));
  await sign(app, 'carol', 'dave', dailyTerms(tier(4000n)));
}, 60_000);
afterAll(() => app.close());

async function fund(name: AgentName, text: string): Promise<void> {
  const { context, merchant } = app.test;
  const booked = await context.ledger.book({
    merchant: merchant.id,
    id: randomUUID() as never,
    currency: currencyOf(merchant.currency),
    code: 'deposit',
    reference: 'test',
    legs: [
      {
        debit: worldAccount('real', 'bank'),
        credit: mainAccount('real', app.idOf(name)),
        amount: parseAmount(text) ?? amount(0n),
      },
    ],
  });
  assert(booked.status === 'booked', 'the account is credited');
}

const balances = async () => {
  const names = ['house', 'upline', 'carol', 'dave'] as const;
  const all = await Promise.all(names.map((name) => balanceOf(app.test, app.idOf(name))));
  return Object.fromEntries(names.map((name, at) => [name, all[at]]));
};

async function settleDay(day: Day): Promise<void> {
  await app.sql(
    `insert into agents.closed_day values ($1, $2)
     on conflict (merchant_id) do update set day = excluded.day`,
    [app.test.merchant.id, day],
  );
  await app.test.runJobs('contract-bills', 'contract-pay');
}

const billOf = async (name: AgentName) => {
  const bills = valueOf(await app.agents[name].client.call('agentBills', { kind: 'DAILY_SALARY' }));
  return bills.list[0];
};

test('what a level lacks is taken from its wallet, then owed, and the levels below get their part', async () => {
  await app.play('downline1', FIRST, { bet: '10000' });
  await app.play('carol', FIRST, { bet: '4000' });
  await app.play('dave', FIRST, { bet: '1000' });
  await fund('house', '80');
  await app.advance(BEGINS + DAY_MS + 2 * HOUR_MS + 6 * 60_000 - app.test.context.clock.now());
  await settleDay(FIRST);
  // Gross: 150, 135, 25 and 4. The top agent has 80 of the 135 that it owes.
  expect(await billOf('house')).toMatchObject({ gross: '150.0000', status: 'WAIT_APPROVAL' });
  expect(await billOf('upline')).toMatchObject({
    gross: '135.0000',
    received: '80.0000',
    outstanding: '55.0000',
    status: 'PART_PAID',
  });
  expect(await billOf('carol')).toMatchObject({ received: '25.0000', status: 'ISSUED' });
  expect(await billOf('dave')).toMatchObject({ received: '4.0000', status: 'ISSUED' });
  expect(await balances()).toEqual({
    house: '0.0000',
    upline: '55.0000',
    carol: '21.0000',
    dave: '4.0000',
  });
  const owed = valueOf(await app.agents.house.client.call('agentDebts', {}));
  expect(owed.outstanding).toBe('55.0000');
  const below = valueOf(await app.agents.upline.client.call('agentDebts', {}));
  expect(below.outstanding).toBe('0.0000');
});

test('once the top bill is approved it pays the debt first, and nothing was made or lost', async () => {
  const console = app.test.backoffice({ token: await logInOperator(app.test, 'owner') });
  const asked = { kind: 'DAILY_SALARY', periodKey: FIRST, reason } as const;
  await agree(app.test, await console.call('contractRunApprove', asked));
  await app.test.runJobs('contract-pay', 'contract-debts');
  expect(await balances()).toEqual({
    house: '95.0000',
    upline: '110.0000',
    carol: '21.0000',
    dave: '4.0000',
  });
  const rows = await app.sql<{ payer: string | null; sum: string }>(
    `select payer_id::text as payer, sum(amount)::text as sum from contracts.payment
     group by payer_id`,
  );
  // What the platform issued with what was deposited is what the wallets hold.
  expect(rows.find(({ payer }) => payer === null)?.sum).toBe(String(units('150')));
  const total = Object.values(await balances()).reduce((all, each) => all + units(each ?? ''), 0n);
  expect(total).toBe(units('230'));
});

/** Lets a day of carol's play be over and due under rules of the kind; 0 is the first day. */
async function endDay(at: number, rules: object): Promise<Day> {
  const day = plusDays(FIRST, at);
  await app.play('carol', day, { bet: '1000' });
  const due = BEGINS + (at + 1) * DAY_MS + 2 * HOUR_MS + 6 * 60_000;
  await app.advance(due - app.test.context.clock.now());
  await app.sql('update agents.closed_day set day = $1', [day]);
  await app.sql('update contracts.kind_rule set rules = $1', [rules]);
  return day;
}

test('run by many at once, the line is paid once', async () => {
  await endDay(1, {});
  await settleUnpaid(app.test);
  const before = await balances();
  await Promise.all([1, 2, 3, 4].map(() => app.test.runJobs('contract-pay')));
  // 10 are issued, of which 9 go to the direct, 5 of them further down.
  const after = await balances();
  const gained = (name: AgentName) => units(after[name] ?? '') - units(before[name] ?? '');
  expect(gained('carol')).toBe(units('5'));
  const sum = (['house', 'upline', 'carol', 'dave'] as const).reduce(
    (all, name) => all + gained(name),
    0n,
  );
  expect(sum).toBe(units('10'));
});

const unpaidLines = () =>
  app.sql<{ key: string; ready: boolean }>(
    'select period_key as key, ready from contracts.unpaid_line order by period_key',
  );

test('a line is known as unpaid while its bills wait, also one that is ready at the last moment', async () => {
  expect(await unpaidLines()).toEqual([]);
  const day = await endDay(2, { approvesPlatform: false });
  await settleUnpaid(app.test);
  expect(await unpaidLines()).toEqual([{ key: day, ready: true }]);
  // An approval that is committed while the line, all of whose other bills are paid, is closed.
  const approval = new pg.Client({ connectionString: app.test.databaseUrl });
  await approval.connect();
  try {
    await approval.query('begin');
    await approval.query(
      `update contracts.bill set status = 'ready' where status = 'wait_approval' and period_key = $1`,
      [day],
    );
    const paying = app.test.runJobs('contract-pay');
    await vi.waitFor(async () => {
      const rows = await app.sql(
        `select pid from pg_stat_activity
         where wait_event_type = 'Lock' and query like '%contracts.unpaid_line%'`,
      );
      expect(rows).toHaveLength(1);
    });
    await approval.query('commit');
    await paying;
  } finally {
    await approval.end();
  }
  expect(await billOf('house')).toMatchObject({ status: 'READY' });
  expect(await unpaidLines()).toEqual([{ key: day, ready: true }]);
  await app.test.runJobs('contract-pay');
  expect(await billOf('house')).toMatchObject({ gross: '10.0000', status: 'ISSUED' });
  expect(await unpaidLines()).toEqual([]);
});

const gainOfCarol = async (work: () => Promise<unknown>) => {
  const carol = async () => units((await balances()).carol ?? '');
  const before = await carol();
  await work();
  return (await carol()) - before;
};

test('bills that wait for nobody are paid as soon as they are written', async () => {
  await endDay(3, {});
  expect(await gainOfCarol(() => app.test.runJobs('contract-bills'))).toBe(units('5'));
  expect(await unpaidLines()).toEqual([]);
});

test('they are paid by the process that keeps the lease to pay, unless it is paying already', async () => {
  const { leases } = app.test.context;
  const bill = () => app.test.runJobs('contract-bills');
  await endDay(4, {});
  await leases.runAndKeep('contract-pay', async () => undefined);
  expect(await gainOfCarol(bill)).toBe(units('5'));
  const day = await endDay(5, {});
  const whilePaying = () => leases.runAndKeep('contract-pay', bill);
  expect(await gainOfCarol(whilePaying)).toBe(0n);
  expect(await unpaidLines()).toEqual([{ key: day, ready: true }]);
  await leases.release('contract-pay');
  expect(await gainOfCarol(() => app.test.runJobs('contract-pay'))).toBe(units('5'));
});

test('the four relay calls do what the calls of contracts do, for their own kind alone', async () => {
  const { client } = app.agents.upline;
  const terms = dailyTerms(tier(3000n));
  const made = await offer(app, 'upline', 'carol', terms);
  const { contract } = valueOf(made);
  const carol = app.agents.carol.client;
  const standing = valueOf(await carol.call('contractDailySalary', {}));
  expect(standing).toMatchObject({ kind: 'DAILY_SALARY', offered: { id: contract.id } });
  const codeOf = (answer: { ok: boolean; refusal?: { code: string } }) =>
    answer.ok ? 'ok' : answer.refusal?.code;
  const { id } = contract;
  const withdraw = { action: 'WITHDRAW', id } as const;
  for (const other of ['contractDividendAct', 'contractHourSalaryAct'] as const) {
    expect(codeOf(await client.call(other, withdraw)), other).toBe('contract.unknown');
  }
  expect(codeOf(await carol.call('contractDailySalaryAct', withdraw))).toBe('contract.state');
  expect(codeOf(await client.call('contractDailySalaryAct', { action: 'CONSENT' }))).toBe(
    'contract.action',
  );
  expect(codeOf(await client.call('contractDailySalaryAct', withdraw))).toBe('ok');
  expect(codeOf(await client.call('contractDailySalaryAct', withdraw))).toBe('contract.state');
});
