// Rounds without an end of all members of a vendor, and what operators do about them.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { amount, instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { vendorsOf } from '../records/index.ts';
import {
  askAbout,
  closeRoundCase,
  findStuckRound,
  isKnownToVendor,
  voidRound,
} from '../rounds/index.ts';
import { findRoundState, listStuckRounds } from './store/stuck-rounds.ts';

const instantOrNull = (at: Date | null) => (at === null ? null : instant(at.getTime()));

export async function vendorStuckRounds(
  call: CallOf<OperatorCalls['vendorStuckRounds']>,
): Promise<Answer<OperatorCalls['vendorStuckRounds']>> {
  const { app, sql, merchant, input } = call;
  const { code: vendor, round, pageNo, pageSize } = input;
  const asked = { vendor, round, page: input };
  const { rows, total, cursor } = await listStuckRounds(sql, merchant.id, asked);
  const { games } = await vendorsOf(app, merchant.id);
  const list = rows.map((row) => ({
    member: { id: row.member_id, username: row.username ?? '' },
    round: row.round_id,
    game: row.node_id === null ? null : (games.get(row.node_id)?.names['en'] ?? null),
    trial: row.trial,
    staked: amount(row.staked),
    paid: amount(row.paid),
    refunded: amount(row.refunded),
    firstAt: instant(row.first_at.getTime()),
    lastAt: instant(row.last_at.getTime()),
    stuckAt: instant(row.stuck_at?.getTime() ?? 0),
    askedAt: instantOrNull(row.asked_at),
    asks: row.asks,
    vendorView: row.view,
  }));
  return ok({ list, total, cursor, pageNo, pageSize });
}

/** Asks about one round as the job does, which books what the vendor has and we lack. */
export async function vendorRoundAskAgain(
  call: CallOf<OperatorCalls['vendorRoundAskAgain']>,
): Promise<Answer<OperatorCalls['vendorRoundAskAgain']>> {
  const { app, merchant, input, now } = call;
  const { code, member, round } = input;
  const vendor = (await vendorsOf(app, merchant.id)).vendors.get(code);
  const key = { vendor: code, member, round };
  const stuck = await findStuckRound(app.pool, merchant.id, key);
  if (vendor === undefined || stuck === undefined) return refuse('not.found');
  await askAbout(app, { merchant, vendor, round: stuck }, now);
  const after = await findRoundState(app.pool, merchant.id, key);
  return ok({ state: after?.state ?? 'OPEN', vendorView: after?.view ?? null });
}

/** Gives back the stakes of a round that the vendor does not know; only two operators do. */
export async function vendorRoundVoid(
  call: CallOf<OperatorCalls['vendorRoundVoid']> & { readonly approval?: unknown },
): Promise<Answer<OperatorCalls['vendorRoundVoid']>> {
  const { app, sql, merchant, input, now, operator } = call;
  const { code, member, round, reason } = input;
  const vendor = (await vendorsOf(app, merchant.id)).vendors.get(code);
  const key = { vendor: code, member, round };
  const stuck = await findStuckRound(sql, merchant.id, key);
  if (vendor === undefined || stuck === undefined) return refuse('not.found');
  if (isKnownToVendor(stuck)) return refuse('vendor.round_known');
  // The ledger books in transactions of its own, which the trial of a request must not reach.
  if (call.approval === undefined) return ok({});
  await voidRound(app, { merchant, vendor, member, round }, now);
  await closeRoundCase(sql, merchant.id, { ...key, by: operator.name, reason, now });
  return ok({});
}
