// Free rounds as a game client sees and accepts them.
import * as z from 'zod';
import type { StudioContext } from '../context.ts';
import { takesFreeRounds } from '../games/find-play.ts';
import type { Round } from '../rounds/round.ts';
import type { Session } from '../sessions/session.ts';
import { rgsError, type RgsAnswer } from '../wire/rgs-answer.ts';
import { toRgs } from '../wire/rgs-units.ts';
import { acceptGrant, findGrant, findNextGrant, type FreeGrant } from './free-grant-store.ts';

/** The free rounds that the session's player can accept or play with next; null without any. */
export async function freeRoundsField(
  context: StudioContext,
  session: Session,
): Promise<object | null> {
  if (session.kind === 'DEMO' || !takesFreeRounds(session.game)) return null;
  const now = new Date(context.clock());
  const grant = await findNextGrant(context.database, session, now);
  return grant === undefined ? null : fieldOf(grant);
}

/** The free rounds that an open round is one of, also when none is left of them; else null. */
export async function freeRoundsOfRound(
  { database, clock }: StudioContext,
  round: Round | undefined,
): Promise<object | null> {
  if (round?.state !== 'OPEN' || round.rewardId === null) return null;
  const grant = await findGrant(database, round.rewardId, new Date(clock()));
  return grant === undefined ? null : fieldOf(grant);
}

function fieldOf(grant: FreeGrant): object {
  return {
    id: grant.rewardId,
    accepted: grant.state !== 'OFFERED',
    count: grant.count,
    left: grant.count - grant.used,
    value: toRgs(grant.value),
    won: toRgs(grant.won),
    endsAt: grant.expiresAt.getTime(),
  };
}

/** Accepts free rounds: from here on a round of mode base is one of them while any is left. */
export async function acceptFreeRounds(
  context: StudioContext,
  session: Session,
  body: Readonly<Record<string, unknown>>,
): Promise<RgsAnswer> {
  const read = z.object({ freeRounds: z.uuid() }).safeParse(body);
  if (!read.success || session.kind === 'DEMO') return rgsError('ERR_VAL', 'no free rounds');
  const { playerId, game } = session;
  const rewardId = read.data.freeRounds;
  const now = new Date(context.clock());
  const isAccepted = await acceptGrant(context.database, { rewardId, playerId, game }, now);
  if (!isAccepted) return rgsError('ERR_VAL', 'the free rounds are over');
  return { ok: true, value: { freeRounds: await freeRoundsField(context, session) } };
}
