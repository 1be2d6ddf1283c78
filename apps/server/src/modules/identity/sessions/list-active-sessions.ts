// Checks sessions of live connections, which make no calls.
import { MINUTE_MS, type Id, type MerchantId } from '@fairhouse/values';
import type { AppContext } from '../../../platform/app-context.ts';
import { findMembers } from '../../members/index.ts';
import { allowsSession } from './find-session.ts';
import { IDLE_MS } from './open-session.ts';
import { findSessionRows } from './store/sessions.ts';

/** `lastUsedAt` is written with up to a minute's delay. */
const WRITTEN_LATE_MS = 2 * MINUTE_MS;

/** The given sessions of a merchant that are still valid. */
export async function listActiveSessions(
  app: AppContext,
  merchant: MerchantId,
  sessions: readonly Id<'session'>[],
): Promise<ReadonlySet<Id<'session'>>> {
  const now = app.clock.now();
  const rows = await findSessionRows(app.pool, merchant, sessions);
  const members = await findMembers(app.pool, merchant, [
    ...new Set(rows.map(({ member }) => member)),
  ]);
  const known = new Map(members.map((member) => [member.id, member]));
  const living = rows.filter((row) => {
    const member = known.get(row.member);
    if (member === undefined || !allowsSession(member, row)) return false;
    if ((member.trialEndsAt ?? Infinity) <= now) return false;
    return row.endsAt > now && now - row.lastUsedAt <= IDLE_MS + WRITTEN_LATE_MS;
  });
  return new Set(living.map(({ id }) => id));
}
