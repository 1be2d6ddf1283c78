// /wallet/play: a stake is taken, and the whole round comes back as a book.
import { amount } from '@fairhouse/values';
import * as z from 'zod';
import type { StudioContext } from '../context.ts';
import { freeRoundsField } from '../free-rounds/offered-rounds.ts';
import { findSlot } from '../games/find-play.ts';
import { gameIdOf } from '../games/play.ts';
import { placeRound, type Placed } from '../rounds/place-round.ts';
import { wonOf } from '../jackpots/round-jackpots.ts';
import { sendClosing, settleClaims } from '../rounds/end-round.ts';
import type { Session } from '../sessions/session.ts';
import { errorOfStatus, NO_ANSWER, rgsError, type RgsAnswer } from '../wire/rgs-answer.ts';
import { fromRgs } from '../wire/rgs-units.ts';
import { isStake, limitsOfRequest } from '../games/limits-of-game.ts';
import { balanceField, readBalance } from './read-balance.ts';
import { roundField } from './round-field.ts';

const REQUEST = z.object({
  amount: z.number(),
  mode: z.string().max(20),
  currency: z.string().max(8).optional(),
  /** Of our own client: a repeated request finds its round. */
  playId: z.uuid().optional(),
  /** Of our own client: the free rounds that it shows the next round to be one of. */
  freeRounds: z.uuid().optional(),
});

export async function playSlotRound(
  context: StudioContext,
  session: Session,
  body: Readonly<Record<string, unknown>>,
): Promise<RgsAnswer> {
  const read = REQUEST.safeParse(body);
  const slot = findSlot(session.game);
  const isFree = read.data?.freeRounds !== undefined;
  const limits = limitsOfRequest(session, isFree);
  if (!read.success || slot === undefined || limits === undefined) {
    return rgsError('ERR_VAL', 'no request of this game');
  }
  const { data } = read;
  const mode = data.mode.toLowerCase() === 'bonus' ? 'buy' : data.mode.toLowerCase();
  const price = mode === 'base' || mode === 'buy' ? slot.game.model.modes[mode] : undefined;
  if (price === undefined) return rgsError('ERR_VAL', 'no mode of this game');
  const rules = context.jurisdiction(session.country);
  if (mode === 'buy' && rules.disabledBuyFeature) {
    return rgsError('ERR_VAL', 'the feature cannot be bought here');
  }
  if (data.currency !== undefined && data.currency !== session.currency) {
    return rgsError('ERR_VAL', 'another currency than the session');
  }
  const baseStake = fromRgs(data.amount);
  if (baseStake === undefined || !isStake(limits, baseStake)) {
    return rgsError('ERR_VAL', 'the amount is not between min and max, or no multiple of step');
  }
  const stake = amount((baseStake * BigInt(price.cost)) / 100n);
  if (!isFree && session.maxBet !== null && stake > session.maxBet) {
    return rgsError('ERR_GLE', 'the cost of the feature is above what the house takes');
  }
  const game = gameIdOf(slot.play);
  const placement = {
    session,
    game,
    mode,
    baseStake,
    stake,
    parameters: { mode },
    playId: data.playId ?? null,
    restMs: rules.minimumRoundDuration,
    mayBeFree: mode === 'base',
    freeRounds: data.freeRounds,
  };
  return answerPlaced(context, session, await placeRound(context, placement));
}

/** The answer to a play; a round that is over has its closing call sent. */
export async function answerPlaced(
  context: StudioContext,
  session: Session,
  placed: Placed,
): Promise<RgsAnswer> {
  if (placed.kind === 'in-play') return rgsError('ERR_VAL', 'a round of this game is in play');
  if (placed.kind === 'other-play') return rgsError('ERR_VAL', 'the play id names another round');
  if (placed.kind === 'too-soon') return rgsError('ERR_VAL', 'the last round is too young');
  if (placed.kind === 'no-free-rounds') return rgsError('ERR_VAL', 'the free rounds are over');
  if (placed.kind === 'too-great') {
    return rgsError('ERR_GLE', 'the greatest win of this bet is above the most that is paid');
  }
  if (placed.kind === 'unknown') return NO_ANSWER;
  if (placed.kind === 'refused') return errorOfStatus(placed.status);
  const claimed = wonOf(placed.round.jackpots).some(({ paid }) => paid === null)
    ? await settleClaims(context, placed.round.id)
    : placed;
  const { round, balance } = claimed;
  let shown = balance;
  if (round.state === 'SETTLING') {
    shown = await sendClosing(context, { round, session }, balance);
  }
  if (shown === null) {
    const read = await readBalance(context, session);
    if (!read.ok) return read.answer;
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
