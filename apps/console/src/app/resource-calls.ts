// The calls behind each list of react-admin.
import type { RaRecord } from 'react-admin';
import { ask, type CallName, type CallInput } from '../calls/calls.ts';

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
  readonly total: number;
  /** Where the next page begins; null on the last one. */
  readonly cursor: string | null;
}

interface ResourceCalls {
  readonly list: (request: ListRequest) => Promise<ListResult>;
  readonly one?: (id: string) => Promise<RaRecord>;
}

type Paged = {
  readonly list: readonly object[];
  readonly total: number;
  readonly cursor: string | null;
};

/** A paged call; each row gets its `id` from the field `key`. */
function paged<Name extends CallName>(name: Name, key: string): ResourceCalls['list'] {
  return async ({ pageNo, pageSize, cursor, filter }) => {
    const place = cursor === undefined ? {} : { cursor };
    const input = { ...filter, ...place, pageNo, pageSize } as unknown as CallInput<Name>;
    const answer = (await ask(name, input)) as unknown as Paged;
    return { ...answer, data: answer.list.map((row) => withId(row, key)) };
  };
}

/** A call that returns all rows at once; paging happens here. */
function whole<Name extends CallName>(name: Name, key: string): ResourceCalls['list'] {
  return async ({ pageNo, pageSize }) => {
    const answer = await ask(name, {} as CallInput<Name>);
    const rows: readonly object[] = Array.isArray(answer)
      ? (answer as readonly object[])
      : (answer as unknown as Paged).list;
    const from = (pageNo - 1) * pageSize;
    const data = rows.slice(from, from + pageSize).map((row) => withId(row, key));
    return { data, total: rows.length, cursor: null };
  };
}

function withId(row: object, key: string): RaRecord {
  const fields = row as Readonly<Record<string, unknown>>;
  return { ...fields, id: String(fields[key] as string | number) };
}

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
};
