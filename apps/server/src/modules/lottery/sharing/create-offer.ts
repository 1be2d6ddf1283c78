import { refuse, type Answer, type Refused } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import {
  findOfferProblem,
  leastOwnShares,
  OFFER_BOUNDS,
  offerClosesAt,
  type OfferProblem,
} from '@fairhouse/rules/lottery';
import { amount, assert, fail, formatAmount, ok, type Id, type Result } from '@fairhouse/values';
import { createHash } from 'node:crypto';
import type { CallOf } from '../../../platform/call-context.ts';
import { derivedId } from '../../../platform/keys/keyed-ids.ts';
import { mayDo } from '../../members/index.ts';
import { noteLimitHit, refuseWhileCheckDue } from '../../protection/index.ts';
import { getCatalogue, type Lottery } from '../catalogue/index.ts';
import { findBoundDraw, lotteryOfIssue, type BoundDraw } from '../draws/index.ts';
import {
  bettingGroup,
  bookingRefusal,
  groupRefusal,
  orderProblem,
  priceOrder,
  type BettingGroup,
  type ShareRow,
} from '../placing/index.ts';
import { bookShares } from './book-shares.ts';
import { limitsOfOrder, limitsOfShares, storedBets } from './offer-bets.ts';
import { offerDetail } from './offer-detail.ts';
import { findOffer } from './store/offers.ts';

type Row = PlayerCalls['createOffer'];
type Problem = Refused<Row['refusals'][number]>;

/**
 * Offers the shares of an order (lottery.md 2.11). The price of the own part and of the guarantee
 * is set aside in the same batch; the picks are placed when the offer closes.
 */
export async function createOffer(call: CallOf<Row>): Promise<Answer<Row>> {
  const { app, merchant, input, session } = call;
  if (!mayDo(session, 'bet')) return refuse('member.frozen');
  const unchecked = await refuseWhileCheckDue(call);
  if (unchecked !== undefined) return unchecked;
  assert(call.callId !== undefined, 'an offer has a call id');
  const id = derivedId<'offer'>(app.keys, `offer:${call.callId}`);
  const catalogue = await getCatalogue(app, merchant);
  const draw = await findBoundDraw(app, merchant, input.issue);
  const lottery = catalogue.find(lotteryOfIssue(input.issue));
  if (lottery === undefined) return refuse('bet.draw_closed');
  if (draw === undefined) return bookingRefusal(call, lottery, { kind: 'draw_closed' });
  if (!lottery.row.enabled) return refuse('bet.game_closed');
  if (draw.playMoneyOnly && session.group !== 'trial') return refuse('bet.play_money_only');
  const group = await bettingGroup(call, lottery);
  const row = shareRow(call, id, draw, lottery, group);
  // An offer that an earlier request opened is answered, even if it could not be opened any more.
  if (!row.ok) return (await earlierOffer(call, id)) ?? row;
  const outcome = await bookShares(call, row.value, input.issue);
  if (outcome.status === 'conflict') return refuse('idempotency.reused');
  if (outcome.status === 'refused') {
    if (outcome.refusal.kind === 'offer_closed') return refuse('offer.too_late');
    const refused = bookingRefusal(call, lottery, outcome.refusal, draw);
    if (!refused.ok) await noteLimitHit(call, refused.problem);
    return refused;
  }
  return (await earlierOffer(call, id)) ?? refuse('idempotency.reused');
}

async function earlierOffer(call: CallOf<Row>, id: Id<'offer'>): Promise<Answer<Row> | undefined> {
  const row = await findOffer(call.sql, call.merchant.id, id);
  const isSame = row?.content_hash.toString('hex') === contentHash(call.input);
  return row !== undefined && isSame ? ok(await offerDetail(call, row)) : undefined;
}

function shareRow(
  call: CallOf<Row>,
  offer: Id<'offer'>,
  draw: BoundDraw,
  lottery: Lottery,
  group: BettingGroup,
): Result<ShareRow, Problem> {
  const { merchant, session, input, now } = call;
  const barred = groupRefusal(group, lottery, input.bets);
  if (barred !== undefined) return fail(barred);
  const priced = priceOrder(lottery, {
    bets: input.bets,
    member: session.member,
    memberGroup: group.memberGroup,
    ownGroup: group.own,
    acceptChange: input.acceptChange,
    issue: draw.issue,
  });
  if (!priced.ok) return priced;
  const { stake, rebate, tickets } = priced.value;
  const problem = orderProblem(lottery, priced.value) ?? termsProblem(input, stake);
  if (problem) return fail(problem);
  const closesAt = offerClosesAt(draw);
  if (now >= draw.closesAt) return bookingRefusal(call, lottery, { kind: 'draw_closed' }, draw);
  if (now >= closesAt) return refuse('offer.too_late');
  const { member, username } = session;
  const { shares, ownShares, guarantee, commission, secrecy } = input;
  const trial = session.group === 'trial';
  const bets = storedBets(tickets);
  const sharePrice = stake / BigInt(shares);
  const own = ownShares + guarantee;
  const limited = { trial, issue: draw.issue, bets, shares };
  const whole = limitsOfOrder(lottery, limited);
  const over = whole.caps.find(({ scope, item, measure, most }) => {
    const found = whole.items.find((each) => each.item === item);
    return scope === 'order' && found !== undefined && found[measure] > most;
  });
  if (over !== undefined) {
    const { item, most: left } = over;
    return bookingRefusal(call, lottery, { kind: 'item_maximum', left, item }, draw);
  }
  return ok({
    kind: 'share',
    merchant: merchant.id,
    calendar: merchant,
    draw: draw.id,
    member,
    username,
    trial,
    stake: amount(sharePrice * BigInt(own)),
    ...limitsOfShares(lottery, limited, { shares: own }),
    offer,
    shares: own,
    maxDrawStake: lottery.row.max_draw_stake,
    opens: {
      offer,
      member,
      username,
      trial,
      draw: draw.id,
      lottery: draw.lottery,
      issue: draw.issue,
      bets: JSON.stringify(bets),
      stake,
      rebate,
      shares,
      sharePrice,
      ownShares,
      guarantee,
      commission,
      secrecy,
      contentHash: contentHash(input),
      closesAt,
    },
  });
}

function termsProblem(input: CallOf<Row>['input'], price: bigint): Problem | undefined {
  const problem = findOfferProblem({ ...input, price });
  return problem && { code: `offer.${problem}`, params: paramsOf(problem, input) };
}

function paramsOf(
  problem: OfferProblem,
  { shares }: CallOf<Row>['input'],
): Readonly<Record<string, string | number>> {
  const { minShares: min, maxShares: max, minSharePrice, maxCommission } = OFFER_BOUNDS;
  switch (problem) {
    case 'shares_out_of_bounds':
      return { min, max };
    case 'not_divisible':
      return { shares };
    case 'share_too_small':
      return { min: formatAmount(amount(minSharePrice)) };
    case 'own_part_too_small':
      return { min: leastOwnShares(shares) };
    case 'nothing_left':
      return {};
    case 'commission_too_high':
      return { max: maxCommission };
  }
}

/** The content that identifies an offer: the draw, every bet, and the terms. */
function contentHash(input: CallOf<Row>['input']): string {
  const text = JSON.stringify(input, (_key, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
  return createHash('sha256').update(text).digest('hex');
}
