// The job that finishes what was left: calls without an answer, wins of players who left, stakes
// that nobody could confirm. One bad row stops no other.
import type { StudioContext } from '../context.ts';
import { endAbandoned, refundUnconfirmed } from './end-round.ts';
import { listOverdueRounds, listUnconfirmedRounds, postponeEnd } from './round-store.ts';
import { sendCall } from './settle-call.ts';
import { claimDueCalls } from './wallet-call-store.ts';

const AT_ONCE = 8;
/** The most rows of a kind in one run. */
export const BATCH = 64;

/** Finishes all that is due; returns how many rows it looked at. */
export async function runDue(context: StudioContext): Promise<number> {
  const { database } = context;
  const now = new Date(context.clock());
  const stakes = await listUnconfirmedRounds(database, now, BATCH);
  await each(context, stakes, (id) => refundUnconfirmed(context, id));
  const overdue = await listOverdueRounds(database, now, BATCH);
  await each(context, overdue, async (id) => {
    await endAbandoned(context, id).catch(async (error: unknown) => {
      await postponeEnd(database, id, now);
      throw error;
    });
  });
  const calls = await claimDueCalls(database, now, BATCH);
  await each(context, calls, async (id) => void (await sendCall(context, id)));
  return stakes.length + overdue.length + calls.length;
}

async function each(
  context: StudioContext,
  ids: readonly string[],
  work: (id: string) => Promise<void>,
): Promise<void> {
  const waiting = [...ids];
  const worker = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const current = id;
      await work(current).catch((error: unknown) => {
        context.warn(`${current}: ${error instanceof Error ? error.message : String(error)}`);
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
