// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { EN } from '../../i18n/en.ts';
import type { Config } from '../../rgs/rgs-client.ts';
import { openStakeField } from './stake-field.ts';

const MILLION = 1_000_000;
const config = { minBet: MILLION, maxBet: 500 * MILLION, defaultBetLevel: 5 * MILLION } as Config;

function openField() {
  const field = openStakeField(EN, { config, currency: 'PHP', changed: () => undefined });
  const input = field.box.querySelector('input');
  const fault = field.box.querySelector('[role=alert]');
  if (input === null || fault === null) throw new Error('the field has no input or no fault');
  const type = (text: string): void => {
    input.value = text;
    input.dispatchEvent(new Event('input'));
  };
  return { field, input, fault, type };
}

it.each(['', '0', '-5', '1e9', '1.12345', '0.5', 'abc', '500.01'])(
  'a stake of %j is refused with what is allowed',
  (text) => {
    const { field, input, fault, type } = openField();
    expect(fault.textContent).toBe('');
    type(text);
    expect(field.value()).toBeUndefined();
    expect(fault.textContent).toMatch(/1\.00.*500\.00.*two decimals/);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  },
);

it('the refusal ends with the next stake, typed or pressed', () => {
  const { field, input, fault, type } = openField();
  type('abc');
  type('2,50');
  expect([field.value(), fault.textContent]).toEqual([2_500_000, '']);
  type('');
  field.set(MILLION);
  expect([fault.textContent, input.getAttribute('aria-invalid')]).toEqual(['', 'false']);
});
