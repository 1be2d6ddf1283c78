// /wallet/end-round and /bet/event.
import * as z from 'zod';
import type { StudioContext } from '../context.ts';
import { findPlay, findSlot } from '../games/find-play.ts';
import { gameIdOf } from '../games/play.ts';
import { takeRound } from '../rounds/end-round.ts';
import { findInPlay, saveEvent } from '../rounds/round-store.ts';
import type { Session } from '../sessions/session.ts';
import { NO_ANSWER, rgsError, type RgsAnswer } from '../wire/rgs-answer.ts';
import { balanceField, readBalance } from './read-balance.ts';

/** Pays the open round; without one, or with one that is paid already, the balance is answered. */
export async function endSlotRound(context: StudioContext, session: Session): Promise<RgsAnswer> {
  const slot = findSlot(session.game);
  if (slot === undefined) return rgsError('ERR_VAL', 'the game has no such round');
  const { playerId } = session;
  const round = await findInPlay(context.database, { playerId, game: gameIdOf(slot.play) });
  if (round?.state === 'OPEN') {
    const { balance } = await takeRound(context, round.id);
    if (balance !== null) return { ok: true, value: balanceField(session, balance) };
  }
  const read = await readBalance(context, session);
  return read.ok ? { ok: true, value: balanceField(session, read.balance) } : read.answer;
}

const EVENT = z.union([z.string().regex(/^[\w.:-]{1,64}$/), z.number().int().min(0)]);

/** Stores how far a client has shown the open round, so that a reload goes on there. */
export async function saveShownEvent(
  context: StudioContext,
  session: Session,
  body: Readonly<Record<string, unknown>>,
): Promise<RgsAnswer> {
  const read = EVENT.safeParse(body['event']);
  const play = findPlay(session.game);
  if (!read.success || play === undefined) return rgsError('ERR_VAL', 'no event of a round');
  const event = String(read.data);
  const { playerId } = session;
  const isOpen = await saveEvent(context.database, { playerId, game: gameIdOf(play), event });
  return isOpen ? { ok: true, value: { event } } : rgsError('ERR_VAL', 'no round is open');
}

export async function answerBalance(context: StudioContext, session: Session): Promise<RgsAnswer> {
  const read = await readBalance(context, session);
  if (!read.ok) return read.answer === NO_ANSWER ? NO_ANSWER : read.answer;
  return { ok: true, value: balanceField(session, read.balance) };
}
