// Runs examples of the areas `agent`, `transfer` and `wagering` (transfers alone).
import { amount, AMOUNT_MAX, type Amount } from '@fairhouse/values';
import { raiseGroup } from '../../../agency/tree/change-group.ts';
import { DEFAULT_GROUPS, findGroupProblem } from '../../../agency/tree/prize-group.ts';
import { permitsOneMore, quotaOf, quotaSurplus } from '../../../agency/tree/quota.ts';
import { checkTransfer, type TransferRelation } from '../../../agency/tree/transfer.ts';
import type { Json, JsonObject } from '../example.ts';
import type { Figure } from './compare-figures.ts';
import { readAmount, readCount, readList, readPercent } from './read-figures.ts';

/** The answer of the rules; undefined for an unknown form of `given`. */
export function runAgent(given: JsonObject): Figure | undefined {
  if (given.systemAllocated !== undefined) return quota(given);
  if (given.newGroup !== undefined) return raise(given);
  if (given.childGroup === undefined) return undefined;
  const problem = findGroupProblem(readCount(given.childGroup), limitsOf(given));
  return { result: problem?.code ?? 'OK' };
}

function limitsOf(given: JsonObject) {
  return {
    ownGroup: readCount(given.ownGroup),
    allowsEqual: given.allowEqual === true,
    bounds: { ...DEFAULT_GROUPS, step: readCount(given.step ?? 2) },
  };
}

function quota(given: JsonObject): Figure {
  const row = {
    systemAllocated: readCount(given.systemAllocated),
    upAllocated: readCount(given.upAllocated),
    directsAtGroup: readCount(given.directsAtGroup),
    givenToDirects: readCount(given.givenToDirects),
  };
  const counted = quotaOf(DEFAULT_GROUPS.max, row, readPercent('8'));
  return { surplus: quotaSurplus(row), canOpen: permitsOneMore(counted) };
}

function raise(given: JsonObject): Figure {
  const answer = raiseGroup({
    oldGroup: readCount(given.oldGroup),
    newGroup: readCount(given.newGroup),
    isDirect: given.direct === true,
    groupLimits: limitsOf(given),
    volume: {
      days: readCount(given.days),
      requiredDaily: readAmount(given.requiredDailyAvg),
      teamTurnover: readAmount(given.teamTurnover),
    },
    quota: { status: 'unlimited' },
  });
  if (answer.ok) return { result: 'OK', dailyAvg: answer.value.dailyAverage };
  const { problem } = answer;
  if (problem.code !== 'VOLUME_NOT_REACHED') return { result: problem.code };
  return { result: problem.code, dailyAvg: problem.dailyAverage };
}

/** The answer of the rules to an example of area `transfer`. */
export function runTransfer(given: JsonObject): Figure | undefined {
  if (given.relation === undefined) return undefined;
  const answer = transfer(readAmount(given.amount), {
    isFeatureOn: given.featureOn === true,
    relation: relationOf(given.relation),
    allowed: readList(given.allowed).map(relationOf),
    balance: readAmount(given.balance),
    usedToday: readAmount(given.usedToday),
    remainingTurnover: readAmount(given.remainingTurnover),
    contractOutstanding: readAmount(given.contractOutstanding),
    isPaymentPasswordRight: given.paymentPasswordOk === true,
    min: readAmount(given.min),
    dayLimit: readAmount(given.dayLimit),
  });
  if (!answer.ok) return { result: answer.problem };
  return { result: 'OK', senderAfter: answer.value.senderAfter };
}

/** The answer to an example of area `wagering` about a transfer; others are not of these rules. */
export function runWagering(given: JsonObject): Figure | undefined {
  if (given.transferRequirementPct === undefined) return undefined;
  const moved = readAmount(given.amount);
  const answer = transfer(moved, {
    balance: moved,
    requirement: readPercent(given.transferRequirementPct),
  });
  return answer.ok ? { receiverAdds: answer.value.receiverRequirement } : answer.problem;
}

function relationOf(value: Json | undefined): TransferRelation {
  const known = ['direct_upline', 'direct_downline', 'descendant'] as const;
  return known.find((each) => each.toUpperCase() === value) ?? 'other';
}

const FREE = {
  isFeatureOn: true,
  relation: 'direct_downline' as TransferRelation,
  allowed: ['direct_downline'] as readonly TransferRelation[],
  usedToday: amount(0n),
  remainingTurnover: amount(0n),
  contractOutstanding: amount(0n),
  isPaymentPasswordRight: true,
  min: amount(0n),
  dayLimit: AMOUNT_MAX,
  requirement: readPercent('0'),
};

/** A transfer that only the given fields can hinder. */
function transfer(moved: Amount, given: Partial<typeof FREE> & { readonly balance: Amount }) {
  const { min, dayLimit, requirement, ...fields } = { ...FREE, ...given };
  return checkTransfer({
    ...fields,
    type: 'normal',
    amount: moved,
    fee: amount(0n),
    isAccepted: true,
    isSenderFrozen: false,
    isReceiverFrozen: false,
    areFormal: true,
    isAddressBlocked: false,
    isTimeLocked: false,
    isSecondFactorRight: true,
    usedThisMonth: fields.usedToday,
    countToday: 0,
    limits: {
      min,
      dayLimit,
      requirement,
      max: AMOUNT_MAX,
      monthLimit: AMOUNT_MAX,
      maxCount: 1,
      reviewFrom: undefined,
    },
  });
}
