// Who has registered in this house, so that nobody knocks with a password that cannot be right: a
// few failures from one network would ask everybody on this machine for a captcha.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';

export interface KnownNames {
  has(merchant: string, username: string): boolean;
  add(merchant: string, username: string): void;
}

const content = z.array(z.string());

/** Reads the names from a file and keeps them there. */
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

/** An unreadable file counts as none: whoever is registered is then told so and logs in. */
function read(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  try {
    return content.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}
