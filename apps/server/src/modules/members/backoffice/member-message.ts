import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { LANGUAGES, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { putInbox } from '../../messages/index.ts';
import { noteAudit } from '../../operators/index.ts';
import { findMember } from '../records/index.ts';

type Row = OperatorCalls['memberMessage'];

/** Writes a message to one member, in the words of the operator whatever language it reads. */
export async function memberMessage(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, app, merchant, input } = call;
  if ((await findMember(sql, merchant.id, input.id)) === undefined) return refuse('not.found');
  const inAll = (text: string) => Object.fromEntries(LANGUAGES.map((each) => [each, text]));
  const titles = inAll(input.title);
  const bodies = inAll(input.body);
  await putInbox(sql, app, { merchant, member: input.id, titles, bodies });
  noteAudit(call, {
    target: `member:${input.id}`,
    after: { title: input.title, body: input.body },
    reason: input.reason,
  });
  call.after(() => app.signals.send({ topic: 'inbox', merchant: merchant.id, member: input.id }));
  return ok(null);
}
