import { expect, test } from 'vitest';
import { createPartLoader, type PartBrowser } from './part-loader.ts';

/** What each file imports. An address at which a load failed once fails for good. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  Page: ['menu', 'base'],
  Other: ['menu', 'base'],
  menu: ['deep', 'base'],
  deep: [],
  base: [],
};

const filesOf = (part: string): string[] => [
  ...new Set([part, 'menu', 'deep', 'base'].map((name) => `assets/${name}.js`)),
];

/** Simulates a browser that caches failures by address, and a server that serves moved files. */
function openBrowser(lost: Set<string>) {
  const kept = new Map<string, boolean>();
  const asked: string[] = [];
  const missing = new TypeError('Failed to fetch dynamically imported module');
  const fetchOne = (name: string, address: string): boolean => {
    const known = kept.get(address);
    if (known !== undefined) return known;
    asked.push(address);
    const came = !lost.has(name);
    kept.set(address, came);
    return came;
  };
  const link = (address: string): boolean => {
    const [, name = '', history = ''] =
      /^\/assets\/(\w+)\.js(?:\?moved=(.*))?$/.exec(address) ?? [];
    if (!fetchOne(name, address)) return false;
    const rounds = history.split('~').map((moved) => moved.split(','));
    return (IMPORTS[name] ?? []).every((one) => {
      const round = rounds.findLastIndex((moved) => moved.includes(one));
      const until = history.split('~').slice(0, round + 1);
      return link(`/assets/${one}.js${round < 0 ? '' : `?moved=${until.join('~')}`}`);
    });
  };
  const importModule = (address: string): Promise<unknown> =>
    link(address) ? Promise.resolve(address) : Promise.reject(missing);
  const browser: PartBrowser = {
    importModule,
    isMissing: (error) => error === missing,
    preloadModule: () => undefined,
    loadStylesheet: () => Promise.resolve(),
  };
  const load = createPartLoader(browser);
  const loadPart = (part: string): Promise<unknown> =>
    load((moved) => moved ?? importModule(`/assets/${part}.js`), filesOf(part));
  return { asked, loadPart };
}

test('a part that failed to load is requested again at a new address', async () => {
  const lost = new Set(['Page']);
  const { loadPart } = openBrowser(lost);
  await expect(loadPart('Page')).rejects.toThrow();
  lost.clear();
  expect(await loadPart('Page')).toBe('/assets/Page.js?moved=Page');
});

test('a failed import moves with its importers, and loaded files keep their address', async () => {
  const lost = new Set(['deep']);
  const { asked, loadPart } = openBrowser(lost);
  await expect(loadPart('Page')).rejects.toThrow();
  lost.clear();
  const before = asked.length;
  expect(await loadPart('Page')).toBe('/assets/Page.js?moved=Page,menu,deep');
  expect(asked.slice(before)).toEqual(
    ['Page', 'menu', 'deep'].map((name) => `/assets/${name}.js?moved=Page,menu,deep`),
  );
});

test('a part requested later uses the address to which another part moved a file', async () => {
  const lost = new Set(['deep']);
  const { asked, loadPart } = openBrowser(lost);
  await expect(loadPart('Page')).rejects.toThrow();
  lost.clear();
  await loadPart('Page');
  const before = asked.length;
  expect(await loadPart('Other')).toBe('/assets/Other.js?moved=Page,menu,deep~Other');
  expect(asked.slice(before)).not.toContainEqual(expect.stringContaining('/assets/deep.js'));
});

test('two parts that share a failed file load it once', async () => {
  const lost = new Set(['deep']);
  const { asked, loadPart } = openBrowser(lost);
  await Promise.allSettled([loadPart('Page'), loadPart('Other')]);
  lost.clear();
  await Promise.all([loadPart('Page'), loadPart('Other')]);
  const came = asked.filter((one) => one.startsWith('/assets/deep.js?'));
  expect(came).toHaveLength(1);
});

test('a part that fails repeatedly is requested at a new address each time', async () => {
  const lost = new Set(['menu', 'Page']);
  const { loadPart } = openBrowser(lost);
  for (let time = 0; time < 4; time++) await expect(loadPart('Page')).rejects.toThrow();
  lost.clear();
  await expect(loadPart('Page')).resolves.toMatch(/^\/assets\/Page\.js\?moved=/);
});

test('a part that throws when it runs is not requested again', async () => {
  const bug = new Error('a bug of its own');
  const asked: string[] = [];
  const load = createPartLoader({
    importModule: (address) => {
      asked.push(address);
      return Promise.reject(bug);
    },
    isMissing: () => false,
    preloadModule: () => undefined,
    loadStylesheet: () => Promise.resolve(),
  });
  await expect(load(() => Promise.reject(bug), ['assets/Page.js'])).rejects.toBe(bug);
  expect(asked).toEqual([]);
});
