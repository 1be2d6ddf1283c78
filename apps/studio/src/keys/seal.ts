// Secrets at rest: AES-256-GCM, nonce ‖ tag ‖ text, bound to the place where they lie.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const [NONCE, TAG] = [12, 16];

/** Seals a text for one place, such as the id of its row. */
export function seal(key: Buffer, place: string, text: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Opens a sealed text; throws if it was sealed for another place or changed. */
export function unseal(key: Buffer, place: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE))
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString(
    'utf8',
  );
}
