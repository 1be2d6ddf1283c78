// A break ends its member's plans at once, whatever their draws: a job of its own, so that it waits
// for no other plan's turn.
import type { Id } from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import type { Job } from '../../ground/jobs.ts';
import { pausedSince } from '../protection/index.ts';
import { directoryOf } from '../settings/index.ts';
import { readCatalogue } from './catalogue.ts';
import { stopBarred } from './run-chases.ts';
import { listActivePlans } from './store/chases.ts';

/** The version up to which breaks have been followed, by merchant; a process begins with all. */
const followed = new WeakMap<House, Map<number, bigint>>();

/** Stops every plan of members that went on a break; every turn begins with one small question. */
export const stopPaused: Job = {
  name: 'lottery-stop-paused',
  everyMs: 250,
  run: async (house) => {
    const { merchants } = await directoryOf(house);
    for (const merchant of merchants) {
      const version = versionsOf(house).get(merchant.id) ?? 0n;
      const paused = await pausedSince(house.pool, merchant, version);
      if (paused.members.length > 0) await stopPlansOf(house, merchant, paused.members);
      versionsOf(house).set(merchant.id, paused.version);
    }
  },
};

async function stopPlansOf(
  house: House,
  merchant: Merchant,
  members: readonly Id<'member'>[],
): Promise<void> {
  const plans = await listActivePlans(house.pool, merchant.id, members);
  if (plans.length === 0) return;
  const { lotteries } = await readCatalogue(house.pool, merchant);
  await Promise.all(
    plans.map(async (plan) => {
      const lottery = lotteries.find(({ row }) => row.code === plan.lottery);
      if (lottery !== undefined) await stopBarred({ house, merchant, lottery, plan });
    }),
  );
}

function versionsOf(house: House): Map<number, bigint> {
  const known = followed.get(house) ?? new Map<number, bigint>();
  followed.set(house, known);
  return known;
}
