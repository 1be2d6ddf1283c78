import { amount } from '@fairhouse/values';
import { afterEach, expect, test } from 'vitest';
import { localStore } from '../../../browser/browser-storage.ts';
import { needsConfirmation, readConfirmChoice, saveConfirmChoice } from './confirm-rule.ts';

afterEach(() => localStore.clear());

const note = amount(20_000n);

test('only a stake of more than a hundred base notes is asked about, unless chosen otherwise', () => {
  expect(readConfirmChoice()).toBe('large');
  expect(needsConfirmation('large', amount(2_000_000n), note)).toBe(false);
  expect(needsConfirmation('large', amount(2_000_001n), note)).toBe(true);
  expect(needsConfirmation('always', amount(1n), note)).toBe(true);
  expect(needsConfirmation('never', amount(9_000_000_000n), note)).toBe(false);
});

test('the choice is kept, and a text that is none is not believed', () => {
  Object.assign(globalThis, { window: globalThis });
  saveConfirmChoice('always');
  expect(readConfirmChoice()).toBe('always');
  localStore.save('confirmBets', 'sometimes');
  expect(readConfirmChoice()).toBe('large');
  Reflect.deleteProperty(globalThis, 'window');
});
