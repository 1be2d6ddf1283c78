// The catalogues, one file for each language and namespace, loaded when first needed and then kept.
import type { PlayNamespace } from '@fairhouse/rules/words';
import type { Language } from '@fairhouse/values';
import type { Namespace } from './namespaces.ts';
import type { Texts } from './text-types.ts';

/** What the first page says. The addresses of all other catalogues come with the first of them. */
const files = import.meta.glob<{ readonly texts: Texts }>(
  './{en,cn,id,th,vi}/{shell,ui,home,games}.ts',
);

const loaded = new Map<string, Texts>();
const loading = new Map<string, Promise<Texts>>();

/** The texts if they are here already. */
export function findTexts(language: Language, namespace: Namespace): Texts | undefined {
  return loaded.get(keyOf(language, namespace));
}

/**
 * The texts, loaded once; the same promise for everyone who waits. A failed load may be tried
 * again.
 */
export function loadTexts(language: Language, namespace: Namespace): Promise<Texts> {
  const key = keyOf(language, namespace);
  const waiting = loading.get(key);
  if (waiting) return waiting;
  const made = read(language, namespace);
  loading.set(key, made);
  made.then(
    // React reads these two, and then does not suspend for what is here already.
    (value) => Object.assign(made, { status: 'fulfilled', value }),
    () => loading.delete(key),
  );
  return made;
}

/** The namespaces that some part of the page has asked for in a language. */
export function namespacesIn(language: Language): Namespace[] {
  const prefix = keyOf(language, '' as Namespace).replace(/\.ts$/, '');
  return [...loaded.keys()]
    .filter((key) => key.startsWith(prefix))
    .map((key) => namespaceOf(key.slice(prefix.length, -'.ts'.length)));
}

async function read(language: Language, namespace: Namespace): Promise<Texts> {
  const key = keyOf(language, namespace);
  const texts = await readFile(key, language, namespace);
  loaded.set(key, texts);
  return texts;
}

async function readFile(key: string, language: Language, namespace: Namespace): Promise<Texts> {
  const first = files[key];
  if (first) return (await first()).texts;
  const late = await import('./late-catalogues.ts');
  if (isOfPlays(namespace)) return late.loadPlayTexts(language, namespace);
  const file = late.lateFiles[key];
  if (!file) throw new Error(`no catalogue at ${key}`);
  return (await file()).texts;
}

function isOfPlays(namespace: Namespace): namespace is PlayNamespace {
  return namespace.startsWith('plays');
}

function keyOf(language: Language, namespace: Namespace): string {
  return `./${language.toLowerCase()}/${fileOf(namespace)}.ts`;
}

/** The file of a namespace without its end: `playsLucky28` is in `plays-lucky-28.ts`. */
export function fileOf(namespace: string): string {
  return namespace.replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase();
}

function namespaceOf(file: string): Namespace {
  return file.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as Namespace;
}
