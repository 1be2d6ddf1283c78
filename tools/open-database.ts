// The database that a tool works on: the one of DATABASE_URL, or the demo's in its data folder,
// which is started for as long as it takes where it does not run.
import { startPostgres } from './postgres.mjs';

export interface ToolDatabase {
  readonly url: string;
  close(): Promise<void>;
}

export async function openDatabase(dataDir: string): Promise<ToolDatabase> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return { url: given, close: () => Promise.resolve() };
  const postgres = await startPostgres({ dataDir });
  const url = new URL(postgres.url);
  url.pathname = '/fairhouse';
  return {
    url: url.href,
    close: () => (postgres.reused ? Promise.resolve() : postgres.stop()),
  };
}
