// Which of the servers of an address takes writes now.
import pg from 'pg';
import { databaseAddresses } from './addresses.ts';

const ASK_MS_MAX = 2000;
const PATIENCE_MS = 30_000;
const PAUSE_MS = 250;

/**
 * The address of the first server that is no standby. One that is down or starting is asked again
 * for half a minute; with a single server its own error is thrown.
 */
export async function findPrimary(url: string): Promise<string> {
  const addresses = databaseAddresses(url);
  const [only] = addresses;
  if (addresses.length === 1 && only !== undefined) return only;
  const endsAt = performance.now() + PATIENCE_MS;
  for (;;) {
    const answers = await Promise.allSettled(addresses.map(isPrimary));
    const found = addresses.find((_, place) => {
      const answer = answers[place];
      return answer?.status === 'fulfilled' && answer.value;
    });
    if (found !== undefined) return found;
    if (performance.now() > endsAt) throw new Error('no server of DATABASE_URL is the primary');
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Whether a server takes writes; thrown is why it did not answer. */
export async function isPrimary(address: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: ASK_MS_MAX,
    query_timeout: ASK_MS_MAX,
    application_name: 'find-primary',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ yes: boolean }>('select not pg_is_in_recovery() as yes');
    return rows[0]?.yes === true;
  } finally {
    // A server that has fallen silent never says goodbye.
    client.connection.stream.destroy();
  }
}
