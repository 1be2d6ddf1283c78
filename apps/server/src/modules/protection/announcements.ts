import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { CallOf } from '../../platform/call-context.ts';
import { readAnnouncements } from '../messages/index.ts';
import { findBlockedMembers } from './may-play.ts';

type Row = PlayerCalls['announcements'];

/** Announcement types that invite to play: promotions (PR) and login pop-ups (PL). */
const INVITING_TYPES: readonly string[] = ['PR', 'PL'];

/**
 * Announcements of the requested types; a member with a play block gets none that invite to play.
 */
export async function announcements(call: CallOf<Row>): Promise<Answer<Row>> {
  const requested = call.input.types.split(',');
  const kinds = (await hasPlayBlock(call))
    ? requested.filter((kind) => !INVITING_TYPES.includes(kind))
    : requested;
  return readAnnouncements(call, kinds, call.input.audience);
}

async function hasPlayBlock({ sql, merchant, session, now }: CallOf<Row>): Promise<boolean> {
  if (session === undefined) return false;
  return (await findBlockedMembers(sql, merchant, [session.member], now)).has(session.member);
}
