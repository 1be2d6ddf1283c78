import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { putInbox } from '../../messages/index.ts';
import { findActedOn, mayAct } from './find-in-team.ts';
import { messageTexts } from './tree-texts.ts';

type Row = PlayerCalls['agentMessage'];

/** Two words with a dot between, as the name of a host has them, or the begin of an address. */
const ADDRESS = /:\/\/|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}/u;

/** Writes a message into the inbox of a direct downline, in the words of its upline. */
export async function messageDirect(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, app, input } = call;
  const found = await findActedOn(call, input.id);
  if (!found.ok) return found;
  const { agent, downline, permissions, isDirect } = found.value;
  if (!isDirect) return refuse('agent.not_direct');
  if (!mayAct(agent)) return refuse('agent.frozen');
  if (!permissions.messagesDirects) return refuse('agent.not_permitted');
  if (ADDRESS.test(input.text)) {
    return refuse('agent.message_address', { fields: { text: 'agent.message_address' } });
  }
  const member = downline.id;
  await putInbox(sql, app, { merchant, member, ...messageTexts(agent.username, input.text) });
  call.after(() => app.signals.send({ topic: 'inbox', merchant: merchant.id, member }));
  return ok(null);
}
