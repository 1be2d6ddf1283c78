// Copies of two versions beside each other, as in an upgrade: a job works in one version alone. The
// newest does them all; an older one takes them up again when no newer one is left.
import { SECOND_MS } from '@fairhouse/values';
import type { House } from './house.ts';

const LOOK_MS = SECOND_MS;
const PREFIX = 'schema:';

export interface NewerCopies {
  /** Whether a copy of a newer version is there, by the last look. */
  areThere(): boolean;
  close(): void;
}

const NEWEST = `
  -- every merchant: copies of the server
  select max(name) as newest from ground.lease
  where name like 'schema:%' and ends_at > pg_catalog.clock_timestamp()`;

/**
 * Shows that a copy of this version is there, by a lease, and looks for newer ones. A version is
 * the number of migrations that it knows. `onNewer` is called at each look that finds some.
 */
export async function watchNewerCopies(
  { leases, aside, log }: House,
  version: number,
  onNewer: () => void,
): Promise<NewerCopies> {
  const own = `${PREFIX}${String(version).padStart(6, '0')}`;
  let areThere = false;
  const look = async (): Promise<void> => {
    await leases.runKept(own, async () => undefined);
    const { rows } = await aside.query<{ newest: string | null }>(NEWEST);
    const found = (rows[0]?.newest ?? '') > own;
    if (found && !areThere) log.warn({ version }, 'a newer version does the jobs');
    if (!found && areThere) log.warn({ version }, 'no newer version is left to do the jobs');
    areThere = found;
    if (found) onNewer();
  };
  // While the database is away what was found last is as good as anything.
  const lookLater = setInterval(() => void look().catch(() => undefined), LOOK_MS);
  lookLater.unref();
  await look().catch(() => undefined);
  return { areThere: () => areThere, close: () => clearInterval(lookLater) };
}
