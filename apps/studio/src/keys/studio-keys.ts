// The keys of the studio: an RSA pair that signs what it sends, and a key that seals secrets at
// rest. Files of the data folder that only their owner can read; created if they are missing.
import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StudioKeys {
  readonly signing: KeyObject;
  /** PEM, for the house. */
  readonly publicKey: string;
  /** 32 bytes. */
  readonly sealing: Buffer;
}

const RSA_BITS = 2048;
const SEALING_BYTES = 32;

export function openStudioKeys(folder: string): StudioKeys {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pem = readOrCreate(join(folder, 'studio-signing.pem'), () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: RSA_BITS });
    return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  });
  const sealing = readOrCreate(join(folder, 'studio-sealing.secret'), () =>
    randomBytes(SEALING_BYTES).toString('hex'),
  );
  const signing = createPrivateKey(pem);
  const publicKey = createPublicKey(signing).export({ type: 'spki', format: 'pem' }).toString();
  return { signing, publicKey, sealing: Buffer.from(sealing.trim(), 'hex') };
}

function readOrCreate(file: string, make: () => string): string {
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
