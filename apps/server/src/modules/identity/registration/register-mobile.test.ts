import { DAY_MS, MINUTE_MS } from '@fairhouse/values';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  changeSetting,
  freshPhoneNumber,
  verifyPhoneNumber,
  openBrowser,
  openTestApp,
  readCode,
  type TestApp,
} from '../../../testing/index.ts';
import { findMemberByMobile, findMemberByName } from '../../members/index.ts';
import { DEFAULTS } from '../../settings/index.ts';

let home: TestApp;

beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());
beforeEach(() => home.turnClock(DAY_MS + MINUTE_MS));

const password = 'four slow lanterns';
const fields = { password, confirmPassword: password, birthday: '1990-05-31' };

async function numberWithCode(): Promise<{ mobileNum: string; verificationCode: string }> {
  const mobileNum = freshPhoneNumber();
  await openBrowser(home).call('registerSms', { mobileNum });
  return { mobileNum, verificationCode: await readCode(home, mobileNum) };
}

const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('a registration by mobile number', () => {
  test('makes the proven number the username', async () => {
    const { mobileNum, verificationCode } = await numberWithCode();
    const answer = await openBrowser(home).call('registerMobile', {
      ...fields,
      mobileNum: `0${mobileNum.slice(3)}`,
      countryDialingCode: '+63',
      verificationCode,
    });
    expect(answer).toMatchObject({ ok: true, value: { username: mobileNum } });
    const member = await findMemberByMobile(home.context.pool, home.merchant.id, mobileNum);
    expect(member).toMatchObject({ username: mobileNum, mobile: mobileNum });
    expect(member?.mobileVerifiedAt).toBeDefined();
    const byPassword = { username: mobileNum, password };
    expect((await openBrowser(home).call('login', byPassword)).ok).toBe(true);
  });

  test('creates one member for twenty concurrent uses of one number', async () => {
    const proven = await numberWithCode();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        openBrowser(home).call('registerMobile', { ...fields, ...proven }),
      ),
    );
    expect(answers.filter((each) => each.ok)).toHaveLength(1);
  });

  test('counts wrong codes, and creates no member', async () => {
    const { mobileNum, verificationCode: right } = await numberWithCode();
    const browser = openBrowser(home);
    const give = (verificationCode: string) =>
      browser.call('registerMobile', { ...fields, mobileNum, verificationCode });
    for (let count = 0; count < 5; count += 1) {
      expect(await give(wrongFor(right))).toMatchObject({
        refusal: { code: 'code.wrong', fields: { verificationCode: expect.any(String) as string } },
      });
    }
    expect(await give(right)).toMatchObject({ refusal: { code: 'code.ended' } });
    expect(await findMemberByName(home.context.pool, home.merchant.id, mobileNum)).toBeUndefined();
  });

  test('does not consume the code if the password is too weak', async () => {
    const proven = await numberWithCode();
    const browser = openBrowser(home);
    const weak = { ...fields, ...proven, password: 'password', confirmPassword: 'password' };
    expect(await browser.call('registerMobile', weak)).toMatchObject({ ok: false });
    expect((await browser.call('registerMobile', { ...fields, ...proven })).ok).toBe(true);
  });

  test('needs a number and a code', async () => {
    const browser = openBrowser(home);
    expect(
      await browser.call('registerMobile', { ...fields, mobileNum: freshPhoneNumber() }),
    ).toMatchObject({
      refusal: {
        code: 'request.invalid',
        fields: { verificationCode: 'This cannot be empty.' },
      },
    });
    const bad = { ...fields, mobileNum: '12 34 56', verificationCode: '123456' };
    expect(await browser.call('registerMobile', bad)).toMatchObject({
      refusal: { fields: { mobileNum: 'Enter a valid mobile number.' } },
    });
  });

  test('of a taken number gets the same answer as a wrong code', async () => {
    const taken = freshPhoneNumber();
    await verifyPhoneNumber(home, 'downline1', taken);
    const browser = openBrowser(home);
    await browser.call('registerSms', { mobileNum: taken });
    const free = freshPhoneNumber();
    await browser.call('registerSms', { mobileNum: free });
    const give = (mobileNum: string) =>
      browser.call('registerMobile', { ...fields, mobileNum, verificationCode: '123456' });
    expect(await give(taken)).toEqual(await give(free));
  });

  test('is refused if the merchant disabled it', async () => {
    await changeSetting(home, 'features', { mobileRegister: false } as never);
    const proven = { mobileNum: freshPhoneNumber(), verificationCode: '123456' };
    expect(await openBrowser(home).call('registerMobile', { ...fields, ...proven })).toMatchObject({
      refusal: { code: 'feature.off' },
    });
    await changeSetting(home, 'features', { mobileRegister: true } as never);
  });
});

describe('a registration by username with codes by SMS enabled', () => {
  let made = 0;
  const named = () => {
    made += 1;
    return { ...fields, username: `coded${made}` };
  };
  const rule = DEFAULTS.registerRules['verificationCode'];
  const mobile = DEFAULTS.registerRules['mobileNum'];
  const setRules = async (required: boolean) => {
    if (rule === undefined || mobile === undefined) throw new Error('the rules are there');
    await changeSetting(home, 'registerRules', {
      verificationCode: { ...rule, enabled: true, required },
      mobileNum: { ...mobile, enabled: true, required },
    });
  };

  test('needs the code, which proves the number', async () => {
    await setRules(true);
    const without = await openBrowser(home).call('register', named());
    expect(without).toMatchObject({ refusal: { code: 'request.invalid' } });
    const proven = await numberWithCode();
    const wrong = { ...named(), ...proven, verificationCode: wrongFor(proven.verificationCode) };
    expect(await openBrowser(home).call('register', wrong)).toMatchObject({
      refusal: { code: 'code.wrong' },
    });
    const answer = await openBrowser(home).call('register', { ...named(), ...proven });
    expect(answer.ok).toBe(true);
    const { pool } = home.context;
    const member = await findMemberByMobile(pool, home.merchant.id, proven.mobileNum);
    expect(member?.username).toMatch(/^coded/);
  });

  test('may leave the number unproven if the merchant makes the code optional', async () => {
    await setRules(false);
    const mobileNum = freshPhoneNumber();
    const person = named();
    const answer = await openBrowser(home).call('register', { ...person, mobileNum });
    expect(answer.ok).toBe(true);
    const { pool } = home.context;
    expect(await findMemberByMobile(pool, home.merchant.id, mobileNum)).toBeUndefined();
    const member = await findMemberByName(pool, home.merchant.id, person.username);
    expect(member).toMatchObject({ mobile: mobileNum, mobileVerifiedAt: undefined });
  });
});
