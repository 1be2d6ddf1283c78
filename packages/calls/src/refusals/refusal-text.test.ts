import { LANGUAGES } from '@fairhouse/values';
import { expect, test } from 'vitest';
import { refusalText } from './index.ts';

const until = { at: Date.parse('2026-11-30T17:05:00Z'), zone: 'Asia/Manila' };

test('a moment is written in the language of the caller, in its zone', () => {
  const params = { limit: '500', left: '1', until };
  expect(refusalText('protection.stake_limit', 'EN', params)).toBe(
    'Your stake limit of 500 leaves 1 until 1 Dec 2026, 01:05.',
  );
  for (const language of LANGUAGES) {
    const text = refusalText('protection.stake_limit', language, params);
    expect(text).toMatch(/2026/);
    expect(text).not.toMatch(/2026-|\{|object/);
  }
});
