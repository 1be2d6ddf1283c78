// Copies of two versions may run at once, as in an upgrade: only the newest version runs the jobs.
// An older one runs them again when no newer one is left.
import { SECOND_MS } from '@fairhouse/values';
import type { AppContext } from './app-context.ts';

const LOOK_MS = SECOND_MS;
const PREFIX = 'schema:';

export interface NewerCopies {
  /** Whether a copy of a newer version is there, by the last look. */
  isAnyRunning(): boolean;
  close(): void;
}

const NEWEST = `
  -- every merchant: copies of the server
  select max(name) as newest from ground.lease
  where name like 'schema:%' and ends_at > pg_catalog.clock_timestamp()`;

/**
 * Announces a copy of this version by a lease, and looks for newer ones every second. A version is
 * the number of migrations that it knows. `onNewer` is called at each check that finds a newer
 * copy.
 */
export async function watchNewerCopies(
  { leases, secondaryPool, log }: AppContext,
  version: number,
  onNewer: () => void,
): Promise<NewerCopies> {
  const own = `${PREFIX}${String(version).padStart(6, '0')}`;
  let isAnyRunning = false;
  const look = async (): Promise<void> => {
    await leases.runAndKeep(own, async () => undefined);
    const { rows } = await secondaryPool.query<{ newest: string | null }>(NEWEST);
    const found = (rows[0]?.newest ?? '') > own;
    if (found && !isAnyRunning) log.warn({ version }, 'a newer version does the jobs');
    if (!found && isAnyRunning) log.warn({ version }, 'no newer version is left to do the jobs');
    isAnyRunning = found;
    if (found) onNewer();
  };
  // While the database is unavailable the last result stays valid.
  const lookLater = setInterval(() => void look().catch(() => undefined), LOOK_MS);
  lookLater.unref();
  await look().catch(() => undefined);
  return { isAnyRunning: () => isAnyRunning, close: () => clearInterval(lookLater) };
}
