// Rules about words: private words of former versions, and files named after what they export.
import { PRIVATE_WORDS, PRIVATE_WORD_PLACES } from '../../architecture.ts';
import { CODE, findingAt, isTest, walk, type Finding, type Source } from './source.ts';

const COMMENT = /^\s*(?:\/\/|\*|\/\*\*)(.*)$/gm;
const ANY_PRIVATE = new RegExp(Object.keys(PRIVATE_WORDS).join('|'), 'i');

/** Names and comments use the words of CONTEXT.md, not those that they replaced. */
export function privateWords(source: Source): Finding[] {
  if (PRIVATE_WORD_PLACES.some((place) => place.test(source.path))) return [];
  if (!CODE.test(source.path)) return [];
  const ofPath = findWord(wordsOf(source.path.replace(/\.\w+$/, '')));
  const found = ofPath === undefined ? [] : [findingAt(source, 0, insteadOf(ofPath))];
  if (!ANY_PRIVATE.test(source.text) || !source.program) return found;
  walk(source.program, (node) => {
    if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return;
    const word = findWord(wordsOf(node.name));
    if (word !== undefined) found.push(findingAt(source, node.start, insteadOf(word)));
  });
  for (const comment of source.text.matchAll(COMMENT)) {
    const word = findWord(comment[1]?.toLowerCase().match(/[a-z]+/g) ?? []);
    if (word !== undefined) found.push(findingAt(source, comment.index, insteadOf(word)));
  }
  return found;
}

/** A file with one exported value exports a thing of its name: the value or one of its types. */
export function exportNames(source: Source): Finding[] {
  const file = (source.path.split('/').at(-1) ?? '').replace(/\.tsx?$/, '');
  const hasOwnName = /^(index|main|calls|store|texts|virtual)$|[-.](store|texts|config|d)$/;
  const isOutside = isTest(source.path) || !/\.tsx?$/.test(source.path) || hasOwnName.test(file);
  if (isOutside || /\/(i18n|store|vectors)\//.test(source.path)) return [];
  const { values, types } = exportsOf(source);
  // A family is exported under the code of the catalogue.
  const isCode =
    /^[A-Z0-9_]+$/.test(values[0] ?? '') && source.path.includes('/rules/src/lottery/');
  if (values.length !== 1 || isCode) return [];
  const ofFile = stem(wordsOf(file));
  const isNamed = [...values, ...types].some((name) => {
    const ofExport = stem(wordsOf(name));
    return contains(ofExport, ofFile) || contains(ofFile, ofExport);
  });
  return isNamed ? [] : [findingAt(source, 0, `exports ${values[0]} and is named ${file}`)];
}

function exportsOf({ program }: Source): { values: string[]; types: string[] } {
  const [values, types]: [string[], string[]] = [[], []];
  for (const node of program?.body ?? []) {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) continue;
    const { declaration } = node;
    if (declaration.type === 'VariableDeclaration') {
      for (const { id } of declaration.declarations) {
        if (id.type === 'Identifier') values.push(id.name);
      }
    } else if ('id' in declaration && declaration.id?.type === 'Identifier') {
      (declaration.type.startsWith('TS') ? types : values).push(declaration.id.name);
    }
  }
  return { values, types };
}

/** `openBankAccount`, `OPEN_BANK` and `open-bank.ts` as words in lower case. */
function wordsOf(name: string): string[] {
  const split = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2');
  return split.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

const stem = (words: readonly string[]): string[] =>
  words.map((word) => word.replace(/(ies|ie|y)$/, 'i').replace(/s$/, ''));

function contains(words: readonly string[], part: readonly string[]): boolean {
  return words.some((_, at) => part.every((word, index) => words[at + index] === word));
}

function findWord(words: readonly string[]): string | undefined {
  return words.find((word) => Object.hasOwn(PRIVATE_WORDS, word));
}

function insteadOf(word: string): string {
  return `"${word}" is not a word of the field: ${PRIVATE_WORDS[word]}`;
}
