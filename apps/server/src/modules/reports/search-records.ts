import type { Answer, Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok, type MerchantId } from '@fairhouse/values';
import { isIP } from 'node:net';
import type { CallOf } from '../../platform/call-context.ts';
import { networkOf } from '../../platform/network.ts';
import type { Sql } from '../../platform/sql.ts';
import {
  listBets,
  listCards,
  listComers,
  listDeposits,
  listDraws,
  listMembersBy,
  listMembersByName,
  listRecordBy,
  listRecords,
  listWithdrawals,
  type MemberRow,
  type OrderRow,
} from './search-store.ts';

type Row = OperatorCalls['recordSearch'];
type Found = Value<Row>;
type WithdrawalState = Found['withdrawals'][number]['state'];
type DepositState = Found['deposits'][number]['state'];

const LENGTH_MIN = 2;
const LENGTH_MAX = 120;
const CONTROL = /\p{Cc}|\p{Cs}/u;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** A member's number is a bigint. */
const NUMBER = /^\d{1,18}$/;
const MOBILE = /^\+[1-9]\d{5,14}$/;
const CARD_END = /^[\da-z]{4}$/i;

const NOTHING: Found = {
  members: [],
  withdrawals: [],
  deposits: [],
  draws: [],
  bets: [],
  cards: [],
  addresses: [],
  audit: [],
};

/** What a text names, of the kinds that the caller may read; each is looked up by an index. */
export async function searchRecords(call: CallOf<Row>): Promise<Answer<Row>> {
  const text = call.input.text.trim();
  if (text.length < LENGTH_MIN || text.length > LENGTH_MAX || CONTROL.test(text)) {
    return ok(NOTHING);
  }
  const { sql } = call;
  const merchant = call.merchant.id;
  const id = UUID.test(text.toLowerCase()) ? text.toLowerCase() : undefined;
  const may = (right: string): boolean => call.operator.rights.includes(right);
  const members = may('members.read') ? await findMembers(sql, merchant, text, id) : [];
  const names = { text, id };
  return ok({
    members: members.map(showMember),
    withdrawals: may('withdrawals.read')
      ? (await listWithdrawals(sql, merchant, names)).map((row) => showOrder<WithdrawalState>(row))
      : [],
    deposits: may('deposits.read')
      ? (await listDeposits(sql, merchant, names)).map((row) => showOrder<DepositState>(row))
      : [],
    draws: may('draws.read') ? await findDraws(sql, merchant, text) : [],
    bets: may('draws.read') && id !== undefined ? await findBets(sql, merchant, id) : [],
    cards:
      may('withdrawals.read') && CARD_END.test(text) ? await findCards(sql, merchant, text) : [],
    addresses: may('members.read') && isIP(text) !== 0 ? await findComers(sql, merchant, text) : [],
    audit: may('audit.read')
      ? await findRecords(sql, merchant, text, targetsOf(text, id, members))
      : [],
  });
}

async function findMembers(
  sql: Sql,
  merchant: MerchantId,
  text: string,
  id: string | undefined,
): Promise<MemberRow[]> {
  const mobile = text.replaceAll(/[\s()-]/g, '');
  const exact = [
    id === undefined ? [] : await listMembersBy(sql, merchant, 'id', id),
    NUMBER.test(text) ? await listMembersBy(sql, merchant, 'number', text) : [],
    text.includes('@') ? await listMembersBy(sql, merchant, 'email', text.toLowerCase()) : [],
    MOBILE.test(mobile) ? await listMembersBy(sql, merchant, 'mobile', mobile) : [],
  ].flat();
  const named = await listMembersByName(sql, merchant, text.toLowerCase());
  const others = named.filter((each) =>
    exact.every(({ member_id }) => member_id !== each.member_id),
  );
  return [...exact, ...others];
}

function showMember(row: MemberRow): Found['members'][number] {
  return {
    id: row.member_id,
    number: row.number.toString(),
    username: row.username,
    nickname: row.nickname,
    state: row.state,
    registeredAt: instant(row.registered_at.getTime()),
  };
}

/** An order of one kind, whose states are those of the kind. */
function showOrder<State extends string>(row: OrderRow) {
  const { number, username, currency, amount } = row;
  const state = row.state as State;
  return {
    number,
    username,
    currency,
    amount,
    state,
    createdAt: instant(row.created_at.getTime()),
  };
}

async function findDraws(sql: Sql, merchant: MerchantId, text: string): Promise<Found['draws']> {
  return (await listDraws(sql, merchant, text)).map((row) => ({
    issue: row.issue,
    gameCode: row.lottery,
    state: row.state,
    drawAt: instant(row.draw_at.getTime()),
  }));
}

async function findBets(sql: Sql, merchant: MerchantId, id: string): Promise<Found['bets']> {
  return (await listBets(sql, merchant, id)).map((row) => ({
    order: row.order_id,
    member: row.member_id,
    username: row.username,
    issue: row.issue,
    stake: row.stake,
    placedAt: instant(row.placed_at.getTime()),
  }));
}

async function findCards(sql: Sql, merchant: MerchantId, end: string): Promise<Found['cards']> {
  return (await listCards(sql, merchant, end)).map((row) => ({
    id: row.card_id,
    member: row.member_id,
    username: row.username,
    bank: row.bank,
    end: row.number_tail,
    removed: row.removed,
    addedAt: instant(row.added_at.getTime()),
  }));
}

async function findComers(
  sql: Sql,
  merchant: MerchantId,
  text: string,
): Promise<Found['addresses']> {
  const address = text.toLowerCase();
  const comers = await listComers(sql, merchant, { address, network: networkOf(address) });
  return comers.map((row) => ({
    id: row.member_id,
    username: row.username,
    state: row.state,
    at: instant(row.at.getTime()),
    registered: row.registered,
  }));
}

/** The record of a number, which may be typed as `№ 12`, and the records of what a text names. */
async function findRecords(
  sql: Sql,
  merchant: MerchantId,
  text: string,
  targets: readonly string[],
): Promise<Found['audit']> {
  const number = text.replace(/^(?:№|#)\s*/u, '');
  const numbered = NUMBER.test(number) ? await listRecordBy(sql, merchant, number) : [];
  const named = (await listRecords(sql, merchant, targets)).filter((each) =>
    numbered.every((one) => one.number !== each.number),
  );
  return [...numbered, ...named].map((row) => ({
    number: Number(row.number),
    at: instant(row.at.getTime()),
    operator: row.operator_name,
    call: row.call,
    target: row.target,
  }));
}

/** The targets of audit records, as operations note them, that a text may mean. */
function targetsOf(
  text: string,
  id: string | undefined,
  members: readonly MemberRow[],
): readonly string[] {
  const upper = text.toUpperCase();
  const [only, ...others] = members;
  return [
    ...new Set([
      text,
      upper,
      `draw:${upper}`,
      `lottery:${upper}`,
      ...(id === undefined ? [] : [id, `member:${id}`]),
      ...(only === undefined || others.length > 0
        ? []
        : [only.member_id, `member:${only.member_id}`]),
    ]),
  ];
}
