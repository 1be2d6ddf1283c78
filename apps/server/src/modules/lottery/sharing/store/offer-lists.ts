// The lists of offers: open ones, a member's, and all of a merchant.
import type { Id, MerchantId } from '@fairhouse/values';
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

// A member's offers: one row for each, however many purchases it has.
const OF_MEMBER = defineList({
  name: 'myOffers',
  columns: OFFER_COLUMNS,
  from: 'lottery.offer f',
  joins: WITH_DRAW,
  where: `f.merchant_id = $merchant and f.offer_id in (
    select s.offer_id from lottery.offer_share s
    where s.merchant_id = $merchant and s.member_id = $member)`,
  conditions: { lottery: 'f.lottery = $lottery' },
  order: [
    { column: 'f.created_at', key: 'time' },
    { column: 'f.offer_id', key: 'id' },
  ],
});

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
    member: `f.offer_id in (
      select s.offer_id from lottery.offer_share s
      where s.merchant_id = $merchant and s.member_id = $member)`,
  },
  order: [
    { column: 'f.created_at', key: 'time' },
    { column: 'f.offer_id', key: 'id' },
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
    readonly page: PageRequest;
  },
): OfferPage {
  const { merchant, member, lottery, page } = query;
  const values = { merchant, member };
  return parsed(
    await OF_MEMBER.readPage<StoredOffer>(sql, { values, conditions: { lottery }, page }),
  );
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
  const { merchant, page, ...conditions } = query;
  return parsed(await ALL.readPage<StoredOffer>(sql, { values: { merchant }, conditions, page }));
}

function parsed(page: Page<StoredOffer>): Page<OfferRow> {
  return { ...page, rows: parseColumns(page.rows, OFFER_JSON) };
}
