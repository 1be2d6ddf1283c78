// What the tree of agents asks of contracts: debts that block transfers, and the contracts of a
// line that end when it moves. Connected where the modules are assembled, because neither imports
// the other.
import { ZERO, type Id } from '@fairhouse/values';
import type { ConsoleCall } from '../operators/index.ts';
import { readContractDebt, sumDebtsOfContracts } from './debts/index.ts';
import { endMovedLine, listLineEnds, showContract } from './offers/index.ts';

export const contractLines = {
  readOutstanding: readContractDebt,
  /** What a move of the line ends, with what is owed of each contract. */
  listEnding: async (call: ConsoleCall, head: Id<'member'>) => {
    const { sql, merchant } = call;
    const ends = await listLineEnds(call, head);
    const ids = ends.map(({ row }) => row.contract_id);
    const debts = await sumDebtsOfContracts(sql, merchant.id, ids);
    return ends.map(({ row, endsAt }) => {
      const { id, kind, version, upline, username, state, terms, ...shown } = showContract(row);
      const since = shown.effectiveFrom ?? shown.offeredAt;
      const debt = debts.get(id) ?? ZERO;
      return {
        id,
        kind,
        version,
        upline,
        username,
        state,
        terms,
        since,
        endsAt: endsAt ?? null,
        debt,
      };
    });
  },
  /**
   * Ends the line's contracts of every kind, at the boundary of their periods, and at once the
   * offers that wait for its head: their upline has no say over it any more.
   */
  endLine: (call: ConsoleCall, head: Id<'member'>): Promise<void> =>
    endMovedLine(call, { head, by: call.operator.name }),
};
