import { refuse, type Refused } from '@fairhouse/calls';
import type { Result } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { siteOf } from '../../settings/index.ts';
import { checkCode } from './check-code.ts';
import type { Scene } from './code.ts';
import { checkFirebase } from './check-firebase.ts';

/** Proof of a mobile number: a code of ours, or a Firebase token. */
export interface PhoneProof {
  readonly scene: Scene;
  /** International form. */
  readonly number: string;
  readonly code: string | undefined;
  readonly token: string | undefined;
}

export type ProofRefusal = 'code.wrong' | 'code.ended' | 'firebase.invalid';

/**
 * Verifies that the caller controls the number, by the merchant's configured channel. Rows written
 * with `sql` must be committed after a refusal as well (see checkCode).
 */
export async function proveNumber(
  call: Pick<CallContext, 'app' | 'merchant' | 'now'>,
  sql: Sql,
  { scene, number, code, token }: PhoneProof,
): Promise<Result<null, Refused<ProofRefusal>>> {
  const { codes } = (await siteOf(call.app, call.merchant)).settings;
  if (codes.channel === 'firebase') {
    if (token === undefined) return refuse('firebase.invalid');
    return checkFirebase(call, sql, { project: codes.firebase.projectId, token, number });
  }
  if (code === undefined || code === '') return refuse('code.wrong');
  return checkCode(call, sql, { scene, to: number, code });
}
