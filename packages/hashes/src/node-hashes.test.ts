import { PURE_HASHES } from '@fairhouse/rules/fair';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NODE_HASHES } from './node-hashes.ts';

test('hashes and HMACs of any key and message are those of the pure functions', () => {
  // Keys longer than a block of 64 bytes are hashed first.
  const key = fc.uint8Array({ maxLength: 200 });
  const message = fc.uint8Array({ maxLength: 300 });
  fc.assert(
    fc.property(key, message, (ofKey, bytes) => {
      expect(Buffer.from(NODE_HASHES.sha256(bytes))).toEqual(
        Buffer.from(PURE_HASHES.sha256(bytes)),
      );
      expect(Buffer.from(NODE_HASHES.hmac(ofKey, bytes))).toEqual(
        Buffer.from(PURE_HASHES.hmac(ofKey, bytes)),
      );
    }),
    {
      numRuns: 500,
      examples: [
        [new Uint8Array(64), new Uint8Array(0)],
        [new Uint8Array(65), new Uint8Array(1)],
      ],
    },
  );
});
