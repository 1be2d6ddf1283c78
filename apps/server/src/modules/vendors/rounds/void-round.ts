// Two operators give the stakes of a round back that its vendor does not know (games.md 3.6).
import { assert, type Id, type Instant } from '@fairhouse/values';
import * as z from 'zod';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { derivedId } from '../../../platform/keys/keyed-ids.ts';
import { readJson } from '../../../platform/read-json.ts';
import type { VendorConfig } from '../records/index.ts';
import { rollBack } from '../transactions/index.ts';
import { findStuckRound, listStandingBets, voidEmptyRound, type StuckRound } from './store.ts';

export interface VoidedRound {
  readonly merchant: Merchant;
  readonly vendor: VendorConfig;
  readonly member: Id<'member'>;
  readonly round: string;
}

const view = z.object({ status: z.string() });

/** Whether the vendor's last answer said that it has the round. */
export function isKnownToVendor({ view: said }: Pick<StuckRound, 'view'>): boolean {
  const read = view.safeParse(said === null ? null : readJson(said));
  return read.success && read.data.status === 'RS_OK';
}

/**
 * Rolls back each bet that stands, with its wins, by ids that only this server can make: done again
 * after a failure it books nothing twice. What arrives of the round later is refused.
 */
export async function voidRound(
  app: AppContext,
  { merchant, vendor, member, round }: VoidedRound,
  now: Instant,
): Promise<void> {
  const key = { vendor: vendor.code, member, round };
  const stuck = await findStuckRound(app.pool, merchant.id, key);
  if (stuck === undefined) return;
  const { trial } = stuck;
  for (const bet of await listStandingBets(app.pool, merchant.id, key)) {
    const { transaction_id: reference, game_code: gameCode } = bet;
    const reason = `vendor-void:${merchant.id}:${vendor.code}:${reference}`;
    const asked = {
      merchant,
      vendor,
      member,
      trial,
      transaction: derivedId<'vendor_transaction'>(app.keys, reason),
      round,
      closes: false,
      gameCode,
      token: '',
      address: '',
      supplier: undefined,
      reference,
      now,
    };
    const answer = await rollBack(app, asked, { emptied: 'VOID' });
    assert(answer.status === 'RS_OK', 'a refund of the house is booked');
  }
  await voidEmptyRound(app.pool, merchant.id, key);
}
