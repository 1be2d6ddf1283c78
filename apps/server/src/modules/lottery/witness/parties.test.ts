import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publicKeyHex } from '../../../platform/keys/public-key-hex.ts';
import { isIndependent, readPublicKeys } from './parties.ts';

const KEY = 'a'.repeat(64);
const SELF = { party: 'auditor', publicKey: KEY, runBy: 'An Auditor', clock: 'own' } as const;
const NONE: ReadonlySet<string> = new Set();

test.each([
  ['declares the same operator as is configured', SELF, 'An Auditor', NONE, true],
  ['has no configured operator', SELF, '', NONE, false],
  ['declares no operator', { ...SELF, runBy: '' }, '', NONE, false],
  ['declares another operator than is configured', SELF, 'Another', NONE, false],
  ['takes its clock from the server', { ...SELF, clock: 'house' }, 'An Auditor', NONE, false],
  ['has its key in the data folder', SELF, 'An Auditor', new Set([KEY]), false],
] as const)('a party that %s', (_, self, declared, keys, independent) => {
  expect(isIndependent(self, declared, keys)).toBe(independent);
});

test('keys in the data folder and its subfolders belong to the installation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  const made = ['.', 'cosigner'].map((place) => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    mkdirSync(join(folder, place), { recursive: true });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
    writeFileSync(join(folder, place, 'signing.pem'), pem);
    return publicKeyHex(publicKey);
  });
  mkdirSync(join(folder, 'empty'));
  expect(readPublicKeys(folder)).toEqual(new Set(made));
  expect(readPublicKeys(join(folder, 'nowhere'))).toEqual(new Set());
});
