import { refuse, type Refused } from '@fairhouse/calls';
import type { Result } from '@fairhouse/values';
import type { CallContext } from '../../../ground/call-context.ts';
import type { Sql } from '../../../ground/sql.ts';
import { siteOf } from '../../settings/index.ts';
import { checkCode } from './check-code.ts';
import type { Scene } from './code.ts';
import { checkFirebase } from './check-firebase.ts';

/** What a page gives to prove a number: our code, or Firebase's token. */
export interface PhoneProof {
  readonly scene: Scene;
  /** International form. */
  readonly number: string;
  readonly code: string | undefined;
  readonly token: string | undefined;
}

export type ProofRefusal = 'code.wrong' | 'code.ended' | 'firebase.invalid';

/**
 * Whether the number is the caller's, by the channel that the merchant has chosen. What it writes
 * with `sql` must stay after a refusal (see checkCode).
 */
export async function proveNumber(
  call: Pick<CallContext, 'house' | 'merchant' | 'now'>,
  sql: Sql,
  { scene, number, code, token }: PhoneProof,
): Promise<Result<null, Refused<ProofRefusal>>> {
  const { codes } = (await siteOf(call.house, call.merchant)).settings;
  if (codes.channel === 'firebase') {
    if (token === undefined) return refuse('firebase.invalid');
    return checkFirebase(call, sql, { project: codes.firebase.projectId, token, number });
  }
  if (code === undefined || code === '') return refuse('code.wrong');
  return checkCode(call, sql, { scene, to: number, code });
}
