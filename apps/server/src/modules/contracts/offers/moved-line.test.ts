import { assert, type Id } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agree } from '../../../testing/agree.ts';
import {
  dailyTerms,
  hourTerms,
  offer,
  openContractApp,
  sign,
  signHouse,
  tier,
  type ContractApp,
} from '../../../testing/lines/contract-app.ts';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import { valueOf } from '../../../testing/lottery-app.ts';

let app: ContractApp;
const reason = 'because the test says so';

beforeAll(async () => {
  app = await openContractApp();
  for (const terms of [dailyTerms, hourTerms]) {
    await signHouse(app, terms(tier(8000n)));
    await sign(app, 'house', 'upline', terms(tier(7000n)));
    await sign(app, 'upline', 'carol', terms(tier(6000n)));
    await sign(app, 'carol', 'dave', terms(tier(5000n)));
  }
}, 120_000);
afterAll(() => app.close());

interface Row {
  readonly contract_id: Id<'contract'>;
  readonly state: string;
  readonly ended_at: Date | null;
}

const ENDED = ['auto_terminated', 'admin_ended'];

/** Null where an offer has ended at once: its move has no time that is known beforehand. */
const endOf = ({ state, ended_at: end }: Row) =>
  state === 'admin_ended' || end === null ? null : end.getTime();

/** When each contract that has ended by a move does. */
async function endings(): Promise<ReadonlyMap<string, number | null>> {
  const rows = await app.sql<Row>('select contract_id, state, ended_at from contracts.contract');
  const ended = rows.filter(({ state }) => ENDED.includes(state));
  return new Map(ended.map((row) => [row.contract_id, endOf(row)]));
}

async function agreed(name: 'upline' | 'carol' | 'dave', kind: string) {
  const mine = valueOf(await app.agents[name].client.call('agentContracts', {}));
  const contract = mine.items.find((each) => each.kind === kind)?.agreed;
  assert(contract !== undefined && contract !== null, `${name} has a contract`);
  return contract;
}

/** A bill of the contract that its upline could not pay. */
async function owe(contract: string, outstanding: number): Promise<void> {
  const bill = randomUUID();
  await app.sql(
    `insert into contracts.bill (merchant_id, bill_id, agent_id, kind, period_key, begins_at,
       ends_at, contract_id, payer_id, line_id, accepted_at, figures, decision, company_win, gross,
       due, outstanding, status, settled_at)
     select merchant_id, $1, agent_id, kind, '2027-03-01', house_now(), house_now(), contract_id,
       upline_id, upline_id, accepted_at, '{}', '{}', 0, $3, $3, $3, 'insufficient', house_now()
     from contracts.contract where contract_id = $2`,
    [bill, contract, outstanding],
  );
  await app.sql(
    `insert into contracts.debt (merchant_id, bill_id, payer_id, payee_id, creditor, amount,
       outstanding, created_at)
     select merchant_id, bill_id, payer_id, agent_id, 'payee', due, due, settled_at
     from contracts.bill where bill_id = $1`,
    [bill],
  );
}

test('the preview of a move names exactly the contracts and offers that it ends, and when', async () => {
  const daily = await agreed('carol', 'DAILY_SALARY');
  const own = await agreed('upline', 'DAILY_SALARY');
  const below = await agreed('dave', 'HOUR_SALARY');
  const { client } = app.agents.carol;
  valueOf(await client.call('agentContractTerminate', { id: below.id, reason }));
  valueOf(await offer(app, 'upline', 'carol', hourTerms(tier(6500n))));
  // An offer of the line's head to its own direct is of the line itself, and stays.
  valueOf(await offer(app, 'carol', 'dave', dailyTerms(tier(4000n))));
  await owe(daily.id, 1_234_500);
  // What the former upline is owed itself is no debt of the line.
  await owe(own.id, 990_000);
  const console = app.test.backoffice({ token: await logInOperator(app.test, 'owner') });
  const line = { id: app.idOf('carol'), upline: 'house' };
  const before = await endings();
  const preview = valueOf(await console.call('agentMovePreview', line));
  expect(await endings()).toEqual(before);
  expect(preview).toMatchObject({ contracts: 4, offers: 1, debt: '123.4500' });
  const shown = preview.endings.map((each) => [
    each.upline,
    each.username,
    each.kind,
    each.state,
    each.terms.tiers[0]?.ratePct,
    each.debt,
  ]);
  expect(shown).toEqual([
    ['upline', 'carol', 'DAILY_SALARY', 'ACTIVE', '0.6', '123.4500'],
    ['carol', 'dave', 'DAILY_SALARY', 'ACTIVE', '0.5', '0.0000'],
    ['upline', 'carol', 'HOUR_SALARY', 'PENDING', '0.65', '0.0000'],
    ['upline', 'carol', 'HOUR_SALARY', 'ACTIVE', '0.6', '0.0000'],
    ['carol', 'dave', 'HOUR_SALARY', 'TERMINATING', '0.5', '0.0000'],
  ]);
  expect(preview.endings[0]?.since).toBe(daily.effectiveFrom);
  await agree(app.test, await console.call('agentMove', { ...line, clampTeam: true, reason }));
  const ended = [...(await endings())].filter(([id]) => !before.has(id));
  const announced = preview.endings.map(({ id, endsAt }) => [id, endsAt] as const);
  expect(new Map(ended)).toEqual(new Map(announced));
  const after = valueOf(await console.call('contractDebtList', { open: 'true' }));
  expect(after.list).toHaveLength(2);
});

test('a line without contracts is moved, and nothing ends', async () => {
  const console = app.test.backoffice({ token: await logInOperator(app.test, 'owner') });
  const line = { id: app.idOf('downline1'), upline: 'house' };
  const preview = valueOf(await console.call('agentMovePreview', line));
  expect(preview).toMatchObject({ contracts: 0, offers: 0, endings: [], debt: '0.0000' });
});
