// The texts of a list: pages and counts with any of its conditions.

/** How a column of the order is written into a cursor, and read from it exactly as it was. */
const KEYS = {
  time: {
    write: (column: string) => `(extract(epoch from ${column}) * 1000000)::bigint::text`,
    read: (value: string) => `('epoch'::timestamptz + ${value}::float8 * interval '1 microsecond')`,
  },
  id: {
    write: (column: string) => `(${column})::text`,
    read: (value: string) => `${value}::uuid`,
  },
  number: {
    write: (column: string) => `(${column})::text`,
    read: (value: string) => `${value}::bigint`,
  },
  text: {
    write: (column: string) => `(${column})::text`,
    read: (value: string) => `${value}::text`,
  },
} as const;

export interface OrderColumn {
  readonly column: string;
  readonly key: keyof typeof KEYS;
}

/** A list of one merchant; parameters are written by name: `$merchant`. */
export interface ListDefinition<Condition extends string = string> {
  /** The list's name in its cursors. */
  readonly name: string;
  readonly columns: string;
  readonly from: string;
  /** What holds for every page. */
  readonly where: string;
  /** Joins that only the columns need, and that leave out no row. */
  readonly joins?: string;
  readonly conditions: Readonly<Record<Condition, string>>;
  /** Amounts by their name, for the sums of a whole filter. */
  readonly sums?: Readonly<Record<string, string>>;
  /** A unique order; all its columns ascend, or all descend. */
  readonly order: readonly [OrderColumn, ...OrderColumn[]];
  readonly ascending?: boolean;
}

/**
 * The statement of a page with these conditions. The rows of the page are found first, and only
 * they are joined: a plan that joins all rows before it sorts them is not possible.
 */
export function pageText(
  definition: ListDefinition,
  conditions: readonly string[],
  isAfterCursor: boolean,
): string {
  const { columns, from, joins = '', where, order, ascending = false } = definition;
  const written = order.map(({ column, key }) => KEYS[key].write(column)).join(', ');
  const sorted = order.map(({ column }) => `${column} ${ascending ? 'asc' : 'desc'}`).join(', ');
  const rows = (selected: string) => `
    select ${selected} from ${from} where ${where} ${restrict(definition, conditions)}
    ${isAfterCursor ? `and ${afterCursor(definition)}` : ''}
    order by ${sorted}
    limit $limit ${isAfterCursor ? '' : 'offset $offset'}`;
  const selected = `array[${written}] as cursor_position, ${columns}`;
  if (joins === '') return rows(selected);
  const alias = from.split(' ').at(-1) ?? from;
  return `
    select ${selected} from (${rows(`${alias}.*`)}) as ${alias}
    ${joins}
    order by ${sorted}`;
}

function afterCursor({ order, ascending = false }: ListDefinition): string {
  const columns = order.map(({ column }) => column);
  const values = order.map(({ key }, index) => KEYS[key].read(`$after${index}`));
  return `(${columns.join(', ')}) ${ascending ? '>' : '<'} (${values.join(', ')})`;
}

/** The statement that counts the rows with these conditions, up to `$most`. */
export function countText(definition: ListDefinition, conditions: readonly string[]): string {
  const { from, where } = definition;
  return `
    select count(*)::int as total from (
      select from ${from} where ${where} ${restrict(definition, conditions)}
      limit $most) as counted`;
}

/**
 * The statement that counts and sums the first `$most` rows with these conditions. They are in the
 * order of the list's first column alone, so that an index with the amounts is enough.
 */
export function sumText(definition: ListDefinition, conditions: readonly string[]): string {
  const { from, where, sums = {}, order, ascending = false } = definition;
  const names = Object.keys(sums);
  const columns = names.map((name) => `${sums[name]} as ${name}`);
  const [{ column }] = order;
  return `
    select count(*)::int as rows, ${names
      .map((name) => `coalesce(sum(${name}), 0)::bigint as ${name}`)
      .join(', ')}
    from (
      select ${columns.join(', ')} from ${from} where ${where} ${restrict(definition, conditions)}
      order by ${column} ${ascending ? 'asc' : 'desc'}
      limit $most) as summed`;
}

function restrict({ conditions }: ListDefinition, given: readonly string[]): string {
  return given.map((each) => `and (${conditions[each]})`).join(' ');
}

/** Every kind of text of a list: without conditions, with each one, and with all of them. */
export function listTexts(definition: ListDefinition): {
  pages: string[];
  counts: string[];
  sums: string[];
} {
  const all = Object.keys(definition.conditions);
  const combined = [[], ...all.map((each) => [each]), all];
  return {
    pages: combined.flatMap((given) => [
      pageText(definition, given, false),
      pageText(definition, given, true),
    ]),
    counts: combined.map((given) => countText(definition, given)),
    sums: definition.sums === undefined ? [] : combined.map((given) => sumText(definition, given)),
  };
}
