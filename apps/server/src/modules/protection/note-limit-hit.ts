import type { Refused } from '@fairhouse/calls';
import type { CallContext, Session } from '../../platform/call-context.ts';
import { noteHit } from './store/signs.ts';

/**
 * Records that a member hit one of its limits, which the back office shows as a sign of harm. Other
 * refusals are ignored. Runs outside the refused transaction.
 */
export async function noteLimitHit(
  call: CallContext & { readonly session: Session },
  problem: Refused,
): Promise<void> {
  if (!problem.code.startsWith('protection.') || !problem.code.endsWith('_limit')) return;
  const { app, merchant, session, now } = call;
  const { kind, period } = problem.value ?? {};
  await noteHit(
    app.pool,
    { merchant: merchant.id, member: session.member },
    {
      id: app.newId<'event'>(),
      at: now,
      name: session.username,
      limit: String(kind),
      period: String(period),
    },
  );
}
