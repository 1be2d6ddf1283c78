import { parseId, type MerchantId } from '@fairhouse/values';
import * as fc from 'fast-check';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFileKeys } from './file-keys.ts';
import { callId, derivedId, spaceOf } from './keyed-ids.ts';

const keys = openFileKeys(mkdtempSync(join(tmpdir(), 'keys-')));
const others = openFileKeys(mkdtempSync(join(tmpdir(), 'keys-')));

const asked = fc.record({
  merchant: fc.integer({ min: 1, max: 3 }).map((id) => id as MerchantId),
  caller: fc.constantFrom('member:a', 'member:b', 'operator:a', 'address:a'),
  key: fc.oneof(
    fc.stringMatching(/^[\w-]{8,12}$/),
    fc.uuid({ version: 4 }),
    fc.uuid({ version: 7 }),
  ),
});

test('two calls have one id only when merchant, caller and key are the same', () => {
  fc.assert(
    fc.property(asked, asked, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      expect(callId(keys, one) === callId(keys, other)).toBe(isSame);
    }),
  );
});

test('no key of a caller yields an id of the server’s space, whatever its form', () => {
  fc.assert(
    fc.property(asked, fc.string(), (one, reason) => {
      const derived = derivedId(keys, reason);
      expect(spaceOf(derived)).toBe('house');
      for (const key of [one.key, derived, reason]) {
        const id = callId(keys, { ...one, key });
        expect(spaceOf(id)).toBe('call');
        expect(id).not.toBe(derived);
      }
    }),
  );
});

test('another installation derives other ids from the same reasons', () => {
  const reason = 'payout:manila-SSC1-20261122-0001:1:somebody';
  expect(derivedId(keys, reason)).toBe(derivedId(keys, reason));
  expect(derivedId(others, reason)).not.toBe(derivedId(keys, reason));
});

test('every id is a uuid, and the id of a key with a time begins with that time', () => {
  fc.assert(
    fc.property(asked, (one) => {
      const id = callId(keys, one);
      expect(parseId(id)).toBe(id);
      if (parseId(one.key) && one.key[14] === '7')
        expect(id.slice(0, 13)).toBe(one.key.slice(0, 13));
    }),
  );
});

test('other ids belong to neither space', () => {
  for (const version of [1, 3, 4, 5, 6, 7] as const) {
    fc.assert(
      fc.property(fc.uuid({ version }), (id) => {
        expect(spaceOf(id)).toBeUndefined();
      }),
    );
  }
});
