// A result reported from outside, read by the draw's own rules.
import { blockNumbers, type DrawRules } from '@fairhouse/rules/fair';
import { findFamily, prepareDraw } from '@fairhouse/rules/lottery';
import { instant, type Instant } from '@fairhouse/values';
import type { DrawRow } from '../draws/index.ts';

export interface ReportedResult {
  /** As reported: a block's hash, or the numbers. */
  readonly reported: string;
  readonly numbers: string;
  /** The hash of the block that the numbers are derived from, if any. */
  readonly block: string | undefined;
}

/**
 * Reads numbers in the family's format, with the mark of the draw's own rules; for a block draw
 * reads the block's hash. Undefined if the text is not a result of the draw.
 */
export function readReportedResult(draw: DrawRow, text: string): ReportedResult | undefined {
  const { block: rule, family: code, mark } = draw.rules as DrawRules;
  if (rule !== undefined) {
    const hash = text.trim().toLowerCase();
    const numbers = blockNumbers(rule, hash);
    return numbers === undefined ? undefined : { reported: hash, numbers, block: hash };
  }
  const numbers = mark === undefined || text.includes('@') ? text : `${text}@${mark}`;
  const family = findFamily(code);
  const isResult = family !== undefined && prepareDraw(family, numbers) !== undefined;
  return isResult ? { reported: numbers, numbers, block: undefined } : undefined;
}

/** The block time of a block draw, as a field of the answer. */
export function blockTime({ rules }: Pick<DrawRow, 'rules'>): { blockAt?: Instant } {
  const { blockAt } = rules as DrawRules;
  return blockAt === undefined ? {} : { blockAt: instant(blockAt) };
}

/** Whether the numbers of a draw are derived from a public block. */
export function isBlockDraw({ rules }: Pick<DrawRow, 'rules'>): boolean {
  return (rules as DrawRules).block !== undefined;
}
