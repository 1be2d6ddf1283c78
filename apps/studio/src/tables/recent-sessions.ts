import type { StudioContext } from '../context.ts';
import { openSession } from '../sessions/open-session.ts';
import type { Session } from '../sessions/session.ts';
import { readStopwatch } from '../studio-clock.ts';

/** Sessions by their ids, of which one that was asked a moment ago is not read again. */
export interface RecentSessions {
  find(sessionId: unknown, address: string): Promise<Session | undefined>;
}

const FRESH_MS = 15_000;
const KEPT_MOST = 20_000;

export function openRecentSessions(context: StudioContext): RecentSessions {
  const kept = new Map<string, { readonly session: Session; readonly at: number }>();
  return {
    find: async (sessionId, address) => {
      if (typeof sessionId !== 'string') return undefined;
      const key = `${sessionId} ${address}`;
      const known = kept.get(key);
      const now = readStopwatch();
      if (known !== undefined && now - known.at < FRESH_MS) return known.session;
      kept.delete(key);
      const session = await openSession(context, { sessionId, address });
      if (session === undefined) return undefined;
      if (kept.size >= KEPT_MOST) kept.delete([...kept.keys()][0] ?? '');
      kept.set(key, { session, at: now });
      return session;
    },
  };
}
