// The plan of an auto bet (games.md 10.2): what is staked next, and when it ends. Pure; money in
// whole millionths.

/** The greatest rise of a stake after a round, in per cent. */
export const RISE_MOST = 1_000;
export const ROUNDS_MOST = 1_000;
/** Stakes are whole hundredths of the currency. */
const STEP = 10_000n;

export interface AutoPlan {
  left: number;
  net: number;
  /** What the next round stakes. */
  stake: number;
  /** What the first round staked, and what a reset leads back to. */
  readonly base: number;
  /** The greatest stake of the game. */
  readonly most: number;
  readonly lossLimit: number;
  readonly gainLimit: number | undefined;
  /** A single win that ends it. */
  readonly winLimit: number | undefined;
  /** By how many per cent the stake rises after a won and a lost round; zero resets it. */
  readonly onWin: number;
  readonly onLoss: number;
}

export type AutoEnd = 'gain' | 'win' | 'loss' | 'rounds' | 'stake';

/** The whole number in a text, from one to `most`; undefined for anything else. */
export function readCount(text: string, most: number): number | undefined {
  const count = /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : 0;
  return count >= 1 && count <= most ? count : undefined;
}

/** A stake that has risen by whole per cents, down to a whole hundredth. */
export function raise(stake: number, percent: number): number {
  const risen = (BigInt(stake) * BigInt(100 + percent)) / 100n;
  return Number(risen - (risen % STEP));
}

/**
 * Counts a round, and sets the stake of the next one; returns why the auto bet ends, undefined
 * while it goes on. A round that gives back its stake changes no stake, neither does a free one.
 */
export function countRound(
  plan: AutoPlan,
  {
    stake,
    payout,
    free = false,
  }: { readonly stake: number; readonly payout: number; readonly free?: boolean | undefined },
): AutoEnd | undefined {
  plan.left -= 1;
  plan.net += payout - stake;
  if (payout !== stake && !free) {
    const percent = payout > stake ? plan.onWin : plan.onLoss;
    plan.stake = percent === 0 ? plan.base : raise(plan.stake, percent);
  }
  if (plan.winLimit !== undefined && payout >= plan.winLimit) return 'win';
  if (plan.gainLimit !== undefined && plan.net >= plan.gainLimit) return 'gain';
  if (plan.left <= 0) return 'rounds';
  if (plan.stake > plan.most) return 'stake';
  // The next stake could be lost whole.
  if (plan.stake - plan.net > plan.lossLimit) return 'loss';
  return undefined;
}
