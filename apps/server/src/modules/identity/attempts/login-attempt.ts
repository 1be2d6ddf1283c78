// Login throttling: what a login requires after failures, decided before the password is checked
// (decisions.md 9).
import { MINUTE_MS, plus } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import { deviceHashOf, deviceName } from '../devices/index.ts';
import { runInNetworkTurn, isNetworkBusy } from './network-turn.ts';
import { networkOf, wideNetworkOf } from '../../../platform/network.ts';
import {
  countFailures,
  finishAttempt,
  insertAttempt,
  type Attempt,
  type FailureCounts,
  type Outcome,
} from './store.ts';
import type { SessionMethod } from '../sessions/index.ts';
import type { Id } from '@fairhouse/values';

const WINDOW_MS = 30 * MINUTE_MS;
const FREE_FAILURES = 3;
const UNKNOWN_DEVICE_FAILURES = 10;

/** A recorded attempt, with the failures of the last half hour before it. */
export interface LoginAttempt {
  readonly attempt: Attempt;
  readonly counts: FailureCounts;
}

/**
 * Maximum of concurrent attempts per process: each needs the database before the password is
 * checked, and a larger queue would wait until its connections time out.
 */
const ATTEMPTS_MAX = 256;

let runningAttempts = 0;

/**
 * Whether this process, or the caller's network, has reached its maximum of concurrent attempts.
 */
export function isLoginOverloaded(call: CallContext): boolean {
  return runningAttempts >= ATTEMPTS_MAX || isNetworkBusy(networkKey(call));
}

/**
 * Commits the attempt as pending and only then counts the others. `goOn` runs when it is the
 * network's turn, so that running attempts cannot outrun the count.
 */
export async function runLoginAttempt<Value>(
  call: CallContext,
  { usernameKey, method }: { readonly usernameKey: string; readonly method: SessionMethod },
  goOn: (loginAttempt: LoginAttempt) => Promise<Value>,
): Promise<Value> {
  runningAttempts += 1;
  try {
    return await runInTurn(
      call,
      makeAttempt(call, { usernameKey, method, outcome: 'pending' }),
      goOn,
    );
  } finally {
    runningAttempts -= 1;
  }
}

async function runInTurn<Value>(
  call: CallContext,
  attempt: Attempt,
  goOn: (loginAttempt: LoginAttempt) => Promise<Value>,
): Promise<Value> {
  const { app, merchant, now } = call;
  await insertAttempt(app.pool, merchant.id, attempt);
  const turn = {
    key: networkKey(call),
    free: FREE_FAILURES,
    count: () => countFailures(app.pool, merchant.id, attempt, plus(now, -WINDOW_MS)),
    failures: ({ byNetwork }: FailureCounts) => byNetwork,
  };
  return runInNetworkTurn(turn, (counts) => goOn({ attempt, counts }));
}

function networkKey({ merchant, address }: CallContext): string {
  return `${merchant.id}:${networkOf(address)}`;
}

/** A row of the login history. */
export function makeAttempt(
  call: CallContext,
  fields: {
    usernameKey: string;
    method: SessionMethod;
    outcome: Outcome;
    member?: Id<'member'>;
  },
): Attempt {
  return {
    ...fields,
    id: call.app.newId<'attempt'>(),
    address: call.address,
    network: networkOf(call.address),
    wideNetwork: wideNetworkOf(call.address),
    deviceHash: deviceHashOf(call.cookies),
    device: deviceName(call.userAgent),
    at: call.now,
  };
}

/** Three failures of a username or a network require a captcha. */
export function needsCaptcha({ byUsername, byNetwork }: FailureCounts): boolean {
  return byUsername >= FREE_FAILURES || byNetwork >= FREE_FAILURES;
}

/** Whether the next login will need a captcha if this one fails. */
export function willNeedCaptcha({ byUsername, byNetwork }: FailureCounts): boolean {
  return needsCaptcha({ byUsername: byUsername + 1, byNetwork: byNetwork + 1, byDevice: 0 });
}

/**
 * After ten failures a username needs a second factor on unknown devices. A known device is exempt
 * unless the failures are its own, so that a member cannot lock another one out.
 */
export function needsSecondFactor(counts: FailureCounts, isKnown: boolean): boolean {
  if (counts.byUsername < UNKNOWN_DEVICE_FAILURES) return false;
  return !isKnown || counts.byDevice >= UNKNOWN_DEVICE_FAILURES;
}

/** Records the outcome of the attempt, outside any transaction. */
export function settleAttempt(
  call: CallContext,
  { attempt }: LoginAttempt,
  end: { outcome: Outcome; member?: Id<'member'> | undefined; knownDevice?: boolean },
): Promise<void> {
  return finishAttempt(call.app.pool, call.merchant.id, {
    attempt: attempt.id,
    outcome: end.outcome,
    member: end.member,
    knownDevice: end.knownDevice ?? false,
  });
}
