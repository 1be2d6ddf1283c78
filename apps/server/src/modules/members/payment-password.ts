// The payment password: six digits of its own, asked wherever money leaves (security.md W10).
import { refuse, type Refused } from '@fairhouse/calls';
import { DAY_MS, HOUR_MS, ok, plus, type Instant, type Result } from '@fairhouse/values';
import type { CallContext, Session } from '../../ground/call-context.ts';
import type { House } from '../../ground/house.ts';
import { verifyPassword } from './password-hash.ts';
import { countPaymentFailure, lockCredentialRow, type Credential } from './store/credentials.ts';

export const PAYMENT_TRIES = 5;
const LOCK_MS = DAY_MS;

type Form = 'paymentPassword.form' | 'paymentPassword.simple';
type Wrong = 'paymentPassword.missing' | 'paymentPassword.locked' | 'paymentPassword.wrong';

/** What is wrong with the digits as such: not six, all the same, or one step after another. */
export function paymentPasswordProblem(digits: string): Form | undefined {
  if (!/^[0-9]{6}$/.test(digits)) return 'paymentPassword.form';
  const steps = [...digits]
    .map(Number)
    .map((digit, at, all) => (digit - (all[at - 1] ?? 0) + 10) % 10);
  const [first, ...rest] = steps.slice(1);
  const isRun = rest.every((step) => step === first) && (first === 0 || first === 1 || first === 9);
  return isRun ? 'paymentPassword.simple' : undefined;
}

/**
 * Whether this is the caller's payment password. Five wrong ones in a row lock it for a day. Ask it
 * before anything is written: a refusal keeps what the call has written so far, because the failure
 * must stay counted. Guesses side by side are taken in turn. Return the problem as it is.
 */
export async function checkPaymentPassword(
  call: CallContext & { readonly session: Session },
  password: string,
): Promise<Result<null, Refused<Wrong>>> {
  const { merchant, sql, now, session, house } = call;
  const credential = await lockCredentialRow(sql, merchant.id, session.member);
  if (credential?.paymentHash === undefined) return refuse('paymentPassword.missing');
  return judge(house, now, credential, password, (failures, lockedUntil) =>
    countPaymentFailure(sql, merchant.id, { member: session.member, failures, lockedUntil }),
  );
}

/** The same check on a credential that the caller has locked already. */
export async function judge(
  house: House,
  now: Instant,
  credential: Credential,
  password: string,
  count: (failures: number, lockedUntil: Instant | undefined) => Promise<void>,
): Promise<Result<null, Refused<Wrong>>> {
  const { paymentHash, paymentFailures, paymentLockedUntil: lockedUntil } = credential;
  if (lockedUntil !== undefined && lockedUntil > now) return locked(now, lockedUntil);
  if (await verifyPassword(house, paymentHash, password)) {
    if (paymentFailures > 0) await count(0, undefined);
    return ok(null);
  }
  const failures = lockedUntil === undefined ? paymentFailures + 1 : 1;
  if (failures >= PAYMENT_TRIES) {
    const until = plus(now, LOCK_MS);
    await count(failures, until);
    return locked(now, until);
  }
  await count(failures, undefined);
  return refuse('paymentPassword.wrong', {
    params: { left: PAYMENT_TRIES - failures },
    fields: {},
    keep: true,
  });
}

function locked(now: Instant, until: Instant) {
  const ms = until - now;
  return refuse('paymentPassword.locked', {
    params: { hours: Math.ceil(ms / HOUR_MS) },
    retryAfterSeconds: Math.ceil(ms / 1000),
    keep: true,
  });
}
