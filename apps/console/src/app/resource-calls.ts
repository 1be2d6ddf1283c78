// The calls behind each list of react-admin.
import type { RaRecord } from 'react-admin';
import { readStanding } from '@fairhouse/calls/client';
import { ask, type CallInput, type CallName, type CallValue } from '../calls/calls.ts';
import { currentSession } from '../calls/session.ts';
import { isMemberSort, matchesLottery, memberFilter, spanOfDay } from '../calls/list-filters.ts';
import { matchesGame } from '../calls/matches-game.ts';
import { readByCursors } from './read-by-cursors.ts';

export interface ListRequest {
  readonly pageNo: number;
  readonly pageSize: number;
  /** The last answer's cursor: the page after it, whatever `pageNo` says. */
  readonly cursor?: string | undefined;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: string;
}

export interface ListResult {
  readonly data: readonly RaRecord[];
  /** Undefined for a list that nobody counts. */
  readonly total?: number;
  /** Where the next page begins; null on the last one. */
  readonly cursor: string | null;
}

interface ResourceCalls {
  readonly list: (request: ListRequest) => Promise<ListResult>;
  readonly one?: (id: string) => Promise<RaRecord>;
}

type ListOnly = Pick<ResourceCalls, 'list'>;

type Paged = {
  readonly list: readonly object[];
  readonly total: number;
  /** Undefined for a list that has no cursors. */
  readonly cursor?: string | null;
};

type KeyOf = (row: Readonly<Record<string, unknown>>) => string;

/** A paged call; each row gets its `id` from the field `key`. */
function paged<Name extends CallName>(name: Name, key: string | KeyOf): ListOnly {
  const list: ResourceCalls['list'] = async ({ pageNo, pageSize, cursor, filter }) => {
    const place = cursor === undefined ? {} : { cursor };
    const input = { ...filter, ...place, pageNo, pageSize } as unknown as CallInput<Name>;
    const answer = (await ask(name, input)) as unknown as Paged;
    const data = answer.list.map((row) => withId(row, key));
    return { data, total: answer.total, cursor: answer.cursor ?? null };
  };
  return { list };
}

/** A call that returns all rows at once; filters and paging are applied here. */
function whole<Name extends CallName>(
  name: Name,
  key: string | KeyOf,
  matches: (row: CallRow<Name>, filter: ListRequest['filter']) => boolean = () => true,
  inputOf: (filter: ListRequest['filter']) => object = () => ({}),
): ListOnly {
  const list: ResourceCalls['list'] = async ({ pageNo, pageSize, filter }) => {
    const answer = await ask(name, inputOf(filter) as CallInput<Name>);
    const all = (Array.isArray(answer) ? answer : (answer as unknown as Paged).list) as unknown;
    const rows = (all as readonly CallRow<Name>[]).filter((row) => matches(row, filter));
    const from = (pageNo - 1) * pageSize;
    const data = rows.slice(from, from + pageSize).map((row) => withId(row as object, key));
    return { data, total: rows.length, cursor: null };
  };
  return { list };
}

type CallRow<Name extends CallName> =
  CallValue<Name> extends readonly (infer Row)[]
    ? Row
    : CallValue<Name> extends { readonly list: readonly (infer Row)[] }
      ? Row
      : never;

/** The most pages that are read on from a short one. */
const SHORT_PAGES_MAX = 10;

/** A page of movements: of a figure, the server looks through some at a time, and may find few. */
async function readMovements(input: object) {
  const { pageSize, ...asked } = input as CallInput<'ledgerEntries'> & { pageSize: number };
  let answer = await ask('ledgerEntries', { ...asked, pageSize });
  const list: object[] = [...answer.list];
  for (let more = 1; more < SHORT_PAGES_MAX && answer.cursor !== null; more += 1) {
    if (list.length >= pageSize) break;
    const { cursor } = answer;
    answer = await ask('ledgerEntries', { ...asked, pageSize: pageSize - list.length, cursor });
    list.push(...answer.list);
  }
  return { list, cursor: answer.cursor, total: null };
}

type CursorCall = 'ledgerAccounts' | 'ledgerEntries' | 'ledgerStatement' | 'memberList';

/** A call that pages by cursor only. */
function cursored(name: CursorCall, key: KeyOf): ListOnly {
  const read = async (input: object) => {
    if (name === 'ledgerEntries') return readMovements(input);
    const answer = await ask(name, input as CallInput<typeof name>);
    const total = 'total' in answer ? answer.total : null;
    return { list: answer.list as readonly object[], cursor: answer.cursor, total };
  };
  const readPage = readByCursors(read);
  const list: ResourceCalls['list'] = async ({ pageNo, pageSize, cursor, filter }) => {
    const input = { ...filter, pageSize };
    const asked = JSON.stringify([currentSession().merchant, pageSize, filter]);
    const answer =
      cursor === undefined
        ? await readPage({ list: asked, pageNo, input })
        : await read({ ...input, cursor });
    const data = answer.list.map((row) => withId(row, key));
    const counted = 'total' in answer && typeof answer.total === 'number';
    return { data, cursor: answer.cursor, ...(counted ? { total: answer.total as number } : {}) };
  };
  return { list };
}

function withId(row: object, key: string | KeyOf): RaRecord {
  const fields = row as Readonly<Record<string, unknown>>;
  const id = typeof key === 'string' ? String(fields[key] as string | number) : key(fields);
  return { ...fields, id };
}

/** A list that is filtered by a `day`, of a call that takes the span of time. */
function ofDay({ list }: ListOnly): ListOnly {
  return {
    list: (request) =>
      list({ ...request, filter: spanOfDay(request.filter, currentSession().standing?.zone) }),
  };
}

type MemberRow = CallValue<'memberList'>['list'][number];

/** A member's figures, and the words of its standing, beside its other fields, for a file. */
const withWords = (row: RaRecord): RaRecord => ({
  ...row,
  ...readStanding(row as unknown as MemberRow),
  ...(row['money'] as object | null),
});

const memberList = cursored('memberList', (row) => row['id'] as string);

type WaitingDraw = CallValue<'drawsWaiting'>['list'][number];

const roundKey: KeyOf = (row) => `${row['vendor']} ${row['member']} ${row['round']}`;

const numberOf = (id: string) => ({ number: id });

export const RESOURCE_CALLS: Readonly<Record<string, ResourceCalls>> = {
  members: {
    list: async ({ sort, filter, ...request }) => {
      const asked = memberFilter(filter, currentSession().standing?.zone);
      const order = isMemberSort(sort) ? { sort } : {};
      const found = await memberList.list({ ...request, sort: '', filter: { ...asked, ...order } });
      return { ...found, data: found.data.map(withWords) };
    },
    one: async (id) => ask('memberProfile', { id }),
  },
  deposits: {
    ...ofDay(paged('depositList', 'number')),
    one: async (id) => withId(await ask('depositDetail', numberOf(id)), 'number'),
  },
  withdrawals: {
    ...ofDay(paged('withdrawalList', 'number')),
    one: async (id) => withId(await ask('withdrawalDetail', numberOf(id)), 'number'),
  },
  adjustments: paged('adjustmentList', 'number'),
  operators: whole('operatorList', 'id'),
  roles: whole('roleList', 'code'),
  approvals: ofDay(paged('approvalList', 'id')),
  audit: paged('auditList', 'number'),
  outbox: paged('outboxList', 'id'),
  feedback: paged('feedbackList', 'id'),
  identity: paged('identityQueue', 'id'),
  protection: paged('protectionPaused', 'id'),
  shared: paged('sharedMarks', (row) => `${row['kind']} ${row['shown']} ${row['lastAt']}`),
  lotteries: whole('lotteryList', 'code', matchesLottery),
  draws: ofDay(paged('drawCalendar', 'issue')),
  offers: paged('offerList', 'id'),
  contractList: ofDay(paged('contractList', 'id')),
  contractBills: ofDay(paged('contractBills', 'id')),
  contractDebts: ofDay(paged('contractDebtList', 'bill')),
  contractAdvances: ofDay(paged('contractDebtList', 'bill')),
  contractRuns: ofDay(
    paged('contractRuns', ({ kind, periodKey }) => `${String(kind)} ${String(periodKey)}`),
  ),
  waitingDraws: paged('drawsWaiting', (row) => (row as unknown as WaitingDraw).draw.issue),
  vendorGames: whole('vendorGames', 'nodeId', matchesGame, ({ vendor }) => ({
    code: String(vendor),
  })),
  merchantGames: paged('merchantGames', 'nodeId'),
  vendorChanges: paged('vendorChanges', 'number'),
  houseJackpotWins: paged('houseJackpotWins', 'transaction'),
  vendorFreeRounds: paged('vendorFreeRounds', 'reward'),
  vendorStuckRounds: paged(
    'vendorStuckRounds',
    (row) => `${(row['member'] as { id: string }).id} ${String(row['round'])}`,
  ),
  vendorStatements: whole(
    'vendorCommissions',
    (row) => `${String(row['month'])} ${String(row['category'])}`,
    () => true,
    ({ code }) => ({ code }),
  ),
  vendorReport: whole(
    'vendorReport',
    (row) => `${String(row['day'])} ${String(row['nodeId'])}`,
    () => true,
    (filter) => filter,
  ),
  vendorCases: paged('vendorCases', 'id'),
  agentTree: paged('agentTree', 'id'),
  agentTransfers: paged('agentTransferList', 'id'),
  agentFreezes: paged('agentFreezeList', 'id'),
  agentLinks: paged('agentLinkList', 'id'),
  memberBets: paged('memberBets', 'order'),
  memberLogins: paged(
    'memberLoginHistory',
    (row) => `${row['at']} ${row['address']} ${row['outcome']}`,
  ),
  protectionHistory: paged('memberProtectionHistory', (row) => `${row['at']} ${row['kind']}`),
  drawOrders: paged('drawOrders', 'order'),
  memberRounds: paged('vendorRounds', roundKey),
  gameDayRounds: paged('vendorGameRounds', roundKey),
  openFlags: paged('openFlags', 'id'),
  lockedLogins: paged('lockedLogins', 'number'),
  lateResets: paged('lateResets', 'id'),
  bigWins: paged('bigWins', (row) => `${row['issue']} ${row['at']}`),
  ledgerAccounts: cursored('ledgerAccounts', (row) => `${row['address']} ${row['currency']}`),
  ledgerStatement: cursored('ledgerStatement', (row) => `${row['sequence']}`),
  ledgerMovements: cursored('ledgerEntries', (row) => `${row['entry']}-${row['leg']}`),
};
