// What a login must bring after failures, decided before any password is looked at (decisions.md
// 9).
import { MINUTE_MS, plus } from '@fairhouse/values';
import type { CallContext } from '../../ground/call-context.ts';
import { deviceHashOf, deviceName } from './device.ts';
import { inNetworkTurn, isNetworkBusy } from './network-turn.ts';
import { networkOf, wideOf } from '../../ground/network.ts';
import {
  countFailures,
  finishAttempt,
  insertAttempt,
  type Attempt,
  type FailureCounts,
  type Outcome,
} from './store/attempts.ts';
import type { SessionMethod } from './store/sessions.ts';
import type { Id } from '@fairhouse/values';

const WINDOW_MS = 30 * MINUTE_MS;
const FREE_FAILURES = 3;
const UNKNOWN_DEVICE_FAILURES = 10;

/** An attempt as it stands in the books, with what came before it in the last half hour. */
export interface Begun {
  readonly attempt: Attempt;
  readonly counts: FailureCounts;
}

/**
 * So many attempts are under way in this process at most: each needs the database before any
 * password is looked at, and a flood that waits there would wait until its connections end.
 */
const UNDER_WAY_MAX = 256;

let underWay = 0;

/** Whether so many attempts are under way, here or from the caller's network, that no more may. */
export function isDoorFull(call: CallContext): boolean {
  return underWay >= UNDER_WAY_MAX || isNetworkBusy(networkKey(call));
}

/**
 * Writes the attempt down as pending, on its own, and only then counts the others; goes on with it
 * when it is its network's turn, so that what is under way cannot outrun what is counted.
 */
export async function inAttempt<Value>(
  call: CallContext,
  { usernameKey, method }: { readonly usernameKey: string; readonly method: SessionMethod },
  goOn: (begun: Begun) => Promise<Value>,
): Promise<Value> {
  underWay += 1;
  try {
    return await inTurn(call, attemptOf(call, { usernameKey, method, outcome: 'pending' }), goOn);
  } finally {
    underWay -= 1;
  }
}

async function inTurn<Value>(
  call: CallContext,
  attempt: Attempt,
  goOn: (begun: Begun) => Promise<Value>,
): Promise<Value> {
  const { house, merchant, now } = call;
  await insertAttempt(house.pool, merchant.id, attempt);
  const turn = {
    key: networkKey(call),
    free: FREE_FAILURES,
    count: () => countFailures(house.pool, merchant.id, attempt, plus(now, -WINDOW_MS)),
    failures: ({ byNetwork }: FailureCounts) => byNetwork,
  };
  return inNetworkTurn(turn, (counts) => goOn({ attempt, counts }));
}

function networkKey({ merchant, address }: CallContext): string {
  return `${merchant.id}:${networkOf(address)}`;
}

/** A row for the history of logins. */
export function attemptOf(
  call: CallContext,
  what: {
    usernameKey: string;
    method: SessionMethod;
    outcome: Outcome;
    member?: Id<'member'>;
  },
): Attempt {
  return {
    ...what,
    id: call.house.newId<'attempt'>(),
    address: call.address,
    network: networkOf(call.address),
    wideNetwork: wideOf(call.address),
    deviceHash: deviceHashOf(call.cookies),
    device: deviceName(call.userAgent),
    at: call.now,
  };
}

/** Three failures for a username or a network ask for a captcha. */
export function needsCaptcha({ byUsername, byNetwork }: FailureCounts): boolean {
  return byUsername >= FREE_FAILURES || byNetwork >= FREE_FAILURES;
}

/** Whether the next login will need one, should this one fail. */
export function willNeedCaptcha({ byUsername, byNetwork }: FailureCounts): boolean {
  return needsCaptcha({ byUsername: byUsername + 1, byNetwork: byNetwork + 1, byDevice: 0 });
}

/**
 * Ten failures for a username close it to devices that it never came in with. A known device goes
 * on, unless the failures are its own: nobody can lock somebody else out.
 */
export function needsSecondFactor(counts: FailureCounts, isKnown: boolean): boolean {
  if (counts.byUsername < UNKNOWN_DEVICE_FAILURES) return false;
  return !isKnown || counts.byDevice >= UNKNOWN_DEVICE_FAILURES;
}

/** Writes down how the attempt ended, on its own. */
export function settleAttempt(
  call: CallContext,
  { attempt }: Begun,
  end: { outcome: Outcome; member?: Id<'member'> | undefined; knownDevice?: boolean },
): Promise<void> {
  return finishAttempt(call.house.pool, call.merchant.id, {
    attempt: attempt.id,
    outcome: end.outcome,
    member: end.member,
    knownDevice: end.knownDevice ?? false,
  });
}
