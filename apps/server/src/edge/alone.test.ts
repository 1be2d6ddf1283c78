// One operator of each role, alone and with ill will (docs/worst-hands.md).
import { ROLES } from '@fairhouse/calls/operator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLotteryHouse, type LotteryHouse } from '../testing/lottery-house.ts';
import { walkAlone, type Alone } from '../testing/matrix/alone.ts';
import { printAlone } from '../testing/matrix/print-alone.ts';

let house: LotteryHouse;
let found: Alone;

beforeAll(async () => {
  house = await openLotteryHouse();
  found = await walkAlone(house);
}, 180_000);
afterAll(() => house.close());

const answersOf = (name: string, role: string): readonly string[] =>
  (found.told.get(name) ?? []).filter((each) => each.startsWith(`${role} `));

it('no operator alone moves money, takes an account, or changes what protects members', () => {
  expect(found.alone).toEqual([]);
  expect(printAlone(found)).toMatch(new RegExp(`acts by ${ROLES.length} roles, 0 done alone`));
});

it('what an owner asks for would have been done, had a second agreed', () => {
  const asked = [
    'depositReview',
    'adjustmentAsk',
    'channelEdit',
    'cashierSettingsEdit',
    'identityDecide',
    'memberPasswordReset',
    'memberPaymentPasswordReset',
    'memberAuthenticatorReset',
    'memberRealNameCorrect',
    'memberUnfreeze',
    'memberDisable',
    'operatorCreate',
    'operatorRoles',
    'operatorReset',
    'operatorState',
    'roleSave',
    'drawVoid',
    'secretSet',
    'settingChange',
  ];
  for (const name of asked) expect(answersOf(name, 'owner'), name).toContain('owner waits');
});

it('an owner passes a payout through the risk check and neither sends it nor writes it off', () => {
  expect(answersOf('withdrawalApprove', 'owner')).toContain('owner done');
  for (const name of ['withdrawalPay', 'withdrawalPaid']) {
    expect(answersOf(name, 'owner')).toContain('owner order.second_person');
    expect(answersOf(name, 'owner')).not.toContain('owner done');
  }
});
