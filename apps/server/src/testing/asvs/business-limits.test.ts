// The figures of docs/limits.md are what a new merchant's house answers; that each limit holds is
// shown by the test that stands beside it.
import { assert } from '@fairhouse/values';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CAST_PASSWORD } from '../../../../../demo/cast.ts';
import { homeDirectory } from '../../home.ts';
import { logInOperator } from '../log-in-operator.ts';
import { openTestHouse, type TestHouse } from '../test-house.ts';

const CELLS = /^\| (.+?) +\| (.+?) +\| (\d*) *\| (Cashier|Codes) /;

let test: TestHouse;

beforeAll(async () => {
  test = await openTestHouse();
});
afterAll(() => test.close());

/** By limit and whose it is, the figure that the page says. */
function written(under: string): Readonly<Record<string, number>> {
  const page = readFileSync(join(homeDirectory(), 'docs/limits.md'), 'utf8');
  const found = page.split('\n').flatMap((line) => {
    const [, limit = '', whose = '', figure = '', place] = CELLS.exec(line) ?? [];
    return place === under ? [[`${limit}, ${whose}`, Number(figure)] as const] : [];
  });
  return Object.fromEntries(found);
}

it('the cashier’s limits are those that the page says, and members are told them', async () => {
  const desk = test.desk({ token: await logInOperator(test, 'owner') });
  const set = await desk.call('cashierSettingsGet', {});
  assert(set.ok, 'the settings are read');
  const { value } = set.value;
  expect(written('Cashier')).toEqual({
    'open deposits, member': value.openOrdersMax,
    'cancelled deposits in a day, member': value.cancelsMax,
    'least of a withdrawal, member': Number(value.withdrawMin),
    'most of a withdrawal, member': Number(value.withdrawMax),
    'withdrawals in a day, member': value.withdrawCountMax,
    'withdrawn in a day, member': Number(value.withdrawDayLimit),
    'above which two officers pass a withdrawal, merchant': Number(value.secondPersonAbove),
  });
  const login = { username: 'player1', password: CAST_PASSWORD };
  const entered = await test.client().call('login', login);
  assert(entered.ok, 'a member logs in');
  const told = await test.client({ token: entered.value.token }).call('depositSettings', {});
  expect(told).toMatchObject({
    value: { openOrdersMax: value.openOrdersMax, cancelsMax: value.cancelsMax },
  });
});

it('the limits on codes are those that the page says', async () => {
  const desk = test.desk({ token: await logInOperator(test, 'owner') });
  const set = await desk.call('settingList', {});
  assert(set.ok, 'the settings are read');
  const found = set.value.find(({ name }) => name === 'codes');
  const codes = (found?.value ?? {}) as Readonly<Record<string, unknown>>;
  expect(written('Codes')).toEqual({
    'codes by SMS in an hour, number': codes['perNumberHour'],
    'codes by SMS in a day, number': codes['perNumberDay'],
    'codes by SMS in an hour, address': codes['perAddressHour'],
    'codes by SMS in an hour, network of 256': codes['perNetworkHour'],
    'codes by SMS in an hour, numbers that begin alike': codes['perPrefixHour'],
    'codes by SMS in a day, merchant': codes['dailyBudget'],
  });
});
