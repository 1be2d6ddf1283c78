// Compares docs/worst-hands.md with the code: every setting and every changing operation has a row,
// whose required approvals match the code.
import type { CallRow } from '@fairhouse/calls';
import { APPROVAL_KINDS, operator } from '@fairhouse/calls/operator';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { operatorOperations } from '../../../http/operations.ts';
import { homeDirectory } from '../../../home.ts';
import { DEFAULTS, requiredSettingApproval, type SettingName } from '../../settings/index.ts';
import { findApprovalKind } from './approval.ts';
import { guardedOperations } from './require-second-operator.ts';

/** Two operators enter the same numbers: checked where results are entered. */
const BY_TWO_ENTRIES = ['drawEnter'];

const text = readFileSync(join(homeDirectory(), 'docs/worst-hands.md'), 'utf8');
const [, settingsPart = '', actsPart = ''] = text.split(/^## /m);

function linesOf(part: string): ReadonlyMap<string, string> {
  const found = [...part.matchAll(/^\| `(\w+)` *\| (\w+) *\| \S/gm)];
  return new Map(found.map(([, name = '', decides = '']) => [name, decides]));
}

it('every setting has a row, which states its approvals as the code requires them', () => {
  const names = Object.keys(DEFAULTS) as SettingName[];
  const agree = { never: 'one', some: 'some', always: 'two' } as const;
  const wanted = names.map((name) => [name, agree[requiredSettingApproval(name)]] as const);
  expect(Object.fromEntries(linesOf(settingsPart))).toEqual(Object.fromEntries(wanted));
});

it('every changing operation has a row, and no other has', () => {
  const acts = Object.entries<CallRow>(operator).filter(([, { method }]) => method !== 'GET');
  expect([...linesOf(actsPart).keys()].toSorted()).toEqual(acts.map(([name]) => name).toSorted());
});

it('the operations that need two operators in the table are exactly those in the code', () => {
  // Loads every module, so that all approval kinds are registered.
  expect(Object.keys(operatorOperations())).toHaveLength(Object.keys(operator).length);
  const lines = linesOf(actsPart);
  for (const [name, decides] of lines) {
    const guarded = guardedOperations().get(name);
    const kind = APPROVAL_KINDS[name];
    if (guarded !== undefined)
      expect([name, decides, kind]).toEqual([name, guarded, `act.${name}`]);
    else if (kind !== undefined) {
      expect([name, findApprovalKind(kind)?.kind]).toEqual([name, kind]);
      expect([name, ['two', 'some'].includes(decides)]).toEqual([name, true]);
    } else if (decides === 'two' || decides === 'some') expect(BY_TWO_ENTRIES).toContain(name);
  }
});
