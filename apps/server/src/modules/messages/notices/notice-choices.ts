// The member's choice of messages about events.
import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { NOTICE_KINDS } from './notice.ts';
import { listNoticeChoices, putNoticeChoice } from './store.ts';

/** Every kind of messages, and whether the member wants it: each, until it is switched off. */
export async function readNoticeChoices(
  call: CallOf<PlayerCalls['noticeChoices']>,
): Promise<Answer<PlayerCalls['noticeChoices']>> {
  const { sql, merchant, session } = call;
  const stored = await listNoticeChoices(sql, merchant.id, session.member);
  return ok({
    list: NOTICE_KINDS.map((kind) => ({
      kind,
      wanted: stored.find((each) => each.kind === kind)?.wanted ?? true,
    })),
  });
}

/** Switches a kind of messages on or off. */
export async function changeNoticeChoice(
  call: CallOf<PlayerCalls['noticeChoicesChange']>,
): Promise<Answer<PlayerCalls['noticeChoicesChange']>> {
  const { sql, merchant, session, input } = call;
  await putNoticeChoice(sql, merchant.id, { member: session.member, ...input });
  return ok(null);
}
