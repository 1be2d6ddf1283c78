// Failed logins: three of them lock a name for a quarter of an hour (security.md D2).
import { refuse } from '@fairhouse/calls';
import { MINUTE_MS, SECOND_MS } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import { noteAudit } from '../../../platform/audit-note.ts';
import { networkOf } from '../../../platform/network.ts';
import { countFailures, insertAttempt, takeTurn } from './store.ts';

const TRIES = 3;
const LOCK_MS = 15 * MINUTE_MS;

/** The refusal for a name that is locked here, or undefined. */
export async function refuseLockedLogin(call: CallContext, name: string) {
  const login = { name, address: networkOf(call.address), now: call.now };
  // One password check at a time per name: a login in progress is not counted yet.
  if (!(await takeTurn(call.sql, login))) return refuse('rate.limited', { retryAfterSeconds: 1 });
  const { failures, last } = await countFailures(call.sql, login);
  if (failures < TRIES || last === undefined) return undefined;
  const leftMs = Math.max(last + LOCK_MS - call.now, SECOND_MS);
  return refuse('operator.locked', {
    params: { minutes: Math.ceil(leftMs / MINUTE_MS) },
    retryAfterSeconds: Math.ceil(leftMs / SECOND_MS),
  });
}

/** Counts a failed login; the one that locks the name raises an alert in the console. */
export async function countLoginFailure(
  call: CallContext,
  name: string,
  outcome: 'password' | 'code',
): Promise<void> {
  const { now, sql, merchant, app } = call;
  const address = networkOf(call.address);
  await insertAttempt(sql, { name, address, outcome, now });
  const { failures } = await countFailures(sql, { name, address, now });
  noteAudit(call, {
    target: `operator:${name}`,
    after: { failed: outcome, failures, locked: failures >= TRIES },
  });
  if (failures < TRIES) return;
  app.log.warn({ operator: name, address }, 'operator locked after failed logins');
  call.after(() => app.signals.send({ topic: 'console', merchant: merchant.id, queue: 'alerts' }));
}
