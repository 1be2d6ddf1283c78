import { join } from 'node:path';
import { homeDirectory } from '../home.ts';

/**
 * The arguments with which Node.js runs a program of the installation: its build from this run,
 * which starts at once, or its sources where a test runs without one.
 */
export function programOf(name: 'cosigner' | 'sandbox-bank'): readonly string[] {
  const folder = join(homeDirectory(), 'apps', name);
  if (process.env['TEST_PROGRAMS'] === 'built') return [join(folder, 'dist/main.mjs')];
  return ['--import', 'tsx', join(folder, 'src/main.ts')];
}
