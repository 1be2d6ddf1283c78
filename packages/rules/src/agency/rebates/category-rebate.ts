// Rebates on games of vendors, one rate for each category: by difference, or by generation
// (agency.md 1.4).
import { mulFloor, ZERO, type Amount, type Rate } from '@fairhouse/values';
import { differences } from '../../lottery/pricing/differences.ts';
import { payShare, type Share } from './share.ts';

export interface CategoryMember<Member extends string> {
  readonly id: Member;
  /** The rate of the category. */
  readonly rate: Rate;
  readonly isFrozen: boolean;
}

/**
 * The shares by difference: `line` begins with the player, whose own rate is the member rebate, and
 * goes up from the nearest upline.
 */
export function differenceRebate<Member extends string>(
  validBet: Amount,
  line: readonly CategoryMember<Member>[],
): Share<Member>[] {
  const gains = differences(
    0n,
    line.map(({ rate }) => rate),
  );
  return line.map(({ id, isFrozen }, at) => {
    const rate = (gains[at] ?? 0n) as Rate;
    return payShare({ id, isFrozen, rate, due: mulFloor(validBet, rate) });
  });
}

export interface GenerationMember<Member extends string> {
  readonly id: Member;
  /** Its depth below the house: 1 is a top agent. */
  readonly level: number;
  readonly isFrozen: boolean;
}

export interface GenerationRates {
  /** Of the player, its upline, the upline of that, and so on. */
  readonly byGeneration: readonly Rate[];
  /** Rates of absolute levels, instead of those of the generation. */
  readonly byLevel?: ReadonlyMap<number, Rate>;
  /** Members nearer to the house than this level are not paid; undefined pays all. */
  readonly highestLevel?: number;
}

/** The shares by generation: fixed rates, whatever those of the uplines are. */
export function generationRebate<Member extends string>(
  validBet: Amount,
  rates: GenerationRates,
  line: readonly GenerationMember<Member>[],
): Share<Member>[] {
  const { byGeneration, byLevel, highestLevel = 1 } = rates;
  return line.map(({ id, level, isFrozen }, generation) => {
    const rate = byLevel?.get(level) ?? byGeneration[generation] ?? (0n as Rate);
    if (level < highestLevel) return { id, rate: 0n as Rate, amount: ZERO, withheld: ZERO };
    return payShare({ id, isFrozen, rate, due: mulFloor(validBet, rate) });
  });
}
