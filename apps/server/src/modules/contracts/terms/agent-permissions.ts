// What agents may do, as their tree knows it. The module of agents is a layer above: it is
// connected where all modules are.
import type { AgentPermissions } from '@fairhouse/rules/agency';
import { assert, type Id } from '@fairhouse/values';
import type { Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';

interface AgentCall {
  readonly sql: Sql;
  readonly merchant: Merchant;
  readonly session: { readonly member: Id<'member'> };
}

type ReadPermissions = (call: AgentCall) => Promise<AgentPermissions>;

let connected: ReadPermissions | undefined;

/** Connects the tree of agents; called once, while modules load. */
export function connectPermissions(read: ReadPermissions): void {
  assert(connected === undefined, 'permissions are connected once');
  connected = read;
}

/** What the caller of an agent's call may do. */
export function readOwnPermissions(call: AgentCall): Promise<AgentPermissions> {
  assert(connected !== undefined, 'the tree of agents is connected');
  return connected(call);
}
