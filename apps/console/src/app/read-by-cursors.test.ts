import { beforeEach, describe, expect, test } from 'vitest';
import { readByCursors } from './read-by-cursors.ts';

const PAGES = 3;

/** A list of three pages, with cursors named after the page that they lead to. */
let asked: (string | undefined)[] = [];
function answer(input: { readonly cursor?: string }) {
  asked.push(input.cursor);
  const page = Number(input.cursor ?? 1);
  return Promise.resolve({ list: [{ page }], cursor: page < PAGES ? String(page + 1) : null });
}

const request = (pageNo: number, list = 'one') => ({ list, pageNo, input: {} });

describe('a list with cursors', () => {
  beforeEach(() => {
    asked = [];
  });

  test('is turned page by page with one request each', async () => {
    const read = readByCursors(answer);
    expect(await read(request(1))).toEqual({ list: [{ page: 1 }], cursor: '2' });
    expect(await read(request(2))).toEqual({ list: [{ page: 2 }], cursor: '3' });
    expect(await read(request(3))).toEqual({ list: [{ page: 3 }], cursor: null });
    expect(await read(request(2))).toEqual({ list: [{ page: 2 }], cursor: '3' });
    expect(asked).toEqual([undefined, '2', '3', '2']);
  });

  test('opens at a page further on through the pages before it', async () => {
    const read = readByCursors(answer);
    expect(await read(request(3))).toEqual({ list: [{ page: 3 }], cursor: null });
    expect(asked).toEqual([undefined, '2', '3']);
  });

  test('has no rows behind its end', async () => {
    expect(await readByCursors(answer)(request(5))).toEqual({ list: [], cursor: null });
  });

  test('begins again for another list', async () => {
    const read = readByCursors(answer);
    await read(request(2, 'one'));
    expect(await read(request(2, 'two'))).toEqual({ list: [{ page: 2 }], cursor: '3' });
    expect(asked).toEqual([undefined, '2', undefined, '2']);
  });
});
