// Keys in files of the data directory, created at the first start and readable by their owner only.
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JWK } from 'jose';
import type { Keys } from './keys.ts';
import { openRestKeys } from './rest-keys.ts';

/** The folder of the keys in a data directory. */
export function secretsFolder(dataDirectory: string): string {
  return join(dataDirectory, 'secrets');
}

/** Opens the keys of a data directory, creating those that are missing. */
export function openFileKeys(dataDirectory: string): Keys {
  const folder = secretsFolder(dataDirectory);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const master = openKeyFile(folder, 'master.key', () => randomBytes(32));
  const signing = createPrivateKey(
    openKeyFile(folder, 'signing.pem', () =>
      Buffer.from(
        generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
      ),
    ),
  );
  const sealing = sealingKey(folder);
  const derive = (purpose: string): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', master, Buffer.alloc(0), purpose, 32));
  return {
    sealingPublic: [publicPart(sealing)],
    sealingPrivate: (kid) => (kid === sealing.kid ? sealing : undefined),
    signingKey: signing,
    verifyingKey: createPublicKey(signing),
    ...openRestKeys(folder, derive('seal')),
    secret: derive,
  };
}

function openKeyFile(folder: string, name: string, make: () => Buffer): Buffer {
  const path = join(folder, name);
  if (!existsSync(path)) {
    // `wx`: of two processes that start at once, one writes and the other reads its file.
    try {
      writeFileSync(path, make(), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(path);
}

function sealingKey(folder: string): JWK {
  const text = openKeyFile(folder, 'sealing.jwk', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const kid = randomBytes(8).toString('hex');
    return Buffer.from(JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid }));
  });
  return JSON.parse(text.toString('utf8')) as JWK;
}

function publicPart(key: JWK): JWK {
  const { d: _private, ...rest } = key;
  return { ...rest, alg: 'ECDH-ES', use: 'enc' };
}
