import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { offerDetail } from './offer-detail.ts';
import { offerItems } from './offer-items.ts';
import { listOffersOfMember, listOpenOffers } from './store/offer-lists.ts';
import { findOffer } from './store/offers.ts';

/** A page of the open offers; a trial account sees those of play money only. */
export async function listOffers(
  call: CallOf<PlayerCalls['openOffers']>,
): Promise<Answer<PlayerCalls['openOffers']>> {
  const { pageNo, pageSize, gameCode } = call.input;
  const { rows, total, cursor } = await listOpenOffers(call.sql, {
    merchant: call.merchant.id,
    trial: call.session?.group === 'trial',
    lottery: gameCode,
    page: call.input,
  });
  return ok({ list: await offerItems(call, rows), total, cursor, pageNo, pageSize });
}

/** A page of the offers that the caller has shares of. */
export async function listMyOffers(
  call: CallOf<PlayerCalls['myOffers']>,
): Promise<Answer<PlayerCalls['myOffers']>> {
  const { pageNo, pageSize, gameCode, state, from, to } = call.input;
  const { rows, total, cursor } = await listOffersOfMember(call.sql, {
    merchant: call.merchant.id,
    member: call.session.member,
    lottery: gameCode,
    state,
    from,
    to,
    page: call.input,
  });
  return ok({ list: await offerItems(call, rows), total, cursor, pageNo, pageSize });
}

/** One offer, also after its end. */
export async function readOffer(
  call: CallOf<PlayerCalls['readOffer']>,
): Promise<Answer<PlayerCalls['readOffer']>> {
  const row = await findOffer(call.sql, call.merchant.id, call.input.id);
  const isTrial = call.session?.group === 'trial';
  if (row === undefined || row.trial !== isTrial) return refuse('offer.unknown');
  return ok(await offerDetail(call, row));
}
