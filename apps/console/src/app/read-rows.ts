import type { RaRecord } from 'react-admin';
import type { ListRequest, ListResult } from './resource-calls.ts';

/** The server's maximum page size; an export fetches several pages. */
export const PAGE_MAX = 200;

/**
 * The first rows of a list, page after page. Each page continues after the last row of the page
 * before, so that rows that arrive in the meantime neither repeat nor skip one.
 */
export async function readRows(
  list: (request: ListRequest) => Promise<ListResult>,
  request: Omit<ListRequest, 'pageNo' | 'pageSize' | 'cursor'>,
  count: number,
): Promise<ListResult> {
  const data: RaRecord[] = [];
  let found = await list({ ...request, pageNo: 1, pageSize: PAGE_MAX });
  data.push(...found.data);
  while (found.cursor !== null && data.length < count) {
    const { cursor } = found;
    found = await list({ ...request, pageNo: 1, pageSize: PAGE_MAX, cursor });
    data.push(...found.data);
  }
  return { ...found, data: data.slice(0, count) };
}
