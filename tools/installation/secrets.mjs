// Secrets shared by two processes. They are stored in files that only their owner can read, and
// passed by path: never in a command line, a log or the repository.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';

/** The file with a secret of 32 random bytes in hex; created if it is missing. */
export function secretFile(dataDir, name) {
  const folder = path.join(dataDir, 'secrets');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, name);
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return file;
}

/** The secret itself, for setup steps of the launcher. */
export function secretText(dataDir, name) {
  return readFileSync(secretFile(dataDir, name), 'utf8').trim();
}
