import { describe, expect, test } from 'vitest';
import { findUnreadable, readJson } from './read-json.ts';

describe('JSON from outside', () => {
  test('is accepted with any text in any script', () => {
    const said = { a: ['', '工口 👩‍👩‍👧', 1, null, true], tiếng: { b: '\u202e\u0001' } };
    expect(readJson(JSON.stringify(said))).toEqual(said);
    expect(findUnreadable({ picture: new Uint8Array([0, 0]) })).toBeUndefined();
  });

  test('is refused at the field with a NUL or a lone surrogate, in values and in names', () => {
    expect(findUnreadable({ a: { b: ['x', '\0'] } })).toEqual({ what: 'text', path: 'a.b.1' });
    expect(findUnreadable({ a: '\ud800' })).toEqual({ what: 'text', path: 'a' });
    expect(findUnreadable({ a: { 'b\0': 1 } })).toEqual({ what: 'text', path: 'a' });
    expect(findUnreadable('\0')).toEqual({ what: 'text', path: '' });
    for (const text of ['"\\u0000"', '{"\\ud800":1}', '[["\\udc00"]]']) {
      expect(() => readJson(text)).toThrow(SyntaxError);
    }
  });

  test('is refused when it is nested a million levels deep, and when it sets a prototype', () => {
    const deep = 300_000;
    expect(() => readJson('['.repeat(deep) + ']'.repeat(deep))).toThrow('depth');
    expect(() => readJson('{"a":{"__proto__":{}}}')).toThrow('name');
    expect(() => readJson('{"\\u005f_proto__":1}')).toThrow('name');
  });
});
