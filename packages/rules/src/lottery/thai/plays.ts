// The table of lottery.md 1.9 with its default rates, for each game with these rules.
import { boxPlay } from '../plays/box-play.ts';
import { numberPlay } from '../plays/number-play.ts';
import type { Play } from '../plays/play.ts';
import { addCount } from '../plays/number-play.ts';
import type { ThaiFacts } from './facts.ts';
import { resultGames } from './result-games.ts';
import { doors, runs, runSets, twoTod } from './run-plays.ts';

type Numbers = 'top4' | 'top3' | 'top2' | 'bottom2' | 'front3' | 'back3' | 'second3' | 'first3';

/** A number that is drawn at one position, or at two. */
function exact(code: Numbers, menu: string, odds: string, count = 1): Play<ThaiFacts> {
  const drawn = (facts: ThaiFacts) => facts[code];
  return numberPlay({
    code: code[0]?.toUpperCase() + code.slice(1),
    menu,
    digits: Number(code.at(-1)),
    ranks: [{ code: 'WIN', odds, count, drawn }],
  });
}

/** โต๊ด: the digits in any order, at the same rate regardless of the number of orders. */
function tod(digits: 3 | 4, odds: string): Play<ThaiFacts> {
  const sorted = digits === 3 ? 'top3Sorted' : 'top4Sorted';
  return boxPlay({
    code: `Tod${digits}`,
    menu: `${digits}D`,
    digits,
    ranks: [{ code: 'WIN', count: 1, drawn: (facts) => facts[sorted] }],
    classes: (digits === 3 ? [6, 3] : [24, 12, 6, 4]).map((orders) => ({ orders, odds: [odds] })),
  });
}

/** The plays of every game: three on top and two at the bottom. */
export function plainPlays(): Play<ThaiFacts>[] {
  return [
    exact('top3', '3D', '900'),
    tod(3, '150'),
    exact('top2', '2D', '90'),
    exact('bottom2', '2D', '90'),
    twoTod(),
    ...doors(),
    ...runs(),
    ...runSets(),
    ...resultGames(),
  ];
}

/** Four on top, in order and in any order. */
export function fourPlays(): Play<ThaiFacts>[] {
  return [exact('top4', '4D', '5000'), tod(4, '220')];
}

/**
 * The two front and the two back results of three digits of the government lottery, and all four
 * together, which are the second of its numbers that are bet on (EXACT 3D-2nd).
 */
export function frontAndBack(): Play<ThaiFacts>[] {
  return [
    exact('front3', '3D', '450', 2),
    exact('back3', '3D', '450', 2),
    exact('second3', '3D', '225', 4),
  ];
}

/** EXACT 3D-2nd where the top is the special prize: the last three digits of the first prize. */
export function firstPrize(): Play<ThaiFacts>[] {
  return [exact('first3', '3D', '900')];
}

/**
 * The same play on a market: when the market does not move, every note is refunded. The probability
 * of that cannot be counted, so the chances are those of a market that moves.
 */
export function withMarketRefund(play: Play<ThaiFacts>): Play<ThaiFacts> {
  const { mixtures } = play;
  return {
    ...play,
    wins(picks, facts, counts) {
      if (facts.isRefunded) addCount(counts, play.tiers.length, play.notes(picks));
      else play.wins(picks, facts, counts);
    },
    most(picks, counts) {
      play.most?.(picks, counts);
      addCount(counts, play.tiers.length, play.notes(picks));
    },
    ...(mixtures === undefined
      ? {}
      : {
          mixtures: (picks) => [
            ...mixtures.call(play, picks),
            [...play.tiers.map(() => 0), play.notes(picks)],
          ],
        }),
  };
}
