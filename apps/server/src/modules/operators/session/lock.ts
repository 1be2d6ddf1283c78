// Failed tries: three of them lock a name for a quarter of an hour (security.md D2).
import { refuse } from '@fairhouse/calls';
import { MINUTE_MS, SECOND_MS } from '@fairhouse/values';
import type { CallContext } from '../../../ground/call-context.ts';
import { noteAudit } from '../../../ground/audit-note.ts';
import { networkOf } from '../../../ground/network.ts';
import { countFailures, insertAttempt, takeTurn } from './store.ts';

const TRIES = 3;
const LOCK_MS = 15 * MINUTE_MS;

/** The refusal for a name that is locked here, or undefined. */
export async function refuseLocked(call: CallContext, name: string) {
  const asked = { name, address: networkOf(call.address), now: call.now };
  // One password at a time, whoever tries: what is under way has not been counted yet.
  if (!(await takeTurn(call.sql, asked))) return refuse('rate.limited', { retryAfterSeconds: 1 });
  const { failures, last } = await countFailures(call.sql, asked);
  if (failures < TRIES || last === undefined) return undefined;
  const leftMs = Math.max(last + LOCK_MS - call.now, SECOND_MS);
  return refuse('operator.locked', {
    params: { minutes: Math.ceil(leftMs / MINUTE_MS) },
    retryAfterSeconds: Math.ceil(leftMs / SECOND_MS),
  });
}

/** Counts a failed try; the one that locks the name raises an alert at the console. */
export async function countFailure(
  call: CallContext,
  name: string,
  outcome: 'password' | 'code',
): Promise<void> {
  const { now, sql, merchant, house } = call;
  const address = networkOf(call.address);
  await insertAttempt(sql, { name, address, outcome, now });
  const { failures } = await countFailures(sql, { name, address, now });
  noteAudit(call, {
    target: `operator:${name}`,
    after: { failed: outcome, failures, locked: failures >= TRIES },
  });
  if (failures < TRIES) return;
  house.log.warn({ operator: name, address }, 'operator locked after failed logins');
  call.after(() =>
    house.signals.send({ topic: 'console', merchant: merchant.id, queue: 'alerts' }),
  );
}
