import { expect, test } from 'vitest';
import { describeDetail } from './describe-detail.ts';

test('a changed return and limits are shown from and to, with the other fields that differ', () => {
  const detail = {
    rtp: { from: [965_000], to: [940_000, 920_000] },
    limits: [
      { currency: 'PHP', limit: 'max', from: '500', to: '100' },
      { currency: 'VND', limit: 'min', from: null, to: '1000' },
    ],
    fields: ['currencies', 'rtp'],
  };
  expect(describeDetail(JSON.stringify(detail))).toEqual([
    { what: 'rtp', name: '', value: '96.5 % → 92 – 94 %' },
    { what: 'max', name: 'PHP', value: '500 → 100' },
    { what: 'min', name: 'VND', value: '– → 1000' },
    { what: 'fields', name: '', value: 'currencies' },
  ]);
});

test('findings of before, and rows that are not valid, are shown as well', () => {
  expect(describeDetail('{"rtp":{"from":960000,"to":950000}}')).toMatchObject([{ what: 'rtp' }]);
  expect(describeDetail('{"why":"rtp: too big"}')).toEqual([
    { what: 'why', name: '', value: 'rtp: too big' },
  ]);
  expect(describeDetail('{"games":7}')).toEqual([{ what: 'games', name: '', value: '7' }]);
  expect(describeDetail('{}')).toEqual([]);
});
