// Two kinds of tests: `unit` needs nothing, `database` gets a real PostgreSQL for the run.
import { configDefaults, defineConfig } from 'vitest/config';

const database = [
  'apps/server/**/*.test.ts',
  'packages/ledger/**/*.test.ts',
  'apps/studio/**/*.test.ts',
];

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
          include: ['*.test.ts', '{packages,apps,tools,bench,faults}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, '**/dist/**', ...database],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: database,
          exclude: [...configDefaults.exclude, '**/dist/**'],
          globalSetup: ['tools/vitest-postgres.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
