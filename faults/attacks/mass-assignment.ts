// Mass assignment: forbidden fields are added to every call that writes. All are refused, and
// nothing changes.
import { seal, type CallRow } from '@fairhouse/calls';
import { operator } from '@fairhouse/calls/operator';
import { player } from '@fairhouse/calls/player';
import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { DEMO_PASSWORD } from '../../demo/demo-members.ts';
import { logInOperator, type TestApp } from '../../apps/server/src/testing/index.ts';
import { valueOf } from '../../apps/server/src/testing/lottery-app.ts';
import {
  listBroken,
  runConcurrently,
  type Attack,
  type AttackOptions,
  type AttackResult,
} from './attack.ts';

/** The fields that an attacker would set. */
const WISHES: Readonly<Record<string, unknown>> = {
  agentLevel: 1,
  kind: 'top_agent',
  group: 'test',
  role: 'owner',
  roles: ['owner'],
  rights: ['adjustments.make'],
  isOperator: true,
  admin: true,
  merchantId: 2,
  merchant_id: 2,
  merchantCode: 'saigon',
  memberId: '00000000-0000-7000-8000-000000000000',
  member_id: '00000000-0000-7000-8000-000000000000',
  customerId: 1,
  balance: '1000000.0000',
  credit: '1000000.0000',
  bonus: '1000000.0000',
  payout: '1000000.0000',
  fee: '0.0000',
  state: 'PAID',
  status: 'approved',
  approved: true,
  verified: true,
  mobileVerifiedAt: 1,
  emailVerifiedAt: 1,
  freezeLevel: 0,
  mustChange: false,
  vipLevel: 10,
  createdAt: 1,
  passwordHash: '$argon2id$',
};

export const massAssignment: Attack = {
  name: 'mass-assignment',
  about: 'thirty fields that nobody may set, added to every call that writes',
  asOperator: true,
  run: assign,
};

interface Aim {
  readonly name: string;
  readonly row: CallRow;
  readonly origin: string;
  readonly token: string;
}

async function assign(app: TestApp, { small }: AttackOptions): Promise<AttackResult> {
  const logIn = async (username: string) =>
    valueOf(await app.client().call('login', { username, password: DEMO_PASSWORD })).token;
  const tokens = {
    member: await logIn('player1'),
    agent: await logIn('upline'),
    owner: await logInOperator(app, 'owner'),
  };
  const aims: Aim[] = [
    ...writes(player).map((each) => ({
      ...each,
      origin: app.origin,
      token: each.row.audience === 'agent' ? tokens.agent : tokens.member,
    })),
    ...writes(operator).map((each) => ({
      ...each,
      origin: app.consoleOrigin,
      token: tokens.owner,
    })),
  ];
  const wishes = Object.entries(WISHES).slice(0, small ? 2 : undefined);
  const before = await fingerprint(app);
  const taken: string[] = [];
  let tried = 0;
  const tries = aims.flatMap((aim) =>
    wishes
      .filter(([key]) => !fieldsOf(aim.row).includes(key))
      .map(([key, value]) => ({ aim, key, value })),
  );
  await runConcurrently(tries.length, 16, async (index) => {
    const each = tries[index];
    if (each === undefined) return;
    tried += 1;
    const code = await send(app, each.aim, { [each.key]: each.value });
    const named = !isNamed(each.aim.row, each.key, each.value);
    if (code !== 'request.invalid' || named) taken.push(`${each.aim.name} ${each.key}: ${code}`);
  });
  const changed = before !== (await fingerprint(app));
  return {
    figures: { calls: aims.length, fields: wishes.length, tried, taken: taken.length },
    breaches: [
      ...taken.slice(0, 20),
      ...listBroken([[changed, 'a member or an operator has changed']]),
    ],
  };
}

function writes(table: Readonly<Record<string, CallRow>>): { name: string; row: CallRow }[] {
  return Object.entries(table)
    .filter(([, row]) => row.method !== 'GET' && row.picture !== true)
    .map(([name, row]) => ({ name, row }));
}

function fieldsOf(row: CallRow): readonly string[] {
  return Object.keys((row.request as { shape?: object }).shape ?? {});
}

/** Whether the refusal says that the field is unknown, whatever else is missing. */
function isNamed(row: CallRow, key: string, value: unknown): boolean {
  const parsed = z.safeParse(row.request, { [key]: value });
  const issues = parsed.success ? [] : parsed.error.issues;
  return issues.some((each) => each.code === 'unrecognized_keys' && each.keys.includes(key));
}

async function send(test: TestApp, aim: Aim, extra: object): Promise<string> {
  const { row, origin, token } = aim;
  const path = row.path.replace(/:\w+/g, '00000000-0000-7000-8000-000000000000');
  const [query, type, body] = await bodyOf(test, row, extra);
  const answer = await fetch(`${origin}${path}${query}`, {
    method: row.method,
    headers: {
      Merchant: 'manila',
      Authorization: token,
      'Idempotency-Key': randomUUID(),
      ...(type === undefined ? {} : { 'content-type': type }),
    },
    ...(body === undefined ? {} : { body }),
  });
  const reply = (await answer.json()) as { errorCode?: string };
  return reply.errorCode ?? 'ok';
}

async function bodyOf({ context: app }: TestApp, row: CallRow, extra: object) {
  const words = new URLSearchParams(
    Object.entries(extra).map(([key, value]) => [key, String(value)]),
  ).toString();
  if (row.method === 'DELETE') return [`?${words}`, undefined, undefined] as const;
  if (row.form === true) return ['', 'application/x-www-form-urlencoded', words] as const;
  if (row.sealed !== true) return ['', 'application/json', JSON.stringify(extra)] as const;
  const [key] = app.keys.sealingPublic;
  if (key === undefined) throw new Error('there is a sealing key');
  const iat = Math.floor(app.clock.now() / 1000);
  const jwe = await seal(key, { iat, jti: randomBytes(12).toString('hex'), body: extra });
  return ['', 'application/jose', jwe] as const;
}

/** All data of members and operators, except when they were last seen. */
async function fingerprint({ context: app }: TestApp): Promise<string> {
  const { rows } = await app.pool.query<{ all: string }>(
    `select md5(string_agg(line, '' order by line)) as all from (
       select (to_jsonb(m) - 'last_login_at' - 'last_login_address')::text as line
       from members.member m
       union all
       select concat(operator_id, state, name) from operators.operator
       union all
       select concat(merchant_id, operator_id, role) from operators.post
       union all
       select concat(merchant_id, code, rights::text) from operators.role) every`,
  );
  return rows[0]?.all ?? '';
}
