import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Bug, instant, makeId, parseDay, parseId } from './index.ts';

const instants = fc.integer({ min: 0, max: 2 ** 47 }).map(instant);
const bytes = fc.uint8Array({ minLength: 10, maxLength: 16 });

describe('an id', () => {
  it('is a uuid of version 7 that parses to itself', () => {
    fc.assert(
      fc.property(instants, bytes, (now, random) => {
        const id = makeId<'entry'>(now, random);
        expect(parseId(id)).toBe(id);
        expect(id[14]).toBe('7');
      }),
    );
  });

  it('sorts by its time', () => {
    fc.assert(
      fc.property(instants, instants, bytes, bytes, (left, right, one, other) => {
        fc.pre(left < right);
        expect(makeId(left, one) < makeId(right, other)).toBe(true);
      }),
    );
  });

  it.each([
    '',
    'x',
    '0190F3C2-0000-7000-8000-000000000000',
    '0190f3c2-0000-7000-0000-000000000000',
  ])('%j is not an id', (text) => expect(parseId(text)).toBeUndefined());

  it('needs ten random bytes', () => {
    expect(() => makeId(instant(0), new Uint8Array(9))).toThrow(Bug);
  });
});

describe('a day', () => {
  it.each(['2026-02-28', '2024-02-29', '2026-12-31'])('%s is a day', (text) => {
    expect(parseDay(text)).toBe(text);
  });
  it.each(['2026-02-30', '2025-02-29', '2026-13-01', '2026-1-1', '20260101', ''])(
    '%j is not a day',
    (text) => expect(parseDay(text)).toBeUndefined(),
  );
});
