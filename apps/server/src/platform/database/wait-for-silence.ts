import type { Database } from './database.ts';

const LOOK_MS = 100;

/** Resolves once the database was silent for `ms` without a break; never while it answers. */
export function waitForSilence(database: Pick<Database, 'state'>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    let since: number | undefined;
    const looking = setInterval(() => {
      const now = performance.now();
      since = database.state() === 'silent' ? (since ?? now) : undefined;
      if (since === undefined || now - since < ms) return;
      clearInterval(looking);
      resolve();
    }, LOOK_MS).unref();
  });
}
