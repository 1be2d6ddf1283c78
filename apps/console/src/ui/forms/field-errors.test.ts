import { expect, test } from 'vitest';
import { findError, showRefusals } from './field-errors.ts';

test('a field shows its own error, or the first of the values inside it', () => {
  expect(findError(undefined)).toBe(undefined);
  expect(findError({ type: 'server', message: 'Too long' })).toBe('Too long');
  expect(findError({ EN: undefined, VI: { type: 'server', message: 'Too long' } })).toBe(
    'Too long',
  );
  expect(findError([undefined, { message: 'Not a host' }])).toBe('Not a host');
});

test('a refusal is shown at the input that holds its field', () => {
  const shown: unknown[] = [];
  const setError = (source: string, error: { message?: string }) =>
    void shown.push([source, error.message]);
  const sourceOf = (path: string) => path.replace('value.', '');
  showRefusals({ setError }, { 'value.automatic.min': 'Invalid', why: 'Too short' }, sourceOf);
  showRefusals({ setError }, undefined, sourceOf);
  expect(shown).toEqual([
    ['automatic.min', 'Invalid'],
    ['why', 'Too short'],
  ]);
});
