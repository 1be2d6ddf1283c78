// Which sessions still let somebody in, asked for pages that make no calls.
import { MINUTE_MS, type Id, type MerchantId } from '@fairhouse/values';
import type { House } from '../../ground/house.ts';
import { findMembers } from '../members/index.ts';
import { admits } from './find-session.ts';
import { IDLE_MS } from './open-session.ts';
import { findSessionRows } from './store/sessions.ts';

/** A use is written down a minute late at most. */
const WRITTEN_LATE_MS = 2 * MINUTE_MS;

/** Those of a merchant's sessions that have not ended, by whatever would end them. */
export async function livingSessions(
  house: House,
  merchant: MerchantId,
  sessions: readonly Id<'session'>[],
): Promise<ReadonlySet<Id<'session'>>> {
  const now = house.clock.now();
  const rows = await findSessionRows(house.pool, merchant, sessions);
  const members = await findMembers(house.pool, merchant, [
    ...new Set(rows.map(({ member }) => member)),
  ]);
  const known = new Map(members.map((member) => [member.id, member]));
  const living = rows.filter((row) => {
    const member = known.get(row.member);
    if (member === undefined || !admits(member, row)) return false;
    if ((member.trialEndsAt ?? Infinity) <= now) return false;
    return row.endsAt > now && now - row.lastUsedAt <= IDLE_MS + WRITTEN_LATE_MS;
  });
  return new Set(living.map(({ id }) => id));
}
