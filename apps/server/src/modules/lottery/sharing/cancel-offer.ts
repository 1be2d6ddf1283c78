import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { offerDetail } from './offer-detail.ts';
import { findOffer, listShares, lockOffer, returnOffer } from './store/offers.ts';

type Row = PlayerCalls['cancelOffer'];

/**
 * Cancels an offer while nobody but its initiator has a share. The lock orders it against a
 * purchase and the close; the job that ends offers gives the money back.
 */
export async function cancelOffer(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, session, input } = call;
  const offer = await lockOffer(sql, merchant.id, input.id);
  if (offer === undefined || offer.member_id !== session.member) return refuse('offer.unknown');
  if (offer.state !== 'OPEN') return refuse('offer.closed');
  const shares = await listShares(sql, merchant.id, [offer.offer_id]);
  if (shares.some((share) => share.member_id !== session.member)) {
    return refuse('offer.has_sharers');
  }
  await returnOffer(sql, merchant.id, offer.offer_id, { reason: 'cancelled' });
  const row = await findOffer(sql, merchant.id, offer.offer_id);
  assert(row !== undefined, 'an offer is never deleted');
  return ok(await offerDetail(call, row));
}
