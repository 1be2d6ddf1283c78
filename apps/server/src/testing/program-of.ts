import { join } from 'node:path';
import { homeDirectory } from '../home.ts';

/**
 * What Node.js is told to run a program of the house: the one that the run has built, which starts
 * at once, or its sources where a test is run without.
 */
export function programOf(name: 'cosigner' | 'sandbox-bank'): readonly string[] {
  const folder = join(homeDirectory(), 'apps', name);
  if (process.env['TEST_PROGRAMS'] === 'built') return [join(folder, 'dist/main.mjs')];
  return ['--import', 'tsx', join(folder, 'src/main.ts')];
}
