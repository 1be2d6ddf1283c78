// The lists of offers: open ones, a member's, and all of a merchant.
import type { Id, Instant, MerchantId } from '@fairhouse/values';
import { parseColumns } from '../../../../platform/parse-columns.ts';
import type { Sql } from '../../../../platform/sql.ts';
import { defineList, type Page, type PageRequest } from '../../../../platform/statements/index.ts';
import {
  OFFER_COLUMNS,
  OFFER_JSON,
  WITH_DRAW,
  type OfferRow,
  type OfferState,
  type StoredOffer,
} from './offers.ts';

const OPEN = defineList({
  name: 'openOffers',
  columns: OFFER_COLUMNS,
  from: 'lottery.offer f',
  joins: WITH_DRAW,
  where: `f.merchant_id = $merchant and f.state = 'OPEN' and f.trial = $trial
    and f.closes_at > house_now()`,
  conditions: { lottery: 'f.lottery = $lottery' },
  order: [
    { column: 'f.closes_at', key: 'time' },
    { column: 'f.offer_id', key: 'id' },
  ],
  ascending: true,
});

const WITH_OFFER = `
  join lottery.offer f on f.merchant_id = h.merchant_id and f.offer_id = h.offer_id
  ${WITH_DRAW}`;

// A member's offers: one row for each, however many purchases it has.
const OF_MEMBER = defineList({
  name: 'myOffers',
  columns: OFFER_COLUMNS,
  from: 'lottery.holding h',
  joins: WITH_OFFER,
  where: 'h.merchant_id = $merchant and h.member_id = $member',
  conditions: {
    lottery: 'h.lottery = $lottery',
    result: 'h.result = $result',
    from: 'h.placed_at >= to_timestamp($from::bigint / 1000.0)',
    to: 'h.placed_at < to_timestamp($to::bigint / 1000.0)',
  },
  order: [
    { column: 'h.placed_at', key: 'time' },
    { column: 'h.offer_id', key: 'id' },
  ],
});

/** What a holding came to, as `lottery.holding` has it. */
const RESULT_OF = { open: 1, won: 4, lost: 0, returned: 16 } as const;

const ALL = defineList({
  name: 'offers',
  columns: OFFER_COLUMNS,
  from: 'lottery.offer f',
  joins: WITH_DRAW,
  where: 'f.merchant_id = $merchant',
  conditions: {
    state: 'f.state = $state',
    lottery: 'f.lottery = $lottery',
    issue: 'f.issue = $issue',
  },
  order: [
    { column: 'f.created_at', key: 'time' },
    { column: 'f.offer_id', key: 'id' },
  ],
});

// The offers that a member has shares of, in the order of its first purchases.
const SHARED = defineList({
  name: 'offers',
  columns: OFFER_COLUMNS,
  from: 'lottery.holding h',
  joins: WITH_OFFER,
  where: 'h.merchant_id = $merchant and h.member_id = $member',
  conditions: {
    state: `(select f.state from lottery.offer f
      where f.merchant_id = h.merchant_id and f.offer_id = h.offer_id) = $state`,
    lottery: 'h.lottery = $lottery',
    issue: `(select f.issue from lottery.offer f
      where f.merchant_id = h.merchant_id and f.offer_id = h.offer_id) = $issue`,
  },
  order: [
    { column: 'h.placed_at', key: 'time' },
    { column: 'h.offer_id', key: 'id' },
  ],
});

type OfferPage = Promise<Page<OfferRow>>;

export async function listOpenOffers(
  sql: Sql,
  query: {
    readonly merchant: MerchantId;
    readonly trial: boolean;
    readonly lottery: string | undefined;
    readonly page: PageRequest;
  },
): OfferPage {
  const { merchant, trial, lottery, page } = query;
  const values = { merchant, trial };
  return parsed(await OPEN.readPage<StoredOffer>(sql, { values, conditions: { lottery }, page }));
}

export async function listOffersOfMember(
  sql: Sql,
  query: {
    readonly merchant: MerchantId;
    readonly member: Id<'member'>;
    readonly lottery: string | undefined;
    readonly state: keyof typeof RESULT_OF | undefined;
    readonly from: Instant | undefined;
    readonly to: Instant | undefined;
    readonly page: PageRequest;
  },
): OfferPage {
  const { merchant, member, state, page, ...rest } = query;
  const values = { merchant, member };
  const conditions = { ...rest, result: state && RESULT_OF[state] };
  return parsed(await OF_MEMBER.readPage<StoredOffer>(sql, { values, conditions, page }));
}

export async function listAllOffers(
  sql: Sql,
  query: {
    readonly merchant: MerchantId;
    readonly state: OfferState | undefined;
    readonly lottery: string | undefined;
    readonly issue: string | undefined;
    readonly member: Id<'member'> | undefined;
    readonly page: PageRequest;
  },
): OfferPage {
  const { merchant, member, page, ...conditions } = query;
  if (member === undefined) {
    return parsed(await ALL.readPage<StoredOffer>(sql, { values: { merchant }, conditions, page }));
  }
  const values = { merchant, member };
  return parsed(await SHARED.readPage<StoredOffer>(sql, { values, conditions, page }));
}

function parsed(page: Page<StoredOffer>): Page<OfferRow> {
  return { ...page, rows: parseColumns(page.rows, OFFER_JSON) };
}
