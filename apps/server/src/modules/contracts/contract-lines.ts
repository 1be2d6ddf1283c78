// What the tree of agents asks of contracts: debts that block transfers, and the contracts of a
// line that end when it moves. Connected where the modules are assembled, because neither imports
// the other.
import { CONTRACT_KINDS } from '@fairhouse/rules/agency';
import type { Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../platform/sql.ts';
import type { ConsoleCall } from '../operators/index.ts';
import { readContractDebt } from './debts/index.ts';
import {
  actOnContract,
  endWholeLine,
  findAgreed,
  listBelow,
  listStanding,
} from './offers/index.ts';
import { lockKind } from './terms/index.ts';

export const contractLines = {
  readOutstanding: readContractDebt,
  countOfLine: async (sql: Sql, merchant: MerchantId, head: Id<'member'>): Promise<number> => {
    let count = 0;
    for (const kind of CONTRACT_KINDS) {
      const own = await findAgreed({ sql, merchant: { id: merchant } }, head, kind);
      const below = await listBelow(sql, merchant, kind, head);
      count += below.length + (own === undefined ? 0 : 1);
    }
    return count;
  },
  /**
   * Ends the line's contracts of every kind, at the boundary of their periods, and at once the
   * offers that wait for its head: their upline has no say over it any more.
   */
  endLine: async (call: ConsoleCall, head: Id<'member'>): Promise<void> => {
    const { sql, merchant, operator } = call;
    for (const kind of CONTRACT_KINDS) await lockKind(sql, merchant.id, kind);
    for (const row of await listStanding(sql, merchant.id, head)) {
      if (row.state !== 'pending' && row.state !== 'pending_approval') continue;
      await actOnContract(call, row, { act: 'end', actor: 'admin', actorName: operator.name });
    }
    for (const kind of CONTRACT_KINDS) {
      const own = await findAgreed(call, head, kind);
      if (own === undefined) continue;
      const by = { act: 'auto_terminate', actor: 'system', actorName: operator.name } as const;
      await actOnContract(call, own, by);
      await endWholeLine(call, own);
    }
  },
};
