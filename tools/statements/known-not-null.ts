import type { Node } from 'libpg-query';
import { columnReference } from './node-names.ts';
import type { Scope } from './scope.ts';

/** `alias.column` of the columns that are not null where the condition is true. */
export function knownNotNull(condition: Node | undefined, scope: Scope): string[] {
  if (condition === undefined) return [];
  if ('BoolExpr' in condition) {
    const { boolop, args } = condition.BoolExpr;
    return boolop === 'AND_EXPR' ? (args ?? []).flatMap((each) => knownNotNull(each, scope)) : [];
  }
  if ('NullTest' in condition) {
    const { nulltesttype, arg } = condition.NullTest;
    return nulltesttype === 'IS_NOT_NULL' && arg !== undefined ? place(arg, scope) : [];
  }
  if ('A_Expr' in condition) {
    const { kind, lexpr, rexpr } = condition.A_Expr;
    // A comparison with null is not true.
    if (kind === 'AEXPR_DISTINCT' || kind === 'AEXPR_NOT_DISTINCT') return [];
    return [lexpr, rexpr].flatMap((each) => (each === undefined ? [] : place(each, scope)));
  }
  return [];
}

function place(node: Node, scope: Scope): string[] {
  if ('TypeCast' in node)
    return node.TypeCast.arg === undefined ? [] : place(node.TypeCast.arg, scope);
  const [alias, name] = columnReference(node);
  if (name === undefined) return [];
  const source = scope.sources.find(
    (each) =>
      (alias === undefined || each.alias === alias) &&
      each.columns.some((column) => column.name === name),
  );
  return source === undefined ? [] : [`${source.alias}.${name}`];
}
