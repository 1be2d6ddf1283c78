// The database of a command that runs while the server is stopped: the one of DATABASE_URL, else
// our own PostgreSQL, started for the command and stopped after it, unless the server is running.
import { migrateDatabase } from './migrate-database.mjs';

/**
 * Migrates and runs `work` with the address that the server uses.
 *
 * @param {{ dataDir: string, env: Record<string, string | undefined> }} where
 * @param {(databaseUrl: string) => Promise<void>} work
 */
export async function withDatabase({ dataDir, env }, work) {
  if (env['DATABASE_URL']) {
    if (env['DATABASE_OWNER_URL'] || env['DATABASE_OWNER_URL_FILE']) {
      await migrateDatabase({ databaseUrl: env['DATABASE_URL'] });
    }
    return work(env['DATABASE_URL']);
  }
  const { startPostgres } = await import('./postgres.mjs');
  const { prepareDatabase } = await import('./database.mjs');
  const postgres = await startPostgres({ dataDir });
  try {
    const { url, ownerUrl } = await prepareDatabase(postgres.url, dataDir);
    await migrateDatabase({ databaseUrl: url, ownerUrl });
    return await work(url);
  } finally {
    // A running server still needs it.
    if (!postgres.reused) await postgres.stop();
  }
}
