import { amount } from '@fairhouse/values';
import { expect, test } from 'vitest';
import { perNote } from './per-note.ts';

test('notes times their cost times the multiple equals the stake', () => {
  expect(perNote({ stake: amount(3_240_000n), notes: 12, multiple: 1 })).toBe(270_000n);
  expect(perNote({ stake: '20.1', notes: 2, multiple: 3 })).toBe(33_500n);
});
