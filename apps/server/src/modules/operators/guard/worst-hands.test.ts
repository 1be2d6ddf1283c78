// docs/worst-hands.md against the code: every setting and every act that changes something has its
// line, and says of who must agree what the code asks.
import type { CallRow } from '@fairhouse/calls';
import { operator } from '@fairhouse/calls/operator';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { operatorOperations } from '../../../edge/operations.ts';
import { homeDirectory } from '../../../home.ts';
import { DEFAULTS, guardOf, type SettingName } from '../../settings/index.ts';
import { findApprovalKind } from '../approvals/approval.ts';
import { guardedActs } from './second-person.ts';

/** Acts that ask a second person in a way of their own, by the kind of their request. */
const OWN_KINDS: Readonly<Record<string, string>> = {
  depositReview: 'cashier.deposit_credit',
  withdrawalApprove: 'cashier.withdrawal_approve',
  cashierSettingsEdit: 'cashier.settings',
  adjustmentAsk: 'cashier.adjustment',
  memberAuthenticatorReset: 'identity.authenticator',
  calendarEdit: 'lottery.calendar',
  drawVoid: 'lottery.void',
  drawCorrect: 'lottery.correct',
  memberPasswordReset: 'identity.password',
  memberPaymentPasswordReset: 'identity.payment_password',
  memberRealNameCorrect: 'cashier.real_name',
  operatorCreate: 'operators.create',
  operatorRoles: 'operators.roles',
  operatorReset: 'operators.reset',
  operatorState: 'operators.enable',
  roleSave: 'operators.role',
  secretSet: 'settings.secret',
  settingChange: 'settings.change',
};
/** Two operators enter the same numbers: held where results are entered. */
const BY_TWO_ENTRIES = ['drawEnter'];

const text = readFileSync(join(homeDirectory(), 'docs/worst-hands.md'), 'utf8');
const [, settingsPart = '', actsPart = ''] = text.split(/^## /m);

function linesOf(part: string): ReadonlyMap<string, string> {
  const found = [...part.matchAll(/^\| `(\w+)` *\| (\w+) *\| \S/gm)];
  return new Map(found.map(([, name = '', who = '']) => [name, who]));
}

it('every setting has its line, which says who must agree as the code does', () => {
  const names = Object.keys(DEFAULTS) as SettingName[];
  const agree = { never: 'one', some: 'some', always: 'two' } as const;
  const wanted = names.map((name) => [name, agree[guardOf(name)]] as const);
  expect(Object.fromEntries(linesOf(settingsPart))).toEqual(Object.fromEntries(wanted));
});

it('every act that changes something has its line, and no other', () => {
  const acts = Object.entries<CallRow>(operator).filter(([, { method }]) => method !== 'GET');
  expect([...linesOf(actsPart).keys()].toSorted()).toEqual(acts.map(([name]) => name).toSorted());
});

it('whatever the table says waits for two does so in the code, and nothing else does', () => {
  // Loads every module, so that each has declared its requests.
  expect(Object.keys(operatorOperations())).toHaveLength(Object.keys(operator).length);
  const lines = linesOf(actsPart);
  for (const [name, who] of lines) {
    const guarded = guardedActs().get(name);
    const kind = OWN_KINDS[name];
    if (guarded !== undefined) expect([name, who]).toEqual([name, guarded]);
    else if (kind !== undefined) {
      expect([name, findApprovalKind(kind)?.kind]).toEqual([name, kind]);
      expect([name, ['two', 'some'].includes(who)]).toEqual([name, true]);
    } else if (who === 'two' || who === 'some') expect(BY_TWO_ENTRIES).toContain(name);
  }
});
