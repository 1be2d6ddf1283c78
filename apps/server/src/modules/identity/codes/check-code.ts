import { refuse, type Refused } from '@fairhouse/calls';
import { ok, type Id, type Result } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { hashCode, recipientOf, TRIES, type Scene } from './code.ts';
import { tryCode } from './store/codes.ts';

export interface SubmittedCode {
  readonly scene: Scene;
  /** The mobile number in international form, or the e-mail address, that the code was sent to. */
  readonly to: string;
  readonly code: string;
  /** The caller; a code that was sent to one member is not accepted from another. */
  readonly member?: Id<'member'> | undefined;
}

/**
 * Consumes a code, or counts a failed try. Both are written with `sql`: if that is a transaction,
 * it must be committed after a refusal as well (the refusals set `keep`), otherwise tries are not
 * counted. A rollback restores a correct code.
 */
export async function checkCode(
  { app, merchant, now }: Pick<CallContext, 'app' | 'merchant' | 'now'>,
  sql: Sql,
  { scene, to, code, member }: SubmittedCode,
): Promise<Result<null, Refused<'code.wrong' | 'code.ended'>>> {
  const recipient = recipientOf(to.includes('@') ? 'mail' : 'sms', to);
  const hash = hashCode(app, merchant, { scene, recipient, code: code.trim() });
  const given = { recipient, scene, member, hash, now, triesMax: TRIES };
  const fits = await tryCode(sql, merchant.id, given);
  if (fits === true) return ok(null);
  return refuse(fits === undefined ? 'code.ended' : 'code.wrong', { keep: true });
}
