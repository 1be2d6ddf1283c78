// Schemas of offers, the shares of a group buy, for the site and the console.
import * as z from 'zod';
import { wireAmount, wireId, wireInstant } from '../wire.ts';
import { drawState } from './lottery-schemas.ts';

export const offerSecrecy = z.enum(['open', 'sharers', 'close']);

/**
 * `OPEN` sells shares, `FILLED` is being placed, `PLACED` is an order of its draw; the money of one
 * that is `RETURNING` is on its way back, and back when it is `RETURNED`.
 */
export const offerState = z.enum(['OPEN', 'FILLED', 'PLACED', 'RETURNING', 'RETURNED']);

/** Why an offer was returned. */
export const offerReason = z.enum(['not_full', 'cancelled', 'refused']);

/** The caller's own shares of an offer. */
export const ownShares = z.object({
  shares: z.number().int(),
  /** Of the guarantee, while the offer is open: what it takes at most. */
  guaranteed: z.number().int(),
  /** What was set aside for them, or staked once the offer is placed. */
  stake: wireAmount,
  prize: wireAmount,
  refunded: wireAmount,
  rebate: wireAmount,
});

/** An offer as lists show it. */
export const offerItem = z.object({
  id: wireId('offer'),
  gameCode: z.string(),
  gameName: z.string(),
  family: z.string(),
  issue: z.string(),
  shortIssue: z.string(),
  drawState,
  numbers: z.string().optional(),
  /** Masked. */
  initiator: z.string(),
  state: offerState,
  reason: offerReason.optional(),
  price: wireAmount,
  shares: z.number().int(),
  sharePrice: wireAmount,
  /** Shares with an owner, the guarantee left out. */
  sold: z.number().int(),
  guarantee: z.number().int(),
  /** Percent of the profit. */
  commission: z.number().int(),
  secrecy: offerSecrecy,
  createdAt: wireInstant,
  closesAt: wireInstant,
  isOwn: z.boolean(),
  mine: ownShares.optional(),
});

/** A bet of an offer, for those who may see it. */
export const offerBet = z.object({
  play: z.string(),
  pick: z.string(),
  style: z.enum(['GROUP', 'FIXED', 'ZY']),
  group: z.number().int().optional(),
  odds: z.string().optional(),
  unit: wireAmount,
  multiple: z.number().int(),
  notes: z.number().int(),
  stake: wireAmount,
});

/** One line of the shares: a purchase, the initiator's own part, or the guarantee. */
export const offerSharer = z.object({
  no: z.number().int(),
  account: z.string(),
  kind: z.enum(['own', 'guarantee', 'bought']),
  shares: z.number().int(),
  isOwn: z.boolean(),
  /** Prize and refund under the current result; absent before. */
  paid: wireAmount.optional(),
});
