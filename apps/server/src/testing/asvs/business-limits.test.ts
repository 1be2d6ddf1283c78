// The figures of docs/limits.md match those of a new merchant; the tests of each limit show that it
// holds.
import { assert } from '@fairhouse/values';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../demo/demo-members.ts';
import { homeDirectory } from '../../home.ts';
import { logInOperator } from '../log-in-operator.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

const CELLS = /^\| (.+?) +\| (.+?) +\| (\d*) *\| (Cashier|Codes) /;

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** The figures in the document, by limit and scope. */
function written(under: string): Readonly<Record<string, number>> {
  const page = readFileSync(join(homeDirectory(), 'docs/limits.md'), 'utf8');
  const found = page.split('\n').flatMap((line) => {
    const [, limit = '', whose = '', figure = '', place] = CELLS.exec(line) ?? [];
    return place === under ? [[`${limit}, ${whose}`, Number(figure)] as const] : [];
  });
  return Object.fromEntries(found);
}

it('the cashier’s limits match the document, and members see them', async () => {
  const backoffice = test.backoffice({ token: await logInOperator(test, 'owner') });
  const set = await backoffice.call('cashierSettingsGet', {});
  assert(set.ok, 'the settings are read');
  const { value } = set.value;
  expect(written('Cashier')).toEqual({
    'open deposits, member': value.openOrdersMax,
    'cancelled deposits in a day, member': value.cancelsMax,
    'minimum of a withdrawal, member': Number(value.withdrawMin),
    'maximum of a withdrawal, member': Number(value.withdrawMax),
    'withdrawals per day, member': value.withdrawCountMax,
    'amount withdrawn per day, member': Number(value.withdrawDayLimit),
    'amount from which a withdrawal needs two officers, merchant': Number(value.secondPersonAbove),
  });
  const login = { username: 'player1', password: DEMO_PASSWORD };
  const entered = await test.client().call('login', login);
  assert(entered.ok, 'a member logs in');
  const reply = await test.client({ token: entered.value.token }).call('depositSettings', {});
  expect(reply).toMatchObject({
    value: { openOrdersMax: value.openOrdersMax, cancelsMax: value.cancelsMax },
  });
});

it('the limits on codes match the document', async () => {
  const backoffice = test.backoffice({ token: await logInOperator(test, 'owner') });
  const set = await backoffice.call('settingList', {});
  assert(set.ok, 'the settings are read');
  const found = set.value.find(({ name }) => name === 'codes');
  const codes = (found?.value ?? {}) as Readonly<Record<string, unknown>>;
  expect(written('Codes')).toEqual({
    'codes by SMS in an hour, number': codes['perNumberHour'],
    'codes by SMS in a day, number': codes['perNumberDay'],
    'codes by SMS in an hour, address': codes['perAddressHour'],
    'codes by SMS in an hour, network of 256': codes['perNetworkHour'],
    'codes by SMS in an hour, numbers with the same prefix': codes['perPrefixHour'],
    'codes by SMS in a day, merchant': codes['dailyBudget'],
  });
});
