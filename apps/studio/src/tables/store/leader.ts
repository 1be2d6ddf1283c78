// Statements on the lease of the process that runs the tables. Times are the database's.
import type { Sql } from '../../database/open-database.ts';

export const LEASE_MS = 6_000;

export interface Leader {
  readonly epoch: bigint;
  readonly holder: string;
  readonly address: string;
}

const RENEW = `
  update studio.leader set lease_until = now() + interval '6 seconds'
   where name = 'tables' and holder = $1 and epoch = $2 and lease_until > now()`;

/** Renews a lease that is held; false if it has ended, or is another's. */
export async function renewLease(
  sql: Sql,
  { holder, epoch }: Pick<Leader, 'holder' | 'epoch'>,
): Promise<boolean> {
  return (await sql.query(RENEW, [holder, epoch])).rowCount === 1;
}

/**
 * Takes a lease that nobody holds. Locks the row against transactions of the last holder, which
 * hold its epoch.
 */
const TAKE = `
  insert into studio.leader as known (name, epoch, holder, address, lease_until)
  values ('tables', 1, $1, $2, now() + interval '6 seconds')
  on conflict (name) do update
     set epoch = known.epoch + 1, holder = excluded.holder, address = excluded.address,
         lease_until = excluded.lease_until
   where known.lease_until <= now()
  returning epoch`;

export async function takeLease(
  sql: Sql,
  { holder, address }: Pick<Leader, 'holder' | 'address'>,
): Promise<bigint | undefined> {
  const { rows } = await sql.query<{ epoch: bigint }>(TAKE, [holder, address]);
  return rows[0]?.epoch;
}

const RELEASE = `
  update studio.leader set lease_until = now()
   where name = 'tables' and holder = $1 and epoch = $2`;

/** Gives a lease up, so that another process need not wait for its end. */
export async function releaseLease(
  sql: Sql,
  { holder, epoch }: Pick<Leader, 'holder' | 'epoch'>,
): Promise<void> {
  await sql.query(RELEASE, [holder, epoch]);
}

const FIND = `
  select epoch, holder, address from studio.leader where name = 'tables' and lease_until > now()`;

/** The process that holds the lease now. */
export async function findLeader(sql: Sql): Promise<Leader | undefined> {
  return (await sql.query<{ epoch: bigint; holder: string; address: string }>(FIND)).rows[0];
}

/** Holds the epoch until the transaction ends: a takeover waits for it. */
const FENCE = `
  select epoch from studio.leader
   where name = 'tables' and holder = $1 and epoch = $2 for key share`;

/** Whether the process still leads; asked first in every transaction of the tables. */
export async function holdsEpoch(
  sql: Sql,
  { holder, epoch }: Pick<Leader, 'holder' | 'epoch'>,
): Promise<boolean> {
  return (await sql.query<{ epoch: bigint }>(FENCE, [holder, epoch])).rows.length === 1;
}
