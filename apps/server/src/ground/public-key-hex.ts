import type { KeyObject } from 'node:crypto';

const names = new WeakMap<KeyObject, string>();

/** The 32 bytes of an Ed25519 public key, hex: as it is published. */
export function publicKeyHex(key: KeyObject): string {
  const known = names.get(key);
  if (known !== undefined) return known;
  const { x } = key.export({ format: 'jwk' });
  const hex = Buffer.from(x ?? '', 'base64url').toString('hex');
  names.set(key, hex);
  return hex;
}
