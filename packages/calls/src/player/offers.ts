// Group buys: members offer the shares of an order, and others buy them (lottery.md 2.11).
import * as z from 'zod';
import type { CallTable } from '../call.ts';
import { longList } from '../paging.ts';
import { wireAmount, wireId, wireInstant } from '../wire.ts';
import { BET_REFUSALS, drawReceipt } from './lottery.ts';
import { betRequest } from './lottery-schemas.ts';
import { offerBet, offerItem, offerSecrecy, offerSharer } from './offer-schemas.ts';

const openPages = longList({ openOffers: ['time', 'id'] });
const myPages = longList({ myOffers: ['time', 'id'] });
const gameCode = z.string().max(16);
const reads = [{ per: 'session', count: 240, seconds: 60 }] as const;
const publicReads = [{ per: 'address', count: 240, seconds: 60 }] as const;
const moves = [{ per: 'session', count: 120, seconds: 60 }] as const;

const offerDetail = z.object({
  offer: offerItem,
  /** Absent for those who may not see the picks yet. */
  bets: z.array(offerBet).optional(),
  sharers: z.array(offerSharer),
  /** What the draw paid the whole order, and the commission of it; absent before. */
  paid: wireAmount.optional(),
  commissionPaid: wireAmount.optional(),
  /** For a sharer of a placed offer: the receipts of its tickets, each with the share. */
  receipts: z.array(
    drawReceipt.extend({
      share: z.object({ no: z.number().int(), player: z.string(), shares: z.number().int() }),
    }),
  ),
});

export const offerCalls = {
  createOffer: {
    method: 'POST',
    path: '/lgw/offers',
    module: 'COMM3',
    audience: 'trial',
    about:
      'Offers the shares of an order on the draw that is on sale. The price of the own part and of ' +
      'the guarantee is set aside at once.',
    idempotent: true,
    noTransaction: true,
    limits: moves,
    request: z.strictObject({
      issue: z.string().max(40),
      acceptChange: z.boolean().default(false),
      bets: z.array(betRequest).min(1).max(100),
      shares: z.number().int().min(1).max(100_000),
      ownShares: z.number().int().min(0).max(100_000),
      /** The shares that the caller takes if nobody else does. */
      guarantee: z.number().int().min(0).max(100_000),
      /** Percent of the profit. */
      commission: z.number().int().min(0).max(100),
      secrecy: offerSecrecy,
    }),
    response: offerDetail,
    refusals: [
      ...BET_REFUSALS,
      'offer.shares_out_of_bounds',
      'offer.not_divisible',
      'offer.share_too_small',
      'offer.own_part_too_small',
      'offer.nothing_left',
      'offer.commission_too_high',
      'offer.too_late',
    ],
  },
  openOffers: {
    method: 'GET',
    path: '/lgw/offers',
    module: 'COMM3',
    audience: 'visitor',
    about: 'The offers whose shares can be bought, of one lottery or all; the next to close first.',
    limits: publicReads,
    request: openPages.request({ gameCode: gameCode.optional() }),
    response: openPages.response(offerItem),
    refusals: [],
  },
  readOffer: {
    method: 'GET',
    path: '/lgw/offers/:id',
    module: 'COMM3',
    audience: 'visitor',
    about: 'One offer with its shares; its picks for those who may see them.',
    limits: publicReads,
    request: z.strictObject({ id: wireId('offer') }),
    response: offerDetail,
    refusals: ['offer.unknown'],
  },
  buyShares: {
    method: 'POST',
    path: '/lgw/offers/:id/shares',
    module: 'COMM3',
    audience: 'trial',
    about: 'Buys shares of an open offer; their price is set aside until it closes.',
    idempotent: true,
    noTransaction: true,
    limits: moves,
    request: z.strictObject({
      id: wireId('offer'),
      shares: z.number().int().min(1).max(500),
    }),
    response: offerDetail,
    refusals: ['offer.unknown', 'offer.closed', 'offer.shares_left', ...BET_REFUSALS],
  },
  cancelOffer: {
    method: 'DELETE',
    path: '/lgw/offers/:id',
    module: 'COMM3',
    audience: 'trial',
    about: 'Cancels an offer of the caller while nobody else has a share of it.',
    limits: moves,
    request: z.strictObject({ id: wireId('offer') }),
    response: offerDetail,
    refusals: ['offer.unknown', 'offer.closed', 'offer.has_sharers'],
  },
  myOffers: {
    method: 'GET',
    path: '/lgw/my_offers',
    module: 'COMM3',
    audience: 'trial',
    about: 'The offers that the caller has shares of, newest first.',
    limits: reads,
    request: myPages.request({
      gameCode: gameCode.optional(),
      /** What the shares came to. */
      state: z.enum(['open', 'won', 'lost', 'returned']).optional(),
      from: wireInstant.optional(),
      to: wireInstant.optional(),
    }),
    response: myPages.response(offerItem),
    refusals: [],
  },
} as const satisfies CallTable;
