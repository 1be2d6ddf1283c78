// Rules about SQL: where statements are allowed, and that each is restricted to a merchant.
import type { Node } from 'oxc-parser';
import { ACROSS_MODULES, PARTS } from '../../architecture.ts';
import { partOf, serverPlace } from './places.ts';
import { findingAt, isTest, literalText, namedTexts, once, walk } from './source.ts';
import type { Finding, Source } from './source.ts';

const COMMENT = String.raw`(?:--[^\n]*\n\s*|/\*[^]*?\*/\s*)*`;

/** A literal is a statement if it begins as one; prose that begins with a verb does not match. */
const STATEMENT = new RegExp(
  String.raw`^\s*${COMMENT}(?:` +
    [
      String.raw`select\s[^]*\bfrom\s`,
      String.raw`select\s+[\w.]+\s*\(`,
      String.raw`insert\s+into\s`,
      String.raw`update\s+(?:only\s+)?[\w."…]+\s+(?:as\s+\w+\s+|\w+\s+)?set\s`,
      String.raw`delete\s+from\s`,
      String.raw`with\s+(?:recursive\s+)?\w+\s*(?:\([^)]*\)\s*)?as\s`,
      String.raw`merge\s+into\s`,
      String.raw`copy\s+[\w."…]+\s*(?:\(|from\s|to\s)`,
      String.raw`truncate\s+(?:table\s)?\w`,
      String.raw`(?:create|alter|drop)\s+(?:or\s+replace\s+|unique\s+|unlogged\s+)?` +
        String.raw`(?:table|index|view|role|schema|function|domain|type|database|trigger)\s`,
    ].join('|') +
    ')',
  'i',
);

const BUILDERS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);

/** Other places with statements, each with its reason. */
const SQL_PLACES: readonly RegExp[] = [
  /(^|\/)([\w-]+-)?store\.ts$/,
  /\/store\/[\w-]+\.ts$/,
  /^packages\/ledger\//,
  // The platform queries the database itself: roles, clock, locks, settings, signals.
  /^apps\/server\/src\/platform\//,
  /\/migrations?\//,
  /^(tools|bench|faults|e2e)\//,
];

interface Statement {
  readonly at: number;
  readonly text: string;
}

/** Words of which each statement has one. */
const ANY_STATEMENT = /select|insert|update|delete|with|merge|copy|truncate|create|alter|drop/i;

/** Every statement of a file, as SQL text or as a query builder's calls. */
const statementsOf = once((source): readonly Statement[] => {
  const found: Statement[] = [];
  if (!ANY_STATEMENT.test(source.text) || !source.program) return found;
  const known = namedTexts(source);
  walk(source.program, (node, ancestors) => {
    const text = literalText(node, known);
    if (text !== undefined) {
      if (STATEMENT.test(text)) found.push({ at: node.start, text });
      return;
    }
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
    const { property } = node.callee;
    if (property.type !== 'Identifier' || !BUILDERS.has(property.name)) return;
    found.push({ at: node.start, text: wholeStatement(source, node, ancestors) });
  });
  return found;
});

/** The code from the comment above a query builder's statement to the statement's end. */
function wholeStatement(source: Source, node: Node, ancestors: readonly Node[]): string {
  const ends = /^(VariableDeclaration|ReturnStatement|ExpressionStatement|FunctionDeclaration)$/;
  const outer = ancestors.findLast((one) => ends.test(one.type)) ?? node;
  const above = source.text.slice(0, outer.start).match(/(?:\s*\/\/[^\n]*\n)+\s*$/)?.[0] ?? '';
  return above + source.text.slice(outer.start, outer.end);
}

/** Only a module's store, the ledger, the platform, migrations and the tools contain SQL. */
export function sqlPlaces(source: Source): Finding[] {
  // Pages have no database, but texts that begin like a statement.
  const part = PARTS[partOf(source.path) ?? ''];
  if (!part || part.browser || isTest(source.path)) return [];
  if (SQL_PLACES.some((place) => place.test(source.path))) return [];
  if (ACROSS_MODULES.includes(serverPlace(source.path)?.module ?? '')) return [];
  return statementsOf(source).map(({ at }) =>
    findingAt(source, at, "SQL belongs in the module's store"),
  );
}

/** A statement of a module restricts to a merchant, or says why it reads every merchant. */
export function merchantScope(source: Source): Finding[] {
  const place = serverPlace(source.path);
  if (!place || (!place.module && place.area !== 'http') || isTest(source.path)) return [];
  return statementsOf(source)
    .filter(({ text }) => touchesTable(text) && !scoped(text))
    .map(({ at }) => {
      const marker = '`-- every merchant: <reason>`';
      return findingAt(source, at, `no merchant_id, and no ${marker} in the statement`);
    });
}

const SEVENTH = /\$(?:[7-9]|[1-9]\d)(?!\d)/;

/** Six values can be counted in a text; a seventh parameter needs a name. */
export function namedParameters(source: Source): Finding[] {
  const part = PARTS[partOf(source.path) ?? ''];
  if (!part || part.browser || !SEVENTH.test(source.text) || !source.program) return [];
  const found: Finding[] = [];
  walk(source.program, (node) => {
    const text = literalText(node);
    if (text === undefined || !SEVENTH.test(text)) return;
    const says = 'more than six parameters: nameParameters and valuesOf of packages/values';
    found.push(findingAt(source, node.start, says));
  });
  return found;
}

/** PostgreSQL cannot plan with the index of a filter that may be absent. */
export function absentFilters(source: Source): Finding[] {
  const part = PARTS[partOf(source.path) ?? ''];
  if (!part || part.browser || isTest(source.path)) return [];
  if (!/is\s+null\s+or\b/i.test(source.text) || !source.program) return [];
  const found: Finding[] = [];
  walk(source.program, (node) => {
    const text = literalText(node);
    if (text === undefined || !/\$\w+(?:::[\w[\]]+)?\s+is\s+null\s+or\b/i.test(text)) return;
    const says = 'a filter that is not given is not in the text: defineList, or a text for each';
    found.push(findingAt(source, node.start, says));
  });
  return found;
}

/** A migration begins with a sentence that gives its reason. */
export function migrationReason(source: Source): Finding[] {
  if (!MIGRATION.test(source.path) || /^-- [A-Z]/.test(source.text)) return [];
  return [findingAt(source, 0, 'begins with no sentence on why: `-- <Reason>.`')];
}

/** Migrations are numbered from 1 on without gaps and doubles, so that they run as they came. */
export function migrationNumbers(sources: readonly Source[]): Finding[] {
  const counts = new Map<string, number>();
  const paths = sources.map(({ path }) => path).filter((path) => MIGRATION.test(path));
  return paths.toSorted().flatMap((path) => {
    const [, folder = '', number = ''] = MIGRATION.exec(path) ?? [];
    const next = (counts.get(folder) ?? 0) + 1;
    counts.set(folder, next);
    const wanted = String(next).padStart(4, '0');
    return number === wanted ? [] : [{ path, line: 1, says: `the next number is ${wanted}` }];
  });
}

const MIGRATION = /^(.*\/migrations)\/(\d+)-[^/]*\.sql$/;

function touchesTable(text: string): boolean {
  const bare = text.replaceAll(/--[^\n]*/g, '');
  return /\b(from|into|update|join|selectFrom|insertInto|updateTable|deleteFrom)\b/i.test(bare);
}

function scoped(text: string): boolean {
  if (/(?:--|\/\/) every merchant: .{8,}/.test(text)) return true;
  return /\bmerchant_id\b/.test(text.replaceAll(/(--|\/\/)[^\n]*/g, ''));
}
