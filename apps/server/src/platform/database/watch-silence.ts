// For connections outside the server's link, whose statements may take any time: a migration waits
// for locks and fills tables. A second connection checks whether the database still answers.
import pg from 'pg';
import { isPrimary } from './find-primary.ts';

const ASK_EVERY_MS = 1000;
const SILENT_TIMES = 3;

/**
 * Closes the pool's connections when their server has not answered three checks in a row, each with
 * a timeout of some seconds; their statements fail. The returned function stops watching and closes
 * its own connection.
 */
export function watchSilence(address: string, pool: pg.Pool): () => Promise<void> {
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    // Its statement fails; a connection closed while in use must not end the process as well.
    client.on('error', () => undefined);
    clients.add(client);
  });
  pool.on('remove', (client) => void clients.delete(client));
  let silent = 0;
  let isStopped = false;
  let asking: Promise<void> = Promise.resolve();
  const ask = async (): Promise<void> => {
    const hasAnswered = await isAnswering(address);
    if (isStopped) return;
    silent = hasAnswered ? 0 : silent + 1;
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

/** A server that refuses counts as answering: it may have no connection left, for example. */
async function isAnswering(address: string): Promise<boolean> {
  try {
    await isPrimary(address);
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  }
}
