// Plain implementation of the table of lottery.md 1.4: each note of three dice with its winning
// throws.
import type { Slip } from '../../lottery/slip/slip.ts';
import type { PlainNote } from '../family-properties.ts';
import { kinds, product, same, sorted, subsets, sum } from '../plain-counting.ts';

type Dice = readonly number[];

/** A note that wins in one tier where the predicate holds. */
function note(tier: string, hits: (dice: Dice) => boolean): PlainNote<Dice> {
  return { wins: (dice) => (hits(dice) ? [{ tier, times: 1 }] : []) };
}

/** Every note of a bet on three dice. */
export function plainDiceNotes(slip: Slip): PlainNote<Dice>[] {
  const rows = slip.selection.kind === 'rows' ? slip.selection.rows : [];
  const [first = [], second = []] = rows;
  const faces = first.map((symbol) => Number(symbol.slice(0, 1)));
  const times = (dice: Dice, face: number) => dice.filter((each) => each === face).length;
  switch (slip.play) {
    case 'Sum':
      return first.map((symbol) => note(symbol, (dice) => String(sum(dice)) === symbol));
    case 'BSOE':
      return first.map((symbol) => note(symbol, (dice) => isTrue(symbol, dice)));
    case 'BSOE_TripleKill':
      return first.map((symbol) => note(symbol, (dice) => isTrue(symbol, dice) && kinds(dice) > 1));
    case 'Triple':
      return faces.map((face) => note('WIN', (dice) => same(dice, [face, face, face])));
    case 'AnyTriple':
      return [note('WIN', (dice) => kinds(dice) === 1)];
    case 'AnyStraight':
      return [note('WIN', (dice) => ['123', '234', '345', '456'].includes(sorted(dice).join('')))];
    case 'Different3':
    case 'Different2':
      return subsets(faces, Number(slip.play.slice(-1))).map((wanted) =>
        note('WIN', (dice) => wanted.every((face) => dice.includes(face))),
      );
    case 'SameTwoSingle':
      return product([faces, second.map(Number)])
        .filter(([pair, single]) => pair !== single)
        .map(([pair = 0, single = 0]) =>
          note('WIN', (dice) => same(sorted(dice), sorted([pair, pair, single]))),
        );
    case 'SameTwoMulti':
      return faces.map((face) => note('WIN', (dice) => times(dice, face) > 1));
    case 'SameTwoMulti_strict':
      return faces.map((face) => note('WIN', (dice) => times(dice, face) > 1 && kinds(dice) > 1));
    case 'AnyNumber':
      return faces.map((face) => note('WIN', (dice) => dice.includes(face)));
    case 'SicBoNumber':
      return faces.map((face) => ({
        wins: (dice) =>
          dice.includes(face) ? [{ tier: String(times(dice, face)), times: 1 }] : [],
      }));
    default:
      throw new Error(`no plain reading of ${slip.play}`);
  }
}

function isTrue(symbol: string, dice: Dice): boolean {
  const total = sum(dice);
  if (symbol === 'B' || symbol === 'S') return (symbol === 'B') === total > 10;
  return (symbol === 'E') === (total % 2 === 0);
}
