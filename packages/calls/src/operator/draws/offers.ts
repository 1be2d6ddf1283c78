// Group buys in the back office: the offers, and one offer with its sharers and their money.
import * as z from 'zod';
import type { CallTable, Limit } from '../../call.ts';
import { longList } from '../../paging.ts';
import { drawState } from '../../player/lottery-schemas.ts';
import {
  offerBet,
  offerReason,
  offerSecrecy,
  offerSharer,
  offerState,
} from '../../player/offer-schemas.ts';
import { wireAmount, wireId, wireInstant } from '../../wire.ts';

const pages = longList({ offers: ['time', 'id'] });
const reads: readonly [Limit] = [{ per: 'session', count: 240, seconds: 60 }];

const offerRow = z.object({
  id: wireId('offer'),
  gameCode: z.string(),
  issue: z.string(),
  drawState,
  member: wireId('member'),
  username: z.string(),
  trial: z.boolean(),
  state: offerState,
  reason: offerReason.optional(),
  price: wireAmount,
  shares: z.number().int(),
  sharePrice: wireAmount,
  sold: z.number().int(),
  guarantee: z.number().int(),
  commission: z.number().int(),
  secrecy: offerSecrecy,
  createdAt: wireInstant,
  closesAt: wireInstant,
});

export const offerBackofficeCalls = {
  offerList: {
    method: 'GET',
    path: '/console/offers',
    module: 'OPS_DRAWS',
    audience: 'right:draws.read',
    about: 'Group buys, newest first, by state, draw or member.',
    limits: reads,
    request: pages.request({
      state: offerState.optional(),
      gameCode: z.string().max(16).optional(),
      issue: z.string().max(40).optional(),
      member: wireId('member').optional(),
    }),
    response: pages.response(offerRow),
    refusals: [],
  },
  offerDetail: {
    method: 'GET',
    path: '/console/offers/:id',
    module: 'OPS_DRAWS',
    audience: 'right:draws.read',
    about: 'One group buy: its picks, its sharers, and what is set aside or paid for each share.',
    limits: reads,
    request: z.strictObject({ id: wireId('offer') }),
    response: z.object({
      offer: offerRow,
      /** The text with which its order was refused. */
      refusal: z.string().optional(),
      bets: z.array(offerBet),
      sharers: z.array(
        offerSharer.omit({ account: true, isOwn: true }).extend({
          member: wireId('member'),
          username: z.string(),
          at: wireInstant,
          /** What was set aside for it, whatever became of it. */
          held: wireAmount,
          rebate: wireAmount.optional(),
          /** What a limit of the member withheld. */
          limited: wireAmount.optional(),
        }),
      ),
    }),
    refusals: ['offer.unknown'],
  },
} as const satisfies CallTable;
