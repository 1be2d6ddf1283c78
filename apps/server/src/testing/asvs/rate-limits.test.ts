// Repeats every call of both tables, as an authorised caller and as a stranger: each reaches a
// limit. The limits are divided by fifty, so that they are reached soon.
import type { CallRow } from '@fairhouse/calls';
import { operator } from '@fairhouse/calls/operator';
import { player } from '@fairhouse/calls/player';
import { assert } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../demo/demo-members.ts';
import { serve, type Served } from '../../serve.ts';
import { logInOperator } from '../log-in-operator.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

const SCALE = 1 / 50;
const NO_ID = '00000000-0000-7000-8000-000000000000';
const MOST = Math.max(
  ...[...Object.values<CallRow>(player), ...Object.values<CallRow>(operator)].flatMap(
    ({ limits }) => limits.map(({ count }) => count),
  ),
);
const TRIES = Math.floor(MOST * SCALE) + 2;
/** Limited, or without a session: no work is done for either. */
const TURNED_AWAY = new Set(['rate.limited', 'session.required', 'session.ended']);
/** Called without a session, because they would end the session of the other calls. */
const ENDS_SESSION = /^(logout|consoleLogout|sessionsRevokeOthers|changePassword|consolePassword)$/;

let test: TestApp;
let served: Served;
let member: string;
let agent: string;
let owner: string;

beforeAll(async () => {
  test = await openTestApp();
  served = await serve(test.context, { limitScale: SCALE });
  member = await logIn('player1');
  agent = await logIn('upline');
  owner = await logInOperator(test, 'owner');
});
afterAll(async () => {
  await served.close();
  await test.close();
});

async function logIn(username: string): Promise<string> {
  const answer = await test.client().call('login', { username, password: DEMO_PASSWORD });
  assert(answer.ok, `${username} logs in`);
  return answer.value.token;
}

async function knock(port: number, row: CallRow, token: string | undefined): Promise<string> {
  const plain = row.method === 'GET' || row.method === 'DELETE';
  const answer = await fetch(`http://127.0.0.1:${port}${row.path.replace(/:\w+/g, NO_ID)}`, {
    method: row.method,
    headers: {
      Merchant: 'manila',
      ...(plain ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: token }),
    },
    ...(plain ? {} : { body: '{}' }),
  });
  const text = await answer.text();
  if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  return answer.ok ? 'in' : (JSON.parse(text) as { errorCode: string }).errorCode;
}

/** The rows that still answer after as many calls as their largest limit allows. */
async function unlimited(
  table: Readonly<Record<string, CallRow>>,
  port: number,
  tokenOf: (name: string, row: CallRow) => string | undefined,
): Promise<string[]> {
  const found = Object.entries(table).map(async ([name, row]) => {
    let last = '';
    for (let tries = 0; tries < TRIES && !TURNED_AWAY.has(last); tries += 1) {
      last = await knock(port, row, tokenOf(name, row));
    }
    return TURNED_AWAY.has(last) ? [] : [`${name}: ${last}`];
  });
  return (await Promise.all(found)).flat();
}

it('every call of a member is limited', async () => {
  const own = (name: string, { audience }: CallRow): string | undefined => {
    if (ENDS_SESSION.test(name)) return undefined;
    return audience === 'agent' ? agent : member;
  };
  expect(await unlimited(player, served.sitePort, own)).toEqual([]);
});

it('every call of an operator is limited', async () => {
  const own = (name: string): string | undefined => (ENDS_SESSION.test(name) ? undefined : owner);
  expect(await unlimited(operator, served.consolePort, own)).toEqual([]);
});

it('a visitor’s calls are limited by network, and other calls are refused to a visitor', async () => {
  for (const token of [undefined, 'B'.repeat(43)]) {
    expect(await unlimited(player, served.sitePort, () => token)).toEqual([]);
    expect(await unlimited(operator, served.consolePort, () => token)).toEqual([]);
  }
});
