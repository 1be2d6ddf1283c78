// The lotteries that a member has placed side by side: their codes in order, four at most.

export const MOST_LOTTERIES = 4;

export type ChosenAction =
  | { readonly do: 'add'; readonly code: string }
  | { readonly do: 'remove'; readonly code: string }
  /** By so many places; beyond the first or last place it stays there. */
  | { readonly do: 'move'; readonly code: string; readonly by: -1 | 1 };

/** The lotteries after an action; adding one twice or a fifth changes nothing. */
export function chooseLotteries(chosen: readonly string[], action: ChosenAction): string[] {
  const { code } = action;
  const at = chosen.indexOf(code);
  if (action.do === 'add') {
    return at >= 0 || chosen.length >= MOST_LOTTERIES ? [...chosen] : [...chosen, code];
  }
  const others = chosen.filter((each) => each !== code);
  if (action.do === 'remove' || at < 0) return others;
  const to = Math.min(Math.max(at + action.by, 0), others.length);
  return others.toSpliced(to, 0, code);
}

/** Parses a stored choice; undefined if it is none. Repeated codes and a fifth are left out. */
export function parseChosen(text: string | null): string[] | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (!Array.isArray(value)) return undefined;
    const codes = value.filter((each): each is string => typeof each === 'string' && each !== '');
    return [...new Set(codes)].slice(0, MOST_LOTTERIES);
  } catch {
    return undefined;
  }
}

interface Listed {
  readonly gameCode: string;
  readonly family: string;
  readonly pace: { readonly kind: string };
}

/**
 * The lotteries of somebody who has chosen none yet: favourites, then one of each family that draws
 * at intervals, so that something is always on sale.
 */
export function firstChoice(favourites: readonly Listed[], games: readonly Listed[]): string[] {
  const chosen: Listed[] = favourites.slice(0, MOST_LOTTERIES);
  for (const game of games) {
    if (chosen.length >= MOST_LOTTERIES) break;
    const isNew = chosen.every(({ family }) => family !== game.family);
    if (game.pace.kind === 'interval' && isNew) chosen.push(game);
  }
  return chosen.map(({ gameCode }) => gameCode);
}
