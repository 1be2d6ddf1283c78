// The bets of a round as a page shows them: the fifty largest, with names that say nothing.
import { findBetLimits } from '../../games/bet-levels.ts';
import { toRgs } from '../../wire/rgs-units.ts';
import type { LiveBet, LiveRound } from '../live-round.ts';

/** [seq, name, stake in millionths, currency, automatic or 0, cash-out or 0]. */
export type ShownBet = readonly [number, string, number, string, number, number];

const SHOWN_MOST = 50;
const PARTS = 1_000_000n;

/** Stakes of several currencies compare by their share of the greatest stake of each. */
function weightOf({ stake, session, leaf }: LiveBet): number {
  const limits = findBetLimits(session?.currency ?? leaf.currency, undefined);
  return limits === undefined ? 0 : Number((stake * PARTS) / limits.max);
}

/** A name of a tag: a letter, and two digits of it. */
export function maskedName(tag: string): string {
  const value = Number.parseInt(tag.slice(2, 8), 16);
  const letter = String.fromCharCode(65 + (value % 26));
  return `${letter}***${String(Math.floor(value / 26) % 100).padStart(2, '0')}`;
}

export function shownBet(bet: LiveBet): ShownBet {
  const { seq, leaf, stake, auto, cashed } = bet;
  return [seq, maskedName(leaf.player), toRgs(stake), leaf.currency, auto ?? 0, cashed?.x100 ?? 0];
}

/** Keeps the largest bets of a round, and says which have come in since it was asked. */
export interface TopBets {
  add(bet: LiveBet): void;
  all(): readonly LiveBet[];
  has(bet: LiveBet): boolean;
  /** Those that came into the list since the last time. */
  takeNew(): readonly LiveBet[];
}

export function openTopBets(round: LiveRound | undefined): TopBets {
  let top: { readonly bet: LiveBet; readonly weight: number }[] = [];
  const fresh = new Set<LiveBet>();
  const add = (bet: LiveBet): void => {
    const weight = weightOf(bet);
    const last = top.at(-1);
    if (top.length >= SHOWN_MOST && last !== undefined && last.weight >= weight) return;
    const at = top.findIndex((each) => each.weight < weight);
    top.splice(at < 0 ? top.length : at, 0, { bet, weight });
    fresh.add(bet);
    for (const { bet: gone } of top.slice(SHOWN_MOST)) fresh.delete(gone);
    top = top.slice(0, SHOWN_MOST);
  };
  for (const bet of round?.bets ?? []) add(bet);
  fresh.clear();
  return {
    add,
    all: () => top.map(({ bet }) => bet),
    has: (bet) => top.some((each) => each.bet === bet),
    takeNew: () => {
      const taken = [...fresh];
      fresh.clear();
      return taken;
    },
  };
}
