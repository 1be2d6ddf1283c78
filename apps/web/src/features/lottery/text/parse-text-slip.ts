// Typed bets (lottery.md 1.8, 2.10): `03=188 26@280` on the open play, one bet each, and in Vietnam
// messages such as `01.02dd1`.
import {
  readSms,
  type Family,
  type PricedBet,
  type Selection,
  type SmsOrder,
  type SmsProblem,
} from '@fairhouse/rules/lottery';
import { amount, type Amount } from '@fairhouse/values';
import type { SoldPlay } from '../board/play-menu.ts';
import { priceSelection, type Bounds, type DraftProblem } from '../board/price-draft.ts';

/** The plays sold where the text is typed. */
export interface TextBoard {
  readonly family: Family;
  readonly plays: readonly SoldPlay[];
  readonly bounds: Bounds;
}

export interface TextBet {
  /** The line of the text, from 1. */
  readonly line: number;
  readonly sold: SoldPlay;
  readonly bet: PricedBet;
}

export type TextProblemName =
  | 'not_read'
  | 'other_lottery'
  | 'one_station'
  | SmsProblem
  | `slip.${DraftProblem}`;

export interface TextProblem {
  readonly line: number;
  readonly text: string;
  readonly problem: TextProblemName;
  /** The maximum count of notes of the entry's play. */
  readonly most: number;
}

export interface TextReading {
  readonly bets: readonly TextBet[];
  readonly problems: readonly TextProblem[];
}

/** The first line of a message for the board's lottery, if the player omits it. */
const HEADERS: Readonly<Record<string, string>> = { VNN: 'mb', VNS: 'mn', VNS2: '2dmn' };

export function acceptsMessages(family: string): boolean {
  return family in HEADERS;
}

/**
 * Parses a text: entries with `@` or `=` are bets on `play`, the other lines a message where
 * messages are in use. Entries that are not valid bets are reported with their line; the rest is
 * kept.
 */
export function parseTextSlip(text: string, play: string, board: TextBoard): TextReading {
  const lines = text.split(/\r\n|\r|\n/);
  const isEntries = (line: string) => /[@=＝]/.test(line) || !acceptsMessages(board.family.code);
  const found = lines.flatMap((line, index) =>
    isEntries(line) ? entriesOf(line).map((entry) => readEntry(entry, index + 1, play, board)) : [],
  );
  if (acceptsMessages(board.family.code)) {
    found.push(
      ...readMessage(lines.map((line) => (isEntries(line) ? '' : line)).join('\n'), board),
    );
  }
  const ordered = found.toSorted((one, other) => one.line - other.line);
  return {
    bets: ordered.filter((each) => 'bet' in each),
    problems: ordered.filter((each) => 'problem' in each),
  };
}

type Found = TextBet | TextProblem;

function entriesOf(line: string): string[] {
  return line
    .replaceAll('＝', '=')
    .replaceAll(/\s*([@=])\s*/g, '$1')
    .split(/[\s,;|，；、]+/)
    .filter((entry) => entry !== '');
}

const ENTRY = /^(\d+(?:[.+/-]\d+)*)[@=](\d{1,12})$/;

function readEntry(text: string, line: number, play: string, board: TextBoard): Found {
  const [, numbers = '', stake = ''] = ENTRY.exec(text) ?? [];
  if (numbers === '') {
    const problem = /^[\d.+/-]+[@=]/.test(text) ? 'bad_amount' : 'not_read';
    return { line, text, problem, most: 0 };
  }
  const unit = amount(BigInt(stake) * 10_000n);
  return priced({ line, text, play, numbers: numbers.split(/[.+/-]/), unit }, board);
}

interface Written {
  readonly line: number;
  readonly text: string;
  readonly play: string;
  readonly numbers: readonly string[];
  readonly unit: Amount;
}

function priced({ line, text, play: code, numbers, unit }: Written, board: TextBoard): Found {
  const sold = board.plays.find((each) => each.play === code);
  const play = board.family.plays.get(code);
  if (sold === undefined || play === undefined) {
    return { line, text, problem: 'slip.unknown_play', most: 0 };
  }
  const selection: Selection =
    play.form.kind === 'lines'
      ? { kind: 'lines', lines: numbers }
      : { kind: 'rows', rows: [numbers] };
  const asked = { style: 'FIXED', group: 0, unit, multiple: 1 } as const;
  const { bounds } = board;
  const question = { play, sold, selection, asked, bounds };
  const { bet, bets, problem } = priceSelection(board.family, question);
  if (bet !== undefined) return { line, sold, bet };
  const mixed = bets.length > 1 ? 'number_reduced' : 'wrong_form';
  return { line, text, problem: `slip.${problem ?? mixed}`, most: sold.maxNotes };
}

function readMessage(message: string, board: TextBoard): Found[] {
  const { code } = board.family;
  const read = readSms(`${HEADERS[code] ?? ''}\n${message}`);
  const problems = read.problems.map((each) => ({ ...each, line: each.line - 1, most: 0 }));
  return [...problems, ...read.orders.map((order) => betOf(order, board))];
}

function betOf(order: SmsOrder, board: TextBoard): Found {
  const { numbers, play, unit } = order;
  const [line, text] = [order.line - 1, numbers.join('.')];
  const played = board.family.code === 'VNS2' ? 2 : 1;
  if (order.stations !== played) return { line, text, problem: 'one_station', most: 0 };
  if (order.family !== board.family.code) return { line, text, problem: 'other_lottery', most: 0 };
  return priced({ line, text, play, numbers, unit }, board);
}
