import type { Refused } from '@fairhouse/calls';
import type { CallContext, Session } from '../../ground/call-context.ts';
import { noteHit } from './store/signs.ts';

/**
 * Writes down that a member ran into one of its limits, which an officer is shown as a sign. Other
 * refusals are passed over. Outside the transaction that was refused.
 */
export async function noteLimitHit(
  call: CallContext & { readonly session: Session },
  problem: Refused,
): Promise<void> {
  if (!problem.code.startsWith('protection.') || !problem.code.endsWith('_limit')) return;
  const { house, merchant, session, now } = call;
  const { kind, period } = problem.value ?? {};
  await noteHit(
    house.pool,
    { merchant: merchant.id, member: session.member },
    {
      id: house.newId<'event'>(),
      at: now,
      name: session.username,
      limit: String(kind),
      period: String(period),
    },
  );
}
