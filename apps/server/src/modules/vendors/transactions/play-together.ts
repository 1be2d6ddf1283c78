// Several bets and wins that are booked together or not at all. A refusal uses up none of the ids.
import type { WalletStatus } from '@fairhouse/calls/vendor';
import type { Amount } from '@fairhouse/values';
import type { AppContext } from '../../../platform/app-context.ts';
import { transaction } from '../../../platform/sql.ts';
import type { WatchedMembers } from '../../protection/index.ts';
import { bookIn, rowOfBet, rowOfWin } from './book-move.ts';
import { contentHash, type Bet, type Transaction, type Win } from './move.ts';
import { isConflict, isTaken } from './sql-conflict.ts';
import { findTransaction } from './store/answers.ts';
import { findOpenBet } from './store/open-bet.ts';
import { readMainBalance } from './stored-answer.ts';
import { checkBet, STATUS_OF_REASON } from './check-bet.ts';

const TRIES_MAX = 20;

export interface PlayAction {
  readonly kind: 'BET' | 'WIN';
  readonly transaction: string;
  readonly amount: Amount;
}

export interface Play extends Omit<Transaction, 'transaction' | 'supplier'> {
  readonly actions: readonly PlayAction[];
}

export type PlayResult =
  | {
      readonly status: 'RS_OK';
      readonly balance: bigint;
      /** The entry of each action; empty where nothing moved. */
      readonly entries: readonly string[];
    }
  | { readonly status: Exclude<WalletStatus, 'RS_OK'> };

class Refused extends Error {
  readonly status: Exclude<WalletStatus, 'RS_OK'>;
  constructor(status: WalletStatus) {
    super(status);
    this.status = status as Exclude<WalletStatus, 'RS_OK'>;
  }
}

/** Another request booked one of the ids meanwhile: its answer is read at the next attempt. */
class Overtaken extends Error {}

/** Books the actions in their order; a win belongs to the last bet before it, or of its round. */
export async function playTogether(app: AppContext, play: Play): Promise<PlayResult> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(app, play);
    } catch (error) {
      if (error instanceof Refused) return { status: error.status };
      const isOvertaken = error instanceof Overtaken || isConflict(error) || isTaken(error);
      if (!isOvertaken || tries >= TRIES_MAX) throw error;
    }
  }
}

async function attempt(app: AppContext, play: Play): Promise<PlayResult> {
  const bets = play.actions.some(({ kind }) => kind === 'BET');
  const watched: WatchedMembers = new Map();
  return transaction(app.pool, async (sql) => {
    const entries: string[] = [];
    let balance: bigint | undefined;
    let reference: string | undefined;
    let session: Awaited<ReturnType<typeof checkBet>> | undefined;
    for (const [index, action] of play.actions.entries()) {
      const asked = askedOf(play, action, index === play.actions.length - 1);
      const name = { vendor: play.vendor.code, transaction: action.transaction };
      reference ??=
        action.kind === 'WIN'
          ? await findOpenBet(sql, play.merchant.id, {
              vendor: play.vendor.code,
              member: play.member,
              round: play.round,
            })
          : undefined;
      const win: Win = { ...asked, reference, turnover: undefined, promotion: undefined };
      const known = await findTransaction(sql, play.merchant.id, name);
      if (known !== undefined) {
        const isSame =
          known.kind === action.kind &&
          known.state === 'BOOKED' &&
          (action.kind === 'BET'
            ? known.content_hash?.equals(contentHash('BET', asked)) === true
            : known.amount === action.amount && known.member_id === play.member);
        if (!isSame) throw new Refused('RS_ERROR_DUPLICATE_TRANSACTION');
        entries.push(known.entry_id ?? '');
        balance = known.balance ?? balance;
        if (action.kind === 'BET') reference = action.transaction;
        continue;
      }
      if (bets && session === undefined) {
        session = await checkBet(app, asked);
        if (typeof session === 'string') throw new Refused(session);
      }
      const row =
        action.kind === 'BET' && session !== undefined && typeof session !== 'string'
          ? rowOfBet(app, asked, session.tokenHash)
          : rowOfWin(app, win);
      const booking = await bookIn(app, sql, row, watched);
      if (booking.state === 'refused') {
        throw new Refused(STATUS_OF_REASON[booking.reason] ?? 'RS_ERROR_UNKNOWN');
      }
      if (booking.state === 'known') throw new Overtaken();
      if (action.kind === 'BET') reference = action.transaction;
      entries.push(booking.entry ?? '');
      balance = booking.balance;
    }
    const value = { status: 'RS_OK', balance: balance ?? 0n, entries } as const;
    return { commit: true, value };
  }).then(async (result) =>
    play.actions.length > 0 ? result : { ...result, balance: await readMainBalance(app, play) },
  );
}

function askedOf(play: Play, action: PlayAction, isLast: boolean): Bet {
  return {
    merchant: play.merchant,
    vendor: play.vendor,
    member: play.member,
    trial: play.trial,
    round: play.round,
    closes: play.closes && isLast,
    gameCode: play.gameCode,
    token: play.token,
    address: play.address,
    now: play.now,
    transaction: action.transaction,
    amount: action.amount,
    currency: play.merchant.currency,
    free: false,
    promo: false,
    reward: undefined,
    supplier: undefined,
  };
}
