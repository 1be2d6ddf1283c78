// An operator who may open a page may make its calls, or the page hides what makes them.
import { operator } from '@fairhouse/calls/operator';
import { describe, expect, test } from 'vitest';
import { READ_RIGHTS } from './rights.ts';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const rows = new Map<string, { readonly method: string; readonly audience: string }>(
  Object.entries(operator),
);

interface Page {
  readonly resource: string;
  readonly component: string;
  readonly file: string;
}

const frame = textOf('./Console.tsx');
const lazyPages = textOf('./lazy-pages.ts');

/** Every page of the console, by the resource whose right opens it. */
const pages: readonly Page[] = [
  ...[...frame.matchAll(/<Resource\s+name="(\w+)"\s+list=\{(\w+)\}/g)].map(
    ([, resource = '', component = '']) => pageOf(resource, component),
  ),
  ...[...frame.matchAll(/resource="(\w+)" page=\{(\w+)\}/g)].map(
    ([, resource = '', component = '']) => pageOf(resource, component),
  ),
  pageOf('dashboard', 'DashboardPage'),
  pageOf('queues', 'QueuePage'),
  pageOf('profile', 'ProfilePage'),
  { resource: 'frame', component: 'ConsoleMenu', file: './ConsoleMenu.tsx' },
  { resource: 'frame', component: 'ConsoleBar', file: './ConsoleBar.tsx' },
];

function pageOf(resource: string, component: string): Page {
  const found =
    new RegExp(`import \\{ ${component} \\} from '([^']+)'`).exec(frame) ??
    new RegExp(`const ${component} = lazyPage\\(\\s*\\(\\) => import\\('([^']+)'\\)`).exec(
      lazyPages,
    );
  return { resource, component, file: found?.[1] ?? '' };
}

function textOf(file: string): string {
  const text = sources[file];
  if (text === undefined) throw new TypeError(`no source ${file}`);
  return text;
}

/** The runtime imports of a file, without the page's frame and its texts. */
function importsOf(file: string): string[] {
  return [...textOf(file).matchAll(/import (?!type)[^;]*? from '(\.[^']+)'/g)]
    .map(([, path = '']) => new URL(path, `file:///src/app/${file}`).pathname)
    .map((path) => path.replace('/src/', '../').replace('./', './'))
    .filter((path) => path.startsWith('../features/'));
}

/** The calls that a file makes, both queries and mutations. */
function callsOf(file: string): string[] {
  const text = textOf(file);
  const asked = [...text.matchAll(/\b(?:(?:useAsk|ask)\(\s*|call: )'(\w+)'/g)].map(
    ([, name = '']) => name,
  );
  const named = [...text.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  const done = named.filter((name) => (rows.get(name)?.method ?? 'GET') !== 'GET');
  return [...new Set([...asked, ...done])].filter((name) => rows.has(name));
}

/** The rights that a file checks, itself or through the helpers that decide for it. */
function rightsAskedIn(file: string): string[] {
  const deciders = importsOf(file).filter((path) => path.endsWith('.ts'));
  return [file, ...deciders].flatMap((each) =>
    [...textOf(each).matchAll(/'(\w+\.\w+)'/g)].map(([, right = '']) => right),
  );
}

/** Calls that require a right which neither opens the page nor is checked on the way to them. */
function unaskedFrom(file: string, held: readonly string[], way: readonly string[]): string[] {
  if (way.includes(file)) return [];
  const asked = [...held, ...rightsAskedIn(file)];
  const here = callsOf(file).filter((name) => {
    const audience = rows.get(name)?.audience ?? '';
    return audience.startsWith('right:') && !asked.includes(audience.slice('right:'.length));
  });
  return [
    ...here.map((name) => `${name} in ${file}`),
    ...importsOf(file).flatMap((next) => unaskedFrom(next, asked, [...way, file])),
  ];
}

describe('a page of the console', () => {
  test('is found, with calls behind it', () => {
    expect(pages.length).toBeGreaterThan(20);
    expect(callsOf('../records/use-lottery-choices.ts')).toEqual(['lotteryList']);
    expect(callsOf('../features/reports/queues/OpenFlags.tsx')).toEqual(['openFlags']);
    expect(importsOf('../features/lottery/draws/DrawsPage.tsx')).toContain(
      '../features/lottery/draws/DrawCalendar.tsx',
    );
    expect(unaskedFrom('../features/lottery/LotteriesPage.tsx', [], [])).not.toEqual([]);
  });

  test.each(pages.map((page) => [page.component, page] as const))(
    '%s makes no call that is refused to who may open it',
    (_name, { resource, file }) => {
      const right = READ_RIGHTS[resource];
      expect(unaskedFrom(file, right === undefined ? [] : [right], [])).toEqual([]);
    },
  );

  test('a list page is read by a call of the same right', () => {
    const lists = textOf('./resource-calls.ts');
    const calls = [...lists.slice(lists.indexOf('RESOURCE_CALLS')).matchAll(LIST_CALLS)];
    expect(calls.length).toBeGreaterThan(40);
    for (const [, resource = '', name = ''] of calls) {
      const right = READ_RIGHTS[LISTED_ON[resource] ?? resource];
      const wanted = right === undefined ? 'operator' : `right:${right}`;
      expect(rows.get(name)?.audience, name).toBe(wanted);
    }
  });
});

const LIST_CALLS =
  /^ {2}(\w+): (?:ofDay\(|\{\s*\.\.\.ofDay\()?(?:paged|whole|cursored)\(\s*'(\w+)'/gm;

/** Lists that are shown on the page of another resource. */
const LISTED_ON: Readonly<Record<string, string>> = {
  roles: 'operators',
  ledgerStatement: 'ledgerAccounts',
};
