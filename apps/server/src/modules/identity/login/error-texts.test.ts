// The texts of refused logins (product.md section 8), as the calls return them.
import { LANGUAGES, HOUR_MS } from '@fairhouse/values';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshPhoneNumber, openTestApp, type TestApp } from '../../../testing/index.ts';

let home: TestApp;
let trial: string;

beforeAll(async () => {
  home = await openTestApp({ environment: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => home.close());
/** Ends sessions and resets the hourly limits. */
beforeEach(async () => {
  await home.turnClock(HOUR_MS);
  trial = tokenOf(await home.client().call('freePlay', { random: 'of-this-test' }));
});

type Client = ReturnType<TestApp['client']>;
interface Row {
  /** In English. */
  readonly text: RegExp;
  readonly who: 'visitor' | 'trial';
  readonly act: Act;
  /** The field that it refers to. */
  readonly field?: string;
}
type Act = (client: Client) => Promise<Read>;
interface Read {
  readonly ok: boolean;
  readonly refusal?: {
    readonly message: string;
    readonly fields: Readonly<Record<string, string>>;
  };
}

function tokenOf(answer: { ok: boolean; value?: { token: string } }): string {
  const token = answer.value?.token;
  if (token === undefined) throw new Error('the login failed');
  return token;
}

const NEWCOMER = {
  username: 'newcomer7',
  password: 'Long-corridor-19',
  confirmPassword: 'Long-corridor-19',
  birthday: '1990-04-04',
};

const ROWS: readonly Row[] = [
  {
    text: /^You are not logged in. Please log in.$/,
    who: 'visitor',
    act: (client) => client.call('memberInfo', {}),
  },
  {
    text: /real account/,
    who: 'trial',
    act: (client) => client.call('depositSettings', {}),
  },
  {
    text: /^The username or the password is wrong.$/,
    who: 'visitor',
    act: (client) => client.call('login', { username: 'player2', password: 'Wrong-door-77' }),
  },
  {
    text: /^The invitation code is invalid.$/,
    who: 'visitor',
    act: (client) => client.call('affiliate', { code: 'NOSUCHCODE' }),
  },
  {
    text: /^Enter a valid mobile number.$/,
    who: 'visitor',
    act: (client) => client.call('loginCode', { mobileNum: '0000000' }),
  },
  {
    text: /^Codes are not sent to numbers of this country.$/,
    who: 'visitor',
    act: (client) => client.call('registerSms', { mobileNum: '+12025550143' }),
  },
  {
    text: /^A code was just sent. Ask for another in \d+ seconds.$/,
    who: 'visitor',
    act: async (client) => {
      const mobileNum = freshPhoneNumber();
      await client.call('registerSms', { mobileNum });
      return client.call('registerSms', { mobileNum });
    },
  },
  {
    text: /^(Enter a valid verification code|This code is no longer good)/,
    who: 'visitor',
    act: (client) =>
      client.call('resetByPhone', {
        mobileNum: freshPhoneNumber(),
        verificationCode: '000000',
        newPassword: 'nine dry rivers',
        confirmNewPassword: 'nine dry rivers',
      }),
  },
  {
    text: /^This link is no longer good/,
    who: 'visitor',
    act: (client) =>
      client.call('resetByLink', {
        token: 'of-nobody',
        newPassword: 'nine dry rivers',
        confirmNewPassword: 'nine dry rivers',
      }),
  },
  {
    text: /^The password must be \d+-\d+ characters.$/,
    who: 'visitor',
    act: (client) => client.call('register', { ...NEWCOMER, password: 'x', confirmPassword: 'x' }),
    field: 'password',
  },
  {
    text: /^The confirmation is incorrect.$/,
    who: 'visitor',
    act: (client) => client.call('register', { ...NEWCOMER, confirmPassword: 'Short-corridor-19' }),
    field: 'confirmPassword',
  },
];

test.each(ROWS)('a $who reads $text, in every language', async ({ text, who, act, field }) => {
  const token = who === 'trial' ? trial : undefined;
  const said = new Map<string, string>();
  for (const [at, language] of LANGUAGES.entries()) {
    // Each from a distinct network, because failures count for a whole network.
    const headers = { 'X-Forwarded-For': `198.18.${at}.7` };
    const as = { language, headers, ...(token === undefined ? {} : { token }) };
    const answer = await act(home.client(as));
    expect(answer.ok).toBe(false);
    const read = field === undefined ? answer.refusal?.message : answer.refusal?.fields[field];
    said.set(language, read ?? '');
  }
  expect(said.get('EN')).toMatch(text);
  expect(new Set(said.values()).size).toBe(LANGUAGES.length);
  expect([...said.values()].join(' ')).not.toMatch(/\((\w+)\)|\{\w+\}/);
});
