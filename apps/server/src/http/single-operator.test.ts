// Each role of operator acting alone with bad intent (docs/worst-hands.md).
import { ROLES } from '@fairhouse/calls/operator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLotteryApp, type LotteryApp } from '../testing/lottery-app.ts';
import {
  probeSingleOperators,
  type SingleOperatorReport,
} from '../testing/matrix/single-operator.ts';
import { printSingleOperators } from '../testing/matrix/print-single-operators.ts';

let app: LotteryApp;
let found: SingleOperatorReport;

beforeAll(async () => {
  app = await openLotteryApp();
  found = await probeSingleOperators(app);
}, 180_000);
afterAll(() => app.close());

const answersOf = (name: string, role: string): readonly string[] =>
  (found.refused.get(name) ?? []).filter((each) => each.startsWith(`${role} `));

it('a single operator cannot move money, take over an account, or weaken a member’s protection', () => {
  expect(found.alone).toEqual([]);
  expect(printSingleOperators(found)).toMatch(
    new RegExp(`acts by ${ROLES.length} roles, 0 done alone`),
  );
});

it('each request of the owner would take effect with a second person’s approval', () => {
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
    'vendorConnect',
  ];
  for (const name of asked) expect(answersOf(name, 'owner'), name).toContain('owner waits');
});

it('an owner alone passes a payout through the risk check and neither sends nor closes it', () => {
  expect(answersOf('withdrawalApprove', 'owner')).toContain('owner done');
  for (const name of ['withdrawalPay', 'withdrawalPaid']) {
    expect(answersOf(name, 'owner')).toContain('owner order.second_person');
    expect(answersOf(name, 'owner')).not.toContain('owner done');
  }
});
