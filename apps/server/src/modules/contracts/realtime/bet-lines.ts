// What settled bets earn the agents above them, by the rule of level differences.
import { outcomeOf, realtimeLines, type SalaryAgent, type TierPay } from '@fairhouse/rules/agency';
import { amount, type Id } from '@fairhouse/values';
import type { BetRow, PaidLineRow } from './store/slots.ts';

/** What holds for an agent in a slot. */
export interface AgentRate {
  readonly pay: TierPay;
  /** Past its stop limit: it keeps its place on the path and earns nothing. */
  readonly isStopped: boolean;
}

/** The lines of bets; a void bet has none. */
export function linesOfBets(
  bets: readonly BetRow[],
  rates: ReadonlyMap<Id<'member'>, AgentRate>,
): PaidLineRow[] {
  return bets.flatMap((bet) => {
    if (bet.stake <= 0n) return [];
    const stake = amount(bet.stake);
    const outcome = outcomeOf(stake, amount(bet.payout));
    const line = [bet.member_id, ...bet.path.toReversed()].flatMap(
      (id): SalaryAgent<Id<'member'>>[] => {
        const rate = rates.get(id);
        return rate === undefined ? [] : [{ id, ...rate }];
      },
    );
    const { lines } = realtimeLines({ id: `${bet.draw_id}:${bet.seq}`, stake, outcome }, line);
    return lines
      .filter((each) => each.amount > 0n)
      .map((each) => lineOf(bet, each.id, { stake: bet.stake, amount: each.amount }));
  });
}

const lineOf = (
  { draw_id, seq, share, member_id }: Pick<BetRow, 'draw_id' | 'seq' | 'share' | 'member_id'>,
  agent_id: Id<'member'>,
  of: { readonly stake: bigint; readonly amount: bigint },
): PaidLineRow => ({ draw_id, seq, share, agent_id, member_id, ...of });

const keyOf = ({ draw_id: draw, seq, share, agent_id: agent }: PaidLineRow) =>
  `${draw}:${seq}:${share}:${agent}`;

/**
 * What a slot adds: the lines of its bets less what earlier slots paid for the same bets, whose
 * draws were settled again or became void. Lines that stay as they are add nothing.
 */
export function changesOfLines(
  now: readonly PaidLineRow[],
  before: readonly PaidLineRow[],
): PaidLineRow[] {
  const earlier = new Map(before.map((row) => [keyOf(row), row]));
  const added = now.flatMap((row) => {
    const paid = earlier.get(keyOf(row));
    earlier.delete(keyOf(row));
    if (paid === undefined) return [row];
    const [stake, change] = [row.stake - paid.stake, row.amount - paid.amount];
    return stake === 0n && change === 0n ? [] : [{ ...row, stake, amount: change }];
  });
  const taken = [...earlier.values()]
    .filter((row) => row.amount !== 0n || row.stake !== 0n)
    .map((row) => ({ ...row, stake: -row.stake, amount: -row.amount }));
  return [...added, ...taken];
}
