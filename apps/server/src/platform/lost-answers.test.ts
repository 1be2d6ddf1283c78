// A lease whose answers are lost: the database has executed the statement or has not, and the
// process does not learn which.
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../testing/index.ts';
import { openLeases, type LeasePace } from './leases.ts';

const PACE: LeasePace = { leaseMs: 320, renewMs: 80, lookMs: 40 };
const TURN_MS = 5;

const FATES = ['answered', 'lost before it is done', 'lost when it is done'] as const;
type Fate = (typeof FATES)[number];

interface Outage {
  readonly copies: number;
  readonly renewal: Fate;
  readonly taking: Fate;
}
/** With more copies at once a slow machine renews no lease in time, whatever happens to answers. */
const AT_ONCE = 6;

const OUTAGES = [1, 2].flatMap((copies) =>
  FATES.flatMap((renewal) => FATES.map((taking): Outage => ({ copies, renewal, taking }))),
);

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** A copy of the server that runs one job; `fateOf` decides what happens to its statements. */
function openCopy(name: string, fateOf: (text: string) => Fate) {
  const { pool, log } = app.context;
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    const fate = fateOf(text);
    if (fate === 'lost before it is done') throw new Error('lost');
    const answer = await pool.query(text, [...values]);
    if (fate === 'lost when it is done') throw new Error('lost');
    return answer;
  };
  const leases = openLeases({ secondaryPool: { query } as unknown as pg.Pool, pool }, log, PACE);
  let turns = 0;
  const turning = setInterval(() => {
    void leases.runAndKeep(name, async () => void (turns += 1)).catch(() => undefined);
  }, TURN_MS);
  return {
    turns: () => turns,
    holds: () => leases.holds(name),
    close: async () => {
      clearInterval(turning);
      await leases.close();
    },
  };
}

/** The faults in the course of an outage; empty when there are none. */
async function outlive(outage: Outage): Promise<string[]> {
  const name = Object.values(outage).join(' ');
  let isOut = false;
  const fateOf = (text: string): Fate => {
    if (!isOut) return 'answered';
    return text.includes('fence = l.fence + 1') ? outage.taking : outage.renewal;
  };
  const copies = Array.from({ length: outage.copies }, () => openCopy(name, fateOf));
  const turns = (): number => copies.reduce((sum, copy) => sum + copy.turns(), 0);
  const goesOn = async (): Promise<boolean> => {
    const before = turns();
    return vi
      .waitFor(() => expect(turns()).toBeGreaterThan(before + 3), { timeout: 20_000, interval: 10 })
      .then(
        () => true,
        () => false,
      );
  };
  const wrong: string[] = [];
  if (!(await goesOn())) wrong.push('nobody began');
  isOut = true;
  for (const endsAt = performance.now() + PACE.leaseMs * 4; performance.now() < endsAt;) {
    if (copies.filter((copy) => copy.holds()).length > 1) wrong.push('two have it');
    await wait(TURN_MS);
  }
  isOut = false;
  if (!(await goesOn())) wrong.push('nobody goes on');
  for (const copy of copies) await copy.close();
  return wrong.map((what) => `${name}: ${what}`);
}

it('whatever answers are lost, two copies never hold a lease at once, and one holds it afterwards', async () => {
  const wrong: string[] = [];
  for (let from = 0; from < OUTAGES.length; from += AT_ONCE) {
    const some = OUTAGES.slice(from, from + AT_ONCE);
    wrong.push(...(await Promise.all(some.map(outlive))).flat());
  }
  expect(wrong).toEqual([]);
}, 60_000);
