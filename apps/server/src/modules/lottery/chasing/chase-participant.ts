import type { BatchAttempt, BatchParticipant, SqlClient } from '@fairhouse/ledger';
import { assert } from '@fairhouse/values';
import { openBatchLimits, type BatchLimits, type WatchedMembers } from '../../protection/index.ts';
import { formatBetRefusal, readNow } from '../placing/index.ts';
import { putChase, type NewChase } from './store/chases.ts';

/**
 * Writes chases with the money that they are charged; the ledger's batch participant named
 * `chases`. A chase of a member on a cool-off or self-exclusion, or beyond the member's limits, is
 * refused.
 */
export function chaseParticipant(): BatchParticipant<NewChase> {
  const watched: WatchedMembers = new Map();
  return {
    open: async (client, rows, attempt) => {
      const limitsByMerchant = await openLimits(client, watched, rows, attempt);
      return {
        admit: ({ merchant, member, trial, steps }) => {
          if (trial) return undefined;
          const by = limitsByMerchant.get(merchant)?.refusePlan(member, steps);
          return by && formatBetRefusal({ kind: 'protected', by });
        },
        write: (admitted) => admitted.map(putChase),
      };
    },
    clearCache: () => watched.clear(),
  };
}

async function openLimits(
  client: SqlClient,
  watched: WatchedMembers,
  rows: readonly NewChase[],
  attempt: BatchAttempt | undefined,
): Promise<Map<number, BatchLimits>> {
  const limits = new Map<number, BatchLimits>();
  const merchants = new Set(rows.map(({ merchant }) => merchant));
  for (const merchant of [...merchants].sort((a, b) => a - b)) {
    const own = rows.filter((row) => row.merchant === merchant);
    const [first] = own;
    assert(first !== undefined, 'a merchant of the batch has rows in it');
    const members = own.filter(({ trial }) => !trial).map(({ member }) => member);
    const { calendar } = first;
    const now = await readNow(client);
    limits.set(
      merchant,
      await openBatchLimits(client, watched, { merchant, calendar, now, attempt, members }),
    );
  }
  return limits;
}
