// The texts that an expression can have, without running the program: a statement is a constant,
// or one of a few.
import type { Expression, FunctionDeclaration, Node, SourceFile } from 'typescript/unstable/ast';
import * as ast from 'typescript/unstable/ast';
import { SymbolFlags } from 'typescript/unstable/sync';
import { nameParameters } from '@fairhouse/values';
import { descendants, type Compiler } from './compiler.ts';

/** Values of parameters while the body of a function is evaluated. */
type Bindings = ReadonlyMap<string, readonly string[]>;

const NOTHING_BOUND: Bindings = new Map();

/** A text of this many variants is built at random, not chosen. */
const MOST_VARIANTS = 128;

/** Every text that the expression can be; undefined if that cannot be seen. */
export function evaluateText(
  compiler: Compiler,
  expression: Expression,
  bound: Bindings = NOTHING_BOUND,
): string[] | undefined {
  const texts = evaluate(compiler, expression, bound);
  if (texts === undefined || texts.length > MOST_VARIANTS) return undefined;
  return [...new Set(texts)];
}

function evaluate(
  compiler: Compiler,
  expression: Expression,
  bound: Bindings,
): string[] | undefined {
  const again = (each: Expression) => evaluate(compiler, each, bound);
  if (ast.isStringLiteral(expression) || ast.isNoSubstitutionTemplateLiteral(expression)) {
    return [expression.text];
  }
  if (ast.isNumericLiteral(expression)) return [expression.text.replaceAll('_', '')];
  if (ast.isParenthesizedExpression(expression) || ast.isAsExpression(expression)) {
    return again(expression.expression);
  }
  if (ast.isTemplateExpression(expression)) {
    const parts = expression.templateSpans.flatMap((span) => [
      again(span.expression),
      [span.literal.text],
    ]);
    return join([[expression.head.text], ...parts]);
  }
  if (ast.isBinaryExpression(expression)) {
    const both = [again(expression.left), again(expression.right)];
    if (expression.operatorToken.kind === ast.SyntaxKind.PlusToken) return join(both);
    const { kind } = expression.operatorToken;
    return kind === ast.SyntaxKind.QuestionQuestionToken ? union(both) : undefined;
  }
  if (ast.isConditionalExpression(expression)) {
    return union([again(expression.whenTrue), again(expression.whenFalse)]);
  }
  if (ast.isIdentifier(expression)) {
    const given = bound.get(expression.text);
    return given === undefined ? valuesOf(compiler, expression, bound) : [...given];
  }
  if (ast.isPropertyAccessExpression(expression)) {
    return textsOfNamed(compiler, expression, bound) ?? valuesOf(compiler, expression.name, bound);
  }
  if (ast.isElementAccessExpression(expression)) {
    return elementsOf(compiler, expression.expression, bound);
  }
  if (ast.isCallExpression(expression)) return resultsOf(compiler, expression, bound);
  return undefined;
}

/** Every combination of the parts' texts. */
function join(parts: readonly (readonly string[] | undefined)[]): string[] | undefined {
  return parts.reduce<string[] | undefined>(
    (heads, tails) =>
      tails === undefined || (heads?.length ?? 0) > MOST_VARIANTS
        ? undefined
        : heads?.flatMap((head) => tails.map((tail) => head + tail)),
    [''],
  );
}

function union(parts: readonly (readonly string[] | undefined)[]): string[] | undefined {
  return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
}

/** What a name stands for: a constant, a property, each element of a loop. */
function valuesOf(compiler: Compiler, name: Node, bound: Bindings): string[] | undefined {
  const declaration = declarationOf(compiler, name);
  if (declaration === undefined) return undefined;
  if (ast.isPropertyAssignment(declaration)) {
    return evaluate(compiler, declaration.initializer, bound);
  }
  if (!ast.isVariableDeclaration(declaration)) return undefined;
  const { initializer } = declaration;
  if (initializer !== undefined) return evaluate(compiler, initializer, bound);
  const loop = declaration.parent.parent;
  return ast.isForOfStatement(loop) ? elementsOf(compiler, loop.expression, bound) : undefined;
}

/** `INSERT.text`, of a constant that `nameParameters` made. */
function textsOfNamed(
  compiler: Compiler,
  { expression, name }: ast.PropertyAccessExpression,
  bound: Bindings,
): string[] | undefined {
  const declaration = name.text === 'text' ? declarationOf(compiler, expression) : undefined;
  if (declaration === undefined || !ast.isVariableDeclaration(declaration)) return undefined;
  const made = declaration.initializer;
  if (made === undefined || !ast.isCallExpression(made)) return undefined;
  const [named] = made.expression.getText() === 'nameParameters' ? made.arguments : [];
  const texts = named && evaluate(compiler, named, bound);
  return texts?.map((text) => nameParameters(text).text);
}

/** All values of a constant object or array. */
function elementsOf(compiler: Compiler, name: Expression, bound: Bindings): string[] | undefined {
  const declaration = declarationOf(compiler, name);
  if (declaration === undefined || !ast.isVariableDeclaration(declaration)) return undefined;
  let value = declaration.initializer;
  while (value !== undefined && (ast.isAsExpression(value) || ast.isSatisfiesExpression(value))) {
    value = value.expression;
  }
  if (value === undefined) return undefined;
  const values = ast.isArrayLiteralExpression(value)
    ? [...value.elements]
    : ast.isObjectLiteralExpression(value)
      ? value.properties.map((each) =>
          ast.isPropertyAssignment(each) ? each.initializer : undefined,
        )
      : [undefined];
  return union(values.map((each) => each && evaluate(compiler, each, bound)));
}

/** The results of a function of this project that consists of one returned text. */
function resultsOf(
  compiler: Compiler,
  call: ast.CallExpression,
  bound: Bindings,
): string[] | undefined {
  const declaration = declarationOf(compiler, call.expression);
  const shape = declaration && functionOf(declaration);
  if (shape === undefined) return undefined;
  const inner = new Map<string, readonly string[]>();
  for (const [index, parameter] of shape.parameters.entries()) {
    const given = call.arguments[index] ?? parameter.initializer;
    const texts = given && evaluate(compiler, given, bound);
    if (texts !== undefined) inner.set(parameter.name.getText(), texts);
  }
  return evaluate(compiler, shape.result, inner);
}

interface Shape {
  readonly parameters: FunctionDeclaration['parameters'];
  readonly result: Expression;
}

function functionOf(declaration: Node): Shape | undefined {
  const made =
    ast.isVariableDeclaration(declaration) && declaration.initializer !== undefined
      ? declaration.initializer
      : declaration;
  if (!ast.isFunctionDeclaration(made) && !ast.isArrowFunction(made)) return undefined;
  const { body, parameters } = made;
  if (body === undefined) return undefined;
  if (!ast.isBlock(body)) return { parameters, result: body };
  const [only] = body.statements;
  return only !== undefined && ast.isReturnStatement(only) && only.expression !== undefined
    ? { parameters, result: only.expression }
    : undefined;
}

/** The declaration of a name, also of an imported one. */
export function declarationOf({ checker, project }: Compiler, name: Node): Node | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  if (symbol === undefined) return undefined;
  const isAlias = (symbol.flags & SymbolFlags.Alias) !== 0;
  const meant = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  return meant.valueDeclaration?.resolve(project);
}

/** The calls of a function within its file. */
export function callsOf(
  compiler: Compiler,
  file: SourceFile,
  declaration: Node,
): ast.CallExpression[] {
  return [...descendants(file)].filter(
    (node): node is ast.CallExpression =>
      ast.isCallExpression(node) &&
      ast.isIdentifier(node.expression) &&
      declarationOf(compiler, node.expression)?.pos === declaration.pos,
  );
}
