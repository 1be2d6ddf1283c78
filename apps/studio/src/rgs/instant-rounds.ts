// The instant games: a bet with its parameters, choices one by one, and taking what is won.
import { payoutOf } from '@fairhouse/rules/games';
import { amount } from '@fairhouse/values';
import * as z from 'zod';
import type { StudioContext } from '../context.ts';
import { freeRoundsField } from '../free-rounds/offered-rounds.ts';
import { findPlay } from '../games/find-play.ts';
import { gameIdOf, type Play } from '../games/play.ts';
import { chooseInRound } from '../rounds/choose.ts';
import { takeRound, type Ended } from '../rounds/end-round.ts';
import { placeRound } from '../rounds/place-round.ts';
import { findRound } from '../rounds/round-store.ts';
import type { Session } from '../sessions/session.ts';
import { NO_ANSWER, rgsError, type RgsAnswer } from '../wire/rgs-answer.ts';
import { fromRgs } from '../wire/rgs-units.ts';
import { isStake, limitsOfRequest } from '../games/limits-of-game.ts';
import { answerPlaced } from './play-slot-round.ts';
import { balanceField, readBalance } from './read-balance.ts';
import { roundField } from './round-field.ts';

/** Stakes of instant games are multiples of a hundredth. */
const STAKE_STEP = amount(100n);
/** Four rounds a second at most (games.md 10.2). */
const INTERVAL_MS = 250;

const PLAY = z.object({
  amount: z.number(),
  parameters: z.unknown(),
  playId: z.uuid().optional(),
  /** The free rounds that the client shows the next round to be one of. */
  freeRounds: z.uuid().optional(),
});

export async function playInstant(
  context: StudioContext,
  session: Session,
  body: Readonly<Record<string, unknown>>,
): Promise<RgsAnswer> {
  const read = PLAY.safeParse(body);
  const play = findPlay(session.game);
  const limits = limitsOfRequest(session, read.data?.freeRounds !== undefined);
  if (!read.success || !isSolo(play) || limits === undefined) {
    return rgsError('ERR_VAL', 'no request of this game');
  }
  const stake = fromRgs(read.data.amount);
  if (stake === undefined || !isStake(limits, stake, STAKE_STEP)) {
    return rgsError('ERR_VAL', 'the amount is not between min and max, or no multiple of 0.01');
  }
  const parameters = play.parameters.safeParse(read.data.parameters ?? {});
  if (!parameters.success) return rgsError('ERR_VAL', 'no bet of this game');
  const greatest = play.greatest(parameters.data);
  const game = gameIdOf(play);
  const placed = await placeRound(context, {
    session,
    game,
    mode: 'base',
    stake,
    baseStake: stake,
    parameters: parameters.data,
    playId: read.data.playId ?? null,
    restMs: INTERVAL_MS,
    mayBeFree: true,
    freeRounds: read.data.freeRounds,
    // Of a free round the stake is that of its grant.
    admits: (staked) => greatest === undefined || payoutOf(staked, greatest) <= limits.maxWin,
  });
  return answerPlaced(context, session, placed);
}

const CHOICE = z.object({
  round: z.uuid(),
  step: z.number().int().min(0).max(100),
  choice: z.unknown(),
});

export async function chooseInstant(
  context: StudioContext,
  session: Session,
  body: Readonly<Record<string, unknown>>,
): Promise<RgsAnswer> {
  const read = CHOICE.safeParse(body);
  if (!read.success || !(await isOwn(context, session, read.data.round))) {
    return rgsError('ERR_VAL', 'no open round of this session');
  }
  const { round: roundId, step, choice } = read.data;
  const chosen = await chooseInRound(context, { roundId, step, choice, maxWin: session.maxWin });
  if (chosen.kind === 'not-offered') return rgsError('ERR_VAL', 'the choice is not offered');
  if (chosen.kind === 'limit') {
    return rgsError('ERR_GLE', 'the next win would be above the most that is paid');
  }
  return answerEnded(context, session, chosen.ended);
}

export async function takeInstant(
  context: StudioContext,
  session: Session,
  body: Readonly<Record<string, unknown>>,
): Promise<RgsAnswer> {
  const read = z.object({ round: z.uuid() }).safeParse(body);
  if (!read.success || !(await isOwn(context, session, read.data.round))) {
    return rgsError('ERR_VAL', 'no open round of this session');
  }
  const ended = await takeRound(context, read.data.round);
  if (ended.round.state === 'OPEN') return rgsError('ERR_VAL', 'nothing is won yet');
  return answerEnded(context, session, ended);
}

/** Whether a game is one of these: the rounds of a table are played there. */
function isSolo(play: Play | undefined): play is Play {
  return play?.type === 'LOCAL' && play.decide !== undefined;
}

async function isOwn(context: StudioContext, session: Session, roundId: string): Promise<boolean> {
  const round = await findRound(context.database, roundId);
  const play = findPlay(session.game);
  return (
    isSolo(play) &&
    round?.playerId === session.playerId &&
    round.game === gameIdOf(play) &&
    round.outcome !== null
  );
}

async function answerEnded(
  context: StudioContext,
  session: Session,
  { round, balance }: Ended,
): Promise<RgsAnswer> {
  let shown = balance;
  if (shown === null) {
    const read = await readBalance(context, session);
    if (!read.ok) return round.state === 'OPEN' ? NO_ANSWER : read.answer;
    shown = read.balance;
  }
  return {
    ok: true,
    value: {
      ...balanceField(session, shown),
      round: roundField(round),
      ...(round.rewardId !== null && { freeRounds: await freeRoundsField(context, session) }),
    },
  };
}
