// The table of lottery.md 1.12 with the prizes of 1.12 and 6.11.
import { boxPlay } from '../plays/box-play.ts';
import { numberPlay, type DrawnRank } from '../plays/number-play.ts';
import type { Play } from '../plays/play.ts';
import { RANKS, type FourDFacts } from './facts.ts';

/** The prize of a unit in each rank, first prize first; ranks beyond the list pay nothing. */
type Prizes = readonly number[];

const ALL_ORDERS = [24, 12, 6, 4];

function ranksOf(prizes: Prizes, of: keyof FourDFacts): DrawnRank<FourDFacts>[] {
  return prizes.map((prize, at) => {
    const { code, count } = RANKS[at] ?? RANKS[0];
    return { code, count, odds: String(prize), drawn: (facts) => facts[of][at] ?? [] };
  });
}

/** One number in its drawn order. */
function straight(code: string, prizes: Prizes): Play<FourDFacts> {
  return numberPlay({ code, menu: '4D', digits: 4, ranks: ranksOf(prizes, 'whole') });
}

/** System or mBox: every order of the number is a full ticket. */
function system(code: string, prizes: Prizes): Play<FourDFacts> {
  const ranks = ranksOf(prizes, 'sorted');
  return numberPlay({ code, menu: 'System', digits: 4, ranks, orders: 'different' });
}

/**
 * IBox or iPerm: one unit for all orders. The reduced tables are the full prizes divided by the
 * number of orders and rounded to whole units, halves up.
 */
function box(code: string, prizes: Prizes): Play<FourDFacts> {
  const reduced = (orders: number) =>
    prizes.map((prize) => String(Math.floor((2 * prize + orders) / (2 * orders))));
  const classes = ALL_ORDERS.map((orders) => ({ orders, odds: reduced(orders) }));
  return boxPlay({ code, menu: 'Box', digits: 4, ranks: ranksOf(prizes, 'sorted'), classes });
}

/** The last digits of the first three prizes (A, B and C), or of the first only. */
function ends(code: string, digits: 2 | 3, prizes: Prizes): Play<FourDFacts> {
  const ranks = ranksOf(prizes, digits === 3 ? 'last3' : 'last2');
  return numberPlay({ code, menu: 'Ends', digits, ranks });
}

function bigAndSmall(big: Prizes, small: Prizes): Play<FourDFacts>[] {
  return [
    straight('Big', big),
    straight('Small', small),
    system('Big_System', big),
    system('Small_System', small),
    box('Big_iBox', big),
    box('Small_iBox', small),
  ];
}

/**
 * Malaysia. The section gives no prizes of 2D: they are a tenth of those of 3D, for the same
 * return.
 */
export function malaysianPlays(): Play<FourDFacts>[] {
  return [
    ...bigAndSmall([2500, 1000, 500, 180, 60], [3500, 2000, 1000]),
    ends('3D_ABC', 3, [250, 210, 150]),
    ends('3D_A', 3, [660]),
    ends('2D_ABC', 2, [25, 21, 15]),
    ends('2D_A', 2, [66]),
  ];
}

/** Singapore. */
export function singaporePlays(): Play<FourDFacts>[] {
  return bigAndSmall([2000, 1000, 490, 250, 60], [3000, 2000, 800]);
}
