// Which columns of a statement's result can be null: PostgreSQL reports names and types, but not
// this. It follows from the tables' columns, outer joins, conditions and functions.
import type { Node, RangeVar, SelectStmt, WithClause } from 'libpg-query';
import { parseSync } from 'libpg-query';
import type { Catalog } from './catalog.ts';
import { isNullable } from './is-nullable.ts';
import { merged, narrow, narrowed, optional, renamed } from './join-sources.ts';
import { functionName, nameOf, starOf } from './node-names.ts';
import type { Column, Scope, Source } from './scope.ts';

type Sources = ReadonlyMap<string, readonly Column[]>;

/** The columns of a statement's result; none if it returns no rows. */
export function inferNullable(catalog: Catalog, text: string): Column[] {
  const [only, ...more] = parseSync(text).stmts ?? [];
  if (only?.stmt === undefined || more.length > 0) return [];
  return statementColumns({ catalog, views: new Map() }, only.stmt, new Map(), undefined);
}

interface Context {
  readonly catalog: Catalog;
  /** Columns of views that were inferred before. */
  readonly views: Map<string, readonly Column[]>;
}

function statementColumns(
  context: Context,
  node: Node,
  named: Sources,
  outer: Scope | undefined,
): Column[] {
  if ('SelectStmt' in node) return selectColumns(context, node.SelectStmt, named, outer);
  const change =
    'InsertStmt' in node
      ? node.InsertStmt
      : 'UpdateStmt' in node
        ? node.UpdateStmt
        : 'DeleteStmt' in node
          ? node.DeleteStmt
          : 'MergeStmt' in node
            ? node.MergeStmt
            : undefined;
  if (change === undefined) return [];
  const known = withQueries(context, change.withClause, named, outer);
  const sources: Source[] = [tableSource(context, change.relation, known)];
  const more =
    'fromClause' in change
      ? change.fromClause
      : 'usingClause' in change
        ? change.usingClause
        : undefined;
  const scope = scopeOf(context, sources, known, outer);
  for (const each of more ?? []) sources.push(...sourcesOf(context, each, known, scope));
  const where = 'whereClause' in change ? change.whereClause : undefined;
  return targetColumns(change.returningClause?.exprs, narrowed(scope, where), false);
}

/** What a function of ours returns, from its body in SQL. */
function isResultNullable(
  context: Context,
  name: string,
  isArgumentNullable: boolean,
): boolean | undefined {
  const made = context.catalog.bodies.get(name);
  if (made === undefined) return undefined;
  const last = parseSync(made.body).stmts?.at(-1)?.stmt;
  if (last === undefined) return undefined;
  const given = made.arguments.map((each) => ({ name: each, nullable: isArgumentNullable }));
  const scope = scopeOf(context, [{ alias: '', columns: given }], new Map(), undefined);
  const [column] = statementColumns(context, last, new Map(), scope);
  // A function that reads a table may find no row.
  const reads = 'SelectStmt' in last && last.SelectStmt.fromClause !== undefined;
  return column === undefined || column.nullable || reads;
}

function selectColumns(
  context: Context,
  select: SelectStmt,
  named: Sources,
  outer: Scope | undefined,
): Column[] {
  const known = withQueries(context, select.withClause, named, outer);
  if (select.larg !== undefined && select.rarg !== undefined) {
    const left = selectColumns(context, select.larg, known, outer);
    const right = selectColumns(context, select.rarg, known, outer);
    return left.map((column, index) => ({
      name: column.name,
      nullable: column.nullable || right[index]?.nullable === true,
    }));
  }
  if (select.valuesLists !== undefined) return valuesColumns(context, select, known, outer);
  const sources: Source[] = [];
  const scope = scopeOf(context, sources, known, outer);
  for (const each of select.fromClause ?? [])
    sources.push(...sourcesOf(context, each, known, scope));
  return targetColumns(
    select.targetList,
    narrowed(scope, select.whereClause),
    select.groupClause !== undefined,
  );
}

function valuesColumns(
  context: Context,
  select: SelectStmt,
  known: Sources,
  outer: Scope | undefined,
): Column[] {
  const scope = scopeOf(context, [], known, outer);
  const rows = (select.valuesLists ?? []).map((list) =>
    'List' in list ? (list.List.items ?? []) : [],
  );
  return (rows[0] ?? []).map((_each, index) => ({
    name: `column${index + 1}`,
    nullable: rows.some((row) => row[index] === undefined || isNullable(row[index], scope)),
  }));
}

function scopeOf(
  context: Context,
  sources: Source[],
  named: Sources,
  outer: Scope | undefined,
): Scope {
  return {
    sources,
    outer,
    notNull: new Set(),
    grouped: false,
    query: (node, scope) => statementColumns(context, node, named, scope),
    call: (name, isArgumentNullable) => isResultNullable(context, name, isArgumentNullable),
  };
}

function withQueries(
  context: Context,
  clause: WithClause | undefined,
  named: Sources,
  outer: Scope | undefined,
): Sources {
  const known = new Map(named);
  for (const each of clause?.ctes ?? []) {
    if (!('CommonTableExpr' in each)) continue;
    const { ctename = '', ctequery, aliascolnames } = each.CommonTableExpr;
    if (ctequery === undefined) continue;
    if (clause?.recursive === true && 'SelectStmt' in ctequery) {
      // The first part says what a recursive query starts with; a second look adds the rest.
      const { larg } = ctequery.SelectStmt;
      if (larg !== undefined) known.set(ctename, selectColumns(context, larg, known, outer));
    }
    known.set(ctename, renamed(statementColumns(context, ctequery, known, outer), aliascolnames));
  }
  return known;
}

function targetColumns(
  targets: readonly Node[] | undefined,
  scope: Scope,
  grouped: boolean,
): Column[] {
  return (targets ?? []).flatMap((target): Column[] => {
    if (!('ResTarget' in target) || target.ResTarget.val === undefined) return [];
    const { name, val } = target.ResTarget;
    const star = starOf(val);
    if (star !== undefined) {
      return scope.sources
        .filter(({ alias }) => (star === '' ? alias !== '' : alias === star))
        .flatMap((source) =>
          source.columns.map((column) => ({
            name: column.name,
            nullable: column.nullable && !scope.notNull.has(`${source.alias}.${column.name}`),
          })),
        );
    }
    return [{ name: name ?? nameOf(val), nullable: isNullable(val, { ...scope, grouped }) }];
  });
}

/** What a part of FROM makes visible; `scope` has what stands before it, for LATERAL. */
function sourcesOf(context: Context, node: Node, named: Sources, scope: Scope): Source[] {
  if ('RangeVar' in node) return [tableSource(context, node.RangeVar, named)];
  if ('RangeSubselect' in node) {
    const { subquery, alias } = node.RangeSubselect;
    const columns = subquery === undefined ? [] : statementColumns(context, subquery, named, scope);
    return [{ alias: alias?.aliasname ?? '', columns: renamed(columns, alias?.colnames) }];
  }
  if ('RangeFunction' in node) return [functionSource(context, node.RangeFunction, scope)];
  if ('JoinExpr' in node) {
    const { larg, rarg, jointype, quals, alias, usingClause } = node.JoinExpr;
    if (larg === undefined || rarg === undefined) return [];
    const left = sourcesOf(context, larg, named, scope);
    const inner = { ...scope, sources: [...scope.sources, ...left] };
    const right = sourcesOf(context, rarg, named, inner);
    const both = { ...scope, sources: [...scope.sources, ...left, ...right] };
    if (jointype === 'JOIN_INNER') narrow(both, quals, [...left, ...right]);
    const all = [
      ...(jointype === 'JOIN_RIGHT' || jointype === 'JOIN_FULL' ? left.map(optional) : left),
      ...(jointype === 'JOIN_LEFT' || jointype === 'JOIN_FULL' ? right.map(optional) : right),
    ];
    if (usingClause !== undefined) all.unshift(merged(usingClause, left, right));
    if (alias === undefined) return all;
    return [{ alias: alias.aliasname ?? '', columns: all.flatMap((each) => each.columns) }];
  }
  return [];
}

function tableSource(context: Context, relation: RangeVar | undefined, named: Sources): Source {
  const name = relation?.relname ?? '';
  const alias = relation?.alias?.aliasname ?? name;
  const schema = relation?.schemaname;
  const columns =
    (schema === undefined ? named.get(name) : undefined) ??
    storedColumns(
      context,
      ['pg_catalog', 'public', undefined].includes(schema) ? name : `${schema}.${name}`,
    );
  return { alias, columns: renamed(columns, relation?.alias?.colnames) };
}

function storedColumns(context: Context, name: string): readonly Column[] {
  const known = context.views.get(name);
  if (known !== undefined) return known;
  const table = context.catalog.tables.get(name);
  if (table === undefined) throw new Error(`no table ${name}`);
  // PostgreSQL stores every column of a view as one that can be null.
  const [view] = table.view === undefined ? [] : (parseSync(table.view).stmts ?? []);
  const columns =
    view?.stmt === undefined
      ? table.columns
      : statementColumns(context, view.stmt, new Map(), undefined);
  context.views.set(name, columns);
  return columns;
}

function functionSource(
  context: Context,

  range: Extract<Node, { RangeFunction: unknown }>['RangeFunction'],
  scope: Scope,
): Source {
  const alias = range.alias?.aliasname;
  if (range.coldeflist !== undefined) {
    const columns = range.coldeflist.flatMap((each) =>
      'ColumnDef' in each ? [{ name: each.ColumnDef.colname ?? '', nullable: true }] : [],
    );
    return { alias: alias ?? '', columns };
  }
  const made = (range.functions ?? []).flatMap((each): Column[] => {
    const call = 'List' in each ? each.List.items?.[0] : undefined;
    if (call === undefined) return [];
    const name = functionName(call);
    const columns = context.catalog.functions.get(name);
    // The elements of an array that the program sends are values.
    if (name === 'unnest' && 'FuncCall' in call) {
      return (call.FuncCall.args ?? []).map((given) => ({
        name: alias ?? name,
        nullable: isNullable(given, scope),
      }));
    }
    const declared = columns?.map((column) => ({ name: column, nullable: false }));
    return declared ?? [{ name: alias ?? name, nullable: isNullable(call, scope) }];
  });
  if (range.ordinality === true) made.push({ name: 'ordinality', nullable: false });
  return { alias: alias ?? made[0]?.name ?? '', columns: renamed(made, range.alias?.colnames) };
}
