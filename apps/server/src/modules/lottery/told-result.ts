// What somebody outside the house told of a draw, read by the draw's own rules.
import { blockNumbers, type DrawRules } from '@fairhouse/rules/fair';
import { findFamily, prepareDraw } from '@fairhouse/rules/lottery';
import { instant, type Instant } from '@fairhouse/values';
import type { DrawRow } from './store/draws.ts';

export interface ToldResult {
  /** As it was told: a block's hash, or the numbers themselves. */
  readonly told: string;
  readonly numbers: string;
  /** The hash of the block, where the numbers follow from one. */
  readonly block: string | undefined;
}

/**
 * Numbers as the family prints them, with the mark that the draw's own rules give; of a draw by a
 * block its hash. Undefined when that is no result of the draw.
 */
export function readTold(draw: DrawRow, text: string): ToldResult | undefined {
  const { block: rule, family: code, mark } = draw.rules as DrawRules;
  if (rule !== undefined) {
    const hash = text.trim().toLowerCase();
    const numbers = blockNumbers(rule, hash);
    return numbers === undefined ? undefined : { told: hash, numbers, block: hash };
  }
  const numbers = mark === undefined || text.includes('@') ? text : `${text}@${mark}`;
  const family = findFamily(code);
  const isResult = family !== undefined && prepareDraw(family, numbers) !== undefined;
  return isResult ? { told: numbers, numbers, block: undefined } : undefined;
}

/** As the wire has it: the moment whose block is looked for, of draws by a block. */
export function blockMoment({ rules }: Pick<DrawRow, 'rules'>): { blockAt?: Instant } {
  const { blockAt } = rules as DrawRules;
  return blockAt === undefined ? {} : { blockAt: instant(blockAt) };
}

/** Whether the numbers of a draw follow from a public block. */
export function isByBlock({ rules }: Pick<DrawRow, 'rules'>): boolean {
  return (rules as DrawRules).block !== undefined;
}
