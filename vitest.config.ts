// Four kinds of tests: `unit` needs nothing, `pages` renders components in a DOM and no browser,
// `database` gets a PostgreSQL for the run or starts an installation, and `faults` measures how
// long installations are away, and so runs after all others, four at once: they wait most of the
// time, and simulations of rounds fill it. The files of the first three share a process and what it
// has loaded: each leaves nothing behind.
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { kindReporter } from './tools/check/kind-times.mjs';
import { FILLING, TestOrder, WAITING } from './tools/check/test-order.mjs';

/** Those that wait are all of one kind, so that a worker has what the next one of them loads. */
const waiting = WAITING.map((each) => (each.endsWith('/') ? `${each}**/*.test.ts` : each));

const database = [
  ...waiting,
  'apps/server/**/*.test.ts',
  'packages/ledger/**/*.test.ts',
  'apps/studio/**/*.test.ts',
  'demo/**/*.test.ts',
  'tools/statements/**/*.test.ts',
  'tools/postgres/studio-database.test.ts',
  'faults/{forge,histories,secrets}/**/*.test.ts',
  'faults/attacks/{fuzz,protection,pump-sms}.test.ts',
];

const filling = FILLING.map((each) => `${each}**/*.test.ts`);

const pages = ['apps/{console,web}/**/*.test.tsx'];

const testingOf = (app: 'console' | 'web') => join(import.meta.dirname, `apps/${app}/src/testing`);

/** `npm test` has run the architecture rules before, in the check. */
const checked = process.env['ARCHITECTURE_CHECKED'] === '1' ? ['architecture.test.ts'] : [];

/** `npm test` reads the results from files. */
const reports =
  process.env['TEST_RESULTS'] === '1' ? { reporters: ['default', 'json', kindReporter] } : {};

/** All kinds share one server: the first that asks for it starts it. */
const onPostgres = { globalSetup: ['tools/postgres/vitest-postgres.ts'] };

export default defineConfig({
  test: {
    passWithNoTests: false,
    experimental: { fsModuleCache: true },
    ...reports,
    pool: 'forks',
    isolate: false,
    maxWorkers: 4,
    sequence: { sequencer: TestOrder },
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['*.test.ts', '{packages,apps,tools,bench}/**/*.test.{ts,tsx}'],
          exclude: [
            ...configDefaults.exclude,
            '**/dist/**',
            ...database,
            ...pages,
            ...filling,
            ...checked,
          ],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        resolve: {
          alias: {
            'virtual:operator-routes': `${testingOf('console')}/operator-routes.ts`,
            'virtual:player-routes': `${testingOf('web')}/player-routes.ts`,
            'virtual:late-routes': `${testingOf('web')}/player-routes.ts`,
          },
        },
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
          include: database,
          exclude: [...configDefaults.exclude, '**/dist/**'],
          ...onPostgres,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['faults/**/*.test.ts', ...filling],
          exclude: [...configDefaults.exclude, ...database],
          ...onPostgres,
          isolate: true,
          testTimeout: 60_000,
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
