import { refuse, type Refused } from '@fairhouse/calls';
import { ok, type Id, type Result } from '@fairhouse/values';
import type { CallContext } from '../../../ground/call-context.ts';
import type { Sql } from '../../../ground/sql.ts';
import { hashCode, recipientOf, TRIES, type Scene } from './code.ts';
import { tryCode } from './store.ts';

export interface GivenCode {
  readonly scene: Scene;
  /** The number in international form, or the mail address, that the code was sent to. */
  readonly to: string;
  readonly code: string;
  /** Who gives it; a code that was sent to one member is taken from nobody else. */
  readonly member?: Id<'member'> | undefined;
}

/**
 * Uses up a code, or counts a wrong try. Both are written with `sql`: where that is a transaction,
 * it must be committed after a refusal as well (the refusals say `keep`), or guesses are free. A
 * right code is given back when the transaction is rolled back.
 */
export async function checkCode(
  { house, merchant, now }: Pick<CallContext, 'house' | 'merchant' | 'now'>,
  sql: Sql,
  { scene, to, code, member }: GivenCode,
): Promise<Result<null, Refused<'code.wrong' | 'code.ended'>>> {
  const recipient = recipientOf(to.includes('@') ? 'mail' : 'sms', to);
  const hash = hashCode(house, merchant, { scene, recipient, code: code.trim() });
  const given = { recipient, scene, member, hash, now, triesMax: TRIES };
  const fits = await tryCode(sql, merchant.id, given);
  if (fits === true) return ok(null);
  return refuse(fits === undefined ? 'code.ended' : 'code.wrong', { keep: true });
}
