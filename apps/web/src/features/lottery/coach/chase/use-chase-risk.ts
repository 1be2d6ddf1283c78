import { betPayouts, chaseRisk, type ChaseRisk } from '@fairhouse/rules/lottery';
import { use } from 'react';
import { fetchFamily } from '../../use-family.ts';
import { CoachContext } from '../coach-context.ts';
import { countOutcomes } from '../count-outcomes.ts';
import { runInSlices } from '../run-in-slices.ts';
import { useCounted, type Counted } from '../use-counted.ts';
import type { CoachedBet } from '../use-outlook.ts';

export interface ChaseView {
  readonly bets: readonly CoachedBet[];
  /** The multiples of the draws, in order. */
  readonly multiples: readonly number[];
  readonly stopOnWin: boolean;
}

/** The risk of a plan; undefined where the outcomes of its bets cannot be counted. */
export function useChaseRisk(view: ChaseView): Counted<ChaseRisk | undefined> {
  const { bets, multiples, stopOnWin } = view;
  const terms = use(CoachContext);
  const key = JSON.stringify(
    [
      terms?.family,
      terms?.day,
      bets.map(({ bet, memberGroup }) => [
        bet.play.code,
        bet.pick,
        bet.terms,
        bet.unit,
        memberGroup,
      ]),
      multiples,
      stopOnWin,
    ],
    (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  );
  return useCounted(key, async (signal) => {
    const family = await fetchFamily(terms?.family ?? '');
    if (terms === undefined || family === undefined) return undefined;
    const { day, caps } = terms;
    // A chase bets the slip's lines at the plan's multiples, whatever their own are.
    const own = bets.map(({ bet, memberGroup }) => ({ ...bet, multiple: 1, memberGroup }));
    const outcomes = await countOutcomes({ family, day }, own, signal);
    if (outcomes === undefined) return undefined;
    const known = new Map<number, ReturnType<typeof betPayouts>>();
    const draws = multiples.map((times) => {
      const payouts = known.get(times) ?? betPayouts(own, outcomes, caps, times);
      known.set(times, payouts);
      return payouts;
    });
    return runInSlices(chaseRisk({ draws, stopOnWin }), signal);
  });
}
