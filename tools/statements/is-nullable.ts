import type { Node } from 'libpg-query';
import { AGGREGATES, ALWAYS, COLLECTORS, JSON_OPERATORS, STRICT } from './function-nulls-table.ts';
import { knownNotNull } from './known-not-null.ts';
import { columnReference, functionName } from './node-names.ts';
import type { Scope } from './scope.ts';

/** Whether the expression can be null, seen from its scope. An unknown form can be. */
export function isNullable(node: Node, scope: Scope): boolean {
  const some = (each: readonly Node[] | undefined) =>
    (each ?? []).some((one) => isNullable(one, scope));
  if ('A_Const' in node) return node.A_Const.isnull === true;
  // What the program sends is a value; where it may send null, the text says so with `coalesce`.
  if ('ParamRef' in node) return false;
  if ('ColumnRef' in node) return isColumnNullable(node, scope);
  if ('TypeCast' in node) return node.TypeCast.arg === undefined || some([node.TypeCast.arg]);
  if ('CollateClause' in node) {
    return node.CollateClause.arg === undefined || some([node.CollateClause.arg]);
  }
  if ('FuncCall' in node) return isCallNullable(node, scope);
  if ('A_Expr' in node) {
    const { kind, name, lexpr, rexpr } = node.A_Expr;
    if (kind === 'AEXPR_DISTINCT' || kind === 'AEXPR_NOT_DISTINCT') return false;
    if (kind === 'AEXPR_NULLIF') return true;
    const sign = name?.at(-1);
    if (sign !== undefined && 'String' in sign && JSON_OPERATORS.has(sign.String.sval ?? '')) {
      return true;
    }
    return some([lexpr, rexpr].flatMap((each) => each ?? []));
  }
  if ('List' in node) return some(node.List.items);
  if ('NamedArgExpr' in node) {
    return node.NamedArgExpr.arg === undefined || some([node.NamedArgExpr.arg]);
  }
  if ('BoolExpr' in node) return some(node.BoolExpr.args);
  if ('CoalesceExpr' in node) {
    return (node.CoalesceExpr.args ?? []).every((each) => isNullable(each, scope));
  }
  if ('MinMaxExpr' in node) {
    return (node.MinMaxExpr.args ?? []).every((each) => isNullable(each, scope));
  }
  if ('CaseExpr' in node) {
    const { args, defresult } = node.CaseExpr;
    const whens = (args ?? []).flatMap((each) => ('CaseWhen' in each ? [each.CaseWhen] : []));
    return (
      defresult === undefined ||
      isNullable(defresult, scope) ||
      whens.some(
        ({ expr, result }) =>
          result === undefined || isNullable(result, { ...scope, notNull: also(scope, expr) }),
      )
    );
  }
  if ('A_Indirection' in node) {
    const { arg, indirection } = node.A_Indirection;
    // A slice of an array is an array; an element may not be there.
    const isSlice = indirection?.every((each) => 'A_Indices' in each && each.A_Indices.is_slice);
    return isSlice !== true || arg === undefined || some([arg]);
  }
  if ('SubLink' in node) return isSubqueryNullable(node, scope);
  return !(
    'NullTest' in node ||
    'BooleanTest' in node ||
    'A_ArrayExpr' in node ||
    'RowExpr' in node ||
    'SQLValueFunction' in node ||
    'JsonObjectConstructor' in node ||
    'JsonArrayConstructor' in node ||
    'GroupingFunc' in node
  );
}

function isColumnNullable(node: Extract<Node, { ColumnRef: unknown }>, scope: Scope): boolean {
  const [alias, name] = columnReference(node);
  if (name === undefined) return true;
  for (let each: Scope | undefined = scope; each !== undefined; each = each.outer) {
    const notNull = each.notNull;
    for (const source of each.sources) {
      if (alias !== undefined && source.alias !== alias) continue;
      const column = source.columns.find((one) => one.name === name);
      if (column !== undefined) return column.nullable && !notNull.has(`${source.alias}.${name}`);
    }
    // A row of PostgreSQL 18's `returning old.…, new.…`, or a whole row.
    if (alias === undefined && each.sources.some((source) => source.alias === name)) return false;
    if (alias === 'new') return isColumnNullable(plain(name), each);
  }
  return true;
}

function isCallNullable(node: Extract<Node, { FuncCall: unknown }>, scope: Scope): boolean {
  const { funcname, args, over, agg_filter } = node.FuncCall;
  const last = funcname?.at(-1);
  const name = last !== undefined && 'String' in last ? (last.String.sval ?? '') : '';
  if (ALWAYS.has(name)) return false;
  const isArgumentNullable = (args ?? []).some((each) => isNullable(each, scope));
  const own = scope.call(functionName(node), isArgumentNullable);
  if (own !== undefined) return own;
  if (STRICT.has(name)) return isArgumentNullable;
  // In a group, and in a window with its current row, an aggregate has a row.
  const hasRow = (scope.grouped || over !== undefined) && agg_filter === undefined;
  if (COLLECTORS.has(name)) return !hasRow;
  return AGGREGATES.has(name) ? !hasRow || isArgumentNullable : true;
}

function isSubqueryNullable(node: Extract<Node, { SubLink: unknown }>, scope: Scope): boolean {
  const { subLinkType, subselect, testexpr } = node.SubLink;
  if (subLinkType === 'EXISTS_SUBLINK' || subLinkType === 'ARRAY_SUBLINK') return false;
  if (subselect === undefined || !('SelectStmt' in subselect)) return true;
  const isResultNullable = scope.query(subselect, scope)[0]?.nullable !== false;
  if (subLinkType !== 'EXPR_SUBLINK') {
    return isResultNullable || (testexpr !== undefined && isNullable(testexpr, scope));
  }
  return isResultNullable || !hasExactlyOneRow(subselect);
}

/** An aggregate without groups returns one row, as does a query of nothing. */
function hasExactlyOneRow(node: Extract<Node, { SelectStmt: unknown }>): boolean {
  const { fromClause, groupClause, havingClause, targetList, whereClause, limitCount } =
    node.SelectStmt;
  if (groupClause !== undefined || havingClause !== undefined) return false;
  if (limitCount !== undefined) return false;
  if (fromClause === undefined) return whereClause === undefined;
  return (targetList ?? []).some((each) => JSON.stringify(each).match(AGGREGATE_CALL) !== null);
}

const AGGREGATE_CALL = new RegExp(`"sval":"(?:count|${[...AGGREGATES, ...COLLECTORS].join('|')})"`);

function plain(name: string): Extract<Node, { ColumnRef: unknown }> {
  return { ColumnRef: { fields: [{ String: { sval: name } }] } };
}

function also(scope: Scope, condition: Node | undefined): ReadonlySet<string> {
  return new Set([...scope.notNull, ...knownNotNull(condition, scope)]);
}
