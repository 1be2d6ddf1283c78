// The lotteries of one family that differ only in how often they draw.
import type { Game } from '../../../../../draws/draw-view.ts';

export interface Period {
  readonly gameCode: string;
  readonly seconds: number;
}

type Listed = Pick<Game, 'gameCode' | 'family' | 'pace'>;

/** The family's lotteries at intervals, the shortest first; none if there is only one. */
export function periodsOf(games: readonly Listed[], family: string): Period[] {
  const periods = games.flatMap(({ gameCode, family: own, pace }) =>
    own === family && pace.kind === 'interval' ? [{ gameCode, seconds: pace.seconds }] : [],
  );
  const once = [...new Map(periods.map((each) => [each.gameCode, each])).values()];
  return once.length < 2 ? [] : once.toSorted((left, right) => left.seconds - right.seconds);
}
