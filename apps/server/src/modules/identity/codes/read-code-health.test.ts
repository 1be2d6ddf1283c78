import { MINUTE_MS } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changeSetting,
  freshNumber,
  logInOperator,
  openBrowser,
  openTestHouse,
  readCode,
  type TestHouse,
} from '../../../testing/index.ts';

let home: TestHouse;

beforeAll(async () => {
  home = await openTestHouse();
});
afterAll(() => home.close());

const read = async () => {
  const answer = await home
    .desk({ token: await logInOperator(home, 'ops') })
    .call('codeHealth', {});
  return answer.ok ? answer.value : undefined;
};

const send = async (): Promise<string> => {
  const mobileNum = freshNumber();
  await openBrowser(home).call('registerSms', { mobileNum });
  return mobileNum;
};

test('the desk sees what went out, what came back, and warns when too little does', async () => {
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
  // Whoever was just sent a code may still give it.
  expect(await read()).toMatchObject({ sentToday: 20, sent: 0, alarm: false });
  await home.turnClock(6 * MINUTE_MS);
  expect(await read()).toMatchObject({ sent: 20, used: 2, alarm: true });
  await changeSetting(home, 'codes', { alarmBelowPercent: 10 });
  expect(await read()).toMatchObject({ alarm: false });
});

test('the desk sees when the budget of the day was reached', async () => {
  await changeSetting(home, 'codes', { dailyBudget: 20 });
  expect(await read()).toMatchObject({ budget: 20, refusedAt: null });
  await send();
  const health = await read();
  expect(health?.refusedAt).toBeGreaterThan(home.house.clock.now() - MINUTE_MS);
  expect(health?.sentToday).toBe(20);
});
