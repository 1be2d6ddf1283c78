// Everything that a browser stores: address, cookies, storages, databases and caches, searched for
// secrets in every encoding.
import { expect, type Page } from '@playwright/test';
import { createNeedles, search, type Find, type Secret } from '../../faults/secrets/needles.ts';

interface Kept {
  readonly where: string;
  readonly text: string;
}

const TOKEN = 'session token';
const REMEMBERED = 'remembered login';

/** The only secrets that a browser stores, and their only places (docs/data.md). */
const ALLOWED_PLACES: readonly (readonly [secret: string, where: RegExp])[] = [
  // By decision: the page sends it as a header, and it is lost with its tab.
  [TOKEN, /^session storage, token$/],
  // No script can read it, and it works for one login.
  [REMEMBERED, /^cookie hidden from scripts, /],
];

/** Everything that the page's browser stores, each piece with its place. */
async function readKept(page: Page): Promise<readonly Kept[]> {
  const cookies = (await page.context().cookies()).map(({ name, value, httpOnly }) => ({
    where: `cookie ${httpOnly ? 'hidden from scripts' : 'open to scripts'}, ${name}`,
    text: `${name}=${value}`,
  }));
  const stored = await page.evaluate(readStores);
  return [...cookies, ...stored, { where: 'the address', text: page.url() }];
}

/** Runs in the page. */
async function readStores(): Promise<Kept[]> {
  const bytesAsText = (_name: string, value: unknown): unknown =>
    value instanceof ArrayBuffer || ArrayBuffer.isView(value)
      ? new TextDecoder('latin1').decode(value)
      : value;
  const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('unreadable')));
    });
  const storages = Object.entries({
    'local storage': localStorage,
    'session storage': sessionStorage,
  });
  const kept = storages.flatMap(([name, storage]) =>
    Object.entries(storage).map(([key, value]) => ({
      where: `${name}, ${key}`,
      text: `${key}=${String(value)}`,
    })),
  );
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const objects = database.transaction(store).objectStore(store);
      const rows = [await done(objects.getAllKeys()), await done(objects.getAll())];
      kept.push({ where: `IndexedDB, ${name}`, text: JSON.stringify(rows, bytesAsText) });
    }
    database.close();
  }
  // Pages outside a secure context have no such storage.
  if (!('caches' in globalThis)) return kept;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const text = (await (await cache.match(request))?.text()) ?? '';
      kept.push({ where: `cache, ${name}`, text: `${request.url} ${text}` });
    }
  }
  return kept;
}

/**
 * The secrets that the browser stores in forbidden places; its own token and login are included.
 */
export async function findStoredSecrets(
  page: Page,
  secrets: readonly Secret[],
): Promise<readonly Find[]> {
  const kept = await readKept(page);
  const needles = createNeedles([...secrets, ...ownSecrets(kept)]);
  const found = kept.flatMap(({ where, text }) => search(needles, where, text));
  return found.filter(
    ({ secret, where }) =>
      !ALLOWED_PLACES.some(([name, place]) => secret.startsWith(name) && place.test(where)),
  );
}

function ownSecrets(kept: readonly Kept[]): Secret[] {
  return kept.flatMap(({ where, text }) => {
    const [, value = ''] = /=(.*)$/s.exec(text) ?? [];
    if (where === 'session storage, token') return [{ name: TOKEN, value }];
    const [, validator] = /^[\w-]{22}\.([\w-]{43})$/.exec(value) ?? [];
    return validator === undefined ? [] : [{ name: REMEMBERED, value: validator }];
  });
}

/** Expects that the browser stores none of these, nor its token or remembered login elsewhere. */
export async function expectNoStoredSecrets(
  page: Page,
  secrets: Readonly<Record<string, string>>,
): Promise<void> {
  const all = Object.entries(secrets).map(([name, value]) => ({ name, value }));
  expect(await findStoredSecrets(page, all)).toEqual([]);
}
