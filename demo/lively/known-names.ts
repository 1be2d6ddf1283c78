// The names that are already registered in this installation. A few failed logins from one network
// would require a captcha of everyone on this machine, so players do not log in before they have
// registered.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';

export interface KnownNames {
  has(merchant: string, username: string): boolean;
  add(merchant: string, username: string): void;
}

const content = z.array(z.string());

/** Loads the names from a file and saves new ones there. */
export function openKnownNames(file: string): KnownNames {
  const names = new Set<string>(read(file));
  const keyOf = (merchant: string, username: string): string => `${merchant}/${username}`;
  return {
    has: (merchant, username) => names.has(keyOf(merchant, username)),
    add: (merchant, username) => {
      names.add(keyOf(merchant, username));
      writeFileSync(file, JSON.stringify([...names]), { mode: 0o600 });
    },
  };
}

/**
 * An unreadable file counts as empty: a registered player then gets `username.taken` and logs in.
 */
function read(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  try {
    return content.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}
