// Five kinds of tests: `unit` needs nothing, `pages` renders the console in a DOM and no browser,
// `database` gets a PostgreSQL for the run, `crowds` bring their own and do not look at the clock,
// and `faults` starts whole installations, measures how long they are away, and so runs after all
// others, three at once: they wait most of the time. The files of the first three share a process
// and what it has loaded: each leaves nothing behind.
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

const database = [
  'apps/server/**/*.test.ts',
  'packages/ledger/**/*.test.ts',
  'apps/studio/**/*.test.ts',
  'demo/**/*.test.ts',
  'tools/statements/**/*.test.ts',
];

const pages = ['apps/console/**/*.test.tsx'];

const testing = join(import.meta.dirname, 'apps/console/src/testing');

const crowds = [
  'faults/{forge,histories,secrets,setup}/**/*.test.ts',
  'faults/attacks/{fuzz,protection,pump-sms}.test.ts',
];

/** `npm test` has run the architecture rules before, in the check. */
const checked = process.env['ARCHITECTURE_CHECKED'] === '1' ? ['architecture.test.ts'] : [];

export default defineConfig({
  test: {
    passWithNoTests: false,
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: ['*.test.ts', '{packages,apps,tools,bench}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, '**/dist/**', ...database, ...pages, ...checked],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        resolve: { alias: { 'virtual:operator-routes': `${testing}/operator-routes.ts` } },
        test: {
          name: 'pages',
          isolate: false,
          environment: 'happy-dom',
          include: pages,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          isolate: false,
          include: database,
          exclude: [...configDefaults.exclude, '**/dist/**'],
          globalSetup: ['tools/postgres/vitest-postgres.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'crowds', include: crowds, testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['faults/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...crowds],
          testTimeout: 60_000,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
