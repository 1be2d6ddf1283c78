// The calls of a client at a table: a bet, a cash-out, the state (RGS shape).
import { randomBytes } from 'node:crypto';
import { CASH_OUT_MIN, LIMBO_TARGETS } from '@fairhouse/rules/games';
import { amount, type Amount } from '@fairhouse/values';
import * as z from 'zod';
import type { StudioContext } from '../context.ts';
import { CRASH_PARAMETERS } from '../games/shared-plays.ts';
import { isStake, limitsOfGame } from '../games/limits-of-game.ts';
import { balanceField, readBalance } from '../rgs/read-balance.ts';
import { findByPlayId } from '../rounds/round-store.ts';
import type { Session } from '../sessions/session.ts';
import { errorOfStatus, NO_ANSWER, rgsError, type RgsAnswer } from '../wire/rgs-answer.ts';
import { fromRgs } from '../wire/rgs-units.ts';
import { ownBet } from './feed/own-bet.ts';
import type { LiveBet, LiveRound } from './live-round.ts';
import type { RunningTable } from './tables.ts';

/** Stakes are multiples of a hundredth, as in the other instant games. */
const STAKE_STEP = amount(100n);
const NONCE_BYTES = 16;

const BET = z.object({
  amount: z.number(),
  parameters: CRASH_PARAMETERS.default({ auto: null }),
  playId: z.uuid(),
  nonce: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
});

type Body = Readonly<Record<string, unknown>>;

export interface TableCall {
  readonly session: Session;
  readonly running: RunningTable;
  readonly body: Body;
  /** The stopwatch when the request arrived. */
  readonly receivedAt: number;
}

const CLOSED = rgsError('ERR_MAINTENANCE', 'the table is closed');

/** Places a bet in the round that takes bets; a repeated `playId` answers with the bet it has. */
export async function betAtTable(
  context: StudioContext,
  { session, running, body }: TableCall,
): Promise<RgsAnswer> {
  const read = BET.safeParse(body);
  const limits = limitsOfGame(session);
  if (!read.success || limits === undefined) return rgsError('ERR_VAL', 'no bet of this game');
  const stake = fromRgs(read.data.amount);
  if (stake === undefined || !isStake(limits, stake, STAKE_STEP)) {
    return rgsError('ERR_VAL', 'the amount is not between min and max, or no multiple of 0.01');
  }
  const { table } = running;
  const round = table.current();
  if (round === undefined) return CLOSED;
  const asked = read.data.parameters.auto;
  const auto = latestCashOut(stake, limits.maxWin, asked);
  if (auto !== null && auto < CASH_OUT_MIN) {
    return rgsError('ERR_GLE', 'the least win of this stake is above the most that is paid');
  }
  const answer = await table.bets.take(round, {
    session,
    stake,
    auto,
    playId: read.data.playId,
    nonce: read.data.nonce ?? randomBytes(NONCE_BYTES).toString('hex'),
  });
  if (answer.kind === 'accepted') {
    const value = { ...ownBet(round, answer.bet), isLimited: auto !== asked };
    return { ok: true, value: { ...balanceField(session, answer.balance), bet: value } };
  }
  if (answer.kind === 'refused') return errorOfStatus(answer.status);
  if (answer.kind === 'unknown') return NO_ANSWER;
  if (answer.kind === 'late') {
    return rgsError('ERR_CLOSED', 'the round takes no bets now; no stake was kept');
  }
  return answerKnown(context, { session, round, playId: read.data.playId });
}

/** A bet of the player is there already: the same one, or another. */
async function answerKnown(
  context: StudioContext,
  { session, round, playId }: { session: Session; round: LiveRound; playId: string },
): Promise<RgsAnswer> {
  const { playerId } = session;
  const known = await findByPlayId(context.database, { playerId, playId });
  const bet = known && round.bets.find(({ id }) => id === known.id);
  if (bet !== undefined) return answerBet(context, session, { round, bet });
  if (known?.state === 'REFUSED') return errorOfStatus(known.refusal ?? '');
  if (known?.state === 'STAKING') return NO_ANSWER;
  return rgsError('ERR_VAL', 'a round of this game is in play');
}

async function answerBet(
  context: StudioContext,
  session: Session,
  { round, bet }: { round: LiveRound; bet: LiveBet },
): Promise<RgsAnswer> {
  const read = await readBalance(context, session);
  if (!read.ok) return read.answer;
  return {
    ok: true,
    value: { ...balanceField(session, read.balance), bet: ownBet(round, bet) },
  };
}

/**
 * The automatic cash-out of a bet: at the latest where it pays the most that a round may pay, so
 * that no win is cut. Null where no multiplier pays so much.
 */
function latestCashOut(stake: Amount, maxWin: Amount, asked: number | null): number | null {
  const most = Number((maxWin * 100n) / stake);
  if (asked !== null) return Math.min(asked, most);
  return most >= LIMBO_TARGETS.max ? null : most;
}

/** Cashes out the player's bet at the multiplier of the moment at which the request came. */
export async function cashOutAtTable(
  _context: StudioContext,
  { session, running, receivedAt }: TableCall,
): Promise<RgsAnswer> {
  const { table } = running;
  const round = table.current();
  if (round === undefined) return CLOSED;
  const answer = await table.cash.take(round, session.playerId, receivedAt);
  if (answer.kind === 'cashed') {
    return { ok: true, value: { bet: ownBet(round, answer.bet), late: null } };
  }
  if (answer.kind === 'late') {
    const { ms, moment, point } = answer;
    const bet = round.byPlayer.get(session.playerId);
    return {
      ok: true,
      value: {
        bet: bet === undefined ? null : ownBet(round, bet),
        late: { receivedMs: ms, crashedMs: moment, point },
      },
    };
  }
  const why = answer.kind === 'too-early' ? 'nothing is won yet' : 'no bet is in play';
  return rgsError('ERR_VAL', why);
}

/** What the table shows now, with the player's own bet. */
export function showTable(
  _context: StudioContext,
  { session, running }: TableCall,
): Promise<RgsAnswer> {
  return Promise.resolve({
    ok: true,
    value: running.feed.state(session.playerId),
  });
}
