// Recomputes the books from their first movement on, with the command that an auditor runs.
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { DATA_DIR } from '../addresses.ts';

/** The output of `npm run audit` on the installation under test; throws on a discrepancy. */
export async function auditBooks(): Promise<string> {
  const root = resolve(import.meta.dirname, '../..');
  const { DATABASE_URL: _other, ...env } = process.env;
  const command = ['--import', 'tsx', 'tools/audit.ts'];
  const options = { cwd: root, env: { ...env, DATA_DIR } };
  const { stdout } = await promisify(execFile)(process.execPath, command, options);
  return stdout;
}
