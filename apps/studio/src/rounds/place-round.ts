// Takes the stake of a round and decides it. The request of a player waits at most eight seconds;
// what is not known by then is known later, and the player finds the round when it comes back.
import { randomUUID } from 'node:crypto';
import type { Amount } from '@fairhouse/values';
import type { StudioContext } from '../context.ts';
import { transaction, violatedIndex } from '../database/open-database.ts';
import { findNextGrant, takeFreeRound, type FreeGrant } from '../free-rounds/free-grant-store.ts';
import type { Session } from '../sessions/session.ts';
import { readStopwatch } from '../studio-clock.ts';
import type { Round } from './round.ts';
import { findByPlayId, findRound, insertRound } from './round-store.ts';
import { settleCall, type Sending } from './settle-call.ts';
import { listCallsOfRound, newCall, type WalletCall } from './wallet-call-store.ts';

export interface Placement {
  readonly session: Session;
  readonly game: string;
  readonly mode: string;
  readonly stake: Amount;
  readonly baseStake: Amount;
  readonly parameters: unknown;
  /** Of a mode that free rounds are played in: a grant that was accepted goes before money. */
  readonly mayBeFree?: boolean;
  /** The grant that the client shows as the next round's; refused where it has ended. */
  readonly freeRounds?: string | undefined;
  /** Whether a stake keeps the greatest win below the most that is paid; absent where all do. */
  readonly admits?: (stake: Amount) => boolean;
  /** An id of the client's own, with which a repeated request finds its round. */
  readonly playId: string | null;
  /** How old the last round of the game must be. */
  readonly restMs: number;
}

export type Placed =
  | { readonly kind: 'decided'; readonly round: Round; readonly balance: Amount | null }
  | { readonly kind: 'refused'; readonly status: string; readonly balance: Amount | null }
  | { readonly kind: 'in-play' }
  | { readonly kind: 'other-play' }
  | { readonly kind: 'too-soon' }
  | { readonly kind: 'no-free-rounds' }
  | { readonly kind: 'too-great' }
  | { readonly kind: 'unknown' };

export const PATIENCE_MS = 8_000;

/** Places a round; a repeated `playId` answers with the round that it has. */
export async function placeRound(context: StudioContext, placement: Placement): Promise<Placed> {
  const { session, playId } = placement;
  const known = playId === null ? undefined : await findKnown(context, placement, playId);
  if (known !== undefined) return known;
  const grant = await findAccepted(context, placement);
  if (placement.freeRounds !== undefined && grant?.rewardId !== placement.freeRounds) {
    return { kind: 'no-free-rounds' };
  }
  const stakes =
    grant === undefined
      ? { stake: placement.stake, baseStake: placement.baseStake, rewardId: null }
      : { stake: grant.value, baseStake: grant.value, rewardId: grant.rewardId };
  if (placement.admits?.(stakes.baseStake) === false) return { kind: 'too-great' };
  const roundId = randomUUID();
  const betId = randomUUID();
  const now = new Date(context.clock());
  try {
    const { game, mode, parameters, restMs } = placement;
    const { playerId, currency, hash: sessionHash } = session;
    const round = { ...stakes, id: roundId, playerId, currency, sessionHash, game, mode };
    const isPlaced = await insertWithGrant(context, {
      ...round,
      parameters,
      playId,
      restMs,
      betId,
      now,
    });
    if (!isPlaced) return { kind: 'too-soon' };
  } catch (error) {
    if (error instanceof FreeRoundsOver) return { kind: 'no-free-rounds' };
    const index = violatedIndex(error);
    if (index !== 'round_by_play_id' && index !== 'round_in_play') throw error;
    // A repeated request meets the round that the first one has placed.
    const placed = playId === null ? undefined : await findKnown(context, placement, playId);
    return placed ?? { kind: 'in-play' };
  }
  const { game } = placement;
  const { stake, rewardId } = stakes;
  const { currency } = session;
  return settleBet(context, {
    call: newCall({ id: betId, roundId, kind: 'BET', reference: null, amount: stake }),
    round: { id: roundId, game, currency, stake, rewardId, jackpots: null },
    session,
  });
}

/** Inserts the round, and takes a free round of its grant where it has one. */
function insertWithGrant(
  { database }: StudioContext,
  round: Parameters<typeof insertRound>[1],
): Promise<boolean> {
  const { rewardId, now } = round;
  if (rewardId === null) return insertRound(database, round);
  return transaction(database, async (sql) => {
    if (!(await insertRound(sql, round))) return false;
    if (!(await takeFreeRound(sql, rewardId, now))) throw new FreeRoundsOver();
    return true;
  });
}

/** The grant ended between its reading and its locking: nothing is placed, and nothing taken. */
class FreeRoundsOver extends Error {}

/** The grant of the game that the player has accepted. */
async function findAccepted(
  { database, clock }: StudioContext,
  { session, mayBeFree }: Placement,
): Promise<FreeGrant | undefined> {
  if (mayBeFree !== true || session.kind === 'DEMO') return undefined;
  const next = await findNextGrant(database, session, new Date(clock()));
  return next?.state === 'ACTIVE' ? next : undefined;
}

/** Sends the bet of a round until it is answered, and says what the round came to. */
export async function settleBet(
  context: StudioContext,
  asked: Sending | { readonly roundId: string; readonly betId: string },
): Promise<Placed> {
  const until = readStopwatch() + PATIENCE_MS;
  const [call, roundId] = 'call' in asked ? [asked, asked.round.id] : [asked.betId, asked.roundId];
  const bet = await settleCall(context, call, { until, stopwatch: readStopwatch });
  return placedOf(await findRound(context.database, roundId), bet);
}

function placedOf(round: Round | undefined, bet: WalletCall | undefined): Placed {
  if (round === undefined || bet === undefined) return { kind: 'unknown' };
  if (round.state === 'REFUSED') {
    return { kind: 'refused', status: round.refusal ?? '', balance: bet.balance };
  }
  if (round.outcome === null) return { kind: 'unknown' };
  return { kind: 'decided', round, balance: bet.balance };
}

/** The round of a play id; another request under the same id is refused. */
async function findKnown(
  context: StudioContext,
  placement: Placement,
  playId: string,
): Promise<Placed | undefined> {
  const { playerId } = placement.session;
  const round = await findByPlayId(context.database, { playerId, playId });
  if (round === undefined) return undefined;
  const isSame =
    round.game === placement.game &&
    // A free round has the stake of its grant, whatever the client showed.
    (round.rewardId === null ? round.stake === placement.stake : placement.mayBeFree === true) &&
    JSON.stringify(round.parameters) === JSON.stringify(placement.parameters);
  if (!isSame) return { kind: 'other-play' };
  const calls = await listCallsOfRound(context.database, round.id);
  const bet = calls.find(({ kind }) => kind === 'BET');
  if (bet?.state === 'WAITING') {
    return settleBet(context, { roundId: round.id, betId: bet.id });
  }
  // The bet may have been answered since the round was read, and the round decided with it.
  return placedOf(await findRound(context.database, round.id), bet);
}
