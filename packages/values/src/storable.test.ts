import { expect, test } from 'vitest';
import { isStorable } from './storable.ts';

test('a text is storable in any script, with line breaks and direction marks', () => {
  for (const text of [
    '',
    'a',
    'Nguyễn Văn Á',
    '工口',
    '👩‍👩‍👧',
    'a\tb\r\nc',
    '\u202eabc\u2069',
    '\u0001\u007f',
  ]) {
    expect(isStorable(text)).toBe(true);
  }
});

test('a text with a NUL or a lone surrogate is not storable', () => {
  for (const bad of ['\0', '\ud800', '\udfff', '\udc00\ud800']) {
    for (const text of [bad, `a${bad}`, `${bad}a`, `工${bad}👩`])
      expect(isStorable(text)).toBe(false);
  }
});
