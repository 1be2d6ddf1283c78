// What all rows have in common for every caller; the access matrix tests who may call.
import { REFUSALS, type CallRow } from '@fairhouse/calls';
import { operator } from '@fairhouse/calls/operator';
import { player } from '@fairhouse/calls/player';
import { assert, LANGUAGES } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openTestApp, type TestApp } from '../testing/index.ts';

let test: TestApp;
let member = '';

beforeAll(async () => {
  test = await openTestApp();
  const registered = await openBrowser(test).call('register', {
    username: 'walker01',
    password: 'Long-corridor-19',
    confirmPassword: 'Long-corridor-19',
    birthday: '1990-04-04',
  });
  assert(registered.ok, 'a member registers');
  member = registered.value.token;
  // Before the session is first read: an agent may ask every row.
  await test.context.pool.query(
    "update members.member set kind = 'agent' where merchant_id = $1 and username = 'walker01'",
    [test.merchant.id],
  );
});
afterAll(() => test.close());

async function ask(origin: string, row: CallRow, query = '') {
  const path = row.path.replace(/:\w+/g, '00000000-0000-7000-8000-000000000000');
  const plain = row.method === 'GET' || row.method === 'DELETE';
  const answer = await fetch(`${origin}${path}${query}`, {
    method: row.method,
    headers: {
      Merchant: 'manila',
      Authorization: member,
      ...(plain ? {} : { 'content-type': row.form ? FORM : 'application/json' }),
    },
    ...(plain ? {} : { body: row.form ? '' : '{}' }),
  });
  const body = (await answer.json()) as { errorCode?: string };
  return { status: answer.status, code: body.errorCode ?? '' };
}

const byText = (left: string, right: string): number => left.localeCompare(right);
const FORM = 'application/x-www-form-urlencoded';
const playerRows = Object.entries<CallRow>(player);
const operatorRows = Object.entries<CallRow>(operator);

describe('the player table', () => {
  it.each(playerRows.filter(([, row]) => row.sealed))(
    '%s refuses an unsealed body',
    async (_n, row) => {
      const reply = await ask(test.origin, row);
      expect(reply).toEqual({ status: 400, code: 'sealing.required' });
    },
  );

  it.each(playerRows.filter(([, row]) => row.method === 'GET'))(
    '%s refuses an unknown field',
    async (_name, row) => {
      const reply = await ask(test.origin, row, '?isOperator=true');
      expect(reply).toEqual({ status: 400, code: 'request.invalid' });
    },
  );
});

describe('every refusal', () => {
  it('has a text in every language, with the same parameters', () => {
    for (const [code, kind] of Object.entries(REFUSALS)) {
      const names = (text: string) =>
        [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted(byText);
      for (const language of LANGUAGES) {
        expect(kind.text[language].trim(), `${code} ${language}`).not.toBe('');
        expect(names(kind.text[language]), `${code} ${language}`).toEqual(names(kind.text.EN));
      }
    }
  });

  it('that a row declares exists', () => {
    for (const [name, row] of [...playerRows, ...operatorRows]) {
      for (const code of row.refusals) expect(REFUSALS, name).toHaveProperty([code]);
    }
  });
});
