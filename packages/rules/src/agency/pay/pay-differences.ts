// The mode in which the platform pays every agent the difference of its bill and those of its
// directs (agency.md 2.6).
import { amount, type Amount } from '@fairhouse/values';
import { abovePart } from '../roundings.ts';

export interface DifferenceBill<Member extends string> {
  readonly agent: Member;
  readonly gross: Amount;
  /** The direct upline; undefined at the head of a line. */
  readonly upline: Member | undefined;
}

export interface DifferencePayment<Member extends string> {
  readonly agent: Member;
  readonly gross: Amount;
  readonly directs: Amount;
  /** The gross less those of the directs, and nothing where they have more. */
  readonly amount: Amount;
  /** By how much the directs have more; the platform bears it. */
  readonly shortfall: Amount;
}

/** What the platform pays each agent of a run. */
export function payDifferences<Member extends string>(
  bills: readonly DifferenceBill<Member>[],
): DifferencePayment<Member>[] {
  const below = new Map<Member, bigint>();
  for (const { upline, gross } of bills) {
    if (upline !== undefined) below.set(upline, (below.get(upline) ?? 0n) + gross);
  }
  return bills.map(({ agent, gross }) => {
    const directs = amount(below.get(agent) ?? 0n);
    const left = gross - directs;
    return { agent, gross, directs, amount: abovePart(left), shortfall: abovePart(-left) };
  });
}
