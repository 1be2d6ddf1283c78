// The seeds of a player as a game client shows and rotates them.
import { isClientSeed } from '@fairhouse/rules/games';
import type { StudioContext } from '../context.ts';
import { findPlay } from '../games/find-play.ts';
import { gameIdOf } from '../games/play.ts';
import { listLastRounds } from '../rounds/round-store.ts';
import { preparePairs, rotateSeeds } from '../seeds/seed-pairs.ts';
import type { Session } from '../sessions/session.ts';
import { rgsError, type RgsAnswer } from '../wire/rgs-answer.ts';
import { roundField } from './round-field.ts';

const LAST_ROUNDS = 20;

export async function showSeeds(context: StudioContext, session: Session): Promise<RgsAnswer> {
  return { ok: true, value: { seeds: await preparePairs(context, session.playerId) } };
}

/** Opens the pair in use; refused while a round is in play, with which one it is. */
export async function rotateOwnSeeds(
  context: StudioContext,
  session: Session,
  body: Readonly<Record<string, unknown>>,
): Promise<RgsAnswer> {
  const { clientSeed } = body;
  if (typeof clientSeed !== 'string' || !isClientSeed(clientSeed)) {
    return rgsError('ERR_VAL', 'a client seed has 1 to 64 characters');
  }
  await preparePairs(context, session.playerId);
  const rotated = await rotateSeeds(context, session.playerId, clientSeed);
  if (!rotated.ok) {
    const { game } = rotated.open;
    return rgsError('ERR_VAL', `a round of ${game} is in play: ${rotated.open.id}`);
  }
  return { ok: true, value: { opened: rotated.opened, seeds: rotated.seeds } };
}

/** The last rounds of the session's game, the latest first. */
export async function showRounds(context: StudioContext, session: Session): Promise<RgsAnswer> {
  const play = findPlay(session.game);
  if (play === undefined) return rgsError('ERR_VAL', 'no such game');
  const { playerId } = session;
  const rounds = await listLastRounds(context.database, {
    playerId,
    game: gameIdOf(play),
    count: LAST_ROUNDS,
  });
  return {
    ok: true,
    value: {
      rounds: rounds.map((round) => ({ ...roundField(round), at: round.placedAt.getTime() })),
    },
  };
}
