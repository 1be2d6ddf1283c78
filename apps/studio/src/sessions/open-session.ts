// Finds the session of a sessionID, which a game client sends with each request.
import type { StudioContext } from '../context.ts';
import { hashSession } from './launch-game.ts';
import { beginSession, findSession, touchSession } from './session-store.ts';
import type { Session } from './session.ts';

const FIRST_USES_MS = 60_000;
/** A use is written once in this time at most, so that play does not write a session each time. */
const UNTOUCHED_MS = 10_000;

export interface SessionCall {
  readonly sessionId: unknown;
  readonly address: string;
}

/** The living session; undefined for one that is unknown, ended, or begun by another address. */
export async function openSession(
  { database, clock }: StudioContext,
  { sessionId, address }: SessionCall,
): Promise<Session | undefined> {
  if (typeof sessionId !== 'string' || !/^[\w-]{43}$/.test(sessionId)) return undefined;
  const now = new Date(clock());
  const found = await findSession(database, hashSession(sessionId), now);
  if (found?.isAlive !== true) return undefined;
  const { session, firstUse, lastUsedAt } = found;
  if (firstUse === undefined) {
    const began = await beginSession(database, { hash: session.hash, now, address });
    if (began) return session;
    return openSession({ database, clock } as StudioContext, { sessionId, address });
  }
  const isNew = now.getTime() - firstUse.at.getTime() < FIRST_USES_MS;
  if (isNew && firstUse.address !== address) return undefined;
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() > UNTOUCHED_MS) {
    await touchSession(database, session.hash, now);
  }
  return session;
}
