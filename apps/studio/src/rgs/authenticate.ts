// Opens a session: balance, limits, rules of the jurisdiction, and the round that goes on.
import type { StudioContext } from '../context.ts';
import type { BetLimits } from '../games/bet-levels.ts';
import { findPlay, findSlot } from '../games/find-play.ts';
import { freeRoundsField, freeRoundsOfRound } from '../free-rounds/offered-rounds.ts';
import { gameIdOf } from '../games/play.ts';
import { settleBet } from '../rounds/place-round.ts';
import { findInPlay, listLastRounds } from '../rounds/round-store.ts';
import type { Round } from '../rounds/round.ts';
import { listCallsOfRound } from '../rounds/wallet-call-store.ts';
import { preparePairs } from '../seeds/seed-pairs.ts';
import { DEMO_BALANCE } from '../sessions/launch-game.ts';
import { refillDemo } from '../sessions/session-store.ts';
import type { Session } from '../sessions/session.ts';
import { NO_ANSWER, rgsError, type RgsAnswer } from '../wire/rgs-answer.ts';
import { toRgs } from '../wire/rgs-units.ts';
import { limitsOfGame } from '../games/limits-of-game.ts';
import { balanceField, readBalance } from './read-balance.ts';
import { roundField } from './round-field.ts';

export async function authenticate(
  context: StudioContext,
  session: Session,
  body: Readonly<Record<string, unknown>>,
): Promise<RgsAnswer> {
  const limits = limitsOfGame(session);
  const play = findPlay(session.game);
  if (limits === undefined || play === undefined) {
    return rgsError('ERR_VAL', 'the game is not offered in this currency');
  }
  if (session.kind === 'DEMO') await refillDemo(context.database, session.hash, DEMO_BALANCE);
  // The seeds of a table are of its rounds, not of a player.
  if (play.decide === undefined) return authenticateAtTable(context, session, limits);
  const clientSeed = typeof body['clientSeed'] === 'string' ? body['clientSeed'] : undefined;
  const seeds = await preparePairs(context, session.playerId, clientSeed);
  const round = await findShownRound(context, session, gameIdOf(play));
  if (round === 'unknown') return NO_ANSWER;
  const read = await readBalance(context, session);
  if (!read.ok) return read.answer;
  return {
    ok: true,
    value: {
      ...balanceField(session, read.balance),
      config: configOf(context, session, limits),
      round: round === undefined ? null : roundField(round),
      freeRounds: await freeRoundsField(context, session),
      roundFreeRounds: await freeRoundsOfRound(context, round),
      seeds,
      kind: session.kind,
      lobbyUrl: session.lobbyUrl,
    },
  };
}

/** What may be staked, and what the jurisdiction asks for. */
function configOf(context: StudioContext, session: Session, limits: BetLimits): object {
  const slot = findSlot(session.game);
  const modes = Object.entries(slot?.game.model.modes ?? {});
  return {
    gameID: session.game,
    minBet: toRgs(limits.min),
    maxBet: toRgs(limits.max),
    stepBet: toRgs(limits.step),
    defaultBetLevel: toRgs(limits.default),
    betLevels: limits.levels.map(toRgs),
    betModes: Object.fromEntries(
      modes.map(([mode, { cost }]) => [
        mode,
        { mode, costMultiplier: cost / 100, feature: mode !== 'base' },
      ]),
    ),
    jurisdiction: context.jurisdiction(session.country),
    maxWin: toRgs(limits.maxWin),
  };
}

/** The session of a table's game: its rounds are shown by the feed of the table. */
async function authenticateAtTable(
  context: StudioContext,
  session: Session,
  limits: BetLimits,
): Promise<RgsAnswer> {
  const read = await readBalance(context, session);
  if (!read.ok) return read.answer;
  return {
    ok: true,
    value: {
      ...balanceField(session, read.balance),
      config: configOf(context, session, limits),
      round: null,
      freeRounds: null,
      roundFreeRounds: null,
      seeds: null,
      kind: session.kind,
      lobbyUrl: session.lobbyUrl,
    },
  };
}

/** The round in play, decided if its stake can be confirmed now; else the last one. */
async function findShownRound(
  context: StudioContext,
  { playerId }: Session,
  game: string,
): Promise<Round | 'unknown' | undefined> {
  const { database } = context;
  const inPlay = await findInPlay(database, { playerId, game });
  if (inPlay?.state === 'OPEN') return inPlay;
  if (inPlay !== undefined) {
    const bet = (await listCallsOfRound(database, inPlay.id)).find(({ kind }) => kind === 'BET');
    const placed = await settleBet(context, { roundId: inPlay.id, betId: bet?.id ?? '' });
    if (placed.kind === 'decided') return placed.round;
    if (placed.kind === 'unknown') return 'unknown';
  }
  const [last] = await listLastRounds(database, { playerId, game, count: 1 });
  return last;
}
