import { refuse, type Answer } from '@fairhouse/calls';
import { CASE_KINDS, type OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { findMember } from '../../members/index.ts';
import { readableKinds, readCasePage } from './read-case-page.ts';

type Row = OperatorCalls['memberCase'];

/** A page of one member's time line. */
export async function readMemberCase(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, now, language, operator } = call;
  const { id, kinds: names, from, to, pageSize, cursor } = call.input;
  const member = await findMember(sql, merchant.id, id);
  if (member === undefined) return refuse('not.found');
  const readable = readableKinds(operator.rights);
  const asked = names?.split(',') ?? CASE_KINDS;
  const kinds = readable.filter((kind) => asked.includes(kind));
  const page = await readCasePage(sql, {
    merchant: merchant.id,
    member: id,
    language,
    now,
    kinds,
    from,
    to,
    pageSize,
    cursor,
  });
  const { username } = member;
  return ok({ username, currency: merchant.currency, kinds: readable, ...page });
}
