// Contracts that end when an agent accepts lower terms than its directs have (agency.md 2.7).
import type { ContractTerms } from '../contracts/contract.ts';
import type { Tier } from '../contracts/tier.ts';
import { findBaseDifference, type DifferingField } from './base-difference.ts';
import { findDominanceProblem, type DominanceProblem, type DominanceRules } from './dominance.ts';

/** The active contracts of one kind below an agent. */
export interface LineContracts<Member extends string> {
  /** The direct downlines of a member. */
  readonly directs: ReadonlyMap<Member, readonly Member[]>;
  /** The terms of a member's contract; no entry where it has none of the kind. */
  readonly terms: ReadonlyMap<Member, ContractTerms>;
}

/** Why a contract is not within the terms of its upline. */
export type TerminationProblem =
  | DominanceProblem
  | { readonly code: 'TERMS_DIFFER'; readonly field: DifferingField };

/** A contract that ends at the boundary of its period. */
export interface Termination<Member extends string> {
  readonly member: Member;
  readonly tiers: readonly Tier[];
  /** Why, of a direct; those below a terminated contract end with it. */
  readonly problem: TerminationProblem | undefined;
}

export interface AcceptanceEffect<Member extends string> {
  /** Each direct before those below it. */
  readonly terminated: readonly Termination<Member>[];
  /** Directs whose contracts go on. */
  readonly kept: readonly Member[];
  /** The agent must see the list and agree. */
  readonly needsConfirmation: boolean;
}

/** What ends below an agent that accepts new terms. */
export function effectOfAccepting<Member extends string>(
  agent: Member,
  newTerms: ContractTerms,
  line: LineContracts<Member>,
  rules: DominanceRules,
): AcceptanceEffect<Member> {
  const terminated: Termination<Member>[] = [];
  const kept: Member[] = [];
  for (const direct of line.directs.get(agent) ?? []) {
    const terms = line.terms.get(direct);
    if (!terms) continue;
    const { tiers } = terms;
    const field = findBaseDifference(newTerms, terms);
    const problem = field
      ? ({ code: 'TERMS_DIFFER', field } as const)
      : findDominanceProblem(newTerms.tiers, tiers, rules);
    if (!problem) kept.push(direct);
    else terminated.push({ member: direct, tiers, problem }, ...contractsBelow(direct, line));
  }
  return { terminated, kept, needsConfirmation: terminated.length > 0 };
}

/** All contracts of the kind below a member, which end with its own. */
export function contractsBelow<Member extends string>(
  member: Member,
  line: LineContracts<Member>,
): Termination<Member>[] {
  return (line.directs.get(member) ?? []).flatMap((direct) => {
    const tiers = line.terms.get(direct)?.tiers;
    const own = tiers ? [{ member: direct, tiers, problem: undefined }] : [];
    return [...own, ...contractsBelow(direct, line)];
  });
}
