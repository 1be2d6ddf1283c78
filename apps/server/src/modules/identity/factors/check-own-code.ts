import { refuse, type Refused } from '@fairhouse/calls';
import { MINUTE_MS, ok, plus, SECOND_MS, type Id, type Result } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Keys } from '../../../platform/keys/keys.ts';
import type { Sql } from '../../../platform/sql.ts';
import { stepOfCode } from '../../../platform/keys/totp.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import {
  countCodeFailure,
  lockAuthenticator,
  takeRecoveryCode,
  takeStep,
  type Authenticator,
} from './store/authenticators.ts';

const TRIES = 5;
const LOCK_MS = 15 * MINUTE_MS;

/** The encryption context of a member's secret. */
export function secretContext(member: Id<'member'>): string {
  return `member-totp:${member}`;
}

export type CodeProblem = 'authenticator.missing' | 'factor.code_wrong' | 'factor.locked';

/** The accepted kind: a code of the app, a recovery code, or either. */
export interface SubmittedCode {
  readonly member: Id<'member'>;
  readonly code: string;
  readonly as: 'authenticator' | 'recovery' | 'either';
  /** The first code confirms a secret that is not confirmed yet. */
  readonly confirming?: true;
}

/**
 * Checks a code of the member's authenticator (RFC 6238, one step of drift, each step valid once)
 * or a recovery code. Five failures in a row lock both for a quarter of an hour. A refusal sets
 * `keep`, so that the failure stays counted.
 */
export async function checkOwnCode(
  call: Pick<CallContext, 'app' | 'merchant' | 'now'>,
  sql: Sql,
  given: SubmittedCode,
): Promise<Result<'authenticator' | 'recovery', Refused<CodeProblem>>> {
  const { merchant, app, now } = call;
  const { member } = given;
  const authenticator = await lockAuthenticator(sql, merchant.id, member);
  if (
    authenticator === undefined ||
    (authenticator.confirmedAt === undefined && given.confirming === undefined)
  ) {
    return refuse('authenticator.missing');
  }
  const { lockedUntil } = authenticator;
  if (lockedUntil !== undefined && lockedUntil > now) {
    return refuse('factor.locked', {
      params: { minutes: Math.ceil((lockedUntil - now) / MINUTE_MS) },
      retryAfterSeconds: Math.ceil((lockedUntil - now) / SECOND_MS),
      keep: true,
    });
  }
  const digits = given.code.replaceAll(/\s/g, '');
  if (given.as !== 'recovery' && /^\d{6}$/.test(digits)) {
    const step = stepOfCode(openSecret(app.keys, member, authenticator), digits, now);
    if (step !== undefined && (await takeStep(sql, merchant.id, { member, step }))) {
      return ok('authenticator');
    }
  } else if (given.as !== 'authenticator') {
    const hash = hashRecoveryCode(app.keys, member, given.code);
    if (await takeRecoveryCode(sql, merchant.id, { member, hash, at: now })) {
      if (authenticator.failures > 0) await count(call, sql, member, 0);
      return ok('recovery');
    }
  }
  await count(call, sql, member, lockedUntil === undefined ? authenticator.failures + 1 : 1);
  return refuse('factor.code_wrong', { keep: true });
}

async function count(
  { merchant, now }: Pick<CallContext, 'merchant' | 'now'>,
  sql: Sql,
  member: Id<'member'>,
  failures: number,
): Promise<void> {
  const lockedUntil = failures >= TRIES ? plus(now, LOCK_MS) : undefined;
  await countCodeFailure(sql, merchant.id, { member, failures, lockedUntil });
}

function openSecret(keys: Keys, member: Id<'member'>, { sealed }: Authenticator): string {
  return new TextDecoder().decode(keys.open(sealed, secretContext(member)));
}
