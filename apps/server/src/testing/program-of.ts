import { join } from 'node:path';
import { homeDirectory } from '../home.ts';

/**
 * The arguments with which Node.js runs a program, such as `apps/cosigner/src/main.ts`: its bundle
 * of this run, which starts at once, or its sources where a test runs without one.
 */
export function programOf(entry: string): readonly string[] {
  const bundles = process.env['TEST_PROGRAMS'];
  if (bundles === undefined) return ['--import', 'tsx', join(homeDirectory(), entry)];
  return [join(bundles, entry.replaceAll('/', '-').replace(/\.ts$/, '.mjs'))];
}
