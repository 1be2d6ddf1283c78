import { refuse, type Answer, type Cursor, type Input, type Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { amount, instant, ok, type MerchantId } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { onlineSince } from '../online-since.ts';
import { listMembersBy, listMembersByName } from '../search-store.ts';
import {
  isCarried,
  listMemberDetails,
  listMemberLines,
  type MemberFilter,
  type MemberLine,
  type MemberOrder,
} from './member-list-store.ts';

type Row = OperatorCalls['memberList'];
type Line = Value<Row>['list'][number];

/** How many members a page reads at most when a filter is not carried by the index of its order. */
export const EXAMINED_MAX = 100;

const MONEY_ORDERS: readonly MemberOrder[] = ['balance', 'deposits', 'lastDeposit', 'lastBet'];
const MONEY_FILTERS = [
  'hasBalance',
  'depositedFrom',
  'depositedTo',
  'lastBetFrom',
  'lastBetBefore',
] as const;
const HIGHEST_CHARACTER = '\u{10ffff}';
/** A member's number is a bigint. */
const NUMBER = /^\d{1,18}$/;

/** A page of the members that match the filters; see `EXAMINED_MAX`. */
export async function readMemberList(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, input } = call;
  const filter = await resolveFilter(call);
  const { cursor, pageSize } = input;
  const order = cursor === undefined ? chooseOrder(input, filter) : orderOf(cursor);
  const mayReadMoney = call.operator.rights.includes('ledger.read');
  const needsMoney = MONEY_ORDERS.includes(order) || MONEY_FILTERS.some((each) => filter[each]);
  if (needsMoney && !mayReadMoney) return refuse('right.required');
  const limit = isCarried(order, filter) ? pageSize + 1 : Math.max(pageSize + 1, EXAMINED_MAX);
  const examined = await listMemberLines(sql, merchant.id, filter, { sort: order, limit, cursor });
  const matching = examined.filter(({ matches }) => matches);
  const shown = matching.slice(0, pageSize);
  const isFull = matching.length > pageSize;
  const isWhole = examined.length < limit && !isFull;
  const last = isFull ? shown.at(-1) : examined.at(-1);
  const ids = shown.map(({ member_id: id }) => id);
  const details = await listMemberDetails(sql, merchant.id, ids);
  return ok({
    list: shown.map((line) => showLine(line, details.get(line.member_id), mayReadMoney)),
    total: isWhole && cursor === undefined ? shown.length : null,
    sort: order,
    cursor:
      isWhole || last === undefined
        ? null
        : { list: `members.${order}`, position: last.cursor_position },
  });
}

const orderOf = ({ list }: Cursor) => list.slice('members.'.length) as MemberOrder;

/** The order asked for, or the one whose index carries the filter that restricts most. */
function chooseOrder({ sort }: Input<Row>, filter: MemberFilter): MemberOrder {
  const { tag, ids, prefix, part, hasBalance, depositedFrom, depositedTo } = filter;
  const { lastBetFrom, lastBetBefore } = filter;
  if (tag !== undefined) return 'tagged';
  if (filter.onlineFrom !== undefined) return 'online';
  if (ids !== undefined) return 'registered';
  if (prefix !== undefined || part !== undefined) return 'username';
  if (sort !== undefined && sort !== 'tagged' && sort !== 'online') return sort;
  if (hasBalance) return 'balance';
  if (depositedFrom !== undefined || depositedTo !== undefined) return 'lastDeposit';
  return lastBetFrom === undefined && lastBetBefore === undefined ? 'registered' : 'lastBet';
}

async function resolveFilter(call: CallOf<Row>): Promise<MemberFilter> {
  const { sql, merchant, input } = call;
  const { registeredFrom: from, registeredTo: to, hasBalance, agent } = input;
  const upline = agent === undefined ? undefined : await findUpline(call, agent);
  const { state, kind, group, trial, tag, below, address } = input;
  return {
    state,
    kind,
    group,
    trial,
    tag,
    below,
    address,
    upline,
    from,
    to,
    hasBalance: hasBalance === true ? true : undefined,
    depositedFrom: input.depositedFrom,
    depositedTo: input.depositedTo,
    lastBetFrom: input.lastBetFrom,
    lastBetBefore: input.lastBetBefore,
    onlineFrom: input.online === true ? onlineSince(call.now) : undefined,
    ...(await resolveSearch(sql, merchant.id, input.search?.toLowerCase() ?? '')),
  };
}

/** An unknown upline has no downlines: no member has the id of a request. */
async function findUpline({ sql, merchant, app }: CallOf<Row>, name: string) {
  const [found] = await listMembersByName(sql, merchant.id, name.toLowerCase());
  return found?.username.toLowerCase() === name.toLowerCase()
    ? found.member_id
    : app.newId<'member'>();
}

/** A number, an address, the beginning of a username, or else a part of a name. */
async function resolveSearch(
  sql: Sql,
  merchant: MerchantId,
  text: string,
): Promise<Pick<MemberFilter, 'ids' | 'prefix' | 'prefixEnd' | 'part'>> {
  if (text === '') return {};
  const exact = NUMBER.test(text)
    ? await listMembersBy(sql, merchant, 'number', text)
    : text.includes('@')
      ? await listMembersBy(sql, merchant, 'email', text)
      : [];
  const begin = await listMembersByName(sql, merchant, text);
  if (begin.length > 0 && exact.length === 0) {
    return { prefix: text, prefixEnd: `${text}${HIGHEST_CHARACTER}` };
  }
  if (exact.length > 0) return { ids: [...exact, ...begin].map(({ member_id: id }) => id) };
  return { part: text };
}

function showLine(
  line: MemberLine,
  details: { readonly upline: string | null; readonly tags: string[] } | undefined,
  mayReadMoney: boolean,
): Line {
  const at = (date: Date | null) => (date === null ? null : instant(date.getTime()));
  return {
    id: line.member_id,
    number: line.number.toString(),
    username: line.username,
    nickname: line.nickname,
    state: line.state,
    freezeLevel: line.freeze_level,
    upline: details?.upline ?? null,
    tags: details?.tags ?? [],
    registeredAt: instant(line.registered_at.getTime()),
    lastLoginAt: at(line.last_login_at),
    money: mayReadMoney
      ? {
          balance: amount(line.balance),
          deposits: amount(line.deposits),
          lastDepositAt: at(line.last_deposit_at),
          lastBetAt: at(line.last_bet_at),
        }
      : null,
    standing: { kind: line.kind, group: line.standing_group },
  };
}
