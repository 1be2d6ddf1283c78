import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { expect, it } from 'vitest';
import { toHex } from './bytes.ts';
import { verifyEd25519 } from './ed25519.ts';
import { sha512 } from './sha512.ts';

it('agrees with Node on SHA-512 around the block size', () => {
  for (let length = 0; length <= 260; length += 1) {
    const bytes = new Uint8Array(length).fill(length);
    expect(toHex(sha512(bytes))).toBe(createHash('sha512').update(bytes).digest('hex'));
  }
});

it("accepts Node's signatures and rejects them when any part is changed", () => {
  for (let round = 0; round < 3; round += 1) {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const key = new Uint8Array(publicKey.export({ type: 'spki', format: 'der' }).subarray(-32));
    const message = new Uint8Array(32 + round).fill(round);
    const signature = new Uint8Array(sign(null, message, privateKey));
    expect(verifyEd25519(key, message, signature)).toBe(true);
    for (const part of [key, message, signature]) {
      for (const at of [0, part.length >> 1, part.length - 1]) {
        part[at] = (part[at] ?? 0) ^ 1;
        expect(verifyEd25519(key, message, signature)).toBe(false);
        part[at] = (part[at] ?? 0) ^ 1;
      }
    }
    expect(verifyEd25519(key, message, signature.subarray(1))).toBe(false);
    expect(verifyEd25519(key, message, withOrderAdded(signature))).toBe(false);
  }
});

/**
 * The same signature with the order of the group added to its scalar: equal modulo the order, but
 * not canonical.
 */
function withOrderAdded(signature: Uint8Array): Uint8Array {
  const order = 2n ** 252n + 27_742_317_777_372_353_535_851_937_790_883_648_493n;
  const little = [...signature.subarray(32)].reverse();
  const scalar = BigInt(`0x${toHex(Uint8Array.from(little))}`) + order;
  const added = Array.from({ length: 32 }, (_, at) => Number((scalar >> BigInt(at * 8)) & 255n));
  return Uint8Array.from([...signature.subarray(0, 32), ...added]);
}
