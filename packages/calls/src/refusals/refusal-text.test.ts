import { LANGUAGES } from '@fairhouse/values';
import { expect, test } from 'vitest';
import { refusalText } from './index.ts';

const until = { at: Date.parse('2026-11-30T17:05:00Z'), zone: 'Asia/Manila' };

test('amounts and moments are written as the language of the caller does', () => {
  const params = { limit: '1500.0000', left: '1.5000', until };
  expect(refusalText('protection.stake_limit', 'EN', params)).toBe(
    'Your stake limit of 1,500 leaves 1.50 until 1 Dec 2026, 01:05.',
  );
  for (const language of LANGUAGES) {
    const text = refusalText('protection.stake_limit', language, params);
    expect(text).toMatch(/2026/);
    expect(text).not.toMatch(/2026-|0000|\{|object/);
  }
});

test('what is no amount of the wire stays as it is', () => {
  const texts = ['Place:7', 7].map((item) =>
    refusalText('bet.item_maximum', 'VI', { max: '12345678901234567.1250', item }),
  );
  expect(texts[0]).toContain('Place:7');
  expect(texts[0]).toContain('12.345.678.901.234.567,125');
  expect(texts[1]).toContain('7');
});
