// The agreed contracts of a kind below an agent, and what of them ends with its own.
import {
  contractsBelow,
  effectOfAccepting,
  type AcceptanceEffect,
  type ContractTerms,
  type DominanceRules,
  type LineContracts,
  type Termination,
} from '@fairhouse/rules/agency';
import type { Id } from '@fairhouse/values';
import { termsOf } from '../terms/index.ts';
import { actOnContract, type ActContext } from './act-on-contract.ts';
import { listBelow, type ContractRow } from './store/contracts.ts';

type Member = Id<'member'>;

export interface Line {
  readonly rows: readonly ContractRow[];
  readonly contracts: LineContracts<Member>;
}

/** Reads what is agreed below an agent. */
export async function readLine(
  { sql, merchant }: Pick<ActContext, 'sql' | 'merchant'>,
  row: Pick<ContractRow, 'kind' | 'agent_id'>,
): Promise<Line> {
  const rows = await listBelow(sql, merchant.id, row.kind, row.agent_id);
  const directs = new Map<Member, Member[]>();
  for (const { upline_id: upline, agent_id: agent } of rows) {
    if (upline !== null) directs.set(upline, [...(directs.get(upline) ?? []), agent]);
  }
  const terms = new Map(rows.map((each) => [each.agent_id, termsOf(each)]));
  return { rows, contracts: { directs, terms } };
}

/** What ends below an agent that accepts these terms. */
export function effectOn(
  line: Line,
  agent: Member,
  terms: ContractTerms,
  rules: DominanceRules,
): AcceptanceEffect<Member> {
  return effectOfAccepting(agent, terms, line.contracts, rules);
}

/** Ends the contracts of some members below an agent, at the boundary of their periods. */
export async function endContracts(
  context: ActContext,
  line: Line,
  terminations: readonly Termination<Member>[],
): Promise<void> {
  for (const { member } of terminations) {
    const row = line.rows.find((each) => each.agent_id === member);
    if (row === undefined) continue;
    const act = { act: 'auto_terminate', actor: 'system', actorName: 'system' } as const;
    await actOnContract(context, row, act);
  }
}

/** Ends all contracts of the kind below an agent whose own contract ends. */
export async function endWholeLine(context: ActContext, row: ContractRow): Promise<void> {
  const line = await readLine(context, row);
  await endContracts(context, line, contractsBelow(row.agent_id, line.contracts));
}
