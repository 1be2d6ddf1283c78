import { betOutlook, type BetOutlook, type PricedBet } from '@fairhouse/rules/lottery';
import { use } from 'react';
import { fetchFamily } from '../use-family.ts';
import { CoachContext } from './coach-context.ts';
import { countOutcomes } from './count-outcomes.ts';
import { useCounted, type Counted } from './use-counted.ts';

/** A bet with the member's own prize group, which decides its rebate. */
export interface CoachedBet {
  readonly bet: PricedBet;
  readonly memberGroup: number;
}

/** The outlook of bets that are placed together in one draw. */
export function useOutlook(bets: readonly CoachedBet[]): Counted<BetOutlook | undefined> {
  const terms = use(CoachContext);
  const key = JSON.stringify(
    bets.map(({ bet, memberGroup }) => [
      bet.play.code,
      bet.pick,
      bet.terms,
      bet.unit,
      bet.multiple,
      memberGroup,
    ]),
    (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  );
  return useCounted(`${terms?.family}${terms?.day}${key}`, async (signal) => {
    const family = await fetchFamily(terms?.family ?? '');
    if (terms === undefined || family === undefined) return undefined;
    const { day, caps } = terms;
    const own = bets.map(({ bet, memberGroup }) => ({ ...bet, memberGroup }));
    const outcomes = await countOutcomes({ family, day }, own, signal);
    return betOutlook({ bets: own, outcomes, day, caps });
  });
}
