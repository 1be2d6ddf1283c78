import { generateKeyPairSync, type KeyPairKeyObjectResult } from 'node:crypto';
import type { TestApp } from '../test-app.ts';

/** Each is made once for a process, which takes a quarter of a second of a core. */
const pairs: KeyPairKeyObjectResult[] = [];
const taken = new WeakMap<TestApp['context'], number>();

/** A pair of RSA keys that nobody else of this app has; another app may have had it. */
export function takeKeyPair({ context }: Pick<TestApp, 'context'>): KeyPairKeyObjectResult {
  const at = taken.get(context) ?? 0;
  taken.set(context, at + 1);
  const pair = pairs[at] ?? generateKeyPairSync('rsa', { modulusLength: 2048 });
  pairs[at] = pair;
  return pair;
}
