// Distribution of the rebate of a settled lottery bet along the upline (agency.md 1.3).
import { amount, sum, type Amount, type Rate } from '@fairhouse/values';
import { commissions, rebate } from '../../lottery/pricing/rebate.ts';
import { FAIR_GROUP } from '../../lottery/pricing/terms.ts';
import { differences } from '../../lottery/pricing/differences.ts';
import { pointOf } from '../tree/prize-group.ts';
import { payShare, type Share } from './share.ts';

export interface RebateUpline<Member extends string> {
  readonly id: Member;
  readonly group: number;
  /** Frozen uplines keep their place in the line and are not paid. */
  readonly isFrozen: boolean;
}

export interface RebateBet<Member extends string> {
  readonly stake: Amount;
  readonly ownGroup: number;
  /** The group at which the bet was placed; at most the own one. */
  readonly chosenGroup: number;
  /** The nearest first. */
  readonly uplines: readonly RebateUpline<Member>[];
}

export interface RebateDistribution<Member extends string> {
  /** The member's own rebate for playing below its group. */
  readonly self: Amount;
  readonly uplines: readonly Share<Member>[];
  /** The shares of frozen uplines; they stay with the house and pass to no other upline. */
  readonly unpaidToHouse: Amount;
  /** The uplines' rates together: the highest group of the line less the member's own. */
  readonly rate: Rate;
}

/** Distributes the rebate of one settled, valid bet; every share is rounded down. */
export function distributeLotteryRebate<Member extends string>(
  bet: RebateBet<Member>,
): RebateDistribution<Member> {
  const groups = bet.uplines.map(({ group }) => group);
  const points = groups.map((group) => pointOf(group));
  const gains = differences(pointOf(bet.ownGroup), points);
  const amounts = commissions(bet.stake, bet.ownGroup, groups);
  const uplines = bet.uplines.map(({ id, isFrozen }, at) =>
    payShare({ id, isFrozen, rate: gains[at] as Rate, due: amounts[at] ?? amount(0n) }),
  );
  return {
    self: rebate(bet.stake, bet.ownGroup, bet.chosenGroup),
    uplines,
    unpaidToHouse: sum(uplines.map(({ withheld }) => withheld)),
    rate: gains.reduce((total, gain) => total + gain, 0n) as Rate,
  };
}

/** Bets of one line and own group whose stakes all leave the same rest, divided by `STAKE_STEP`. */
export interface LineBets {
  /** The sum of the stakes. */
  readonly stake: bigint;
  readonly bets: bigint;
  readonly rest: bigint;
}

/** A share of a multiple of it is whole. */
export const STAKE_STEP = FAIR_GROUP;

/**
 * How many steps of the group an upline has above the highest group of the player and of everyone
 * nearer to it.
 */
export function gainAbove(highest: number, group: number): bigint {
  return BigInt(Math.max(group - highest, 0));
}

/**
 * What an upline earns on bets together by its gain, on each whole step and on the rest of each
 * bet; the share of each bet is rounded down.
 */
export function shareOfBets({ stake, bets, rest }: LineBets, gain: bigint): bigint {
  return ((stake - bets * rest) / STEP) * gain + bets * ((rest * gain) / STEP);
}

const STEP = BigInt(STAKE_STEP);
