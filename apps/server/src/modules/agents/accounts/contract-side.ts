// What the contracts of agents add to their tree. The module of contracts is a layer above, and
// connects itself when it is loaded.
import { assert, ZERO, type Amount, type Id, type MerchantId } from '@fairhouse/values';
import type { Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { ConsoleCall } from '../../operators/index.ts';
import type { Sql } from '../../../platform/sql.ts';

/** A contract or an offer that ends with a move of its line. */
type EndingContract = Value<OperatorCalls['agentMovePreview']>['endings'][number];

export interface ContractSide {
  /** What a member owes of contract pay: it blocks transfers. */
  readOutstanding(sql: Sql, merchant: MerchantId, member: Id<'member'>): Promise<Amount>;
  /** The contracts and offers of a line that end when it moves. */
  listEnding(call: ConsoleCall, head: Id<'member'>): Promise<readonly EndingContract[]>;
  /** Ends them, in the transaction of the move. */
  endLine(call: ConsoleCall, head: Id<'member'>): Promise<void>;
}

const NO_CONTRACTS: ContractSide = {
  readOutstanding: () => Promise.resolve(ZERO),
  listEnding: () => Promise.resolve([]),
  endLine: () => Promise.resolve(),
};

let connected: ContractSide | undefined;

/** Connects the contracts; called once, while modules load. */
export function connectContracts(side: ContractSide): void {
  assert(connected === undefined, 'contracts are connected once');
  connected = side;
}

/** The contracts of the merchant's agents, or none where no module has them. */
export function contractSide(): ContractSide {
  return connected ?? NO_CONTRACTS;
}
