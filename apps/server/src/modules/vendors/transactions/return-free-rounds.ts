// What the rollback of a free round, or of its win, changes in the grants of the house.
import type { SqlClient } from '@fairhouse/ledger';
import type { MerchantId } from '@fairhouse/values';
import { putBonusRollover } from '../../wallet/index.ts';
import { sumOf } from './reversal-legs.ts';
import type { StandingWin, TransactionRow } from './store/answers.ts';
import { changeGrants, type GrantRow } from './store/grants.ts';
import { runStatements } from './store/run-statements.ts';

interface Returning {
  readonly sql: SqlClient;
  readonly merchant: MerchantId;
  /** Those of the bet and of its wins, locked. */
  readonly grants: readonly GrantRow[];
}

/** Takes a free bet and what it paid out of their grants, which are locked. */
export async function returnFreeRounds(
  { sql, merchant, grants }: Returning,
  target: TransactionRow,
  wins: readonly StandingWin[],
): Promise<void> {
  for (const { reward_id: reward, rollover } of grants) {
    const won = sumOf(
      wins.filter(({ source, reward_id }) => source === 'BONUS' && reward_id === reward),
    );
    const isItsBet = target.kind === 'BET' && target.free && target.reward_id === reward;
    const change = { reward, used: isItsBet ? -1 : 0, won: -won };
    const owed = { member: target.member_id, reference: reward, amount: -won * BigInt(rollover) };
    await runStatements(sql, [
      changeGrants(merchant, [change]),
      ...(owed.amount === 0n ? [] : [putBonusRollover(merchant, [owed])]),
    ]);
  }
}
