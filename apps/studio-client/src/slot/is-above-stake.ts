import type { Round } from '../rgs/rgs-client.ts';

/** Whether a round with its jackpots paid more than it staked: only then is a win celebrated. */
export function isAboveStake({ payout, stake, jackpots = [] }: PaidRound): boolean {
  const paid = jackpots.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  return payout + paid > stake;
}

type PaidRound = Pick<Round, 'payout' | 'stake' | 'jackpots'>;
