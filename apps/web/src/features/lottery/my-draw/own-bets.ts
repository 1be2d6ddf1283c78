// The player's bets of a draw while its numbers fall: what each has come to so far.
import {
  judgePartial,
  readBet,
  type Bet,
  type Family,
  type PartialState,
} from '@fairhouse/rules/lottery';
import type { BetOrder } from '../bets/bet-totals.ts';

/** `wait`: nothing has fallen; `back`: the stake went back, whatever the numbers are. */
export type OwnBetState = 'wait' | PartialState | 'back';

type OwnBet = BetOrder['bets'][number];

/** The bets of all orders, oldest first, as they are shown. */
export function listOwnBets(orders: readonly Pick<BetOrder, 'bets'>[]): OwnBet[] {
  return orders.flatMap(({ bets }) => bets).toSorted((left, right) => left.seq - right.seq);
}

const SETTLED: Readonly<Record<number, OwnBetState>> = { 4: 'won', 5: 'lost', 16: 'tied' };
const WAITING_MAX = 2;

/**
 * The state of each bet after `fallen` numbers. A bet that the rules cannot read, or that the rest
 * decides, is open; once all have fallen the account's own state counts, where it is booked.
 */
export function ownBetStates(
  family: Family,
  bets: readonly Pick<OwnBet, 'play' | 'pick' | 'status'>[],
  {
    numbers,
    fallen,
    isOver,
  }: { readonly numbers: string; readonly fallen: number; readonly isOver: boolean },
): OwnBetState[] {
  const read = bets.map(({ play, pick }): Bet | undefined => {
    const bet = readBet(family, play, pick);
    return bet.ok ? bet.value : undefined;
  });
  const legal = read.filter((bet) => bet !== undefined);
  const judged = fallen === 0 ? [] : judgePartial(family, legal, { numbers, fallen });
  const stateOf = new Map(legal.map((bet, at) => [bet, judged[at]]));
  return bets.map(({ status }, at) => {
    const booked = SETTLED[status];
    if (booked === undefined && status > WAITING_MAX) return 'back';
    if (isOver && booked !== undefined) return booked;
    if (fallen === 0) return 'wait';
    const bet = read[at];
    return (bet && stateOf.get(bet)) ?? 'open';
  });
}
