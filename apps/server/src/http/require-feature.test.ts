// Every row with a feature switch, with the switch on and off, on the running server.
import { featureSwitches, refusalText, type CallRow, type Feature } from '@fairhouse/calls';
import { player } from '@fairhouse/calls/player';
import { assert, LANGUAGES, type Language } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSetting, openBrowser, openTestApp, type TestApp } from '../testing/index.ts';

/** A switch that affects only the site's pages. */
const OF_PAGES: readonly Feature[] = ['loginedToHomePage'];

/** Switches of kinds of contracts: the kind stands within a request, and each has a flag. */
const OF_CONTRACTS = {
  enableCt: 'divtypereq',
  salary: 'dailysalreqtype',
  hourSalary: 'contracthoursalreq',
  realtimeSalary: 'realtimesalreqtype',
} as const satisfies Partial<Record<Feature, string>>;

/** Switches that one direction of a call needs; its own tests ask for them. */
const OF_DIRECTIONS: readonly Feature[] = ['transferUpline'];

let test: TestApp;
let member = '';

beforeAll(async () => {
  test = await openTestApp();
  const registered = await openBrowser(test).call('register', {
    username: 'switcher01',
    password: 'Long-corridor-19',
    confirmPassword: 'Long-corridor-19',
    birthday: '1990-04-04',
  });
  assert(registered.ok, 'a member registers');
  member = registered.value.token;
});
afterAll(() => test.close());

const rows = Object.entries<CallRow>(player);
const whole = rows.flatMap(([name, row]): [string, Feature, CallRow][] =>
  typeof row.feature === 'string' ? [[name, row.feature, row]] : [],
);
const byField = rows.flatMap(([name, row]) =>
  typeof row.feature === 'object' ? [{ name, ...row.feature }] : [],
);

async function ask(row: CallRow, language: Language) {
  const plain = row.method === 'GET' || row.method === 'DELETE';
  const answer = await fetch(`${test.origin}${row.path}`, {
    method: row.method,
    headers: {
      Merchant: 'manila',
      Language: language,
      Authorization: member,
      'Idempotency-Key': 'a-key-of-this-test',
      ...(plain ? {} : { 'content-type': 'application/json' }),
    },
    ...(plain ? {} : { body: '{}' }),
  });
  const body = (await answer.json()) as { errorCode?: string; message?: string };
  return { status: answer.status, code: body.errorCode, message: body.message };
}

describe('a switch that is off', () => {
  it.each(whole)(
    '%s: the call is refused in every language without %s, and not with it',
    async (_n, f, row) => {
      await changeSetting(test, 'features', { [f]: false });
      for (const language of LANGUAGES) {
        expect(await ask(row, language)).toEqual({
          status: 403,
          code: 'feature.off',
          message: refusalText('feature.off', language),
        });
      }
      await changeSetting(test, 'features', { [f]: true });
      expect((await ask(row, 'EN')).code).not.toBe('feature.off');
    },
  );

  it('refuses only the login by SMS', async () => {
    expect(byField).toEqual([{ name: 'login', field: 'type', switches: { sms: 'smsLogin' } }]);
    const browser = openBrowser(test);
    const sms = { type: 'sms', username: '9171234567', password: '123456' } as const;
    const off = { ok: false, refusal: { code: 'feature.off' } };
    await changeSetting(test, 'features', { smsLogin: false });
    expect(await browser.call('login', sms)).toMatchObject(off);
    const named = await browser.call('login', { username: 'nobody01', password: 'Not-the-one-1' });
    expect(named).not.toMatchObject(off);
    await changeSetting(test, 'features', { smsLogin: true });
    expect(await browser.call('login', sms)).not.toMatchObject(off);
  });
});

it('every switch belongs to a call or affects only pages', () => {
  const named = [
    ...whole.map(([, f]) => f),
    ...byField.flatMap((one) => Object.values(one.switches)),
  ];
  const inside = [...OF_PAGES, ...OF_DIRECTIONS, ...(Object.keys(OF_CONTRACTS) as Feature[])];
  const all = [...new Set([...named, ...inside])].toSorted((a, b) => a.localeCompare(b));
  const known = Object.keys(featureSwitches.shape).toSorted((a, b) => a.localeCompare(b));
  expect(all).toEqual(known);
});

it.each(Object.entries(OF_CONTRACTS))('%s: the flag %s is off with it', async (feature, flag) => {
  const reader = test.client({ token: member });
  const read = async () => {
    const answer = await reader.call('fundsConsolidated', {});
    assert(answer.ok, 'the funds are read');
    return answer.value[flag];
  };
  await changeSetting(test, 'features', { [feature]: false });
  expect(await read()).toBe(0);
  await changeSetting(test, 'features', { [feature]: true });
  expect(await read()).toBe(1);
});
