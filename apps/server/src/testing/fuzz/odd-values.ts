// Odd JSON values for a text field, a number field or any other field.

const NUL = String.fromCharCode(0);
const HALVES = [0xd800, 0xdbff, 0xdc00, 0xdfff].map((code) => String.fromCharCode(code));
const DIRECTIONS = '\u202e\u2066abc\u2069\u200f\u061c';
const MEGABYTE = 1_000_000;

/** Texts, unescaped; the long ones are rare. */
const TEXTS: readonly string[] = [
  NUL,
  `a${NUL}b`,
  ...HALVES.flatMap((half) => [half, `a${half}b`, `${half}${NUL}`]),
  ...Array.from({ length: 32 }, (_, code) => `x${String.fromCharCode(code)}y`),
  '\u007f\u0085\u2028\u2029\ufeff\ufffe\uffff',
  DIRECTIONS,
  `${DIRECTIONS}${NUL}`,
  '',
  ' ',
  '\r\n\r\nHTTP/1.1 200 OK',
  '\\u0000',
  '\\',
  '"',
  "'; drop table members.member; --",
  '%00',
  '%s%n%x',
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}',
  'İıſK',
  '𝟙𝟚𝟛',
  '１２３',
  'e\u0301'.repeat(200),
  '=1+1',
  '2027-02-30',
  '9999-99-99',
  '-0',
  '0x10',
  '1e400',
  'NaN',
  '1.00000',
  '999999999999999999999999',
  '-1',
  '+1',
  '1,000',
  '00000000-0000-0000-0000-000000000000',
  'a'.repeat(300),
  '\u{10ffff}'.repeat(300),
];

const LONG_TEXTS: readonly string[] = [
  'a'.repeat(MEGABYTE),
  '工'.repeat(300_000),
  '9'.repeat(MEGABYTE),
  `${'a'.repeat(500_000)}${NUL}`,
];

/** Numbers in valid JSON, and some in invalid JSON. */
const NUMBERS: readonly string[] = [
  '1e400',
  '-1e400',
  '-0',
  '0x10',
  'NaN',
  'Infinity',
  '1.00000',
  '1e-400',
  '0.1',
  '-1',
  '0',
  '9007199254740993',
  '99999999999999999999999999',
  '2147483648',
  '-2147483649',
  '1e15',
  '01',
  '+1',
  '.5',
  '5.',
];

/** Values of another kind than any field. */
const OTHERS: readonly string[] = [
  'null',
  'true',
  'false',
  '[]',
  '{}',
  '[null]',
  '[[[[[[[[]]]]]]]]',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"toString":1,"length":-1}',
  `{"a":${JSON.stringify(NUL)}}`,
  '{"a":1,"a":2}',
];

const DEEP = 100_000;
const LONG_OTHERS: readonly string[] = [
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  `[${'1,'.repeat(300_000)}1]`,
];

/** One in this many is as long as a request may be. */
const LONG_ONE_IN = 60;

/** A whole number below the given one. */
export type RandomBelow = (below: number) => number;

const pick = <Value>(randomBelow: RandomBelow, list: readonly Value[]): Value =>
  list[randomBelow(list.length)] as Value;

/** An odd JSON value for a field of that kind. */
export function oddValue(randomBelow: RandomBelow, kind: 'text' | 'number' | 'other'): string {
  const isLong = randomBelow(LONG_ONE_IN) === 0;
  const turn = randomBelow(10);
  if (turn === 0) return pick(randomBelow, isLong ? LONG_OTHERS : OTHERS);
  const asNumber = kind === 'number' ? turn < 8 : turn === 1;
  if (asNumber) return pick(randomBelow, NUMBERS);
  if (kind === 'other' && turn < 6) return pick(randomBelow, OTHERS);
  return JSON.stringify(oddText(randomBelow));
}

/** An odd text, unescaped. */
export function oddText(randomBelow: RandomBelow): string {
  return pick(randomBelow, randomBelow(LONG_ONE_IN) === 0 ? LONG_TEXTS : TEXTS);
}
