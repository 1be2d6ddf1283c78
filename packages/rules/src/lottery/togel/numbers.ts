// 4D, 3D and 2D: the last digits of the result, at a discount or in full, and the other pairs of
// digits (lottery.md 1.10, 6.9).
import { lazy } from '../lazy.ts';
import { numberPlay, tableOdds } from '../plays/number-play.ts';
import type { Play } from '../plays/play.ts';
import type { TogelFacts } from './facts.ts';

interface NumberOf {
  readonly code: string;
  readonly menu: string;
  readonly digits: number;
  readonly odds: string;
  /** The share of its unit that a note costs: 1 − discount. */
  readonly cost?: string;
  drawn(facts: TogelFacts): readonly number[];
}

function number({ code, menu, digits, odds, cost, drawn }: NumberOf): Play<TogelFacts> {
  const play = numberPlay({ code, menu, digits, ranks: [{ code: 'WIN', odds, count: 1, drawn }] });
  return cost === undefined ? play : { ...play, cost: tableOdds(cost) };
}

const last = (length: number) => (facts: TogelFacts) => facts.tails[length]?.exact ?? [];

/** Discounts of 66.5 %, 59.5 % and 29.5 %. */
export const DISCOUNTED = lazy((): readonly Play<TogelFacts>[] => [
  number({ code: '4D', menu: 'Number', digits: 4, odds: '3000', cost: '0.335', drawn: last(4) }),
  number({ code: '3D', menu: 'Number', digits: 3, odds: '400', cost: '0.405', drawn: last(3) }),
  number({ code: '2D', menu: 'Number', digits: 2, odds: '70', cost: '0.705', drawn: last(2) }),
  number({
    code: '2D_Depan',
    menu: 'Number',
    digits: 2,
    odds: '65',
    cost: '0.705',
    drawn: (facts) => facts.front,
  }),
  number({
    code: '2D_Tengah',
    menu: 'Number',
    digits: 2,
    odds: '65',
    cost: '0.705',
    drawn: (facts) => facts.middle,
  }),
]);

/** Without a discount, at 95 % of the fair odds. */
export const FULL = lazy((): readonly Play<TogelFacts>[] => [
  number({ code: '4D_Full', menu: 'Full', digits: 4, odds: '9500', drawn: last(4) }),
  number({ code: '3D_Full', menu: 'Full', digits: 3, odds: '950', drawn: last(3) }),
  number({ code: '2D_Full', menu: 'Full', digits: 2, odds: '95', drawn: last(2) }),
]);
