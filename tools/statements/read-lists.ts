// The statements of lists, whose texts depend on what a request gives: each is checked without
// conditions, with each condition, and with all of them.
import * as ast from 'typescript/unstable/ast';
import type { Expression, Node } from 'typescript/unstable/ast';
import { nameParameters } from '@fairhouse/values';
import {
  listTexts,
  type ListDefinition,
  type OrderColumn,
} from '../../apps/server/src/platform/statements/list-texts.ts';
import type { Compiler } from './compiler.ts';
import { declarationOf, evaluateText } from './evaluate-text.ts';

const SUMS = 'readSums';
const METHODS: ReadonlySet<string> = new Set(['readPage', 'readFirstRows', SUMS]);

/** Whether a list is read for its sums. */
export const isSums = (node: Node): boolean =>
  ast.isCallExpression(node) &&
  ast.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === SUMS;

/** The list of a call `LIST.readPage(…)`; undefined for every other node. */
export function calledList(node: Node): Expression | undefined {
  if (!ast.isCallExpression(node) || !ast.isPropertyAccessExpression(node.expression)) {
    return undefined;
  }
  const { name, expression } = node.expression;
  return METHODS.has(name.text) ? expression : undefined;
}

/** Every text of the pages, or of the counts, of a list; undefined if that cannot be seen. */
export function textsOfList(
  compiler: Compiler,
  list: Expression,
): { pages: string[]; counts: string[]; sums: string[] } | undefined {
  const definitions = definitionsOf(compiler, list).map((each) => readDefinition(compiler, each));
  if (definitions.length === 0 || definitions.includes(undefined)) return undefined;
  const texts = definitions.flatMap((each) => (each === undefined ? [] : [listTexts(each)]));
  const numbered = (text: string): string => nameParameters(text).text;
  return {
    pages: texts.flatMap(({ pages }) => pages.map(numbered)),
    counts: texts.flatMap(({ counts }) => counts.map(numbered)),
    sums: texts.flatMap(({ sums }) => sums.map(numbered)),
  };
}

/** The arguments of `defineList` behind a name, or behind each property of a constant object. */
function definitionsOf(compiler: Compiler, list: Expression): Expression[] {
  if (ast.isElementAccessExpression(list)) {
    const value = constantOf(compiler, list.expression);
    if (value === undefined || !ast.isObjectLiteralExpression(value)) return [];
    return value.properties.flatMap((each) =>
      ast.isPropertyAssignment(each) ? argumentOf(each.initializer) : [],
    );
  }
  return argumentOf(constantOf(compiler, list) ?? list);
}

function argumentOf(made: Expression): Expression[] {
  const isMade = ast.isCallExpression(made) && made.expression.getText() === 'defineList';
  return isMade ? made.arguments.slice(0, 1) : [];
}

/** The value of a constant, without the types around it. */
function constantOf(compiler: Compiler, name: Node): Expression | undefined {
  const declaration = declarationOf(compiler, name);
  if (declaration === undefined || !ast.isVariableDeclaration(declaration)) return undefined;
  let value = declaration.initializer;
  while (value !== undefined && ast.isAsExpression(value)) value = value.expression;
  return value;
}

function readDefinition(compiler: Compiler, argument: Expression): ListDefinition | undefined {
  const fields = fieldsOf(compiler, argument);
  const text = (name: string): string | undefined => {
    const value = fields.get(name);
    const texts = value && evaluateText(compiler, value);
    return texts?.length === 1 ? texts[0] : undefined;
  };
  const columns = text('columns');
  const from = text('from');
  const where = text('where');
  const order = orderOf(compiler, fields.get('order'));
  const textsIn = (name: string) =>
    [...fieldsOf(compiler, fields.get(name))].map(
      ([each, value]) => [each, evaluateText(compiler, value)?.[0]] as const,
    );
  const conditions = textsIn('conditions');
  const sums = textsIn('sums');
  if (columns === undefined || from === undefined || where === undefined) return undefined;
  const isRead = [...conditions, ...sums].every(([, each]) => each !== undefined);
  if (order === undefined || !isRead) return undefined;
  return {
    name: '',
    columns,
    from,
    where,
    joins: text('joins') ?? '',
    conditions: Object.fromEntries(conditions) as Record<string, string>,
    order,
    ...(sums.length === 0 ? {} : { sums: Object.fromEntries(sums) as Record<string, string> }),
    ascending: fields.get('ascending')?.getText() === 'true',
  };
}

/** The properties of an object, with those of constants that it spreads. */
function fieldsOf(compiler: Compiler, given: Expression | undefined): Map<string, Expression> {
  const value = given && ast.isIdentifier(given) ? constantOf(compiler, given) : given;
  const fields = new Map<string, Expression>();
  if (value === undefined || !ast.isObjectLiteralExpression(value)) return fields;
  for (const each of value.properties) {
    if (ast.isPropertyAssignment(each)) fields.set(each.name.getText(), each.initializer);
    if (!ast.isSpreadAssignment(each)) continue;
    for (const [name, spread] of fieldsOf(compiler, each.expression)) fields.set(name, spread);
  }
  return fields;
}

function orderOf(
  compiler: Compiler,
  order: Expression | undefined,
): readonly [OrderColumn, ...OrderColumn[]] | undefined {
  if (order === undefined || !ast.isArrayLiteralExpression(order)) return undefined;
  const read = order.elements.map((element) => {
    const fields = fieldsOf(compiler, element);
    const [column, key] = ['column', 'key'].map((name) => {
      const value = fields.get(name);
      return value && evaluateText(compiler, value)?.[0];
    });
    return column === undefined || key === undefined
      ? undefined
      : { column, key: key as OrderColumn['key'] };
  });
  const [first, ...rest] = read;
  if (first === undefined || rest.includes(undefined)) return undefined;
  return [first, ...rest.flatMap((each) => each ?? [])];
}
