// Lists page by page: by number for the first rows, by cursor through a long list.
import * as z from 'zod';
import { TOTAL_MAX } from './client/wire-names.ts';
import { queryInteger } from './wire.ts';

/** The fields that page a list; pages count from 1. */
const byNumber = {
  pageNo: queryInteger(1, TOTAL_MAX).default(1),
  pageSize: queryInteger(1, 200).default(20),
};

/**
 * The request of a list. Numbers reach the first 1,000 rows, as far as its total counts: skipping
 * more costs the database as much as reading them.
 */
export function pageRequest<const Fields extends z.core.$ZodLooseShape>(fields: Fields) {
  return z.strictObject({ ...fields, ...byNumber }).refine(isWithinTotal, { path: ['pageNo'] });
}

function isWithinTotal(request: object): boolean {
  const { pageNo, pageSize } = request as { readonly pageNo: number; readonly pageSize: number };
  return (pageNo - 1) * pageSize < TOTAL_MAX;
}

/** A page of a list; its `total` is 1,000 for that many rows or more. */
export function page<Item extends z.ZodType>(item: Item) {
  return z.object(pageFields(item));
}

const pageFields = <Item extends z.ZodType>(item: Item) => ({
  list: z.array(item),
  total: z.number().int(),
  pageNo: z.number().int(),
  pageSize: z.number().int(),
});

/** A place in a list: the values of its order's columns in the last row that was read. */
export interface Cursor {
  readonly list: string;
  readonly position: readonly string[];
}

const KEYS = {
  /** Microseconds since 1970, as exact as the database. */
  time: /^\d{1,16}$/,
  id: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  number: /^\d{1,18}$/,
  text: /^[^\0]{0,255}$/,
};

export type CursorKey = keyof typeof KEYS;

const CURSOR_LENGTH_MAX = 2000;

/**
 * A cursor on the wire: a text that only the server reads. One of another list, or one that no
 * answer has ever contained, is not valid.
 */
export function wireCursor(lists: Readonly<Record<string, readonly CursorKey[]>>) {
  return z.codec(
    z.string().max(CURSOR_LENGTH_MAX),
    z.custom<Cursor>((value) => typeof value === 'object'),
    {
      decode: (text, context) => {
        const [list = '', ...position] = parseTexts(text);
        const keys = Object.hasOwn(lists, list) ? lists[list] : undefined;
        const fits =
          keys?.length === position.length &&
          keys.every((key, index) => KEYS[key].test(position[index] ?? ''));
        if (fits) return { list, position };
        context.issues.push({ code: 'custom', message: 'not a cursor of this list', input: text });
        return z.NEVER;
      },
      encode: ({ list, position }) =>
        btoa(encodeURIComponent(JSON.stringify([list, ...position])))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', ''),
    },
  );
}

function parseTexts(text: string): readonly string[] {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return z.array(z.string()).parse(JSON.parse(decodeURIComponent(letters)));
  } catch {
    return [];
  }
}

/**
 * The request and the response of a long list, or of one in several orders, of which `choose` tells
 * the name of the requested one. A cursor continues after the last row of the answer
 * that contained it, whatever was added in front of it; then `pageNo` has no effect. The last
 * answer's is null.
 */
export function longList(lists: Readonly<Record<string, readonly CursorKey[]>>) {
  const cursor = wireCursor(lists);
  return {
    request: <const Fields extends z.core.$ZodLooseShape>(
      fields: Fields,
      choose?: (request: Readonly<Record<string, unknown>>) => string,
    ) =>
      pageRequest({ ...fields, cursor: cursor.optional() }).refine(
        (request: Readonly<Record<string, unknown>>) => {
          const given = request['cursor'] as Cursor | undefined;
          return given === undefined || choose === undefined || choose(request) === given.list;
        },
        { path: ['cursor'] },
      ),
    response: <Item extends z.ZodType>(item: Item) =>
      z.object({ ...pageFields(item), cursor: cursor.nullable() }),
  };
}
