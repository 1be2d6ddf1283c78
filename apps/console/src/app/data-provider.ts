// The data provider of react-admin. It only reads; each change has a dialog of its own.
import type { DataProvider, GetListParams } from 'react-admin';
import { ask } from '../calls/calls.ts';
import { givenFilters, type ListFilter } from '../calls/list-filters.ts';
import { listedPage } from './listed-page.ts';
import { PAGE_MAX, readRows } from './read-rows.ts';
import { RESOURCE_CALLS } from './resource-calls.ts';

const unsupported = (): Promise<never> =>
  Promise.reject(new TypeError('changes are made by their own calls'));

export const dataProvider = {
  getList: async (resource: string, params: GetListParams) => {
    const calls = callsOf(resource);
    const { page = 1, perPage = 25 } = params.pagination ?? {};
    const request = {
      filter: givenFilters(params.filter as ListFilter | undefined),
      sort: params.sort?.field ?? '',
    };
    const result =
      perPage <= PAGE_MAX
        ? await calls.list({ ...request, pageNo: page, pageSize: perPage })
        : await readRows(calls.list, request, perPage);
    return listedPage(result, (page - 1) * perPage);
  },
  getOne: async (resource: string, { id }: { id: unknown }) => {
    const { one, list } = callsOf(resource);
    if (one) return { data: await one(String(id)) };
    const { data } = await list({ pageNo: 1, pageSize: PAGE_MAX, filter: {}, sort: '' });
    const found = data.find((row) => row.id === String(id));
    if (found === undefined) throw new TypeError(`no ${resource} ${String(id)}`);
    return { data: found };
  },
  getMany: (resource: string, { ids }: { ids: readonly unknown[] }) =>
    Promise.all(ids.map((id) => dataProvider.getOne(resource, { id }))).then((all) => ({
      data: all.map((each) => each.data),
    })),
  noteExport: async (list: string, rows: number, filter: ListFilter) => {
    await ask('listExport', { list, rows, filter: givenFilters(filter) as never });
  },
  getManyReference: unsupported,
  create: unsupported,
  update: unsupported,
  updateMany: unsupported,
  delete: unsupported,
  deleteMany: unsupported,
} as unknown as DataProvider;

function callsOf(resource: string) {
  const calls = RESOURCE_CALLS[resource];
  if (calls === undefined) throw new TypeError(`no calls for ${resource}`);
  return calls;
}
