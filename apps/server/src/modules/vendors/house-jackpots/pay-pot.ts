// What the winner of a level gets, and what the pot begins with again.
import type { EntryRequest, SqlClient } from '@fairhouse/ledger';
import { houseJackpots, seedAfterWin, type JackpotLevelName } from '@fairhouse/rules/games';
import { amount as amountOf, type Amount } from '@fairhouse/values';
import { currencyOf, jackpotAccount, vendorAccount } from '../../../accounts.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { entryOf, levelEntryId, type JackpotRound } from './contribution.ts';
import { readPots } from './pots.ts';
import { putWin, showPots } from './store.ts';

/** A payment of the whole pot; it is booked with the win, and then noted. */
export interface PotPayment {
  readonly amount: Amount;
  readonly entries: readonly EntryRequest[];
  /** Keeps the win and shows the pot as it is after it. */
  note(sql: SqlClient): Promise<void>;
}

export interface WonLevel extends JackpotRound {
  readonly level: JackpotLevelName;
  readonly transaction: string;
  readonly gameCode: string;
  readonly stake: bigint;
  readonly at: number;
}

/**
 * Pays the pot of a level as it stands, and seeds it from the reserve (`seedAfterWin`). The
 * pots are locked: the next winner meets the seed and what was staked since.
 */
export async function payPot(app: AppContext, sql: SqlClient, won: WonLevel): Promise<PotPayment> {
  const { merchant, vendor, level, reference, at } = won;
  const pots = await readPots(app, sql, merchant);
  const amount = amountOf(pots.levels.get(level) ?? 0n);
  const seed = seedAfterWin(level, amountOf(pots.reserve), houseJackpots(merchant.currency));
  const pot = jackpotAccount(level);
  const legs = [
    { debit: pot, credit: vendorAccount('real', vendor), amount },
    { debit: jackpotAccount('reserve'), credit: pot, amount: seed },
  ];
  return {
    amount,
    entries: entryOf(legs, {
      merchant: merchant.id,
      id: levelEntryId(app, 'win', won, level),
      currency: currencyOf(merchant.currency),
      code: 'jackpot_win',
      reference,
    }),
    note: async (noting) => {
      const { member, round, transaction, gameCode, stake } = won;
      await putWin(noting, merchant.id, {
        vendor,
        member,
        round,
        level,
        transaction,
        gameCode,
        stake,
        amount,
        seed,
        at,
      });
      await showPots(noting, merchant.id, { vendor, pots: new Map([[level, seed]]), at });
    },
  };
}
