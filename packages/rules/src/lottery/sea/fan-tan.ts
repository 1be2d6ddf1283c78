// Fan tan: the total of a result modulo four (lottery.md 1.13). It is sold on a cup of beads of its
// own, and on the results of five digits and of three dice.
import { defineFamily } from '../family.ts';
import type { DrawFormat, Family } from '../plays/play.ts';
import type { Outcome } from '../plays/symbol-play.ts';
import { fanTanPlays } from './fan-tan-plays.ts';
import { sumSpace } from './sum-space.ts';

interface FanTanFacts {
  /** The remainder, 0 to 3. */
  readonly rest: number;
}

/**
 * A fan tan family on results of the format. `totalOf` computes the total of a printed result;
 * undefined for an invalid text.
 */
function fanTan(
  code: string,
  drawFormat: DrawFormat,
  sums: () => readonly Outcome<number>[],
  totalOf: (numbers: string) => number | undefined,
): Family<FanTanFacts> {
  return defineFamily({
    code,
    drawFormat,
    plays: () => fanTanPlays<FanTanFacts>(sums(), (facts) => facts.rest),
    prepare(numbers) {
      const total = totalOf(numbers);
      return total === undefined ? undefined : { rest: total % 4 };
    },
  });
}

function addUp(form: RegExp): (numbers: string) => number | undefined {
  return (numbers) =>
    form.test(numbers)
      ? Array.from(numbers, Number).reduce((sum, each) => sum + each, 0)
      : undefined;
}

const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/**
 * The number of beads in the cup: a multiple of four, so that all remainders are equally likely.
 */
const BEADS = 60;

export const FANTAN = fanTan(
  'FANTAN',
  { format: 'pick', length: 1, max: BEADS },
  () => sumSpace(upTo(1, BEADS), 1),
  (numbers) => {
    const beads = Number(numbers);
    return /^\d\d$/.test(numbers) && beads >= 1 && beads <= BEADS ? beads : undefined;
  },
);

export const FANTAN_5D = fanTan(
  'FANTAN5D',
  { format: 'digits', length: 5, max: 9 },
  () => sumSpace(upTo(0, 9), 5),
  addUp(/^\d{5}$/),
);

export const FANTAN_K3 = fanTan(
  'FANTANK3',
  { format: 'faces', length: 3, max: 6 },
  () => sumSpace(upTo(1, 6), 3),
  addUp(/^[1-6]{3}$/),
);
