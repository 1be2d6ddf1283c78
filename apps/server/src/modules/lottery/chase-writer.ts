import type { RiderWriter, SqlClient } from '@fairhouse/ledger';
import { assert } from '@fairhouse/values';
import { openGuards, type Guards, type WatchedMembers } from '../protection/index.ts';
import { readNow } from './store/bets.ts';
import { putChase, type NewChase } from './store/chases.ts';

/**
 * Writes chase plans with the money they are charged; the ledger knows it as `chases`. A plan of a
 * member on a break, or with steps that the member's limits leave no room for, is turned away.
 */
export function chaseWriter(): RiderWriter<NewChase> {
  const watched: WatchedMembers = new Map();
  return {
    open: async (client, rows) => {
      const guards = await guardsOf(client, watched, rows);
      return {
        admit: ({ merchant, member, trial, steps }) =>
          trial ? undefined : guards.get(merchant)?.refusePlan(member, steps),
        write: (admitted) => admitted.map(putChase),
      };
    },
    forget: () => watched.clear(),
  };
}

async function guardsOf(
  client: SqlClient,
  watched: WatchedMembers,
  rows: readonly NewChase[],
): Promise<Map<number, Guards>> {
  const found = new Map<number, Guards>();
  const merchants = new Set(rows.map(({ merchant }) => merchant));
  for (const merchant of [...merchants].sort((a, b) => a - b)) {
    const own = rows.filter((row) => row.merchant === merchant);
    const [first] = own;
    assert(first !== undefined, 'a merchant of the batch has rows in it');
    const members = own.filter(({ trial }) => !trial).map(({ member }) => member);
    const { calendar } = first;
    const now = await readNow(client);
    found.set(merchant, await openGuards(client, watched, { merchant, calendar, now, members }));
  }
  return found;
}
