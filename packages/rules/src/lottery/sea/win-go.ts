// WGG, WinGo: one digit with its number, size and colour (lottery.md 1.13, 6.12).
import { defineFamily } from '../family.ts';
import { lazy } from '../lazy.ts';
import { symbolPlay, type SymbolPlay } from '../plays/symbol-play.ts';
import { evenSpace } from './sum-space.ts';

interface WinGoFacts {
  readonly digit: number;
}

function digitPlay(
  parts: Omit<SymbolPlay<WinGoFacts, number>, 'menu' | 'space' | 'at' | 'styles'>,
) {
  return symbolPlay<WinGoFacts, number>({
    ...parts,
    menu: 'WinGo',
    space: evenSpace(10),
    at: (facts) => facts.digit,
    styles: ['FIXED'],
  });
}

const NUMBER = lazy(() =>
  digitPlay({
    code: 'Number',
    symbols: Array.from({ length: 10 }, (_, digit) => String(digit)),
    tiers: ['WIN'],
    pays: (symbol, digit) => (digit === Number(symbol) ? 'WIN' : undefined),
    odds: '9',
  }),
);

const BIG_SMALL = lazy(() =>
  digitPlay({
    code: 'BigSmall',
    symbols: ['B', 'S'],
    pays: (symbol, digit) => ((symbol === 'B') === digit >= 5 ? symbol : undefined),
    odds: '1.96',
  }),
);

/**
 * Odd digits are green, even ones red; 0 and 5 are also violet, and reduce the payout of the other
 * colour.
 */
const COLOR = lazy(() =>
  digitPlay({
    code: 'Color',
    symbols: ['red', 'green', 'violet'],
    tiers: ['red', 'redViolet', 'green', 'greenViolet', 'violet'],
    pays(symbol, digit) {
      const isViolet = digit % 5 === 0;
      if (symbol === 'violet') return isViolet ? symbol : undefined;
      if ((symbol === 'red') !== (digit % 2 === 0)) return undefined;
      return isViolet ? `${symbol}Violet` : symbol;
    },
    odds: { red: '1.96', redViolet: '1.5', green: '1.96', greenViolet: '1.5', violet: '4.5' },
  }),
);

export const WGG = defineFamily<WinGoFacts>({
  code: 'WGG',
  drawFormat: { format: 'digits', length: 1, max: 9 },
  plays: () => [COLOR(), NUMBER(), BIG_SMALL()],
  prepare: (numbers) => (/^\d$/.test(numbers) ? { digit: Number(numbers) } : undefined),
});
