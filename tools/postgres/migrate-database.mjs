// Runs the built migration step in a process of its own, the only one that gets the owner's
// address.
import * as path from 'node:path';
import { ROOT, runCommand } from '../build/run-steps.mjs';

const PROGRAM = path.join(ROOT, 'apps', 'server', 'dist', 'migrate-database.mjs');

/**
 * @param {{ databaseUrl: string, ownerUrl?: string }} addresses the owner's defaults to the one of
 * the environment
 * @returns {Promise<void>} rejects with the step's error message
 */
export async function migrateDatabase({ databaseUrl, ownerUrl }) {
  const owner = ownerUrl === undefined ? {} : { DATABASE_OWNER_URL: ownerUrl };
  const env = { ...process.env, DATABASE_URL: databaseUrl, ...owner };
  const { code, output } = await runCommand([process.execPath, PROGRAM], { env });
  if (code !== 0) throw new Error(`The database could not be migrated:\n${output}`);
}
