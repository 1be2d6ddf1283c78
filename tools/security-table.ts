// Reads the table of docs/security.md: what is asked, how it stands, where, and which test says so.
import type { Node } from 'oxc-parser';
import { sourceOf, walk } from './tidy/source.ts';

export interface SecurityRow {
  readonly id: string;
  readonly asked: string;
  readonly standing: string;
  readonly where: string;
  readonly test: string;
}

/** A test as a row names it: its file, and its title as the file has it. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

const CELLS = /^\| (V\d+\.\d+\.\d+) +\| (.*?) *\| (\S*) *\| (.*?) *\| (.*?) *\|$/;
const NAMED = /`([^`]+)` “([^”]+)”/g;

/** Every row of the table, in its order. */
export function readSecurityTable(text: string): readonly SecurityRow[] {
  return text.split('\n').flatMap((line) => {
    const [, id, asked = '', standing = '', where = '', test = ''] = CELLS.exec(line) ?? [];
    return id === undefined ? [] : [{ id, asked, standing, where, test }];
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

/** What of a cell is no test with its title: a file without one, or words. */
export function restOf(cell: string): string {
  return cell.replaceAll(NAMED, '').replaceAll(/[;\s]/g, '');
}

/** How many rows stand how. */
export function countStandings(rows: readonly SecurityRow[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { standing } of rows) counts[standing] = (counts[standing] ?? 0) + 1;
  return counts;
}

/**
 * The titles of the tests that a file runs. One that is skipped, left for later or expected to fail
 * is none; of a title with parts filled in, the text in the file counts (`%s`, `${what}`).
 */
export function titlesOf(path: string, text: string): ReadonlySet<string> {
  const titles = new Set<string>();
  walk(sourceOf(path, text).program ?? {}, (node, around) => {
    if (node.type !== 'CallExpression' || node.arguments.length < 2) return;
    const [named, ...more] = namesOf(node.callee);
    if ((named !== 'it' && named !== 'test') || more.some((name) => NOT_RUN.has(name))) return;
    if (around.some((outer) => outer.type === 'CallExpression' && isPutAside(outer.callee))) return;
    const [first] = node.arguments;
    if (first?.type === 'Literal' && typeof first.value === 'string') titles.add(first.value);
    if (first?.type === 'TemplateLiteral') titles.add(text.slice(first.start + 1, first.end - 1));
  });
  return titles;
}

/** Whether a test's file asks a house that runs, over HTTP or in a browser. */
export function asksTheHouse(path: string, text: string): boolean {
  return /^(e2e|faults)\//.test(path) || /\bopen\w*House\(|\bstartHouse\(|\bfetch\(/.test(text);
}

const NOT_RUN = new Set(['skip', 'todo', 'fails', 'fail', 'fixme', 'describe']);

const isPutAside = (callee: Node): boolean => {
  const [named, ...more] = namesOf(callee);
  return (
    /^(describe|it|test)$/.test(named ?? '') &&
    more.some((name) => /^(skip|fixme|todo)$/.test(name))
  );
};

/** The names in what is called, outermost first: `it.each(rows)` is `it`, `each`. */
function namesOf(node: Node): readonly string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'CallExpression') return namesOf(node.callee);
  if (node.type === 'TaggedTemplateExpression') return namesOf(node.tag);
  if (node.type !== 'MemberExpression') return [];
  return [...namesOf(node.object), ...namesOf(node.property)];
}
