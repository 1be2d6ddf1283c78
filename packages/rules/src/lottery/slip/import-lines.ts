// Parses an uploaded or pasted list of entries (lottery.md 2.10).
import { readLine } from './lines.ts';
import type { LineProblem, LinesForm } from './selection.ts';

export interface ImportedLines {
  /** Accepted entries, as typed and in text order. */
  readonly kept: readonly string[];
  /** Entries that repeat an earlier one, as typed. */
  readonly duplicates: readonly string[];
  /** Invalid entries with their line number in the text, counted from 1. */
  readonly invalid: readonly { line: number; text: string; problem: LineProblem }[];
}

const SEPARATORS = /[\s,;|，；｜、]+/;

/**
 * Splits a text at newlines, spaces, commas, semicolons and bars, and separates entries that are
 * invalid for the play.
 */
export function importLines(form: LinesForm, text: string): ImportedLines {
  const seen = new Set<number>();
  const kept: string[] = [];
  const duplicates: string[] = [];
  const invalid: { line: number; text: string; problem: LineProblem }[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    for (const entry of line.split(SEPARATORS)) {
      if (entry === '') continue;
      const number = readLine(form, entry);
      if (typeof number === 'string')
        invalid.push({ line: index + 1, text: entry, problem: number });
      else if (seen.has(number)) duplicates.push(entry);
      else kept.push(entry);
      if (typeof number === 'number') seen.add(number);
    }
  }
  return { kept, duplicates, invalid };
}
