// The calls behind each list of react-admin.
import type { RaRecord } from 'react-admin';
import { ask, type CallInput, type CallName, type CallValue } from '../calls/calls.ts';
import { currentSession } from '../calls/session.ts';
import { matchesLottery, spanOfDay } from './list-filters.ts';
import { readByCursors } from './read-by-cursors.ts';

export interface ListRequest {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: string;
}

export interface ListResult {
  readonly data: readonly RaRecord[];
  /** Undefined for a list with cursors. */
  readonly total?: number;
  /** Of a list with cursors: whether there is a page after this one. */
  readonly hasNext?: boolean;
}

interface ResourceCalls {
  readonly list: (request: ListRequest) => Promise<ListResult>;
  readonly one?: (id: string) => Promise<RaRecord>;
}

type Paged = { readonly list: readonly object[]; readonly total: number };

type KeyOf = (row: Readonly<Record<string, unknown>>) => string;

/** A paged call; each row gets its `id` from the field `key`. */
function paged<Name extends CallName>(name: Name, key: string | KeyOf): ResourceCalls['list'] {
  return async ({ pageNo, pageSize, filter }) => {
    const input = { ...filter, pageNo, pageSize } as unknown as CallInput<Name>;
    const { list, total } = (await ask(name, input)) as unknown as Paged;
    return { data: list.map((row) => withId(row, key)), total };
  };
}

/** A call that returns all rows at once; filters and paging are applied here. */
function whole<Name extends CallName>(
  name: Name,
  key: string,
  matches: (row: CallRow<Name>, filter: ListRequest['filter']) => boolean = () => true,
): ResourceCalls['list'] {
  return async ({ pageNo, pageSize, filter }) => {
    const answer = await ask(name, {} as CallInput<Name>);
    const all = (Array.isArray(answer) ? answer : (answer as unknown as Paged).list) as unknown;
    const rows = (all as readonly CallRow<Name>[]).filter((row) => matches(row, filter));
    const from = (pageNo - 1) * pageSize;
    const data = rows.slice(from, from + pageSize).map((row) => withId(row as object, key));
    return { data, total: rows.length };
  };
}

type CallRow<Name extends CallName> =
  CallValue<Name> extends { readonly list: readonly (infer Row)[] } ? Row : never;

/** A call with forward cursors, read as pages. */
function cursored(name: 'ledgerAccounts' | 'ledgerEntries', key: KeyOf): ResourceCalls['list'] {
  const readPage = readByCursors(async (input: object) =>
    ask(name, input as CallInput<typeof name>),
  );
  return async ({ pageNo, pageSize, filter }) => {
    const list = JSON.stringify([currentSession().merchant, pageSize, filter]);
    const { rows, hasNext } = await readPage({ list, pageNo, input: { ...filter, pageSize } });
    return { data: rows.map((row) => withId(row, key)), hasNext };
  };
}

function withId(row: object, key: string | KeyOf): RaRecord {
  const fields = row as Readonly<Record<string, unknown>>;
  const id = typeof key === 'string' ? String(fields[key] as string | number) : key(fields);
  return { ...fields, id };
}

type WaitingDraw = CallValue<'drawsWaiting'>['list'][number];

const numberOf = (id: string) => ({ number: id });

export const RESOURCE_CALLS: Readonly<Record<string, ResourceCalls>> = {
  members: {
    list: async ({ sort, ...request }) =>
      paged('memberList', 'id')({ ...request, sort, filter: { ...request.filter, sort } }),
    one: async (id) => ask('memberProfile', { id }),
  },
  deposits: {
    list: paged('depositList', 'number'),
    one: async (id) => withId(await ask('depositDetail', numberOf(id)), 'number'),
  },
  withdrawals: {
    list: paged('withdrawalList', 'number'),
    one: async (id) => withId(await ask('withdrawalDetail', numberOf(id)), 'number'),
  },
  adjustments: { list: paged('adjustmentList', 'number') },
  operators: { list: whole('operatorList', 'id') },
  roles: { list: whole('roleList', 'code') },
  approvals: { list: paged('approvalList', 'id') },
  audit: { list: paged('auditList', 'number') },
  outbox: { list: paged('outboxList', 'id') },
  feedback: { list: paged('feedbackList', 'id') },
  identity: { list: paged('identityQueue', 'id') },
  protection: { list: paged('protectionPaused', 'id') },
  shared: {
    list: paged('sharedMarks', (row) => `${row['kind']} ${row['shown']} ${row['lastAt']}`),
  },
  lotteries: {
    list: whole('lotteryList', 'code', matchesLottery),
  },
  draws: {
    list: async (request) =>
      paged('drawCalendar', 'issue')({ ...request, filter: spanOfDay(request.filter) }),
  },
  waitingDraws: {
    list: paged('drawsWaiting', (row) => (row as unknown as WaitingDraw).draw.issue),
  },
  ledgerAccounts: {
    list: cursored('ledgerAccounts', (row) => `${row['address']} ${row['currency']}`),
  },
  ledgerMovements: { list: cursored('ledgerEntries', (row) => `${row['entry']}-${row['leg']}`) },
};
