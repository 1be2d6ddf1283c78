// The clock of the demo's own database while its past is played: a function that precedes
// PostgreSQL's, as in the databases of tests. Only a superuser can create it, and every start of
// the installation removes it.
import pg from 'pg';

export interface HouseClock {
  /** Turns the clock to an instant, from where it runs on. */
  turnTo(ms: number): Promise<void>;
  /** Gives the database the machine's clock back. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the clock of the database at the address, which must be a superuser's. */
export async function openHouseClock(address: string): Promise<HouseClock> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const database = pg.escapeIdentifier(new URL(address).pathname.slice(1));
  await client.query(`alter database ${database} set search_path = public, pg_catalog`);
  return {
    turnTo: async (ms) => {
      const aheadMs = Math.trunc(ms - Date.now());
      await client.query(`
        create or replace function public.clock_timestamp() returns timestamptz
        language sql volatile parallel safe as $$
          select pg_catalog.clock_timestamp() + ${aheadMs} * interval '1 millisecond'
        $$`);
    },
    restore: async () => {
      await client.query('drop function if exists public.clock_timestamp()');
      await client.query(`alter database ${database} reset search_path`);
    },
    close: () => client.end(),
  };
}
