// A file of the tree for the architecture rules: its path, its text, and its syntax tree.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type Node, type ParseResult, type Program } from 'oxc-parser';

export interface Source {
  /** From the root of the checkout, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** The lines; a finding's line number counts from 1. */
  readonly lines: readonly string[];
  /** The parsed program of a TypeScript or JavaScript file; undefined for any other file. */
  readonly program: Program | undefined;
  /** The imports and exports of such a file that stand outside of any other statement. */
  readonly module: ParseResult['module'] | undefined;
}

export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly says: string;
}

const NOT_OURS = /^(node_modules|dist|\.git|\.data(-.*)?|test-results|coverage)$/;
/** Files that are parsed. */
export const CODE = /\.(tsx?|mjs)$/;
const READ = /\.(tsx?|mjs|css|sql|md|json|html|py|sh)$/;

/** A source from a path and its text, of the tree or of a test of the rules. */
export function sourceOf(path: string, text: string): Source {
  let lines: readonly string[] | undefined;
  let parsed: ParseResult | undefined;
  const parse = () => (CODE.test(path) ? (parsed ??= parseSync(path, text)) : undefined);
  return {
    path,
    text,
    get lines() {
      return (lines ??= text.split('\n'));
    },
    // Made when it is asked for: its transfer takes longer than the parsing.
    get program() {
      return parse()?.program;
    },
    get module() {
      return parse()?.module;
    },
  };
}

/** Calculates something of a source once: many rules ask for it. */
export function once<Value>(calculate: (source: Source) => Value): (source: Source) => Value {
  const known = new WeakMap<Source, { readonly value: Value }>();
  return (source) => {
    const found = known.get(source) ?? { value: calculate(source) };
    known.set(source, found);
    return found.value;
  };
}

/** Every hand-written file below `root`. */
export function readTree(root: string): Source[] {
  const found: Source[] = [];
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (NOT_OURS.test(entry.name)) continue;
      if (entry.isDirectory()) visit(path);
      else if (READ.test(entry.name) && entry.name !== 'package-lock.json') {
        found.push(sourceOf(path, readFileSync(join(root, path), 'utf8')));
      }
    }
  };
  visit('');
  return found;
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /\/testing\//.test(path) || path.startsWith('e2e/');
}

/** The finding at a position of the text. */
export function findingAt(source: Source, position: number, says: string): Finding {
  const line = source.text.slice(0, position).split('\n').length;
  return { path: source.path, line, says };
}

/** The nodes below a root in reading order; `depths` has the number of ancestors of each. */
interface Nodes {
  readonly nodes: readonly Node[];
  readonly depths: readonly number[];
}

/** Every rule walks every file, so a tree's properties are listed once only. */
const listed = new WeakMap<object, Nodes>();

/** Calls `see` with every node of a tree and its ancestors, the innermost last. */
export function walk(root: object, see: (node: Node, ancestors: readonly Node[]) => void): void {
  const { nodes, depths } = nodesBelow(root);
  const ancestors: Node[] = [];
  for (const [index, node] of nodes.entries()) {
    ancestors.length = depths[index] ?? 0;
    see(node, ancestors);
    ancestors.push(node);
  }
}

function nodesBelow(root: object): Nodes {
  const known = listed.get(root);
  if (known) return known;
  const nodes: Node[] = [];
  const depths: number[] = [];
  const list = (parent: object, depth: number): void => {
    for (const value of Object.values(parent)) {
      if (typeof value !== 'object' || value === null) continue;
      if (Array.isArray(value)) for (const child of value) add(child, depth);
      else add(value, depth);
    }
  };
  const add = (child: Node | null, depth: number): void => {
    if (typeof child?.type !== 'string') return;
    nodes.push(child);
    depths.push(depth);
    list(child, depth + 1);
  };
  list(root, 0);
  const found = { nodes, depths };
  listed.set(root, found);
  return found;
}

/**
 * The value of a string or template literal. A placeholder with a text in `known` is replaced by
 * it; other placeholders become `…`.
 */
export function literalText(
  node: Node,
  known: ReadonlyMap<string, string> = new Map(),
): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  const inserted = node.expressions.map((expression) =>
    expression.type === 'Identifier' ? (known.get(expression.name) ?? '…') : '…',
  );
  return node.quasis
    .map((quasi, index) => (quasi.value.cooked ?? quasi.value.raw) + (inserted[index] ?? ''))
    .join('');
}

/** The texts of a file's constants by name, with earlier ones inserted. */
export const namedTexts = once((source): ReadonlyMap<string, string> => {
  const known = new Map<string, string>();
  if (!source.program) return known;
  walk(source.program, (node) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) return;
    const text = literalText(node.init, known);
    if (text !== undefined) known.set(node.id.name, text);
  });
  return known;
});

interface Imported {
  readonly from: string;
  readonly at: number;
}

/** The imports and re-exports of a file, with their positions; type imports included. */
export const importsOf = once((source): readonly Imported[] => {
  // What is imported inside of an expression or a type is not among the statements.
  if (source.text.includes('import(')) return importsAnywhere(source);
  const { staticImports = [], staticExports = [] } = source.module ?? {};
  const found = [
    ...staticImports.map(({ moduleRequest, start }) => ({ from: moduleRequest.value, at: start })),
    ...staticExports.flatMap(({ entries, start }) =>
      [...new Set(entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []))].map(
        (from) => ({ from, at: start }),
      ),
    ),
  ];
  return found.toSorted((one, other) => one.at - other.at);
});

function importsAnywhere(source: Source): readonly Imported[] {
  const found: Imported[] = [];
  walk(source.program ?? {}, (node) => {
    const isImport =
      node.type === 'ImportDeclaration' ||
      node.type === 'ExportAllDeclaration' ||
      node.type === 'ExportNamedDeclaration' ||
      node.type === 'ImportExpression' ||
      node.type === 'TSImportType';
    if (!isImport || !node.source) return;
    const from = literalText(node.source as Node);
    if (from !== undefined) found.push({ from, at: node.start });
  });
  return found;
}
