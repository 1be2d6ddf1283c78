// The plain implementation of every family by its code, for the bench and for test suites that
// settle a ticket a second time by enumerating its notes.
import type { Family } from '../lottery/plays/play.ts';
import { randomResult } from '../lottery/random-result.ts';
import type { Bet, Slip } from '../lottery/slip/slip.ts';
import { plainNotes } from './plain-notes.ts';
import type { Chance } from './chance.ts';
import type { PlainNote } from './family-properties.ts';
import { plainFourD } from './plain/four-d.ts';
import { plainDiceNotes } from './plain/k3.ts';
import { plainKenoNotes } from './plain/keno.ts';
import { plainSixNotes, readSix } from './plain/lhc.ts';
import { plainPc28Notes } from './plain/pc28.ts';
import {
  plainDigitNotes,
  plainLottoNotes,
  plainPairNotes,
  readWords,
} from './plain/philippines.ts';
import { plainElevenFive, plainPk10, readPicks } from './plain/picks.ts';
import { plainSeaNotes, readNumbers } from './plain/sea.ts';
import { plainThai, readThai, thaiNear } from './plain/thai.ts';
import { plainThreeD } from './plain/three-d.ts';
import { plainTogel, readTogel } from './plain/togel.ts';
import { plainVietlott, readVietlott } from './plain/vietlott.ts';
import { plainVietnam } from './plain/vietnam.ts';

/**
 * Adds the wins of a bet in a printed result, computed by enumerating every note, to counts that
 * are all zero: the winning notes of each tier, and at the index after the last the tied ones.
 */
export type PlainWins = (slip: Slip, bet: Bet, numbers: string, counts: number[]) => void;

/** The plain implementation of a family; undefined for a family without one. */
export function plainReadingOf(family: Family): PlainWins | undefined {
  const { code, drawFormat } = family;
  if (/^TL6(4|5)\d$/.test(code)) return reading(plainLottoNotes(drawFormat.max), readWords);
  if (code.startsWith('TL2')) return reading(plainPairNotes, readWords);
  if (/^TL\dD$/.test(code)) return reading(plainDigitNotes, readWords);
  if (/^VL|^MAX3D/.test(code)) return reading(plainVietlott(drawFormat.max), readVietlott);
  const thai = ['TH', 'HANOI', 'LAO', 'STOCK', 'YEEKEE'].includes(code);
  if (thai) return reading(plainThai, (numbers) => readThai(code, numbers));
  return READINGS.get(code) ?? reading((slip) => plainSeaNotes(code, slip), readNumbers);
}

/**
 * A random result; for a family that the house never draws, one that is likely to match the slip.
 */
export function anyResult(family: Family, chance: Chance, slip: Slip): string {
  return randomResult(family.drawFormat, chance) ?? thaiNear(family.code, chance, slip.selection);
}

function reading<Result>(
  notesOf: (slip: Slip, bet: Bet) => readonly PlainNote<Result>[],
  read: (numbers: string) => Result,
): PlainWins {
  return (slip, bet, numbers, counts) => {
    const result = read(numbers);
    const { tiers } = bet.play;
    for (const note of notesOf(slip, bet)) {
      for (const { tier, times } of note.wins(result)) {
        const at = tiers.findIndex(({ code }) => code === tier);
        counts[at] = (counts[at] ?? 0) + times;
      }
      if (note.ties?.(result)) counts[tiers.length] = (counts[tiers.length] ?? 0) + 1;
    }
  };
}

const digits = (numbers: string): number[] => [...numbers].map(Number);
const prizes = (numbers: string): string[] => numbers.split(' ');

function sscNotes(slip: Slip, bet: Bet): PlainNote<readonly number[]>[] {
  return plainNotes(slip, bet).map(({ tier, hits, ties }) => ({
    wins: (draw) => (hits(draw) ? [{ tier, times: 1 }] : []),
    ...(ties === undefined ? {} : { ties }),
  }));
}

const READINGS: ReadonlyMap<string, PlainWins> = new Map([
  ['SSC', reading(sscNotes, digits)],
  ['3D', reading(plainThreeD, digits)],
  ['P5', reading(plainThreeD, digits)],
  ['11X5', reading(plainElevenFive, readPicks)],
  ['PK10', reading(plainPk10, readPicks)],
  ['K3', reading(plainDiceNotes, digits)],
  ['PC28', reading(plainPc28Notes, digits)],
  ['LHC', reading(plainSixNotes, readSix)],
  ['KL8', reading(plainKenoNotes, readPicks)],
  ['VNN', reading(plainVietnam, prizes)],
  ['VNS', reading(plainVietnam, prizes)],
  ['VNS2', reading(plainVietnam, prizes)],
  ['ID', reading(plainTogel, readTogel)],
  ['MY4D', reading(plainFourD, prizes)],
  ['SG4D', reading(plainFourD, prizes)],
]);
