// Finds the server of an address that accepts writes now.
import pg from 'pg';
import { databaseAddresses } from './addresses.ts';

const ASK_MS_MAX = 2000;
const PATIENCE_MS = 30_000;
const PAUSE_MS = 250;

/**
 * The address of the first server that is not a standby. A server that is down or starting is
 * retried for 30 seconds; with a single server its address is returned unchecked.
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

/** Whether a server accepts writes; throws the reason when it does not answer. */
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
    // A silent server would not answer a regular close.
    client.connection.stream.destroy();
  }
}
