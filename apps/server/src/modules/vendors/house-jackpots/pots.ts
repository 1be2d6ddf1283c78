// The accounts of pots and of the reserve, and what is in them.
import type { SqlClient } from '@fairhouse/ledger';
import { JACKPOT_LEVELS, type JackpotLevelName } from '@fairhouse/rules/games';
import type { MerchantId } from '@fairhouse/values';
import { currencyOf, jackpotAccount } from '../../../accounts.ts';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { lockLevels, type LevelRow } from './store.ts';

/** What a merchant's pots and their reserve hold. */
export interface Pots {
  readonly levels: ReadonlyMap<JackpotLevelName, bigint>;
  readonly reserve: bigint;
}

/**
 * Locks the pots of a merchant before the round of the caller, so that nobody else takes from them
 * until its transaction ends; stakes go on adding to them.
 */
export function lockPots(sql: SqlClient, merchant: MerchantId): Promise<LevelRow[]> {
  return lockLevels(sql, merchant, JACKPOT_LEVELS);
}

/** The balances that are committed now; under the lock they can only grow. */
export async function readPots(app: AppContext, sql: SqlClient, merchant: Merchant): Promise<Pots> {
  const reserve = jackpotAccount('reserve');
  const found = await app.ledger.balancesInTransaction(sql, {
    merchant: merchant.id,
    currency: currencyOf(merchant.currency),
    addresses: [...JACKPOT_LEVELS.map(jackpotAccount), reserve],
  });
  return {
    levels: new Map(
      JACKPOT_LEVELS.map((level) => [level, found.get(jackpotAccount(level)) ?? 0n] as const),
    ),
    reserve: found.get(reserve) ?? 0n,
  };
}
