import type { StudioContext } from '../context.ts';
import { openSession } from '../sessions/open-session.ts';
import type { Session } from '../sessions/session.ts';
import { readStopwatch } from '../studio-clock.ts';
import { openQueue } from './batches/queue.ts';

/**
 * Sessions by their ids. One that was asked a moment ago is not read again; one with an open page
 * is read again beside its calls, so that many bets at once do not wait for as many reads.
 */
export interface RecentSessions {
  find(sessionId: unknown, address: string): Promise<Session | undefined>;
  /** A page of the session is open until the function is called that it returns. */
  hold(sessionId: unknown, address: string): () => void;
}

interface Known {
  readonly session: Session;
  readonly at: number;
}

const FRESH_MS = 15_000;
/** With an open page: read again after the first time, trusted until the second. */
const [HELD_FRESH_MS, HELD_MOST_MS] = [60_000, 300_000];
const KEPT_MOST = 20_000;
const READS_AT_ONCE = 2;

export function openRecentSessions(context: StudioContext): RecentSessions {
  const kept = new Map<string, Known>();
  const held = new Map<string, number>();
  const reading = new Map<string, Promise<Session | undefined>>();
  const reads = openQueue(READS_AT_ONCE);
  const read = (key: string, sessionId: string, address: string): Promise<Session | undefined> => {
    const found =
      reading.get(key) ??
      reads
        .run(() => openSession(context, { sessionId, address }))
        .then((session) => {
          kept.delete(key);
          if (session === undefined) return undefined;
          if (kept.size >= KEPT_MOST) kept.delete([...kept.keys()][0] ?? '');
          kept.set(key, { session, at: readStopwatch() });
          return session;
        })
        .finally(() => reading.delete(key));
    reading.set(key, found);
    return found;
  };
  return {
    find: async (sessionId, address) => {
      if (typeof sessionId !== 'string') return undefined;
      const key = `${sessionId} ${address}`;
      const known = kept.get(key);
      const age = known === undefined ? Infinity : readStopwatch() - known.at;
      const isHeld = held.has(key);
      if (known !== undefined && age < (isHeld ? HELD_FRESH_MS : FRESH_MS)) return known.session;
      const found = read(key, sessionId, address);
      if (known === undefined || !isHeld || age >= HELD_MOST_MS) return found;
      found.catch((error: unknown) => {
        context.warn(error instanceof Error ? error.message : String(error));
      });
      return known.session;
    },
    hold: (sessionId, address) => {
      const key = `${String(sessionId)} ${address}`;
      held.set(key, (held.get(key) ?? 0) + 1);
      return () => {
        const left = (held.get(key) ?? 1) - 1;
        if (left > 0) held.set(key, left);
        else held.delete(key);
      };
    },
  };
}
