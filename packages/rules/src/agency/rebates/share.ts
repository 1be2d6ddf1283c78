// One share of a rebate, and the lines that are booked of shares (agency.md 1.3).
import { delta, ZERO, type Amount, type Delta, type Rate } from '@fairhouse/values';

/** What one member of a line gets of a rebate. */
export interface Share<Member extends string> {
  readonly id: Member;
  /** Its rate, less the highest below it. */
  readonly rate: Rate;
  readonly amount: Amount;
  /** What it would get if it were not frozen. */
  readonly withheld: Amount;
}

interface Due<Member extends string> {
  readonly id: Member;
  readonly rate: Rate;
  readonly due: Amount;
  readonly isFrozen: boolean;
}

/** The share of a member; that of a frozen one is withheld. */
export function payShare<Member extends string>({
  id,
  rate,
  due,
  isFrozen,
}: Due<Member>): Share<Member> {
  return isFrozen
    ? { id, rate, amount: ZERO, withheld: due }
    : { id, rate, amount: due, withheld: ZERO };
}

/** A line to book: a payment, or the exact reversal of one. */
export interface ShareLine<Member extends string> {
  readonly id: Member;
  readonly amount: Delta;
}

/** The lines that are booked: shares below a ten-thousandth are left out. */
export function shareLines<Member extends string>(
  shares: readonly Share<Member>[],
): ShareLine<Member>[] {
  return shares
    .filter((share) => share.amount > 0n)
    .map((share) => ({ id: share.id, amount: delta(share.amount) }));
}

/** The lines that take back exactly what was booked, after a bet became void. */
export function reverseLines<Member extends string>(
  lines: readonly ShareLine<Member>[],
): ShareLine<Member>[] {
  return lines.map((line) => ({ id: line.id, amount: delta(-line.amount) }));
}
