// What a bill is made of, and its parts by day, by member and by bet: each level adds up to the
// one above.
import type { Delta, Rate } from '@fairhouse/values';
import type { ContractTerms } from '../contracts/contract.ts';
import { abovePart } from '../roundings.ts';
import { isNarrowBet } from '../salary/stakes.ts';
import { companyWin } from './company-win.ts';

const NAMES = [
  'bet',
  'payout',
  'winStake',
  'lossStake',
  'narrowStake',
  'rebate',
  'activity',
  'salary',
  'fees',
  'deposit',
] as const;

/**
 * Signed amounts: what is taken back on a day can be more than what is paid. `narrowStake` is of
 * winning and losing bets that are in neither stake: they cover too little, or are hedged.
 */
export type BillParts = Readonly<Record<(typeof NAMES)[number], bigint>>;

export const NO_PARTS: BillParts = partsBy(() => 0n);

function partsBy(of: (name: keyof BillParts) => bigint): BillParts {
  return Object.fromEntries(NAMES.map((name) => [name, of(name)])) as BillParts;
}

/** The sum of each part. */
export function addParts(all: readonly BillParts[]): BillParts {
  return partsBy((name) => all.reduce((left, parts) => left + parts[name], 0n));
}

/** What a whole has that its parts do not; undefined if they add up to it. */
export function restOfParts(whole: BillParts, parts: readonly BillParts[]): BillParts | undefined {
  const sum = addParts(parts);
  const rest = partsBy((name) => whole[name] - sum[name]);
  return NAMES.every((name) => rest[name] === 0n) ? undefined : rest;
}

/** A period as a bill counts it: a figure below zero counts as zero. */
export const countedParts = (sum: BillParts): BillParts => partsBy((name) => abovePart(sum[name]));

/** The loss of a team that some parts come to; of a rest it is the difference. */
export const lossOfParts = (parts: BillParts): Delta => companyWin(parts);

/** Whether a contract pays by the team's loss, or has a tier that asks for loss or deposits. */
export function countsLoss(terms: ContractTerms): boolean {
  if (terms.kind === 'dividend') return true;
  return terms.tiers.some(({ minLoss, minDeposit }) => minLoss > 0n || minDeposit > 0n);
}

/** Whether a contract pays two rates, for winning and for losing stakes. */
export const countsStakes = ({ basis }: ContractTerms): boolean =>
  basis === 'win_loss' || basis === 'member_pl';

/** The coverage from which on bets count; undefined where the contract asks for none. */
export const leastCoverage = (terms: ContractTerms): Rate | undefined =>
  terms.kind === 'hour_salary' ? terms.minCoverage : undefined;

/**
 * The stakes of a member as its agent's contract counts them: with `member_pl` the whole turnover
 * is a winning or a losing stake, by the member's own result of the day.
 */
export function stakesOfMember<Sums extends BillParts>(terms: ContractTerms, sums: Sums): Sums {
  if (terms.basis !== 'member_pl') return sums;
  const { bet, payout } = sums;
  return { ...sums, winStake: payout > bet ? bet : 0n, lossStake: payout < bet ? bet : 0n };
}

/** A settled bet as a bill counts it. */
export interface BilledBet extends Readonly<Record<'stake' | 'payout' | 'rebate', bigint>> {
  /** The share of the combinations that it covers; undefined where its game has none. */
  readonly coverage: Rate | undefined;
  /** Its member bet on the opposite side too. */
  readonly isHedged: boolean;
}

/** The parts of a single bet; with `member_pl` its stake is on the side of its member. */
export function partsOfBet(
  terms: ContractTerms,
  { stake, payout, rebate, coverage, isHedged }: BilledBet,
  member: Pick<BillParts, 'bet' | 'payout'>,
): BillParts {
  const bet = { ...NO_PARTS, bet: stake, payout, rebate };
  const least = leastCoverage(terms);
  if (least !== undefined && (isHedged || isNarrowBet(coverage, least))) {
    return { ...bet, narrowStake: payout === stake ? 0n : stake };
  }
  const side = terms.basis === 'member_pl' ? member : bet;
  return {
    ...bet,
    winStake: side.payout > side.bet ? stake : 0n,
    lossStake: side.payout < side.bet ? stake : 0n,
  };
}
