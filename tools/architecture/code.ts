// Rules about code: time, randomness, floats for money, classes, exports, words.
import type { Node } from 'oxc-parser';
import {
  CLOCK_PLACES,
  FLOAT_PLACES,
  OWN_JSON_PLACES,
  PARTS,
  WIRE_WORDS,
} from '../../architecture.ts';
import { partOf } from './places.ts';
import { findingAt, isTest, walk, type Finding, type Source } from './source.ts';

const ANY = /(?:)/;

type Says = (node: Node, ancestors: readonly Node[]) => string | undefined;

/** What `says` finds in a file; one whose text has nothing like `hint` has no violation. */
function findings(source: Source, hint: RegExp, says: Says): Finding[] {
  const found: Finding[] = [];
  if (!hint.test(source.text) || !source.program) return found;
  walk(source.program, (node, ancestors) => {
    const words = says(node, ancestors);
    if (words !== undefined) found.push(findingAt(source, node.start, words));
  });
  return found;
}

/** The dotted name of an identifier or of a plain member access: `Date.now`. */
function nameOf(node: Node | null | undefined): string {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type !== 'MemberExpression' || node.computed) return '';
  return `${nameOf(node.object)}.${nameOf(node.property)}`;
}

/** The time is passed as `now`: only clock files read it (tests and tools may). */
export function clock(source: Source): Finding[] {
  const part = PARTS[partOf(source.path) ?? ''];
  if (!part || part.mayImportSources || CLOCK_PLACES.some((place) => place.test(source.path)))
    return [];
  if (isTest(source.path) && !part.pure) return [];
  const says = 'time comes in as `now`; only a file named …clock.ts reads it';
  return findings(source, /\bDate\b/, (node) => {
    if (node.type === 'MemberExpression' && nameOf(node) === 'Date.now') return says;
    const called = node.type === 'NewExpression' || node.type === 'CallExpression';
    if (!called || nameOf(node.callee) !== 'Date') return undefined;
    return node.type === 'CallExpression' || node.arguments.length === 0 ? says : undefined;
  });
}

/** Randomness comes from node:crypto, or from a seed that is printed; never from Math.random. */
export function randomness(source: Source): Finding[] {
  return findings(source, /\bMath\b/, (node) =>
    node.type === 'MemberExpression' && nameOf(node) === 'Math.random'
      ? 'chance comes from node:crypto, never from Math.random'
      : undefined,
  );
}

/** JSON from outside is parsed in one place, which refuses texts that no column accepts. */
export function outsideJson(source: Source): Finding[] {
  if (partOf(source.path) !== 'server' || isTest(source.path)) return [];
  if (OWN_JSON_PLACES.some((place) => place.test(source.path))) return [];
  return findings(source, /\bJSON\b|\bjson\b/, (node) => {
    if (node.type !== 'CallExpression') return undefined;
    const isParse = nameOf(node.callee) === 'JSON.parse';
    const isBody = node.arguments.length === 0 && nameOf(node.callee).endsWith('.json');
    return isParse || isBody ? 'what comes from outside is read by readJson' : undefined;
  });
}

const MONEY_WORD =
  /(amount|balance|stake|payout|prize|price|fee|turnover|rebate|wager|profit|liability|units)s?$/i;

/** A conversion by name, or a plus that follows no operand. */
const FLOAT_HINT =
  /parseFloat|toFixed|\bNumber\b|(?:^|[=(,?:&|[{};!<>*/%-]|\b(?:return|case|await|typeof|void)\b)\s*\+[^+=]/m;

/** Money is a bigint inside and a decimal string outside: never a floating-point number. */
export function floatMoney(source: Source): Finding[] {
  if (!partOf(source.path) || isTest(source.path)) return [];
  if (FLOAT_PLACES.some((place) => place.test(source.path))) return [];
  return findings(source, FLOAT_HINT, (node) => {
    if (node.type === 'UnaryExpression' && node.operator === '+') {
      return MONEY_WORD.test(nameOf(node.argument)) ? 'an amount made a float' : undefined;
    }
    if (node.type !== 'CallExpression') return undefined;
    const callee = nameOf(node.callee);
    if (/(^|\.)parseFloat$/.test(callee)) return 'parseFloat reads money into a float';
    const method = node.callee.type === 'MemberExpression' ? nameOf(node.callee.property) : '';
    if (method === 'toFixed') return 'toFixed rounds a float; formatAmount writes an amount';
    if (callee !== 'Number') return undefined;
    const [given] = node.arguments;
    const inner = given?.type === 'CallExpression' ? given.callee : given;
    if (inner?.type === 'SpreadElement') return undefined;
    return MONEY_WORD.test(nameOf(inner)) ? 'an amount made a float' : undefined;
  });
}

/** The pure packages use no JSON and no global of their environment. */
export function pureCode(source: Source): Finding[] {
  const part = PARTS[partOf(source.path) ?? ''];
  if (!part?.pure || isTest(source.path)) return [];
  const outside = /^(JSON\.|process\.|console\.|performance\.|globalThis\.|crypto\.)/;
  const calls = new Set(['fetch', 'setTimeout', 'setInterval', 'queueMicrotask']);
  return findings(source, ANY, (node) => {
    if (node.type === 'MemberExpression' && outside.test(nameOf(node))) {
      return `${nameOf(node)} is not for ${part.path}`;
    }
    if (node.type !== 'CallExpression' || !calls.has(nameOf(node.callee))) return undefined;
    return `${nameOf(node.callee)} is not for ${part.path}`;
  });
}

/**
 * Functions, not classes: except Refusal, Bug, other errors, owners of a resource that can be
 * closed, and a library's client that needs a subclass.
 */
export function classes(source: Source): Finding[] {
  const closes = /^(close|stop|dispose|disconnect|asyncDispose|Symbol\.(asyncDispose|dispose))$/;
  return findings(source, /\bclass\b/, (node) => {
    if (node.type !== 'ClassDeclaration' && node.type !== 'ClassExpression') return undefined;
    if (node.id && /^(Refusal|Bug)$/.test(node.id.name)) return undefined;
    if (node.superClass && /(^Error|Client)$/.test(nameOf(node.superClass))) return undefined;
    const isOwner = node.body.body.some(
      (member) => member.type === 'MethodDefinition' && closes.test(nameOf(member.key)),
    );
    if (isOwner) return undefined;
    return `the class ${node.id?.name ?? ''} owns no resource: write functions`;
  });
}

/** Named exports only, except where a tool asks for a default one. */
export function defaultExports(source: Source): Finding[] {
  if (/(^|\/)[\w-]+\.config\.ts$/.test(source.path)) return [];
  return findings(source, /\bdefault\b/, (node) =>
    node.type === 'ExportDefaultDeclaration' ? 'named exports only' : undefined,
  );
}

/** Wire words are translated in packages/calls and used nowhere else. */
export function wireWords(source: Source): Finding[] {
  const exempt =
    /^(packages\/calls\/|architecture\.ts$|architecture\.test\.ts$|CONTEXT\.md$|docs\/)/;
  if (exempt.test(source.path) || !/\.(tsx?|mjs|sql)$/.test(source.path)) return [];
  return Object.entries(WIRE_WORDS).flatMap(([word, ours]) => {
    const at = source.text.search(new RegExp(`\\b${word}`));
    return at < 0 ? [] : [findingAt(source, at, `${word} is the wire's word for: ${ours}`)];
  });
}

/** No TODO markers: unfinished code is finished or removed. */
export function todoMarkers(source: Source): Finding[] {
  if (source.path === 'architecture.test.ts' || source.path.startsWith('tools/architecture/'))
    return [];
  if (!/\.(tsx?|mjs|css|sql|sh|py)$/.test(source.path)) return [];
  const at = source.text.search(/\b(TODO|FIXME|XXX|HACK)\b/);
  return at < 0 ? [] : [findingAt(source, at, 'finish it or take it out')];
}
