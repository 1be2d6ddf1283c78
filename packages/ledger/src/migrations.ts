// Reads the ledger's migrations; the caller runs them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface LedgerMigration {
  /** The file name without its extension: `0001-ledger`. */
  readonly name: string;
  readonly sql: string;
}

/**
 * The migrations in the order in which they run. They need the role `fairhouse_app` and run as the
 * database's owner. A bundled program passes the folder.
 */
export function readLedgerMigrations(
  directory: string = fileURLToPath(new URL('../migrations', import.meta.url)),
): readonly LedgerMigration[] {
  return readdirSync(directory)
    .filter((file) => /^\d{4}-[a-z0-9-]+\.sql$/.test(file))
    .sort()
    .map((file) => ({
      name: file.slice(0, -'.sql'.length),
      sql: readFileSync(join(directory, file), 'utf8'),
    }));
}
