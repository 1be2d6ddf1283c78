// The database of a tool: the one of DATABASE_URL, or the demo's in its data folder, which is
// started for the tool if it is not running.
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
