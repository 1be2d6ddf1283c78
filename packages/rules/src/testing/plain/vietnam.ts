// Plain implementation of the Vietnamese table of lottery.md 1.8: prizes as texts, every note
// evaluated separately.
import type { Bet, Slip } from '../../lottery/slip/slip.ts';
import { oneOf, type Chance } from '../chance.ts';
import type { PlainNote } from '../family-properties.ts';
import type { Selection } from '../../lottery/slip/selection.ts';

/** The prizes of a result, in printed order. */
export type Prizes = readonly string[];

type Note = PlainNote<Prizes>;

/** The prizes that a play includes, selected by position and length. */
function includedPrizes(code: string, prizes: Prizes): Prizes {
  const [special = '', first = ''] = prizes;
  const long = (digits: number) => prizes.filter((prize) => prize.length === digits);
  const heads = code.startsWith('Cang3') ? long(3) : long(2);
  if (/(Special|Any)$/.test(code)) return [special];
  if (code === 'DeFirst') return [first];
  if (code.endsWith('HeadTail')) return [special, ...heads];
  if (/^(De|Cang3)Head$/.test(code)) return heads;
  if (code.startsWith('Bao8')) return [special, ...long(3), ...long(2)];
  if (code.startsWith('Bao7')) return [special, ...long(4), ...long(3), ...long(2)];
  return prizes;
}

/** Every note of a bet on a Vietnamese result. */
export function plainVietnam(slip: Slip, bet: Bet): Note[] {
  const { code } = bet.play;
  if (slip.selection.kind === 'rows') return wordNotes(code, slip.selection.rows[0] ?? []);
  const lines = [...new Set(slip.selection.lines)];
  const xien = /^(Xien|Truot)(\d+)(_27)?$/.exec(code);
  if (xien) return together(lines, Number(xien[2]), xien[1] === 'Truot', 'WIN');
  if (code === 'XienQuay') {
    return [2, 3, 4].flatMap((size) => together(lines, size, false, `X${size}`));
  }
  if (code === 'Da_MinPairs') return combinations(lines, 2).map((pair) => pairNote(pair));
  if (code === 'Da_RoundBonus') return roundNotes(lines);
  if (code.endsWith('Any')) return anyNotes(code, lines);
  const isHead = code.startsWith('LoHead');
  return lines.map((line) => ({
    wins: (prizes) => {
      const hits = includedPrizes(code, prizes).filter((prize) =>
        isHead ? prize.startsWith(line) : prize.endsWith(line),
      );
      return [{ tier: 'WIN', times: hits.length }];
    },
  }));
}

/** The number of prizes that end in a number. */
function times(number: string, prizes: Prizes): number {
  return prizes.filter((prize) => prize.endsWith(number)).length;
}

function together(lines: Prizes, size: number, isMissing: boolean, tier: string): Note[] {
  return combinations(lines, size).map((numbers) => ({
    wins: (prizes) => {
      const won = numbers.every((number) => times(number, prizes) > 0 !== isMissing);
      return won ? [{ tier, times: 1 }] : [];
    },
  }));
}

function pairNote(pair: Prizes): Note {
  return {
    wins: (prizes) => [
      { tier: 'WIN', times: Math.min(...pair.map((number) => times(number, prizes))) },
    ],
  };
}

/** The rounds of the ticket are attributed to its first note; the other pairs only cost. */
function roundNotes(lines: Prizes): Note[] {
  return combinations(lines, 2).map((_, at) => ({
    wins: (prizes) => {
      const drawn = lines.map((line) => times(line, prizes)).filter((count) => count > 0);
      if (at > 0 || drawn.length < 2) return [];
      return [
        { tier: 'ROUND', times: drawn.length - 1 },
        { tier: 'BONUS', times: Math.max(...drawn) - 1 },
      ];
    },
  }));
}

/** Every different order of every number is a note. */
function anyNotes(code: string, lines: Prizes): Note[] {
  const orders = lines.flatMap((line) => ordersOf(line));
  return [...new Set(orders)].map((order) => ({
    wins: (prizes) => {
      const [special = ''] = includedPrizes(code, prizes);
      return special.endsWith(order) ? [{ tier: 'WIN', times: 1 }] : [];
    },
  }));
}

/** All different permutations of a text. */
export function ordersOf(text: string): string[] {
  if (text.length < 2) return [text];
  const rests = [...text].flatMap((letter, at) =>
    ordersOf(text.slice(0, at) + text.slice(at + 1)).map((rest) => letter + rest),
  );
  return [...new Set(rests)];
}

export function combinations(list: Prizes, size: number): string[][] {
  if (size === 0) return [[]];
  return list.flatMap((each, at) =>
    combinations(list.slice(at + 1), size - 1).map((rest) => [each, ...rest]),
  );
}

function wordNotes(code: string, words: Prizes): Note[] {
  return words.map((word) => ({
    wins: ([special = '', first = '']) => {
      const [tens = 0, ones = 0] = Array.from(special.slice(-2), Number);
      if (/^(Tens|Ones)/.test(code)) {
        const prize = code.endsWith('First') ? first : special;
        const digit = prize.at(code.startsWith('Tens') ? -2 : -1);
        return digit === word ? [{ tier: 'WIN', times: 1 }] : [];
      }
      const holds =
        code === 'SpecialBSOE' ? ofNumber(word, tens * 10 + ones) : ofSum(word, tens + ones);
      return holds ? [{ tier: word, times: 1 }] : [];
    },
  }));
}

function ofNumber(word: string, number: number): boolean {
  if (word === 'B') return number >= 50;
  if (word === 'S') return number <= 49;
  return number % 2 === (word === 'O' ? 1 : 0);
}

function ofSum(word: string, sum: number): boolean {
  if (word === 'B') return sum > 9;
  if (word === 'S') return sum < 9;
  return /\d/.test(word) ? sum === Number(word) : sum % 2 === (word === 'O' ? 1 : 0);
}

/** Random prizes of these lengths, many of which end or begin with a chosen number. */
export function prizesNear(
  lengths: readonly number[],
  chance: Chance,
  selection: Selection,
): string {
  const chosen =
    selection.kind === 'lines'
      ? selection.lines
      : selection.rows.flat().filter((word) => /^\d$/.test(word));
  const often = chance(4);
  return lengths
    .map((length) => {
      const digits = Array.from({ length }, () => chance(10)).join('');
      const number = chosen.length === 0 ? '' : oneOf(chance, ordersOf(oneOf(chance, chosen)));
      if (number === '' || number.length > length || chance(4) > often) return digits;
      return chance(3) === 0
        ? number + digits.slice(number.length)
        : digits.slice(0, length - number.length) + number;
    })
    .join(' ');
}
