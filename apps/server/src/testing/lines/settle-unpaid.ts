import type { TestApp } from '../test-app.ts';

const HOLD = `
  insert into ground.lease (name, holder, fence, ends_at)
  values ('contract-pay', 'another process', 1, 'infinity')
  on conflict (name) do update set holder = excluded.holder, fence = lease.fence + 1,
    ends_at = excluded.ends_at`;
const RELEASE = `
  update ground.lease set holder = '', ends_at = '-infinity' where name = 'contract-pay'`;

/** Settles contracts while another process is the one that pays: the bills are left to it. */
export async function settleUnpaid({
  runJobs,
  context,
}: Pick<TestApp, 'runJobs' | 'context'>): Promise<void> {
  await context.pool.query(HOLD);
  try {
    await runJobs('contract-bills');
  } finally {
    await context.pool.query(RELEASE);
  }
}
