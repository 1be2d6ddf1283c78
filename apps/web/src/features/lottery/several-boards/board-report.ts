// What the boards tell the common slip, and what one press places.
import { amount, type Amount } from '@fairhouse/values';
import { needsConfirmation, type ConfirmChoice } from '../slip/confirm-rule.ts';

export interface BoardReport {
  readonly gameCode: string;
  readonly name: string;
  readonly bets: number;
  readonly stake: Amount;
  /** The price of the lottery's base note. */
  readonly note: Amount;
  /** Bets are taken, and the slip belongs to the draw on sale. */
  readonly isReady: boolean;
  readonly isPending: boolean;
}

/** The slips that can be placed now, with their stake together. */
export function placeable(reports: readonly BoardReport[]) {
  const ready = reports.filter(({ bets, isReady }) => bets > 0 && isReady);
  const stake = amount(ready.reduce((sum, each) => sum + each.stake, 0n));
  return { ready, stake, isPending: reports.some(({ isPending }) => isPending) };
}

/** Whether placing them needs a second press: one that alone would need it, or all together. */
export function mustAskFor(choice: ConfirmChoice, ready: readonly BoardReport[]): boolean {
  const stake = amount(ready.reduce((sum, each) => sum + each.stake, 0n));
  return (
    ready.some((each) => needsConfirmation(choice, each.stake, each.note)) ||
    ready.every(({ note }) => needsConfirmation(choice, stake, note))
  );
}
