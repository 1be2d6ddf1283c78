import type { SqlClient } from '@fairhouse/ledger';
import type { AppContext } from '../../../platform/app-context.ts';
import { returnToPots } from '../house-jackpots/index.ts';
import { entryReference } from './entry-reference.ts';
import type { Rollback } from './move.ts';
import type { StandingWin, TransactionRow } from './store/answers.ts';

interface RolledBack {
  readonly asked: Rollback;
  readonly target: TransactionRow;
  readonly wins: readonly StandingWin[];
}

/** Undoes in the pots what a rolled-back bet or win did there; the pots are locked. */
export async function takeFromPots(
  app: AppContext,
  sql: SqlClient,
  { asked, target, wins }: RolledBack,
): Promise<void> {
  const { merchant, vendor, transaction: by, now } = asked;
  await returnToPots(app, sql, {
    merchant,
    vendor: vendor.code,
    transaction: by,
    reference: entryReference({ vendor: vendor.code, round: target.round_id }),
    stake: target.jackpot === null ? 0n : target.amount,
    wins: wins.flatMap(({ source, transaction_id: id }) => (source === 'JACKPOT' ? [id] : [])),
    at: now,
  });
}
