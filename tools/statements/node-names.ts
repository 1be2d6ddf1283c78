// Names in a syntax tree.
import type { Node } from 'libpg-query';

/** The last two parts of a column's name. */
export function columnReference(node: Node): [alias: string | undefined, name: string | undefined] {
  if (!('ColumnRef' in node)) return [undefined, undefined];
  const parts = (node.ColumnRef.fields ?? []).flatMap((each) =>
    'String' in each ? [each.String.sval ?? ''] : [],
  );
  return [parts.at(-2), parts.at(-1)];
}

/** A function's name with its schema, without PostgreSQL's own. */
export function functionName(node: Node): string {
  if (!('FuncCall' in node)) return '';
  return (node.FuncCall.funcname ?? [])
    .flatMap((each) => ('String' in each ? [each.String.sval ?? ''] : []))
    .filter((each) => each !== 'pg_catalog')
    .join('.');
}

/** The alias before a star, empty for a star alone. */
export function starOf(node: Node): string | undefined {
  if (!('ColumnRef' in node)) return undefined;
  const fields = node.ColumnRef.fields ?? [];
  const last = fields.at(-1);
  if (last === undefined || !('A_Star' in last)) return undefined;
  const [first] = fields;
  return first !== undefined && 'String' in first ? (first.String.sval ?? '') : '';
}

/** The name that PostgreSQL gives to a column without one. */
export function nameOf(node: Node): string {
  if ('ColumnRef' in node) {
    const last = node.ColumnRef.fields?.at(-1);
    return last !== undefined && 'String' in last ? (last.String.sval ?? '') : '?column?';
  }
  if ('TypeCast' in node && node.TypeCast.arg !== undefined) {
    const inner = nameOf(node.TypeCast.arg);
    if (inner !== '?column?') return inner;
    const type = node.TypeCast.typeName?.names?.at(-1);
    return type !== undefined && 'String' in type ? (type.String.sval ?? '') : inner;
  }
  if ('FuncCall' in node) return functionName(node).split('.').at(-1) ?? '';
  if ('CoalesceExpr' in node) return 'coalesce';
  if ('CaseExpr' in node) return 'case';
  if ('SubLink' in node && node.SubLink.subLinkType === 'EXISTS_SUBLINK') return 'exists';
  return '?column?';
}
