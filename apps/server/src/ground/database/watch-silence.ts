// For connections outside of the server's link, on which a statement may take as long as it likes:
// a migration waits for locks and fills tables. Whether the database still speaks is asked beside
// it.
import pg from 'pg';
import { isPrimary } from './find-primary.ts';

const ASK_EVERY_MS = 1000;
const SILENT_TIMES = 3;

/**
 * Closes the pool's connections when their server has not answered three questions in turn, each of
 * which waits some seconds; what runs on them fails. The answer ends the watching, and its own
 * connection with it.
 */
export function watchSilence(address: string, pool: pg.Pool): () => Promise<void> {
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    // What runs on it fails; a connection that is closed at work must not end the process as well.
    client.on('error', () => undefined);
    clients.add(client);
  });
  pool.on('remove', (client) => void clients.delete(client));
  let silent = 0;
  let isStopped = false;
  let asking: Promise<void> = Promise.resolve();
  const ask = async (): Promise<void> => {
    const isSpeaking = await speaks(address);
    if (isStopped) return;
    silent = isSpeaking ? 0 : silent + 1;
    if (silent < SILENT_TIMES) timer = later();
    else for (const client of clients) (client as unknown as pg.Client).connection.stream.destroy();
  };
  const later = (): NodeJS.Timeout => setTimeout(() => void (asking = ask()), ASK_EVERY_MS).unref();
  let timer = later();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await asking;
  };
}

/** Whoever says no speaks too: it may have no connection left, for example. */
async function speaks(address: string): Promise<boolean> {
  try {
    await isPrimary(address);
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  }
}
