// Rules about texts for users: every text exists in all five languages, and is translated.
import type { Node, ObjectExpression } from 'oxc-parser';
import { SAME_IN_ALL_LANGUAGES } from './same-in-all-languages.ts';
import { findingAt, isTest, literalText, once, walk, type Finding, type Source } from './source.ts';

const LANGUAGES = ['EN', 'CN', 'ID', 'TH', 'VI'] as const;
/** Of two languages that an object names, one is not EN. */
const NAMED = /\b(?:CN|ID|TH|VI)\b/;
type Language = (typeof LANGUAGES)[number];

interface Entry {
  readonly text: string;
  readonly at: number;
}

const FOLDER = /^(.*\/i18n\/)(en|cn|id|th|vi)\/([\w-]+)\.ts$/;

/**
 * Objects with a text per language (`{EN: …, CN: …}`) have all five, none empty or untranslated.
 */
export function languageObjects(source: Source): Finding[] {
  const found: Finding[] = [];
  if (isTest(source.path) || !NAMED.test(source.text) || !source.program) return found;
  walk(source.program, (node) => {
    if (node.type !== 'ObjectExpression') return;
    const entries = entriesOf(node);
    const present = LANGUAGES.filter((language) => entries.has(language));
    if (present.length < 2) return;
    for (const language of LANGUAGES) {
      const entry = entries.get(language);
      const says = entry ? wrongWith(language, entry.text, entries.get('EN')?.text) : 'is missing';
      if (says) found.push(findingAt(source, entry?.at ?? node.start, `${language} ${says}`));
    }
  });
  return found;
}

/** Catalogues in folders (`i18n/en/home.ts`) have the same keys in all languages, translated. */
export function catalogues(sources: readonly Source[]): Finding[] {
  const found: Finding[] = [];
  for (const files of cataloguesOf(sources)) {
    const english = files.get('EN');
    const keys = english ? catalogueOf(english) : new Map<string, Entry>();
    for (const language of LANGUAGES) {
      const source = files.get(language);
      const [any] = files.values();
      if (!source && any) found.push({ path: any.path, line: 1, says: `${language} is missing` });
      if (source) found.push(...compare(source, language, keys));
    }
  }
  return found;
}

/** The placeholder of a text is `{name}`; a name in round brackets is never filled in. */
export function placeholders(sources: readonly Source[]): Finding[] {
  const found: Finding[] = [];
  const check = (source: Source, entries: readonly (Entry | undefined)[]): void => {
    const [english, ...others] = entries.flatMap((entry) => entry?.text ?? []);
    const name = others.length < 4 ? undefined : nameInBrackets(english ?? '', others);
    const at = entries[0]?.at ?? 0;
    if (name !== undefined) found.push(findingAt(source, at, `has (${name}): write {${name}}`));
  };
  for (const source of sources) {
    if (isTest(source.path) || !NAMED.test(source.text) || !source.program) continue;
    walk(source.program, (node) => {
      if (node.type !== 'ObjectExpression') return;
      const entries = entriesOf(node);
      check(
        source,
        LANGUAGES.map((language) => entries.get(language)),
      );
    });
  }
  for (const files of cataloguesOf(sources)) {
    const all = LANGUAGES.flatMap((language) => files.get(language) ?? []).map(catalogueOf);
    const english = files.get('EN');
    if (!english) continue;
    for (const key of all[0]?.keys() ?? []) {
      check(
        english,
        all.map((entries) => entries.get(key)),
      );
    }
  }
  return found;
}

/** A word in round brackets that no language translates; `https` is one, and is no name. */
function nameInBrackets(english: string, others: readonly string[]): string | undefined {
  const words = [...english.matchAll(/\(([a-z]\w*)\)/g)].map(([, word = '']) => word);
  return words.find(
    (word) => word !== 'https' && others.every((text) => text.includes(`(${word})`)),
  );
}

/** The files of each catalogue by language. */
function cataloguesOf(sources: readonly Source[]): Iterable<ReadonlyMap<Language, Source>> {
  const byName = new Map<string, Map<Language, Source>>();
  for (const source of sources) {
    const match = FOLDER.exec(source.path);
    if (!match) continue;
    const name = `${match[1]}*/${match[3]}`;
    const files = byName.get(name) ?? new Map<Language, Source>();
    byName.set(name, files.set((match[2] ?? '').toUpperCase() as Language, source));
  }
  return byName.values();
}

function compare(source: Source, language: Language, english: Map<string, Entry>): Finding[] {
  const own = catalogueOf(source);
  const missing = [...english.keys()]
    .filter((key) => !own.has(key) && !/\.(one|few|many|two|zero)$/.test(key))
    .map((key) => findingAt(source, 0, `${key} is missing`));
  const wrong = [...own].flatMap(([key, entry]) => {
    const origin = english.get(key) ?? english.get(key.replace(/\.\w+$/, '.other'));
    const says = origin ? wrongWith(language, entry.text, origin.text) : 'is not in English';
    return says ? [findingAt(source, entry.at, `${key} ${says}`)] : [];
  });
  return [...missing, ...wrong];
}

/** The texts of a file by their dotted keys, including nested objects (plural forms). */
const catalogueOf = once((source): Map<string, Entry> => {
  const all = new Map<string, Entry>();
  const add = (object: ObjectExpression, prefix: string): void => {
    for (const [key, entry] of entriesOf(object)) all.set(prefix + key, entry);
    for (const [key, inner] of objectsOf(object)) add(inner, `${prefix}${key}.`);
  };
  if (!source.program) return all;
  walk(source.program, (node, ancestors) => {
    if (node.type !== 'ObjectExpression') return;
    if (ancestors.some((one) => one.type === 'ObjectExpression')) return;
    add(node, '');
  });
  return all;
});

function keyOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' ? String(node.value) : undefined;
}

function entriesOf(object: ObjectExpression): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const property of object.properties) {
    if (property.type !== 'Property') continue;
    const key = keyOf(property.key);
    const text = literalText(plain(property.value));
    if (key !== undefined && text !== undefined) entries.set(key, { text, at: property.start });
  }
  return entries;
}

function objectsOf(object: ObjectExpression): [string, ObjectExpression][] {
  return object.properties.flatMap((property) => {
    if (property.type !== 'Property') return [];
    const value = plain(property.value);
    const key = keyOf(property.key);
    return value.type === 'ObjectExpression' && key !== undefined ? [[key, value]] : [];
  });
}

/** The value without `as const` or `satisfies`, and the left part of a concatenated text. */
function plain(node: Node): Node {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') {
    return plain(node.expression);
  }
  return node.type === 'BinaryExpression' && node.operator === '+' ? plain(node.left) : node;
}

function wrongWith(language: Language, text: string, english: string | undefined) {
  if (text.trim() === '') return 'is empty';
  if (english === undefined || language === 'EN') return undefined;
  if (SAME_IN_ALL_LANGUAGES.some((pattern) => pattern.test(text))) return undefined;
  if (text === english) return `is a copy of the English: ${text}`;
  if (parametersOf(text) !== parametersOf(english)) return `has other {parameters}: ${text}`;
  // A translation of several English words into Chinese or Thai must contain a letter of its
  // script.
  if (!/[a-z]{3,}\s+[a-z]{3,}/i.test(english)) return undefined;
  if (language === 'CN' && !/\p{Script=Han}/u.test(text)) return `is not Chinese: ${text}`;
  if (language === 'TH' && !/\p{Script=Thai}/u.test(text)) return `is not Thai: ${text}`;
  return undefined;
}

function parametersOf(text: string): string {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  return [...new Set(names)].toSorted().join(' ');
}
