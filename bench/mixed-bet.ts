// The random bets of the benchmarks, with the frequencies of a typical lottery.
import { readBet, SSC } from '@fairhouse/rules/lottery';
import { randomInt } from 'node:crypto';

export interface MixedBet {
  readonly play: string;
  readonly pick: string;
  readonly notes: number;
  readonly style: 'GROUP' | 'FIXED';
  /** The prize group, or the odds. */
  readonly terms: string;
}

const DIGITS = '0123456789';

/** `count` distinct random digits in ascending order. */
function digits(count: number): string {
  const left = [...DIGITS];
  const taken = Array.from(
    { length: count },
    () => left.splice(randomInt(left.length), 1)[0] ?? '',
  );
  return taken.sort().join('');
}

const fixedPlace = (): string => {
  const rows = ['', '', '', '', ''];
  rows[randomInt(5)] = digits(1 + randomInt(3));
  return rows.join('|');
};

/** The share of each kind in percent, and its random selection. */
const KINDS: readonly (readonly [number, string, 'GROUP' | 'FIXED', () => string])[] = [
  [30, 'FixedPlace', 'GROUP', fixedPlace],
  [20, 'TotalBSOE', 'FIXED', () => 'BSOE'[randomInt(4)] ?? 'B'],
  [15, 'Last2Straight', 'GROUP', () => `${digits(1 + randomInt(3))}|${digits(1 + randomInt(3))}`],
  [10, 'Last3Straight', 'GROUP', () => `${digits(1)}|${digits(2)}|${digits(2)}`],
  [10, 'Last3NoPos1', 'GROUP', () => digits(1)],
  [10, 'Last3Com6', 'GROUP', () => digits(3 + randomInt(4))],
  [5, 'All5Straight', 'GROUP', () => [1, 2, 1, 2, 1].map(digits).join('|')],
];

const ODDS: Readonly<Record<string, string>> = { TotalBSOE: '1.98' };

/** A random bet with the frequencies of `KINDS`. */
export function randomMixedBet(): MixedBet {
  let at = randomInt(100);
  const kind = KINDS.find(([share]) => (at -= share) < 0) ?? KINDS[0];
  if (kind === undefined) throw new Error('the mix has kinds');
  const [, play, style, pickOf] = kind;
  const pick = pickOf();
  const bet = readBet(SSC, play, pick);
  if (!bet.ok) throw new Error(`not a legal bet: ${play} ${pick} ${JSON.stringify(bet.problem)}`);
  const terms = style === 'FIXED' ? (ODDS[play] ?? '') : randomInt(2) === 0 ? '1956' : '1900';
  return { play, pick, notes: bet.value.notes, style, terms };
}
