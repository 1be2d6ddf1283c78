// Migration 0099, with what 0103 corrects, on what was stored before it: one permission to offer
// contracts of every kind.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { homeDirectory } from '../../../home.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { createFormerDatabase, dropTestDatabase } from '../../../testing/test-database.ts';
import { ownerAddress } from '../../../testing/test-roles.ts';

let url: string;
let superuser: pg.Client;

const OFFERS = ['offersDividend', 'offersDailySalary', 'offersHourSalary', 'offersRealtimeSalary'];
const offers = (value: unknown) => Object.fromEntries(OFFERS.map((name) => [name, value]));

const ACCOUNTS: readonly (readonly [before: object, after: object])[] = [
  [
    { offersContracts: true, transferDown: 'direct' },
    { ...offers(true), transferDown: 'direct' },
  ],
  [{ offersContracts: false }, offers(false)],
  // What an agent has of its upline stays so.
  [{ offersContracts: null }, offers(null)],
  [{ viewsDescendantBets: false }, { viewsDescendantBets: false }],
  [{}, {}],
];

const asked = (permissions: object) => ({ id: 'm', reason: 'because', permissions });

const APPROVALS: readonly (readonly [kind: string, before: object, after: object])[] = [
  [
    'act.agentPermissionsSet',
    asked({ offersContracts: false, opensAgents: true }),
    asked({ ...offers(false), opensAgents: true }),
  ],
  [
    'act.agentPermissionsSet',
    asked({ viewsDescendantBets: true }),
    asked({ viewsDescendantBets: true }),
  ],
  // Of another request, whatever its fields are called.
  ['act.settingChange', asked({ offersContracts: true }), asked({ offersContracts: true })],
];

const accounts = ACCOUNTS.map(([before, after]) => ({ id: randomUUID(), before, after }));
const approvals = APPROVALS.flatMap(([kind, before, after]) =>
  ['pending', 'approved'].map((state) => ({ id: randomUUID(), kind, state, before, after })),
);

beforeAll(async () => {
  url = await createFormerDatabase('0098');
  superuser = new pg.Client({ connectionString: url });
  await superuser.connect();
  // Their members and merchants are not needed.
  await superuser.query("set session_replication_role = 'replica'");
  for (const { id, before } of accounts) {
    await superuser.query(
      `insert into agents.account (merchant_id, member_id, prize_group, permissions)
       values (1, $1, 1950, $2)`,
      [id, before],
    );
  }
  for (const { id, kind, state, before } of approvals) {
    await superuser.query(
      `insert into operators.approval (merchant_id, approval_id, kind, target, payload, reason,
         state, maker_id, maker_name, made_at, checker_id, decided_at)
       values (1, $1, $2, '', $3, 'because', $4::text, gen_random_uuid(), 'maker', now(),
         case when $4 <> 'pending' then gen_random_uuid() end,
         case when $4 <> 'pending' then now() end)`,
      [id, kind, before, state],
    );
  }
}, 120_000);
afterAll(async () => {
  await superuser.end();
  await dropTestDatabase(url);
});

test('what was set for all kinds of contracts is set for each, and nothing else changes', async () => {
  await migrate(ownerAddress(url), homeDirectory());
  for (const { id, after } of accounts) {
    const { rows } = await superuser.query<{ permissions: unknown }>(
      'select permissions from agents.account where member_id = $1',
      [id],
    );
    expect(rows[0]?.permissions).toEqual(after);
  }
  for (const { id, kind, state, after } of approvals) {
    const { rows } = await superuser.query<{ payload: unknown }>(
      'select payload from operators.approval where approval_id = $1',
      [id],
    );
    expect(rows[0]?.payload, `${kind} ${state}`).toEqual(after);
  }
}, 60_000);
