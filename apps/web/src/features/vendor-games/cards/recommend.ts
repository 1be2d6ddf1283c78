// Games near to what a member plays. What was won or lost, and the return, do not count.
import { vendorOf, type GameCardView } from './game-view.ts';

/** How many of the games opened last count. */
const PLAYED = 5;
const WEIGHTS = { theme: 3, feature: 2, vendor: 1, type: 1 } as const;

/**
 * The candidates that have most in common with the games opened last, without those that were
 * opened; equals stay in their order. Games without anything in common are left out.
 */
export function recommend(
  played: readonly GameCardView[],
  candidates: readonly GameCardView[],
): GameCardView[] {
  const taste = tasteOf(played.slice(0, PLAYED));
  const known = new Set(played.map(({ nodeId }) => nodeId));
  return candidates
    .filter(({ nodeId, isAvailable }) => isAvailable && !known.has(nodeId))
    .map((game) => ({
      game,
      score: marksOf(game).reduce((sum, [mark]) => sum + (taste.get(mark) ?? 0), 0),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((left, right) => right.score - left.score)
    .map(({ game }) => game);
}

function tasteOf(played: readonly GameCardView[]): ReadonlyMap<string, number> {
  const taste = new Map<string, number>();
  for (const [mark, weight] of played.flatMap(marksOf)) {
    taste.set(mark, (taste.get(mark) ?? 0) + weight);
  }
  return taste;
}

function marksOf(game: GameCardView): (readonly [mark: string, weight: number])[] {
  return [
    ...game.themes.map((theme) => [`theme:${theme}`, WEIGHTS.theme] as const),
    ...game.features.map((feature) => [`feature:${feature}`, WEIGHTS.feature] as const),
    [`vendor:${vendorOf(game)}`, WEIGHTS.vendor],
    [`type:${game.gameType}`, WEIGHTS.type],
  ];
}
