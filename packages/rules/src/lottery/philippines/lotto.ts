// Six of N numbers: the lotto of the PCSO with its systems, and the side games on positions and
// ends of the draw (lottery.md 1.11, 6.10, 6.13).
import { defineFamily } from '../family.ts';
import { choose } from '../count.ts';
import { fraction } from '../fraction.ts';
import { countHits, countLines } from '../slip/lines.ts';
import { addCount } from '../plays/number-play.ts';
import type { Family, Play } from '../plays/play.ts';
import { numbersForm } from '../slip/selection.ts';
import { entryPlay, nineTenths } from './entry-play.ts';
import { fiveRoll, systems, type LottoPrizes } from './lotto-systems.ts';

/** Several balls as one number, two digits each: in draw order, and sorted. */
interface End {
  readonly exact: number;
  readonly any: number;
}

export interface LottoFacts {
  /** The six balls in draw order. */
  readonly balls: readonly number[];
  readonly first2: End;
  readonly first3: End;
  readonly last2: End;
  readonly last3: End;
}

function lottoFamily(last: number, prizes: LottoPrizes): Family<LottoFacts> {
  return defineFamily({
    code: `TL6${last}`,
    drawFormat: { format: 'pick', length: 6, max: last },
    plays: () => [...systems(last, prizes), fiveRoll(last, prizes), ...sidePlays(last)],
    prepare: (numbers) => prepareLotto(numbers, last),
  });
}

function prepareLotto(numbers: string, last: number): LottoFacts | undefined {
  if (!/^\d\d(?:,\d\d){5}$/.test(numbers)) return undefined;
  const balls = numbers.split(',').map(Number);
  const legal = new Set(balls).size === 6 && balls.every((ball) => ball >= 1 && ball <= last);
  if (!legal) return undefined;
  return {
    balls,
    first2: endOf(balls.slice(0, 2)),
    first3: endOf(balls.slice(0, 3)),
    last2: endOf(balls.slice(-2)),
    last3: endOf(balls.slice(-3)),
  };
}

function endOf(balls: readonly number[]): End {
  const join = (list: readonly number[]) => list.reduce((all, ball) => all * 100 + ball, 0);
  return { exact: join(balls), any: join([...balls].sort((one, other) => one - other)) };
}

/** The side games: a number at its position or anywhere, the first and the last two or three. */
function sidePlays(last: number): Play<LottoFacts>[] {
  return [
    ...[0, 1, 2, 3, 4, 5].map((place) =>
      entryPlay<LottoFacts>({
        code: `Position${place + 1}`,
        menu: 'Position',
        form: numbersForm(2, 1, last),
        chance: fraction(1, last),
        combinations: last,
        drawn: ({ balls }) => balls[place] ?? -1,
      }),
    ),
    anyBall(last),
    ...(['first', 'last'] as const).flatMap((end) =>
      ([2, 3] as const).flatMap((count) => [
        endPlay(last, end, count, 'exact'),
        endPlay(last, end, count, 'any'),
      ]),
    ),
  ];
}

function endPlay(last: number, end: 'first' | 'last', count: 2 | 3, order: keyof End) {
  const [sets, orders] = [choose(last, count), count === 2 ? 2 : 6];
  const name = `${end === 'first' ? 'First' : 'Last'}${count}`;
  return entryPlay<LottoFacts>({
    code: name + (order === 'exact' ? 'Straight' : 'Rambolito'),
    menu: name,
    form: {
      kind: 'lines',
      length: 2 * count,
      sorted: order === 'any',
      parts: { width: 2, first: 1, last, repeats: false },
    },
    chance: fraction(1, order === 'any' ? sets : sets * orders),
    combinations: order === 'any' ? sets : sets * orders,
    drawn: (facts) => facts[`${end}${count}`][order],
  });
}

/** A number among the six. */
export function anyBall(last: number): Play<Pick<LottoFacts, 'balls'>> {
  const form = numbersForm(2, 1, last);
  const chance = fraction(6, last);
  return {
    code: 'Any',
    menu: 'Position',
    form,
    tiers: [{ code: 'WIN', chance, fixedOdds: nineTenths(chance) }],
    styles: ['FIXED'],
    combinations: last,
    notesHint: Math.trunc(last * 0.7),
    items: 'numbers',
    notes: ({ lines }) => countLines(form, lines),
    wins: ({ lines }, { balls }, counts) => addCount(counts, 0, countHits(lines, 2, balls)),
    most: ({ lines }, counts) => addCount(counts, 0, Math.min(6, countLines(form, lines))),
  };
}

/** Prizes for 20 pesos by correct numbers: the minimum jackpot, then the fixed prizes. */
export const TL642 = lottoFamily(42, ['297000', '1200', '40', '1']);
export const TL645 = lottoFamily(45, ['445500', '1600', '50', '1.5']);
export const TL649 = lottoFamily(49, ['792000', '2500', '60', '2.5']);
export const TL655 = lottoFamily(55, ['1485000', '5000', '75', '3']);
export const TL658 = lottoFamily(58, ['2475000', '6000', '100', '5']);
