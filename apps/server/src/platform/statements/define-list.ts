// Lists: of a list's conditions only those that a request gives are in the statement, so that
// PostgreSQL plans with the index that serves them.
import type { Cursor } from '@fairhouse/calls';
import { TOTAL_MAX } from '@fairhouse/calls/client';
import { assert, nameParameters, valuesOf, type NamedStatement } from '@fairhouse/values';
import type { Sql } from '../sql.ts';
import { countText, pageText, sumText, type ListDefinition } from './list-texts.ts';

/** A page as a request asks for it. */
export interface PageRequest {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly cursor?: Cursor | undefined;
}

export interface ListQuery<Condition extends string> {
  /** Parameters of every page, and of conditions that need more than one. */
  readonly values: Readonly<Record<string, unknown>>;
  /**
   * The given conditions; a condition's value is its parameter of the same name. One that is
   * undefined or false is left out.
   */
  readonly conditions: Readonly<Partial<Record<Condition, unknown>>>;
}

interface PageQuery<Condition extends string> extends ListQuery<Condition> {
  readonly page: PageRequest;
}

interface FirstRowsQuery<Condition extends string> extends ListQuery<Condition> {
  readonly limit: number;
}

interface RowsAfterQuery<Condition extends string> extends FirstRowsQuery<Condition> {
  readonly cursor?: Cursor | undefined;
}

export interface Page<Row> {
  readonly rows: Row[];
  /** At most `TOTAL_MAX`. */
  readonly total: number;
  /** Where the next page begins; null on the last one. */
  readonly cursor: Cursor | null;
}

/** How many rows a sum reads at most: index entries, a hundred or more to a buffer. */
const SUMMED_MAX = 10_000;

export interface Sums {
  /** How many rows were summed. */
  readonly count: number;
  /** False where more rows may match: then the first in the list's order were summed. */
  readonly isWhole: boolean;
  readonly sums: Readonly<Record<string, bigint>>;
}

export interface List<Condition extends string> {
  /** One page with the list's total, by number or after a cursor; takes no lock. */
  readPage<Row extends object>(sql: Sql, query: PageQuery<Condition>): Promise<Page<Row>>;
  /** Rows from the begin or after a cursor, without a total: for a list that nobody counts. */
  readRowsAfter<Row extends object>(sql: Sql, query: RowsAfterQuery<Condition>): Promise<Row[]>;
  /** The sums of all rows with these conditions, up to a bound; takes no lock. */
  readSums(sql: Sql, query: ListQuery<Condition>): Promise<Sums>;
  /** The first rows in one statement, without a total: for a file. */
  readFirstRows<Row extends object>(sql: Sql, query: FirstRowsQuery<Condition>): Promise<Row[]>;
}

/** Defines a list; each of its statements is made when it is first needed, and kept. */
export function defineList<const Condition extends string>(
  definition: ListDefinition<Condition>,
): List<Condition> {
  const { name, where } = definition;
  assert(where.includes('merchant_id = $merchant'), `${name} has the rows of one merchant`);
  const statements: Statements = { definition, kept: new Map() };
  return {
    async readPage<Row extends object>(sql: Sql, query: PageQuery<Condition>) {
      const { pageNo, pageSize, cursor } = query.page;
      const found = await readRows<Row & Positioned>(sql, statements, query, {
        limit: pageSize + 1,
        offset: (pageNo - 1) * pageSize,
        cursor,
      });
      const rows = found.slice(0, pageSize);
      const last = found.length > pageSize ? rows.at(-1) : undefined;
      return {
        rows,
        total: await countRows(sql, statements, query),
        cursor: last === undefined ? null : { list: name, position: last.cursor_position },
      };
    },
    readSums: (sql, query) => readSums(sql, statements, query),
    readRowsAfter: (sql, query) => readRows(sql, statements, query, { ...query, offset: 0 }),
    readFirstRows: (sql, query) => readRows(sql, statements, query, { ...query, offset: 0 }),
  };
}

interface Positioned {
  readonly cursor_position: readonly string[];
}

interface Statements {
  readonly definition: ListDefinition;
  readonly kept: Map<string, NamedStatement>;
}

function keep({ kept }: Statements, key: string, build: () => string): NamedStatement {
  const statement = kept.get(key) ?? nameParameters(build());
  kept.set(key, statement);
  return statement;
}

async function readRows<Row extends object>(
  sql: Sql,
  statements: Statements,
  { values, conditions }: ListQuery<string>,
  slice: {
    readonly limit: number;
    readonly offset: number;
    readonly cursor?: Cursor | undefined;
  },
): Promise<Row[]> {
  const { limit, offset, cursor } = slice;
  const { definition } = statements;
  const { name, order } = definition;
  const given = givenConditions(definition, conditions);
  const isAfter = cursor !== undefined;
  const statement = keep(statements, `${isAfter ? 'after' : 'page'} ${given.join()}`, () =>
    pageText(definition, given, isAfter),
  );
  if (isAfter) {
    const fits = cursor.list === name && cursor.position.length === order.length;
    assert(fits, `a cursor of ${cursor.list} is not one of ${name}`);
  }
  const position = cursor?.position.map((value, index) => [`after${index}`, value] as const);
  const all = { ...values, ...conditions, ...Object.fromEntries(position ?? []), limit, offset };
  return (await sql.query(statement.text, valuesOf(statement, all))).rows as Row[];
}

async function countRows(
  sql: Sql,
  statements: Statements,
  { values, conditions }: ListQuery<string>,
): Promise<number> {
  const { definition } = statements;
  const given = givenConditions(definition, conditions);
  const statement = keep(statements, `count ${given.join()}`, () => countText(definition, given));
  const all = { ...values, ...conditions, most: TOTAL_MAX };
  const { rows } = await sql.query(statement.text, valuesOf(statement, all));
  return Number(rows[0]?.['total']);
}

async function readSums(
  sql: Sql,
  statements: Statements,
  { values, conditions }: ListQuery<string>,
): Promise<Sums> {
  const { definition } = statements;
  const given = givenConditions(definition, conditions);
  const statement = keep(statements, `sum ${given.join()}`, () => sumText(definition, given));
  const all = { ...values, ...conditions, most: SUMMED_MAX };
  const { rows } = await sql.query(statement.text, valuesOf(statement, all));
  const { rows: count = 0, ...sums } = rows[0] as { rows?: number } & Record<string, bigint>;
  return { count, isWhole: count < SUMMED_MAX, sums };
}

/** In the definition's order, so that the same conditions are the same statement. */
function givenConditions(
  { name, conditions }: ListDefinition,
  given: Readonly<Record<string, unknown>>,
): string[] {
  const isGiven = (each: string): boolean => given[each] !== undefined && given[each] !== false;
  for (const each of Object.keys(given).filter(isGiven)) {
    assert(Object.hasOwn(conditions, each), `${name} has no condition ${each}`);
  }
  return Object.keys(conditions).filter(isGiven);
}
