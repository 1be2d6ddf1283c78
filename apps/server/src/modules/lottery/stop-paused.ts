// A break ends its member's plans at once, whatever their draws: a job of its own, so that it waits
// for no other plan's turn.
import type { Id } from '@fairhouse/values';
import { houseMemory } from '../../ground/database/forget.ts';
import { eachOf } from '../../ground/each-of.ts';
import type { House, Merchant } from '../../ground/house.ts';
import type { Job } from '../../ground/jobs.ts';
import { pausedSince } from '../protection/index.ts';
import { eachMerchant } from '../settings/index.ts';
import { readCatalogue } from './catalogue.ts';
import { stopBarred } from './run-chases.ts';
import { listActivePlans, type ChaseRow } from './store/chases.ts';

/** The version up to which breaks have been followed, by merchant; a process begins with all. */
const followed = houseMemory<Map<number, bigint>>();

/** Stops every plan of members that went on a break; every turn begins with one small question. */
export const stopPaused: Job = {
  name: 'lottery-stop-paused',
  everyMs: 250,
  run: (house) =>
    eachMerchant(house, async (merchant) => {
      const version = versionsOf(house).get(merchant.id) ?? 0n;
      const paused = await pausedSince(house.pool, merchant, version);
      const isDone =
        paused.members.length === 0 || (await stopPlansOf(house, merchant, paused.members));
      // What is left of one keeps the version, so that the next turn tries it again.
      if (isDone) versionsOf(house).set(merchant.id, paused.version);
    }),
};

/** Whether all of them were stopped. */
async function stopPlansOf(
  house: House,
  merchant: Merchant,
  members: readonly Id<'member'>[],
): Promise<boolean> {
  const plans = await listActivePlans(house.pool, merchant.id, members);
  if (plans.length === 0) return true;
  const { lotteries } = await readCatalogue(house.pool, merchant);
  const stop = async (plan: ChaseRow): Promise<void> => {
    const lottery = lotteries.find(({ row }) => row.code === plan.lottery);
    if (lottery !== undefined) await stopBarred({ house, merchant, lottery, plan });
  };
  // All at once: the ledger books what goes back in few batches.
  const stopped = await Promise.all(
    plans.map((plan) => eachOf(house, [plan], stop, ({ chase_id: id }) => `chase ${id}`)),
  );
  return stopped.every(Boolean);
}

function versionsOf(house: House): Map<number, bigint> {
  const known = followed.get(house) ?? new Map<number, bigint>();
  followed.set(house, known);
  return known;
}
