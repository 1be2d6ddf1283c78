import { expect, test } from 'vitest';
import { createAttemptKeys } from './attempt-keys.ts';

test('an attempt without an answer is repeated with its key', () => {
  const { keyOf } = createAttemptKeys();
  expect(keyOf({ amount: '5' })).toBe(keyOf({ amount: '5' }));
});

test('another input has another key', () => {
  const { keyOf } = createAttemptKeys();
  expect(keyOf({ amount: '5' })).not.toBe(keyOf({ amount: '6' }));
});

test('after an answer the same input has another key', () => {
  const { keyOf, end } = createAttemptKeys();
  const key = keyOf({ amount: '5' });
  end();
  expect(keyOf({ amount: '5' })).not.toBe(key);
});
