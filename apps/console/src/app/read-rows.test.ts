import { expect, test } from 'vitest';
import { PAGE_MAX, readRows } from './read-rows.ts';
import type { ListRequest } from './resource-calls.ts';

const request = { filter: {}, sort: '' };

/** A list, newest first, that gets two rows in front of it whenever a page is read. */
function growingList(length: number) {
  let newest = length;
  const asked: ListRequest[] = [];
  const list = (page: ListRequest) => {
    asked.push(page);
    const first = page.cursor === undefined ? newest : Number(page.cursor) - 1;
    const count = Math.min(page.pageSize, first);
    const data = Array.from({ length: count }, (_, index) => ({ id: first - index }));
    newest += 2;
    const last = first - count + 1;
    return Promise.resolve({ data, total: newest, cursor: last > 1 ? String(last) : null });
  };
  return { list, asked };
}

test('rows that arrive while a list is read neither repeat nor skip one', async () => {
  const { list } = growingList(3 * PAGE_MAX - 10);
  const { data } = await readRows(list, request, 10_000);
  expect(data.map(({ id }) => id)).toEqual(
    Array.from({ length: 3 * PAGE_MAX - 10 }, (_, index) => 3 * PAGE_MAX - 10 - index),
  );
});

test('no more pages are read than the wanted rows need', async () => {
  const { list, asked } = growingList(10 * PAGE_MAX);
  const { data } = await readRows(list, request, PAGE_MAX + 5);
  expect(data).toHaveLength(PAGE_MAX + 5);
  expect(asked).toHaveLength(2);
});
