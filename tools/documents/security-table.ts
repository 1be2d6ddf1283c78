// Parses the table of docs/security.md: requirement, status, place, and the test for it.
import type { Node } from 'oxc-parser';
import { sourceOf, walk } from '../architecture/source.ts';

export interface SecurityRow {
  readonly id: string;
  readonly requirement: string;
  readonly standing: string;
  readonly where: string;
  readonly test: string;
}

/** A test as a row names it: its file, and its title as in the file. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

const CELLS = /^\| (V\d+\.\d+\.\d+) +\| (.*?) *\| (\S*) *\| (.*?) *\| (.*?) *\|$/;
const NAMED = /`([^`]+)` “([^”]+)”/g;

/** Every row of the table, in order. */
export function readSecurityTable(text: string): readonly SecurityRow[] {
  return text.split('\n').flatMap((line) => {
    const [, id, requirement = '', standing = '', where = '', test = ''] = CELLS.exec(line) ?? [];
    return id === undefined ? [] : [{ id, requirement, standing, where, test }];
  });
}

/** The files that a cell names. */
export function filesOf(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

/** The tests that a cell names, each as `file` “title”. */
export function testsOf(cell: string): readonly NamedTest[] {
  return [...cell.matchAll(NAMED)].map(([, file = '', title = '']) => ({ file, title }));
}

/** The rest of a cell that is not a test with its title: a file without one, or words. */
export function restOf(cell: string): string {
  return cell.replaceAll(NAMED, '').replaceAll(/[;\s]/g, '');
}

/** The number of rows by status. */
export function countStandings(rows: readonly SecurityRow[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { standing } of rows) counts[standing] = (counts[standing] ?? 0) + 1;
  return counts;
}

/**
 * The titles of the tests that a file runs, without skipped, todo and expected failures. A title
 * with placeholders is used as it is in the file (`%s`, `${what}`).
 */
export function titlesOf(path: string, text: string): ReadonlySet<string> {
  const titles = new Set<string>();
  walk(sourceOf(path, text).program ?? {}, (node, around) => {
    if (node.type !== 'CallExpression' || node.arguments.length < 2) return;
    const [named, ...modifiers] = namesOf(node.callee);
    if ((named !== 'it' && named !== 'test') || modifiers.some((name) => NOT_RUN.has(name))) return;
    if (around.some((outer) => outer.type === 'CallExpression' && isPutAside(outer.callee))) return;
    const [first] = node.arguments;
    if (first?.type === 'Literal' && typeof first.value === 'string') titles.add(first.value);
    if (first?.type === 'TemplateLiteral') titles.add(text.slice(first.start + 1, first.end - 1));
  });
  return titles;
}

/** Whether a test file calls a running server, over HTTP or in a browser. */
export function callsServer(path: string, text: string): boolean {
  return /^(e2e|faults)\//.test(path) || /\bopen\w*App\(|\bfetch\(/.test(text);
}

const NOT_RUN = new Set(['skip', 'todo', 'fails', 'fail', 'fixme', 'describe']);

const isPutAside = (callee: Node): boolean => {
  const [named, ...modifiers] = namesOf(callee);
  return (
    /^(describe|it|test)$/.test(named ?? '') &&
    modifiers.some((name) => /^(skip|fixme|todo)$/.test(name))
  );
};

/** The names in a callee, outermost first: `it.each(rows)` is `it`, `each`. */
function namesOf(node: Node): readonly string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'CallExpression') return namesOf(node.callee);
  if (node.type === 'TaggedTemplateExpression') return namesOf(node.tag);
  if (node.type !== 'MemberExpression') return [];
  return [...namesOf(node.object), ...namesOf(node.property)];
}
