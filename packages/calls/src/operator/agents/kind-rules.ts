// The rules of a kind of contracts: what a merchant permits in them, and how their bills are
// approved and paid (agency.md 2.4, 2.6 to 2.8).
import * as z from 'zod';
import {
  PERIODS,
  wireContractKind,
  wirePercent,
  wireWord,
} from '../../player/agents/contract-schemas.ts';
import { wireAmount, wireVersion } from '../../wire.ts';

const count = (min: number, max: number) => z.number().int().min(min).max(max);

/** A rate of real-time salary that needs turnover and active members. */
const gate = z.strictObject({
  ratePct: wirePercent,
  days5: wireAmount,
  days15: wireAmount,
  active: count(0, 100_000),
});

const fields = {
  minRatePct: wirePercent,
  maxRatePct: wirePercent,
  stepPct: wirePercent,
  maxTiers: count(1, 10),
  /** The periods that may be agreed. */
  periods: z.array(wireWord(PERIODS)).min(1).max(PERIODS.length),
  /** The least valid bet from which a contract may count a member as active. */
  minActiveBet: wireAmount,
  /** Every contract has a cap of a period, of this amount at most. */
  maxPeriodCap: wireAmount,
  allowsEqual: z.boolean(),
  allowsCross: z.boolean(),
  checksActive: z.boolean(),
  checksLoss: z.boolean(),
  membersMaySign: z.boolean(),
  /** The depths of the agents that may offer; 1 is top agents. */
  minOfferDepth: count(0, 20),
  maxOfferDepth: count(0, 20),
  /** How long an offer waits for its answer. */
  offerDays: count(1, 60),
  /** Offers with a higher rate wait for an operator. */
  approvalRatePct: wirePercent,
  /** Bills that the platform pays need no approval. */
  approvesPlatform: z.boolean(),
  /** One operator alone approves bills of a run below this amount in sum; zero for none. */
  approvesAloneBelow: wireAmount,
  /** Bills that an upline pays are paid without its click, after these hours. */
  paysForUpline: z.boolean(),
  payAfterHours: count(1, 720),
  payMode: z.enum(['gross_upline', 'difference_platform']),
  platformPayDepth: count(0, 10),
  /** From this age on a debt may be advanced by the house. */
  advanceHours: count(1, 720),
  /** Of real-time salary. */
  gates: z.array(gate).max(10),
};

/** What a merchant has chosen; a missing field has its default. */
export const kindRuleFields = z.object(fields).partial();

export const ruleLine = z.object({
  kind: wireContractKind,
  on: z.boolean(),
  version: wireVersion,
  /** What the merchant has chosen. */
  chosen: kindRuleFields,
  /** What holds. */
  inForce: z.object({
    ...fields,
    approvalRatePct: wirePercent.nullable(),
    maxPeriodCap: wireAmount.nullable(),
  }),
});
