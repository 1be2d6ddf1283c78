// Quick games of three dice: VTX tài xỉu, VBC bầu cua, CLR colours, SEAK3 (lottery.md 1.13, 6.12).
import { familyOf } from '../family.ts';
import { once } from '../once.ts';
import { dicePlay, sumHolds } from '../k3/dice-plays.ts';
import { isTriple, prepareDice, sumOf, timesOf, type DiceFacts } from '../k3/facts.ts';
import { K3 } from '../k3/index.ts';
import type { Family, Play } from '../play.ts';
import { BAU_CUA, DICE_COLOURS } from './dice-symbols.ts';

/** A family of three dice with the plays given. */
function diceFamily(code: string, plays: () => readonly Play<DiceFacts>[]): Family<DiceFacts> {
  return familyOf({
    code,
    drawFormat: { format: 'faces', length: 3, max: 6 },
    plays,
    prepare: prepareDice,
  });
}

/** Tài is 11–17 and xỉu 4–10; a triple loses both. */
const TAI_XIU = once(() =>
  dicePlay({
    code: 'TaiXiu',
    menu: 'TaiXiu',
    symbols: ['TAI', 'XIU'],
    pays: (symbol, dice) =>
      sumHolds(symbol === 'TAI' ? 'B' : 'S', sumOf(dice)) && !isTriple(dice) ? symbol : undefined,
    odds: '1.98',
    styles: ['FIXED'],
  }),
);

/** Big and small of the sum with triples counted, at the odds of K3 (lottery.md 6.4). */
const BIG_SMALL = once(() =>
  dicePlay({
    code: 'BS',
    menu: 'TaiXiu',
    symbols: ['B', 'S'],
    pays: (symbol, dice) => (sumHolds(symbol, sumOf(dice)) ? symbol : undefined),
    odds: '1.96',
    styles: ['FIXED'],
  }),
);

export const VTX = diceFamily('VTX', () => [TAI_XIU(), BIG_SMALL()]);

/** A symbol of six pays 2, 3 or 4 by how many dice show it. */
function byCount(code: string, symbols: readonly string[]): Play<DiceFacts> {
  return dicePlay({
    code,
    menu: code,
    symbols,
    tiers: ['1', '2', '3'],
    pays(symbol, dice) {
      const times = timesOf(dice, symbols.indexOf(symbol) + 1);
      return times > 0 ? String(times) : undefined;
    },
    odds: { '1': '2', '2': '3', '3': '4' },
    styles: ['FIXED'],
  });
}

export const VBC = diceFamily('VBC', () => [byCount('Symbol', BAU_CUA)]);

/**
 * Colours: rules of our own in the manner of a fair's colour dice. Three dice with six colours; a
 * colour pays by how many dice show it, and all three alike can be bet on, on one colour or on any,
 * at the odds of triples (lottery.md 6.4) brought to 94 %.
 */
export const CLR = diceFamily('CLR', () => [
  byCount('Color', DICE_COLOURS),
  dicePlay({
    code: 'ColorTriple',
    menu: 'Color',
    symbols: DICE_COLOURS,
    tiers: ['WIN'],
    pays: (symbol, dice) =>
      timesOf(dice, DICE_COLOURS.findIndex((each) => each === symbol) + 1) === 3
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
const SEAK3_PLAYS = once(() =>
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
