// Quick games of three dice: VTX tài xỉu, VBC bầu cua, CLR colours, SEAK3 (lottery.md 1.13, 6.12).
import { defineFamily } from '../family.ts';
import { lazy } from '../lazy.ts';
import { dicePlay, sumHolds } from '../k3/dice-plays.ts';
import { isTriple, prepareDice, diceSum, countFace, type DiceFacts } from '../k3/facts.ts';
import { K3 } from '../k3/index.ts';
import type { Family, Play } from '../plays/play.ts';
import { BAU_CUA, DICE_COLOURS } from './dice-symbols.ts';

/** A family of three dice with the given plays. */
function diceFamily(code: string, plays: () => readonly Play<DiceFacts>[]): Family<DiceFacts> {
  return defineFamily({
    code,
    drawFormat: { format: 'faces', length: 3, max: 6 },
    plays,
    prepare: prepareDice,
  });
}

/** Tài is 11–17 and xỉu 4–10; a triple loses both. */
const TAI_XIU = lazy(() =>
  dicePlay({
    code: 'TaiXiu',
    menu: 'TaiXiu',
    symbols: ['TAI', 'XIU'],
    pays: (symbol, dice) =>
      sumHolds(symbol === 'TAI' ? 'B' : 'S', diceSum(dice)) && !isTriple(dice) ? symbol : undefined,
    odds: '1.98',
    styles: ['FIXED'],
  }),
);

/**
 * Big and small of the sum without special treatment of triples, at the odds of K3 (lottery.md
 * 6.4).
 */
const BIG_SMALL = lazy(() =>
  dicePlay({
    code: 'BS',
    menu: 'TaiXiu',
    symbols: ['B', 'S'],
    pays: (symbol, dice) => (sumHolds(symbol, diceSum(dice)) ? symbol : undefined),
    odds: '1.96',
    styles: ['FIXED'],
  }),
);

export const VTX = diceFamily('VTX', () => [TAI_XIU(), BIG_SMALL()]);

/** A symbol of six pays 2, 3 or 4 by the number of dice that show it. */
function byCount(code: string, symbols: readonly string[]): Play<DiceFacts> {
  return dicePlay({
    code,
    menu: code,
    symbols,
    tiers: ['1', '2', '3'],
    pays(symbol, dice) {
      const times = countFace(dice, symbols.indexOf(symbol) + 1);
      return times > 0 ? String(times) : undefined;
    },
    odds: { '1': '2', '2': '3', '3': '4' },
    styles: ['FIXED'],
  });
}

export const VBC = diceFamily('VBC', () => [byCount('Symbol', BAU_CUA)]);

/**
 * Colour dice. The rules are ours, modelled on the fairground game: three dice with six colours. A
 * colour pays by the number of dice that show it; a triple can be bet on as one colour or any, at
 * the odds of triples (lottery.md 6.4) adjusted to 94 %.
 */
export const CLR = diceFamily('CLR', () => [
  byCount('Color', DICE_COLOURS),
  dicePlay({
    code: 'ColorTriple',
    menu: 'Color',
    symbols: DICE_COLOURS,
    tiers: ['WIN'],
    pays: (symbol, dice) =>
      countFace(dice, DICE_COLOURS.findIndex((each) => each === symbol) + 1) === 3
        ? 'WIN'
        : undefined,
    odds: '203',
    styles: ['FIXED'],
  }),
  dicePlay({
    code: 'AnyTriple',
    menu: 'Color',
    symbols: ['ANY'],
    tiers: ['WIN'],
    pays: (_, dice) => (isTriple(dice) ? 'WIN' : undefined),
    odds: '33.8',
    styles: ['FIXED'],
  }),
]);

/** The plays of K3 that the quick game sells, at their fixed odds (lottery.md 1.13). */
const SEAK3_PLAYS = lazy(() =>
  [
    'Sum',
    'SameTwoSingle',
    'SameTwoMulti',
    'Triple',
    'AnyTriple',
    'AnyStraight',
    'Different3',
    'Different2',
  ].flatMap((code): Play<DiceFacts>[] => {
    const play = K3.plays.get(code);
    return play ? [{ ...play, styles: ['FIXED'] }] : [];
  }),
);

export const SEAK3 = diceFamily('SEAK3', SEAK3_PLAYS);
