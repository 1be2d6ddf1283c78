import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { amount, assert, fail, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { mayDo } from '../../members/index.ts';
import { noteLimitHit, refuseWhileCheckDue } from '../../protection/index.ts';
import { getCatalogue } from '../catalogue/index.ts';
import { findBoundDraw } from '../draws/index.ts';
import { bettingGroup, bookingRefusal, groupRefusal, type ShareRow } from '../placing/index.ts';
import { bookShares } from './book-shares.ts';
import { limitsOfShares } from './offer-bets.ts';
import { offerDetail } from './offer-detail.ts';
import { findOffer, type OfferRow } from './store/offers.ts';

type Row = PlayerCalls['buyShares'];

/**
 * Buys shares of an offer. Whether they are left is decided in the ledger's batch, under the lock
 * of the offer's row. A share counts at once as its member's stake, for every limit of a member.
 */
export async function buyShares(call: CallOf<Row>): Promise<Answer<Row>> {
  const { app, merchant, input, session } = call;
  if (!mayDo(session, 'bet')) return refuse('member.frozen');
  const unchecked = await refuseWhileCheckDue(call);
  if (unchecked !== undefined) return unchecked;
  const offer = await findOffer(call.sql, merchant.id, input.id);
  // Play money and real money do not see each other's offers.
  if (offer === undefined || offer.trial !== (session.group === 'trial')) {
    return refuse('offer.unknown');
  }
  const lottery = (await getCatalogue(app, merchant)).find(offer.lottery);
  assert(lottery !== undefined, `an offer has a lottery: ${offer.lottery}`);
  const draw = await findBoundDraw(app, merchant, offer.issue);
  if (draw?.playMoneyOnly === true && !offer.trial) return refuse('bet.play_money_only');
  if (!lottery.row.enabled) return refuse('bet.game_closed');
  const group = await bettingGroup(call, lottery);
  const chosen = offer.bets.map(({ style, terms }) => ({
    group: style === 'FIXED' ? undefined : Number(terms),
  }));
  const barred = groupRefusal(group, lottery, chosen);
  if (barred !== undefined) return fail(barred);
  const row: ShareRow = {
    kind: 'share',
    merchant: merchant.id,
    calendar: merchant,
    draw: offer.draw_id,
    member: session.member,
    username: session.username,
    trial: offer.trial,
    stake: amount(offer.share_price * BigInt(input.shares)),
    ...limitsOfShares(lottery, offer, { shares: input.shares }),
    offer: input.id,
    shares: input.shares,
    opens: undefined,
    maxDrawStake: lottery.row.max_draw_stake,
  };
  const outcome = await bookShares(call, row, offer.issue);
  if (outcome.status === 'conflict') return refuse('idempotency.reused');
  if (outcome.status === 'refused') {
    const { refusal } = outcome;
    if (refusal.kind === 'offer_closed') return refuse('offer.closed');
    if (refusal.kind === 'shares_left') {
      const left = Number(refusal.left);
      if (left === 0) return refuse('offer.closed');
      return refuse('offer.shares_left', { params: { left }, value: { left } });
    }
    const refused = bookingRefusal(call, lottery, refusal, draw);
    if (!refused.ok) await noteLimitHit(call, refused.problem);
    return refused;
  }
  return ok(await offerDetail(call, await reread(call, offer)));
}

async function reread(call: CallOf<Row>, { offer_id: id }: OfferRow): Promise<OfferRow> {
  const row = await findOffer(call.sql, call.merchant.id, id);
  assert(row !== undefined, 'an offer is never deleted');
  return row;
}
