// The slip as it is kept in the browser: the picks and their terms as texts, which are read and
// priced again as the board sells them when the board is opened.
import { parseFixed, priceBet, readBet, type Family, type Terms } from '@fairhouse/rules/lottery';
import { amount } from '@fairhouse/values';
import { offerOf, type Bounds } from '../board/price-draft.ts';
import type { SoldPlay } from '../board/play-menu.ts';
import { EMPTY_SLIP, termsText, type Slip, type SlipLine } from './slip.ts';

/** What the board sells now. */
export interface SlipBoard {
  readonly family: Family;
  readonly plays: readonly SoldPlay[];
  readonly bounds: Bounds;
}

/** The slip as a text; empty for an empty slip. */
export function formatSlip({ lines, issue }: Slip): string {
  if (lines.length === 0) return '';
  return JSON.stringify({
    issue,
    lines: lines.map(({ bet, nonce, payPercent }) => ({
      play: bet.play.code,
      pick: bet.pick,
      unit: String(bet.unit),
      multiple: bet.multiple,
      style: bet.terms.style,
      terms: termsText(bet),
      nonce,
      payPercent,
    })),
  });
}

/** The slip of a kept text, without the lines that the board does not sell on their terms. */
export function parseSlip(text: string | null, board: SlipBoard): Slip {
  const kept = readJson(text);
  if (!isRecord(kept) || !Array.isArray(kept['lines'])) return EMPTY_SLIP;
  const lines = kept['lines'].flatMap((line: unknown, index) => {
    const read = isRecord(line) ? readLine(line, index + 1, board) : undefined;
    return read === undefined ? [] : [read];
  });
  const issue = typeof kept['issue'] === 'string' ? kept['issue'] : undefined;
  if (lines.length === 0 || issue === undefined) return EMPTY_SLIP;
  return { lines, issue, nextId: kept['lines'].length + 1 };
}

type Fields = Readonly<Record<string, unknown>>;

function readLine(kept: Fields, id: number, board: SlipBoard): SlipLine | undefined {
  const text = (name: string) => (typeof kept[name] === 'string' ? kept[name] : '');
  const sold = board.plays.find(({ play }) => play === text('play'));
  const { nonce, unit } = { nonce: text('nonce'), unit: text('unit') };
  if (sold === undefined || !/^[0-9a-f]{32}$/.test(nonce) || !/^\d{1,18}$/.test(unit)) {
    return undefined;
  }
  const bet = readBet(board.family, sold.play, text('pick'));
  if (!bet.ok) return undefined;
  const terms = readTerms(text('style'), text('terms'), bet.value.play);
  if (terms === undefined) return undefined;
  const offer = offerOf(sold, board.bounds);
  const multiple = Number(kept['multiple']);
  const priced = priceBet(bet.value, { unit: amount(BigInt(unit)), multiple, terms }, offer);
  if (!priced.ok) return undefined;
  const { payPercent } = kept;
  const less = typeof payPercent === 'number' ? { payPercent } : {};
  return { id, bet: priced.value, nonce, offer, ...less };
}

type Play = Parameters<typeof parseFixed>[0];

function readTerms(style: string, text: string, play: Play): Terms | undefined {
  if (style === 'FIXED') return parseFixed(play, text);
  if (style !== 'GROUP' && style !== 'ZY') return undefined;
  return { style, group: Number(text.split(' ')[1]) };
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
