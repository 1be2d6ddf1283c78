import { join } from 'node:path';

/**
 * The arguments with which Node.js runs a program, such as `apps/cosigner/src/main.ts`: its bundle
 * of this run of tests, which starts at once, or its sources where there is none.
 */
export function programOf(entry: string): readonly string[] {
  const bundles = process.env['TEST_PROGRAMS'];
  if (bundles === undefined) return ['--import', 'tsx', join(import.meta.dirname, ROOT, entry)];
  return [join(bundles, entry.replaceAll('/', '-').replace(/\.ts$/, '.mjs'))];
}

const ROOT = '../../../..';
