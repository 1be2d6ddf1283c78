import { MINUTE_MS } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changeSetting,
  freshPhoneNumber,
  logInOperator,
  openBrowser,
  openTestApp,
  readCode,
  type TestApp,
} from '../../../testing/index.ts';

let home: TestApp;

beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

const read = async () => {
  const answer = await home
    .backoffice({ token: await logInOperator(home, 'ops') })
    .call('codeHealth', {});
  return answer.ok ? answer.value : undefined;
};

const send = async (): Promise<string> => {
  const mobileNum = freshPhoneNumber();
  await openBrowser(home).call('registerSms', { mobileNum });
  return mobileNum;
};

test('the back office shows sent and used codes, and warns when too few are used', async () => {
  expect(await read()).toMatchObject({ sentToday: 0, sent: 0, used: 0, alarm: false });
  for (let count = 0; count < 18; count += 1) await send();
  for (let count = 0; count < 2; count += 1) {
    const mobileNum = await send();
    const registered = await openBrowser(home).call('registerMobile', {
      password: 'eight tall lanterns',
      confirmPassword: 'eight tall lanterns',
      birthday: '1990-05-31',
      mobileNum,
      verificationCode: await readCode(home, mobileNum),
    });
    expect(registered.ok).toBe(true);
  }
  // A code that was just sent may still be used.
  expect(await read()).toMatchObject({ sentToday: 20, sent: 0, alarm: false });
  await home.turnClock(6 * MINUTE_MS);
  expect(await read()).toMatchObject({ sent: 20, used: 2, alarm: true });
  await changeSetting(home, 'codes', { alarmBelowPercent: 10 });
  expect(await read()).toMatchObject({ alarm: false });
});

test('the back office shows when the budget of the day was reached', async () => {
  await changeSetting(home, 'codes', { dailyBudget: 20 });
  expect(await read()).toMatchObject({ budget: 20, refusedAt: null });
  await send();
  const health = await read();
  expect(health?.refusedAt).toBeGreaterThan(home.context.clock.now() - MINUTE_MS);
  expect(health?.sentToday).toBe(20);
});
