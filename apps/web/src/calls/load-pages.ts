import type { ClientAnswer } from '@fairhouse/calls/client';

const PAGE_SIZE = 200;
const PAGES_MAX = 10;

/** A page of a long list; `cursor` is where the next one begins. */
interface ListPage<Row> {
  readonly list: readonly Row[];
  readonly cursor: string | null;
}

interface PagePlace {
  readonly pageSize: number;
  readonly cursor?: string;
}

/**
 * The rows of a long list, up to 2,000. Each page continues after the last row of the page before,
 * so that rows that are added in the meantime neither repeat nor skip one. Of a refused page, the
 * rows before it are returned.
 */
export async function loadPages<Row>(
  readPage: (place: PagePlace) => Promise<ClientAnswer<ListPage<Row>>>,
  onRefusal: (message: string) => void,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const place: PagePlace = { pageSize: PAGE_SIZE, ...(cursor === null ? {} : { cursor }) };
    const answer = await readPage(place);
    if (!answer.ok) {
      onRefusal(answer.refusal.message);
      break;
    }
    rows.push(...answer.value.list);
    ({ cursor } = answer.value);
    if (cursor === null) break;
  }
  return rows;
}
