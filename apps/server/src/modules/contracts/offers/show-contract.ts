// Contracts as calls answer them.
import type { Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Termination } from '@fairhouse/rules/agency';
import { instant, type Id, type Instant } from '@fairhouse/values';
import { termsOf } from '../terms/index.ts';
import type { Line } from './line-of-contracts.ts';
import type { ContractRow } from './store/contracts.ts';

type Shown = Value<PlayerCalls['agentContractOffer']>['contract'];
type ShownTermination = Value<PlayerCalls['agentContractOffer']>['willAutoTerminate'][number];

const timeOf = (date: Date | null): Instant | null =>
  date === null ? null : instant(date.getTime());

/** A contract with the names of its parties. */
export function showContract(row: ContractRow): Shown {
  return {
    id: row.contract_id,
    kind: row.kind,
    version: row.version,
    upline: row.upline_name,
    username: row.agent_name,
    payer: row.payer,
    terms: termsOf(row),
    state: row.state,
    note: row.note,
    offeredAt: instant(row.offered_at.getTime()),
    offerExpiresAt: instant(row.offer_expires_at.getTime()),
    acceptedAt: timeOf(row.accepted_at),
    effectiveFrom: timeOf(row.effective_from),
    endedAt: timeOf(row.ended_at),
    endReason: row.end_reason,
    reason: row.reason,
  };
}

/** The contracts that end with an acceptance. */
export function showTerminations(
  line: Line,
  terminations: readonly Termination<Id<'member'>>[],
): ShownTermination[] {
  return terminations.flatMap(({ member, tiers, problem }) => {
    const row = line.rows.find((each) => each.agent_id === member);
    if (row === undefined) return [];
    const { agent_name: username, kind } = row;
    return [{ username, kind, tiers: [...tiers], problem: problem?.code ?? null }];
  });
}
