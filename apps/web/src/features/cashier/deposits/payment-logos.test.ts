import { expect, test } from 'vitest';
import { paymentLogos } from './payment-logos.ts';

const GCASH = { method: 'GCASH', name: 'GCash' };
const payment = (name: string, label = name) => ({
  resourceType: 'PAYMENT',
  name,
  label,
  url: `https://${name}.example/`,
});

test('a resource whose method the cashier lacks has no logo', () => {
  const names = paymentLogos([GCASH], [payment('visa'), payment('gcash')]).map(({ name }) => name);
  expect(names).toEqual(['gcash']);
});

test('without a channel no logo is shown, whatever resources exist', () => {
  expect(paymentLogos([], [payment('gcash')])).toEqual([]);
});

test.each([
  ['no resource', [], { label: 'GCash', url: '/help#payments' }],
  ['a resource', [payment('gcash')], { label: 'GCash', url: 'https://gcash.example/' }],
  [
    'a resource with a name',
    [payment('GCash', 'Our wallet')],
    { label: 'Our wallet', url: 'https://GCash.example/' },
  ],
  [
    'a resource of another kind',
    [{ ...payment('gcash'), resourceType: 'RESPONSIBILITY' }],
    { label: 'GCash', url: '/help#payments' },
  ],
])('with %s a method has the expected label and link', (_what, resources, expected) => {
  expect(paymentLogos([GCASH], resources)).toEqual([{ name: 'gcash', ...expected }]);
});
