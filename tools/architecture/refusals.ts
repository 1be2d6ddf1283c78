// The rule that a refusal that a call declares is returned by something on the server.
import { posix } from 'node:path';
import type { Node } from 'oxc-parser';
import { findingAt, isTest, literalText, walk, type Finding, type Source } from './source.ts';

interface Declared {
  readonly code: string;
  readonly source: Source;
  readonly at: number;
}

/** Every code in the `refusals` of a row of packages/calls stands in a program of the server. */
export function refusals(sources: readonly Source[]): readonly Finding[] {
  const programs = sources.filter(({ path }) => !isTest(path));
  const rows = programs.filter(({ path }) => path.startsWith('packages/calls/src/'));
  const server = programs.filter(({ path }) => path.startsWith('apps/server/src/'));
  const texts = server.map(textsOf);
  return declaredIn(rows)
    .filter(({ code }) => !texts.some((file) => canMake(file, code, texts)))
    .map(({ code, source, at }) => findingAt(source, at, `nothing on the server returns ${code}`));
}

/** The codes in `refusals: […]`, and in the named lists that such a property refers to. */
function declaredIn(rows: readonly Source[]): readonly Declared[] {
  const lists: { readonly source: Source; readonly name: string; readonly value: Node }[] = [];
  const used = new Set<string>();
  const found: Declared[] = [];
  const collect = (source: Source, value: Node): void => {
    const see = (node: Node): void => {
      const code = literalText(node);
      if (code !== undefined) found.push({ code, source, at: node.start });
      if (node.type === 'Identifier') used.add(node.name);
    };
    see(value);
    walk(value, see);
  };
  for (const source of rows) {
    walk(source.program ?? {}, (node) => {
      if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
        lists.push({ source, name: node.id.name, value: node.init });
      }
      if (node.type !== 'Property' || node.key.type !== 'Identifier') return;
      if (node.key.name === 'refusals') collect(source, node.value);
    });
  }
  // A list may refer to another one: the set grows while it is read.
  for (const name of used) {
    for (const list of lists) if (list.name === name) collect(list.source, list.value);
  }
  return found;
}

interface Texts {
  readonly folder: string;
  /** The texts that the program makes, without those that it only compares with. */
  readonly made: ReadonlySet<string>;
  /** Every text of the program, its types included. */
  readonly named: ReadonlySet<string>;
  /** The parts of each template around its placeholders. */
  readonly templates: readonly (readonly string[])[];
}

function textsOf({ path, program }: Source): Texts {
  const made = new Set<string>();
  const named = new Set<string>();
  const templates: string[][] = [];
  walk(program ?? {}, (node, ancestors) => {
    const text = literalText(node);
    if (text === undefined) return;
    if (node.type === 'TemplateLiteral' && node.expressions.length > 0) {
      templates.push(text.split('…'));
      return;
    }
    named.add(text);
    if (!isCompared(node, ancestors.at(-1))) made.add(text);
  });
  return { folder: posix.dirname(path), made, named, templates };
}

function isCompared(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'BinaryExpression') return /^[!=]==?$/.test(parent.operator);
  return (
    (parent?.type === 'SwitchCase' && parent.test === node) || parent?.type === 'TSLiteralType'
  );
}

/** A template makes a code when the text for its placeholder stands in a file of its folder. */
function canMake({ made, templates, folder }: Texts, code: string, all: readonly Texts[]): boolean {
  if (made.has(code)) return true;
  return templates.some(([start = '', end = '', ...more]) => {
    if (more.length > 0 || start === '' || !code.startsWith(start) || !code.endsWith(end)) {
      return false;
    }
    const inserted = code.slice(start.length, code.length - end.length);
    return all.some((file) => file.folder === folder && file.named.has(inserted));
  });
}
