// The payment password: six digits, required for every transfer of money out of the account
// (security.md W10).
import { refuse, type Refused } from '@fairhouse/calls';
import { DAY_MS, HOUR_MS, ok, plus, type Instant, type Result } from '@fairhouse/values';
import type { CallContext, Session } from '../../../platform/call-context.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { verifyPassword } from './hash-password.ts';
import { countPaymentFailure, lockCredentialRow, type Credential } from './store.ts';

export const PAYMENT_TRIES = 5;
const LOCK_MS = DAY_MS;

type FormProblem = 'paymentPassword.form' | 'paymentPassword.simple';
type CheckRefusal = 'paymentPassword.missing' | 'paymentPassword.locked' | 'paymentPassword.wrong';

/** The problem of the digits themselves: not six, all equal, or a run. */
export function paymentPasswordProblem(digits: string): FormProblem | undefined {
  if (!/^[0-9]{6}$/.test(digits)) return 'paymentPassword.form';
  const steps = [...digits]
    .map(Number)
    .map((digit, at, all) => (digit - (all[at - 1] ?? 0) + 10) % 10);
  const [first, ...rest] = steps.slice(1);
  const isRun = rest.every((step) => step === first) && (first === 0 || first === 1 || first === 9);
  return isRun ? 'paymentPassword.simple' : undefined;
}

/**
 * Checks the caller's payment password. Five failures in a row lock it for a day. Call it before
 * anything is written: a refusal commits what the call has written so far, because the failure must
 * stay counted. The lock on the credential serialises parallel guesses. Return the problem
 * unchanged.
 */
export async function checkPaymentPassword(
  call: CallContext & { readonly session: Session },
  password: string,
): Promise<Result<null, Refused<CheckRefusal>>> {
  const { merchant, sql, now, session, app } = call;
  const credential = await lockCredentialRow(sql, merchant.id, session.member);
  if (credential?.paymentHash === undefined) return refuse('paymentPassword.missing');
  return judgePaymentPassword(app, now, credential, password, (failures, lockedUntil) =>
    countPaymentFailure(sql, merchant.id, { member: session.member, failures, lockedUntil }),
  );
}

/** The same check on a credential that the caller has locked. */
export async function judgePaymentPassword(
  app: AppContext,
  now: Instant,
  credential: Credential,
  password: string,
  count: (failures: number, lockedUntil: Instant | undefined) => Promise<void>,
): Promise<Result<null, Refused<CheckRefusal>>> {
  const { paymentHash, paymentFailures, paymentLockedUntil: lockedUntil } = credential;
  if (lockedUntil !== undefined && lockedUntil > now) return locked(now, lockedUntil);
  if (await verifyPassword(app, paymentHash, password)) {
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
