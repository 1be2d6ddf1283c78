import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { CallOf } from '../../ground/call-context.ts';
import { readAnnouncements } from '../messages/index.ts';
import { pausedAmong } from './may-play.ts';

type Row = PlayerCalls['announcements'];

/** What invites to play: offers, and what opens at a login. */
const INVITING: readonly string[] = ['PR', 'PL'];

/** Announcements of the asked types; nothing invites a member who is on a break. */
export async function announcements(call: CallOf<Row>): Promise<Answer<Row>> {
  const asked = call.input.types.split(',');
  const kinds = (await isPaused(call)) ? asked.filter((kind) => !INVITING.includes(kind)) : asked;
  return readAnnouncements(call, kinds);
}

async function isPaused({ sql, merchant, session, now }: CallOf<Row>): Promise<boolean> {
  if (session === undefined) return false;
  return (await pausedAmong(sql, merchant, [session.member], now)).has(session.member);
}
