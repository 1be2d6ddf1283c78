// Walks every row of both tables and makes each call as everybody who must not.
import { REFUSALS, type CallRow } from '@fairhouse/calls';
import { operator } from '@fairhouse/calls/operator';
import { player } from '@fairhouse/calls/player';
import { assert, LANGUAGES } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInOperator, openBrowser, openTestHouse, type TestHouse } from '../testing/index.ts';

let test: TestHouse;
let trial = '';
let member = '';
const operators = new Map<string, string>();

beforeAll(async () => {
  test = await openTestHouse();
  const guest = await openBrowser(test).call('freePlay', { random: 'abcdefgh12345678' });
  assert(guest.ok, 'free play opens');
  trial = guest.value.token;
  const registered = await openBrowser(test).call('register', {
    username: 'walker01',
    password: 'Long-corridor-19',
    confirmPassword: 'Long-corridor-19',
    birthday: '1990-04-04',
  });
  assert(registered.ok, 'a member registers');
  member = registered.value.token;
  for (const name of ['auditor', 'service']) operators.set(name, await logInOperator(test, name));
});
afterAll(() => test.close());

interface Told {
  readonly status: number;
  readonly code: string;
}

async function ask(
  origin: string,
  row: CallRow,
  more: { token?: string; headers?: Record<string, string>; query?: string } = {},
): Promise<Told> {
  const path = row.path.replace(/:\w+/g, '00000000-0000-7000-8000-000000000000');
  const plain = row.method === 'GET' || row.method === 'DELETE';
  const answer = await fetch(`${origin}${path}${more.query ?? ''}`, {
    method: row.method,
    headers: {
      Merchant: 'manila',
      ...(plain ? {} : { 'content-type': row.form ? FORM : 'application/json' }),
      ...(more.token === undefined ? {} : { Authorization: more.token }),
      ...more.headers,
    },
    ...(plain ? {} : { body: row.form ? '' : '{}' }),
  });
  const text = await answer.text();
  // A file is no envelope; a refusal always is one.
  const isFile = row.file === true && answer.ok;
  const body = isFile ? {} : (JSON.parse(text) as { errorCode?: string });
  return { status: answer.status, code: body.errorCode ?? '' };
}

const byText = (left: string, right: string): number => left.localeCompare(right);
const FORM = 'application/x-www-form-urlencoded';
const playerRows = Object.entries<CallRow>(player);
const operatorRows = Object.entries<CallRow>(operator);
const rowsFor = (...audiences: string[]) =>
  playerRows.filter(([, row]) => audiences.includes(row.audience));

describe('the player table', () => {
  it('has rows for every audience that is walked', () => {
    expect(playerRows.length).toBeGreaterThan(50);
    expect(rowsFor('trial').length).toBeGreaterThan(5);
    expect(rowsFor('member').length).toBeGreaterThan(15);
  });

  it.each(rowsFor('trial', 'member', 'agent'))('%s refuses a visitor', async (_name, row) => {
    expect(await ask(test.origin, row)).toEqual({ status: 401, code: 'session.required' });
  });

  it.each(rowsFor('trial', 'member', 'agent'))('%s refuses a made-up token', async (_name, row) => {
    const told = await ask(test.origin, row, { token: 'A'.repeat(43) });
    expect(told).toEqual({ status: 401, code: 'session.ended' });
  });

  it.each(rowsFor('member', 'agent'))('%s refuses play money', async (_name, row) => {
    const told = await ask(test.origin, row, { token: trial });
    expect(told).toEqual({ status: 403, code: 'in_need_true_account' });
  });

  it.each(rowsFor('trial', 'member'))('%s refuses another merchant’s token', async (_name, row) => {
    const told = await ask(test.origin, row, { token: member, headers: { Merchant: 'saigon' } });
    expect(told).toEqual({ status: 401, code: 'session.ended' });
  });

  it.each(playerRows.filter(([, row]) => row.sealed))(
    '%s refuses an open body',
    async (_n, row) => {
      const told = await ask(test.origin, row, { token: member });
      expect(told).toEqual({ status: 400, code: 'sealing.required' });
    },
  );

  it.each(playerRows.filter(([, row]) => row.method === 'GET'))(
    '%s refuses a field that it does not know',
    async (_name, row) => {
      const told = await ask(test.origin, row, { token: member, query: '?isOperator=true' });
      expect(told).toEqual({ status: 400, code: 'request.invalid' });
    },
  );
});

describe('the operator table', () => {
  const guarded = operatorRows.filter(([, row]) => row.audience !== 'visitor');

  it('is walked whole', () => expect(guarded.length).toBeGreaterThan(40));

  it.each(guarded)('%s refuses a stranger', async (_name, row) => {
    expect(await ask(test.consoleOrigin, row)).toEqual({ status: 401, code: 'session.required' });
  });

  it.each(guarded)('%s refuses a player’s token', async (_name, row) => {
    const told = await ask(test.consoleOrigin, row, { token: member });
    expect(told).toEqual({ status: 401, code: 'session.ended' });
  });

  it.each(guarded.filter(([, row]) => row.method !== 'GET' && row.audience !== 'operator'))(
    '%s refuses an auditor, who changes nothing',
    async (_name, row) => {
      const token = operators.get('auditor') ?? '';
      const told = await ask(test.consoleOrigin, row, { token });
      expect(told).toEqual({ status: 403, code: 'right.required' });
    },
  );
});

describe('an operator', () => {
  const ruled = operatorRows.filter(([, row]) => row.audience.startsWith('right:'));

  it.each(['owner', 'ops', 'cashier', 'risk', 'service', 'draws', 'auditor'])(
    'of the role %s makes just the calls of the rights that it is told it has',
    async (name) => {
      const token = await logInOperator(test, name);
      const me = await test.desk({ token }).call('consoleMe', {});
      assert(me.ok, 'an operator may ask who it is');
      const rights: readonly string[] = me.value.rights;
      const wrong: string[] = [];
      for (const [call, row] of ruled) {
        const { code } = await ask(test.consoleOrigin, row, { token });
        const may = rights.includes(row.audience.slice('right:'.length));
        if (may === (code === 'right.required')) wrong.push(`${call}: ${code}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});

describe('every refusal', () => {
  it('has a text in every language, with the same parameters', () => {
    for (const [code, kind] of Object.entries(REFUSALS)) {
      const names = (text: string) =>
        [...text.matchAll(/\((\w+)\)/g)].map(([, name = '']) => name).toSorted(byText);
      for (const language of LANGUAGES) {
        expect(kind.text[language].trim(), `${code} ${language}`).not.toBe('');
        expect(names(kind.text[language]), `${code} ${language}`).toEqual(names(kind.text.EN));
      }
    }
  });

  it('that a row declares is one that exists', () => {
    for (const [name, row] of [...playerRows, ...operatorRows]) {
      for (const code of row.refusals) expect(REFUSALS, name).toHaveProperty([code]);
    }
  });
});
