import { expect, test } from 'vitest';
import * as z from 'zod';
import { findUnreadable } from './contrast.ts';
import { DEFAULTS } from './defaults.ts';
import { readStored } from './read-stored.ts';
import { SETTINGS } from './shapes.ts';

const count = z.codec(z.string(), z.bigint(), {
  decode: (text, context) => {
    if (/^\d+$/.test(text)) return BigInt(text);
    context.issues.push({ code: 'custom', message: 'not a count', input: text });
    return z.NEVER;
  },
  encode: (value) => value.toString(),
});
const rule = z.object({ on: z.boolean(), most: count });
const shape = z.strictObject({
  name: z.string().min(1),
  note: z.string().optional(),
  inner: z.strictObject({ days: z.number(), most: count }),
  tags: z.array(z.enum(['a', 'b'])).min(1),
  rules: z.record(z.string(), rule),
});
const fallback: z.output<typeof shape> = {
  name: 'default',
  inner: { days: 7, most: 70n },
  tags: ['b'],
  rules: { one: { on: false, most: 1n } },
};
const stored = {
  name: 'kept',
  note: 'kept too',
  inner: { days: 3, most: '30' },
  tags: ['a'],
  rules: { one: { on: true, most: '9' } },
};
const whole = {
  ...stored,
  inner: { days: 3, most: 30n },
  rules: { one: { on: true, most: 9n } },
};

test.each<[string, unknown, object, readonly string[]]>([
  ['what fits is as it is', stored, whole, []],
  [
    'missing keys have their default at any depth, and are not a problem',
    { name: 'kept', inner: { days: 3 } },
    { ...fallback, name: 'kept', inner: { days: 3, most: 70n } },
    [],
  ],
  [
    'unknown keys are dropped',
    { ...stored, old: 1, inner: { ...stored.inner, old: 1 } },
    whole,
    [],
  ],
  [
    'an invalid value falls back to the default, and is reported',
    { ...stored, name: 7, inner: { days: 3, most: '-1' } },
    { ...whole, name: 'default', inner: { days: 3, most: 70n } },
    ['name', 'inner.most'],
  ],
  [
    'a part that is not an object falls back as a whole',
    { ...stored, inner: 'none' },
    { ...whole, inner: fallback.inner },
    ['inner'],
  ],
  ['of a list what fits is kept', { ...stored, tags: ['x', 'a'] }, whole, ['tags']],
  [
    'a list without any valid element falls back',
    { ...stored, tags: ['x'] },
    { ...whole, tags: ['b'] },
    ['tags'],
  ],
  [
    'a record keeps valid entries, adds newer ones and drops unknown ones',
    { ...stored, rules: { one: { on: 'x', most: '9' }, two: { on: true, most: '2' }, bad: {} } },
    { ...whole, rules: { one: { on: false, most: 9n }, two: { on: true, most: 2n } } },
    ['rules.one.on', 'rules.bad'],
  ],
  [
    'a valid record gets the entries that were added later',
    { ...stored, rules: {} },
    { ...whole, rules: fallback.rules },
    [],
  ],
  ['nothing readable at all is all default', null, fallback, ['*']],
])('%s', (_name, given, value, problems) => {
  expect(readStored(shape, given, fallback)).toEqual({ value, problems });
});

test('the defaults fit the shapes, and have sufficient contrast', () => {
  for (const [name, each] of Object.entries(SETTINGS)) {
    expect(each.safeParse(DEFAULTS[name as keyof typeof DEFAULTS]).error, name).toBeUndefined();
  }
  expect(findUnreadable(DEFAULTS.theme)).toBeUndefined();
});
