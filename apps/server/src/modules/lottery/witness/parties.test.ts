import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publicKeyHex } from '../../../ground/public-key-hex.ts';
import { isIndependent, keysIn } from './parties.ts';

const KEY = 'a'.repeat(64);
const SELF = { party: 'auditor', publicKey: KEY, runBy: 'An Auditor', clock: 'own' } as const;
const NONE: ReadonlySet<string> = new Set();

test.each([
  ['says who runs it as the operator does', SELF, 'An Auditor', NONE, true],
  ['nobody is declared to run', SELF, '', NONE, false],
  ['says of nobody that it runs it', { ...SELF, runBy: '' }, '', NONE, false],
  ['is run by another than is declared', SELF, 'Another', NONE, false],
  ['takes its clock from the house', { ...SELF, clock: 'house' }, 'An Auditor', NONE, false],
  ['has its key among the house’s', SELF, 'An Auditor', new Set([KEY]), false],
] as const)('a party that %s', (_, self, declared, keys, independent) => {
  expect(isIndependent(self, declared, keys)).toBe(independent);
});

test('keys in the data folder and in the folders of it are the house’s', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  const made = ['.', 'cosigner'].map((place) => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    mkdirSync(join(folder, place), { recursive: true });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
    writeFileSync(join(folder, place, 'signing.pem'), pem);
    return publicKeyHex(publicKey);
  });
  mkdirSync(join(folder, 'empty'));
  expect(keysIn(folder)).toEqual(new Set(made));
  expect(keysIn(join(folder, 'nowhere'))).toEqual(new Set());
});
