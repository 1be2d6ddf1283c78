import { listFamilies } from '@fairhouse/rules/lottery';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localStore } from '../../../../browser/browser-storage.ts';
import { areTogether } from './keypad/keypad-entry.ts';
import { readLastUsed, saveLastUsed } from './last-used.ts';

beforeEach(() => vi.stubGlobal('window', {}));
afterEach(() => {
  localStore.clear();
  vi.unstubAllGlobals();
});

test('what was chosen last in a skin comes back, if it is still offered', () => {
  expect(readLastUsed('TH1', ['Top3', 'Tod3'])).toEqual([]);
  saveLastUsed('TH1', ['Tod3', 'Top3', 'Gone']);
  expect(readLastUsed('TH1', ['Top3', 'Tod3', 'Top2'])).toEqual(['Top3', 'Tod3']);
  expect(readLastUsed('TH2', ['Top3'])).toEqual([]);
  localStore.save('skin.TH1', '<b> Top33');
  expect(readLastUsed('TH1', ['Top3'])).toEqual([]);
});

test('only plays of one length come back together on the keypad', () => {
  const family = listFamilies().find(({ code }) => code === 'TH');
  if (family === undefined) throw new Error('no such family');
  expect(areTogether(family, ['Top3', 'Tod3'])).toBe(true);
  expect(areTogether(family, ['Top3', 'Top2'])).toBe(false);
  expect(areTogether(family, [])).toBe(false);
});
