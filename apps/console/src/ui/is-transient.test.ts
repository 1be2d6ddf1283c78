import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { isTransient } from './is-transient.ts';

test.each([500, 503, 429])('status %i passes by itself', (status) => {
  expect(isTransient(new HttpError('', status))).toBe(true);
});

test.each([400, 401, 403, 404, 409])('status %i is an answer', (status) => {
  expect(isTransient(new HttpError('', status))).toBe(false);
});

test('an error of the network has no status', () => {
  expect(isTransient(new TypeError('Failed to fetch'))).toBe(true);
});
