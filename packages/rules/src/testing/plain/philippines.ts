// Plain implementation of the Philippine games of lottery.md 1.11 and 6.13: every note with its
// winning draws.
import type { Selection } from '../../lottery/slip/selection.ts';
import type { Bet, Slip } from '../../lottery/slip/slip.ts';
import { oneOf, type Chance } from '../chance.ts';
import type { PlainNote } from '../family-properties.ts';
import { product, subsets } from '../plain-counting.ts';

/** A draw as the parts of its result: numbers of two digits, or single digits. */
export type Words = readonly string[];
type Note = PlainNote<Words>;

export function readWords(numbers: string): Words {
  return numbers.includes(',') ? numbers.split(',') : [...numbers];
}

const sorted = (words: Words) => [...words].sort();
const same = (one: Words, other: Words) => one.join() === other.join();
const sameSet = (one: Words, other: Words) => same(sorted(one), sorted(other));

function note(hits: (draw: Words) => boolean, tier = 'WIN'): Note {
  return { wins: (draw) => (hits(draw) ? [{ tier, times: 1 }] : []) };
}

/** A note that wins in the tier that the function returns, if any. */
function tiered(tierOf: (draw: Words) => string | undefined): Note {
  return {
    wins: (draw) => {
      const tier = tierOf(draw);
      return tier === undefined ? [] : [{ tier, times: 1 }];
    },
  };
}

/** Every different order of the parts. */
function ordersOf(words: Words): string[][] {
  const all = product(words.map(() => [...words.keys()]));
  const orders = all.filter((order) => new Set(order).size === words.length);
  return [
    ...new Map(
      orders.map((order) => {
        const made = order.map((at) => words[at] ?? '');
        return [made.join(), made];
      }),
    ).values(),
  ];
}

/** Every note of a bet on two numbers. */
export function plainPairNotes(slip: Slip): Note[] {
  return linesOf(slip, 2).map((line) => {
    const first = line.slice(0, 2);
    const second = line.slice(2);
    switch (slip.play) {
      case 'Exact1D_1st':
        return note((draw) => draw[0] === first);
      case 'Exact1D_2nd':
        return note((draw) => draw[1] === first);
      case 'AnyOne':
        return note((draw) => draw.includes(first));
      case 'Any2D':
      case 'PCSO_Rambolito':
        return note((draw) => sameSet(draw, [first, second]));
      default:
        return note((draw) => same(draw, [first, second]));
    }
  });
}

/** Every note of a bet on three, four or six digits. */
export function plainDigitNotes(slip: Slip): Note[] {
  const { selection, play } = slip;
  if (selection.kind === 'rows') {
    return selection.rows.flatMap((row, place) =>
      row.map((symbol) => symbolNote(play, symbol, place)),
    );
  }
  return linesOf(slip, 1).flatMap((line) => {
    const words = [...line];
    switch (play) {
      case 'PCSO_PERM':
        return ordersOf(words).map(fourNote);
      case 'PCSO_ROLL1':
        return TEN.map((digit) => fourNote([digit, ...words]));
      case 'PCSO_ROLL4':
        return TEN.map((digit) => fourNote([...words, digit]));
      case 'PCSO_Standard':
        return [fourNote(words)];
      case 'PCSO_6D':
        return [sixNote(words)];
      default: {
        const isAny = /^(Any|PERM|Rambolito|PCSO_Ramb)/.test(play);
        const asks = isAny ? sameSet : same;
        return [note((draw) => asks(draw.slice(-words.length), words))];
      }
    }
  });
}

const TEN = [...'0123456789'];

function symbolNote(play: string, symbol: string, place: number): Note {
  if (play === 'AnyOneLast2D') return note((draw) => draw.slice(-2).includes(symbol));
  if (play === 'Exact1D') return note((draw) => draw[place] === symbol);
  const digitsOf: Readonly<Record<string, string>> = {
    B: '56789',
    S: '01234',
    O: '13579',
    E: '02468',
  };
  return note((draw) => (digitsOf[symbol] ?? '').includes(draw[place] ?? ''));
}

function fourNote(words: Words): Note {
  return tiered((draw) => {
    if (same(words, draw)) return '1st';
    if (same(words.slice(1), draw.slice(1))) return '2nd';
    return same(words.slice(2), draw.slice(2)) ? '3rd' : undefined;
  });
}

function sixNote(words: Words): Note {
  return tiered((draw) =>
    ['6', '5', '4', '3', '2'].find((right) => {
      const count = Number(right);
      return (
        same(words.slice(0, count), draw.slice(0, count)) ||
        same(words.slice(-count), draw.slice(-count))
      );
    }),
  );
}

/** Every note of a bet on six of `last` numbers. */
export function plainLottoNotes(last: number): (slip: Slip, bet: Bet) => Note[] {
  const every = Array.from({ length: last }, (_, at) => String(at + 1).padStart(2, '0'));
  return (slip) => {
    const lines = linesOf(slip, 2);
    const { play } = slip;
    if (play === 'PCSO_5Roll') {
      return every.filter((ball) => !lines.includes(ball)).map((ball) => sixOf([...lines, ball]));
    }
    if (play.startsWith('PCSO_')) {
      return subsets([...lines.keys()], 6).map((set) => sixOf(set.map((at) => lines[at] ?? '')));
    }
    return lines.map((line) => lottoNote(play, line.match(/../g) ?? []));
  };
}

function sixOf(balls: Words): Note {
  return tiered((draw) => {
    const right = balls.filter((ball) => draw.includes(ball)).length;
    return right > 2 ? String(right) : undefined;
  });
}

function lottoNote(play: string, balls: Words): Note {
  const [ball = ''] = balls;
  if (play === 'Any') return note((draw) => draw.includes(ball));
  if (play.startsWith('Position')) return note((draw) => draw[Number(play.slice(8)) - 1] === ball);
  const asks = play.endsWith('Straight') ? same : sameSet;
  const count = balls.length;
  return note((draw) =>
    asks(play.startsWith('First') ? draw.slice(0, count) : draw.slice(-count), balls),
  );
}

const ANY_ORDER = /^(Any\dD|AnyLast|PERM|Rambolito|PCSO_Ramb|PCSO_PERM)|\dRambolito$/;

/** The entries; where order is irrelevant, the first of each set of equivalent ones. */
function linesOf({ selection, play }: Slip, width: number): Words {
  if (selection.kind !== 'lines') return [];
  const parts = new RegExp(`.{${width}}`, 'g');
  const keyOf = (line: string) =>
    ANY_ORDER.test(play) ? sorted(line.match(parts) ?? []).join() : line;
  const { lines } = selection;
  return lines.filter((line, at) => lines.findIndex((each) => keyOf(each) === keyOf(line)) === at);
}

/** A random draw that is likely to contain what was chosen: whole entries, or parts of them. */
export function wordsNear(
  chance: Chance,
  selection: Selection,
  words: { readonly length: number; readonly all: Words; readonly repeats: boolean },
): Words {
  const width = words.all[0]?.length ?? 1;
  const entry = selection.kind === 'lines' ? oneOf(chance, selection.lines) : '';
  const wanted =
    selection.kind === 'lines'
      ? (entry.match(new RegExp(`.{${width}}`, 'g')) ?? [])
      : selection.rows.flat().filter((symbol) => words.all.includes(symbol));
  const pool = selection.kind === 'lines' ? selection.lines.join('') : '';
  const parts = pool.match(new RegExp(`.{${width}}`, 'g')) ?? wanted;
  const draw: string[] = [];
  const fits = (word: string) => words.repeats || !draw.includes(word);
  const offset = oneOf(chance, [0, words.length - wanted.length, 1]);
  while (draw.length < words.length) {
    const inOrder = wanted[draw.length - offset];
    const kind = chance(8);
    const word =
      kind < 5 && inOrder !== undefined
        ? inOrder
        : kind < 7 && parts.length > 0
          ? oneOf(chance, parts)
          : oneOf(chance, words.all);
    draw.push(fits(word) ? word : oneOf(chance, words.all.filter(fits)));
  }
  return draw;
}
