import { refuse, type Refused } from '@fairhouse/calls';
import { MINUTE_MS, ok, plus, SECOND_MS, type Id, type Result } from '@fairhouse/values';
import type { CallContext } from '../../../ground/call-context.ts';
import type { Keys } from '../../../ground/keys.ts';
import type { Sql } from '../../../ground/sql.ts';
import { stepOfCode } from '../../../ground/totp.ts';
import { hashCode } from './recovery-codes.ts';
import {
  countCodeFailure,
  lockAuthenticator,
  takeRecoveryCode,
  takeStep,
  type Authenticator,
} from './store.ts';

const TRIES = 5;
const LOCK_MS = 15 * MINUTE_MS;

/** What a sealed secret is bound to. */
export function secretContext(member: Id<'member'>): string {
  return `member-totp:${member}`;
}

export type CodeProblem = 'authenticator.missing' | 'factor.code_wrong' | 'factor.locked';

/** What may be given: a code of the app, a recovery code, or whichever of the two it is. */
export interface GivenCode {
  readonly member: Id<'member'>;
  readonly code: string;
  readonly as: 'authenticator' | 'recovery' | 'either';
  /** The first code of all proves a secret that is not confirmed yet. */
  readonly confirming?: true;
}

/**
 * Judges a code of the member's authenticator (RFC 6238, one step of drift, each step good once) or
 * a recovery code. Five wrong ones in a row lock both for a quarter of an hour. A refusal keeps
 * what was written, so that it stays counted.
 */
export async function checkOwnCode(
  call: Pick<CallContext, 'house' | 'merchant' | 'now'>,
  sql: Sql,
  given: GivenCode,
): Promise<Result<'authenticator' | 'recovery', Refused<CodeProblem>>> {
  const { merchant, house, now } = call;
  const { member } = given;
  const kept = await lockAuthenticator(sql, merchant.id, member);
  if (kept === undefined || (kept.confirmedAt === undefined && given.confirming === undefined)) {
    return refuse('authenticator.missing');
  }
  const { lockedUntil } = kept;
  if (lockedUntil !== undefined && lockedUntil > now) {
    return refuse('factor.locked', {
      params: { minutes: Math.ceil((lockedUntil - now) / MINUTE_MS) },
      retryAfterSeconds: Math.ceil((lockedUntil - now) / SECOND_MS),
      keep: true,
    });
  }
  const digits = given.code.replaceAll(/\s/g, '');
  if (given.as !== 'recovery' && /^\d{6}$/.test(digits)) {
    const step = stepOfCode(openSecret(house.keys, member, kept), digits, now);
    if (step !== undefined && (await takeStep(sql, merchant.id, { member, step }))) {
      return ok('authenticator');
    }
  } else if (given.as !== 'authenticator') {
    const hash = hashCode(house.keys, member, given.code);
    if (await takeRecoveryCode(sql, merchant.id, { member, hash, at: now })) {
      if (kept.failures > 0) await count(call, sql, member, 0);
      return ok('recovery');
    }
  }
  await count(call, sql, member, lockedUntil === undefined ? kept.failures + 1 : 1);
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
