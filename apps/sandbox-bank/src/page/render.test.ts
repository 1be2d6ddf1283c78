import { LANGUAGES } from '@fairhouse/values';
import { expect, it } from 'vitest';
import type { Payment } from '../order.ts';
import { renderPayment } from './render.ts';

const payment: Payment = {
  kind: 'payment',
  merchant: 'manila',
  order: 'D100001',
  reference: 'P1',
  token: 't',
  amount: '1234567.8900',
  currency: 'PHP',
  method: 'GCASH',
  language: 'EN',
  brand: '<script>alert("x")</script>',
  returnUrl: 'http://localhost/?a=1&b="2"',
  expiresAt: 1000,
  status: 'PENDING',
  paid: '0.0000',
  deliveries: [],
};

it.each(LANGUAGES)(
  'the page in %s has no script, no inline style and nothing unescaped',
  (language) => {
    for (const open of [true, false]) {
      const html = renderPayment(payment, language, open);
      expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=|alert\("/);
      expect(html).not.toContain('b="2"');
      expect(html).toContain('1,234,567.89');
    }
  },
);
