// Every statement that a program sends to PostgreSQL, with the type of its rows, from the sources.
import { relative } from 'node:path';
import * as ast from 'typescript/unstable/ast';
import type { Expression, Identifier, Node, SourceFile } from 'typescript/unstable/ast';
import type { Type } from 'typescript/unstable/sync';
import { descendants, sourceFiles, type Compiler } from './compiler.ts';
import { callsOf, declarationOf, evaluateText } from './evaluate-text.ts';
import { propertiesOf, type Property } from './properties-of.ts';
import { calledList, isSums, textsOfList } from './read-lists.ts';

export interface Statement {
  /** `file:line` of the call. */
  readonly place: string;
  /** Every text that the call can send; undefined if that cannot be seen. */
  readonly texts: readonly string[] | undefined;
  /** What the code says of a row; undefined if it says nothing. */
  readonly row: readonly Property[] | undefined;
}

interface Sent {
  readonly call: ast.CallExpression;
  readonly text: Expression;
  readonly row: Type | undefined;
}

/** The statements of all calls `.query(…)` below a folder. */
export function readStatements(compiler: Compiler, folder: string): Statement[] {
  return sourceFiles(compiler, folder).flatMap((file) => [
    ...[...descendants(file)].flatMap((node) => statementsOfList(compiler, file, node)),
    ...[...descendants(file)]
      .filter((node) => isQuery(compiler, node))
      .flatMap((call) => sentBy(compiler, file, call))
      .map(({ call, text, row }) => ({
        place: placeOf(compiler, file, call),
        texts: evaluateText(compiler, text),
        row: row === undefined ? undefined : propertiesOf(compiler, row),
      })),
  ]);
}

/** What the database adds to the rows of a list. */
const POSITION: Property = {
  name: 'cursor_position',
  kinds: new Set(['string[]']),
  nullable: false,
  optional: false,
  texts: undefined,
};

const TOTAL: Property = { ...POSITION, name: 'total', kinds: new Set(['number']) };

/** The pages and the counts of a list that is read by this node. */
function statementsOfList(compiler: Compiler, file: SourceFile, node: Node): Statement[] {
  const list = calledList(node);
  if (list === undefined || !ast.isCallExpression(node)) return [];
  const texts = textsOfList(compiler, list);
  const [stated] = node.typeArguments ?? [];
  const row = stated && compiler.checker.getTypeFromTypeNode(stated);
  const place = placeOf(compiler, file, node);
  if (isSums(node)) return [{ place: `${place} (sums)`, texts: texts?.sums, row: undefined }];
  const properties = row && [...propertiesOf(compiler, row), POSITION];
  return [
    { place, texts: texts?.pages, row: properties },
    { place: `${place} (total)`, texts: texts?.counts, row: [TOTAL] },
  ];
}

/** Calls of a database's `query`, and of the ledger's runners `(name, text, values)`. */
function isQuery({ checker }: Compiler, node: Node): node is ast.CallExpression {
  if (!ast.isCallExpression(node) || node.arguments.length === 0) return false;
  const { expression } = node;
  if (ast.isPropertyAccessExpression(expression)) return expression.name.text === 'query';
  if (!ast.isIdentifier(expression) || node.arguments.length < 3) return false;
  return checker.getTypeAtLocation(expression)?.getAliasSymbol()?.name === 'QueryRunner';
}

function sentBy(compiler: Compiler, file: SourceFile, call: ast.CallExpression): Sent[] {
  const given = call.arguments[ast.isIdentifier(call.expression) ? 1 : 0];
  if (given === undefined) return [];
  const row = call.typeArguments?.[0];
  return throughCallers(compiler, file, {
    call,
    text: textOf(compiler, given),
    row: row && compiler.checker.getTypeFromTypeNode(row),
  });
}

/** A prepared statement is an object whose `text` is the statement. */
function textOf(compiler: Compiler, given: Expression): Expression {
  const declaration = ast.isIdentifier(given) ? declarationOf(compiler, given) : undefined;
  const value =
    declaration !== undefined && ast.isVariableDeclaration(declaration)
      ? declaration.initializer
      : given;
  if (value === undefined || !ast.isObjectLiteralExpression(value)) return given;
  for (const each of value.properties) {
    if (!isNamed(each, 'text')) continue;
    if (ast.isPropertyAssignment(each)) return each.initializer;
    if (ast.isShorthandPropertyAssignment(each)) return each.name as Identifier;
  }
  return given;
}

function isNamed(property: ast.ObjectLiteralElementLike, name: string): boolean {
  return ast.isPropertyAssignment(property) || ast.isShorthandPropertyAssignment(property)
    ? property.name.getText() === name
    : false;
}

/** A function that sends its parameter sends the arguments of its calls. */
function throughCallers(compiler: Compiler, file: SourceFile, sent: Sent): Sent[] {
  const { call, text, row } = sent;
  const around = ast.isIdentifier(text) ? enclosing(call, text.text) : undefined;
  if (around === undefined) return [sent];
  return callsOf(compiler, file, around.declaration).flatMap((outer) => {
    const given = outer.arguments[around.index];
    if (given === undefined) return [];
    const stated = row !== undefined && isGeneric(row) ? resultRow(compiler, outer) : row;
    return throughCallers(compiler, file, { call: outer, text: given, row: stated });
  });
}

function isGeneric(row: Type): boolean {
  return row.isTypeParameter() || (row.isIntersectionType() && row.getTypes().some(isGeneric));
}

/** The row of a function that returns a promise of rows. */
function resultRow({ checker }: Compiler, call: ast.CallExpression): Type | undefined {
  let type = checker.getTypeAtLocation(call);
  while (type?.isTypeReference() === true) [type] = checker.getTypeArguments(type);
  return type;
}

interface Parameter {
  readonly declaration: ast.FunctionDeclaration;
  readonly index: number;
}

/** The function around a call that has a parameter of this name. */
function enclosing(call: Node, name: string): Parameter | undefined {
  for (let node = call.parent; node !== undefined; node = node.parent) {
    if (!ast.isFunctionDeclaration(node)) continue;
    const index = node.parameters.findIndex((each) => each.name.getText() === name);
    return index < 0 ? undefined : { declaration: node, index };
  }
  return undefined;
}

function placeOf({ root }: Compiler, file: SourceFile, node: Node): string {
  const before = file.text.slice(0, node.getStart(file));
  return `${relative(root, file.fileName)}:${before.split('\n').length}`;
}
