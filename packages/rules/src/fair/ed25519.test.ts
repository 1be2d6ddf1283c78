import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToNumberLE, numberToBytesLE } from '@noble/curves/utils.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { createHash, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { toHex } from './bytes.ts';
import { verifyEd25519 } from './ed25519.ts';

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

it('judges keys and signatures with a component of small order as Node does', () => {
  const { Point } = ed25519;
  // A point of order 8, and its multiples: the neutral point first.
  const eighth = Point.fromHex('26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05');
  const small = Array.from({ length: 8 }, (_, times) => eighth.multiplyUnsafe(BigInt(times)));
  const message = new Uint8Array(32).fill(7);
  const verdicts = new Map<string, boolean>();
  for (const [ofKey, inKey] of small.entries()) {
    for (const [ofCommitment, inCommitment] of small.entries()) {
      const key = Point.BASE.multiply(11n).add(inKey).toBytes();
      const commitment = Point.BASE.multiply(13n).add(inCommitment).toBytes();
      const bytes = Uint8Array.from([...commitment, ...key, ...message]);
      const challenge = bytesToNumberLE(sha512(bytes)) % Point.Fn.ORDER;
      const scalar = numberToBytesLE((13n + challenge * 11n) % Point.Fn.ORDER, 32);
      const signature = Uint8Array.from([...commitment, ...scalar]);
      const verdict = verifyEd25519(key, message, signature);
      expect(verdict).toBe(verifyOfNode(key, message, signature));
      verdicts.set(`${ofKey} ${ofCommitment}`, verdict);
    }
  }
  expect(verdicts.get('0 0')).toBe(true);
  expect(verdicts.get('0 1')).toBe(false);
  expect(new Set(verdicts.values())).toEqual(new Set([true, false]));
});

function verifyOfNode(key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const x = Buffer.from(key).toString('base64url');
  const held = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, message, held, signature);
}

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
