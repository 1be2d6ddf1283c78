// The terms of a merchant's agents: groups, limits of lines, and transfers along them.
import * as z from 'zod';

const group = z
  .number()
  .int()
  .min(1800)
  .max(2000)
  .refine((value) => value % 2 === 0);
/** A decimal amount of the merchant's currency. */
const money = z.string().regex(/^\d{1,11}(\.\d{1,4})?$/);
/** Per cent, to a hundredth of a hundredth. */
const percent = z.string().regex(/^\d{1,4}(\.\d{1,4})?$/);

/** What agents may do at a merchant (agency.md 1.1 to 1.8). */
export const agentSetting = z.object({
  groups: z
    .object({
      min: group,
      max: group,
      /** The highest group at which a bet may be placed. */
      betMax: group,
      /** Members above it only earn; null where all may bet. */
      earnsOnlyAbove: group.nullable(),
      /** Of members for whom nobody set a group. */
      standard: group,
      /** Whether an agent may give its own group. */
      allowEqual: z.boolean(),
    })
    .refine(({ min, standard, max }) => min <= standard && standard <= max, {
      path: ['standard'],
    })
    .refine(({ min, betMax, max }) => min <= betMax && betMax <= max, { path: ['betMax'] }),
  /** The highest rate of a category, in per cent, that operators give to a top agent. */
  rateMax: percent,
  /** The least distance of a rate from the upline's, in per cent. */
  minRateGap: percent,
  maxDepth: z.number().int().min(1).max(50),
  /** Zero for any number. */
  maxDirects: z.number().int().min(0).max(1_000_000),
  perAddress: z.object({
    count: z.number().int().min(1).max(10_000),
    minutes: z.number().int().min(1).max(10_080),
  }),
  /** The point in per cent from which quotas count. */
  quotaFromPoint: percent,
  /** The daily turnover of a team, on average, that a raise to a group or above asks for. */
  volume: z.object({
    days: z.number().int().min(1).max(60),
    steps: z.array(z.object({ group, daily: money })).max(50),
  }),
  /** How many live links an agent may have. */
  linksMax: z.number().int().min(1).max(1000),
  transfers: z.object({
    /** Whether agents with the permission transfer downwards. */
    down: z.boolean(),
    /** Whether a transfer downwards asks for a code of the authenticator. */
    secondFactor: z.boolean(),
    min: money,
    max: money,
    dayLimit: money,
    monthLimit: money,
    maxCount: z.number().int().min(1).max(1000),
    /** From this amount on an operator decides; null for never. */
    reviewFrom: money.nullable(),
    /** The share of the amount, in per cent, that the receiver must stake before a withdrawal. */
    requirement: percent,
  }),
});

export const AGENT_DEFAULT: z.output<typeof agentSetting> = {
  groups: {
    min: 1800,
    max: 1996,
    betMax: 1996,
    earnsOnlyAbove: null,
    standard: 1956,
    allowEqual: false,
  },
  rateMax: '2',
  minRateGap: '0',
  maxDepth: 10,
  maxDirects: 0,
  perAddress: { count: 10, minutes: 360 },
  quotaFromPoint: '8',
  volume: { days: 7, steps: [] },
  linksMax: 20,
  transfers: {
    down: true,
    secondFactor: true,
    min: '10',
    max: '50000',
    dayLimit: '100000',
    monthLimit: '1000000',
    maxCount: 20,
    reviewFrom: '20000',
    requirement: '100',
  },
};
