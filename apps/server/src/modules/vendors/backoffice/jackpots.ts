// Pots of vendors in the console.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { amount, instant, MINUTE_MS, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { vendorsOf } from '../records/index.ts';
import { hidePot, listPots } from './store/jackpots.ts';

/** A pot that was not reported for this long is not shown to players. */
const STALE_MS = MINUTE_MS;

export async function vendorJackpots(
  call: CallOf<OperatorCalls['vendorJackpots']>,
): Promise<Answer<OperatorCalls['vendorJackpots']>> {
  const { app, sql, merchant, input, now } = call;
  const { vendors } = await vendorsOf(app, merchant.id);
  const vendor = vendors.get(input.code);
  if (vendor === undefined) return refuse('not.found');
  const rows = await listPots(sql, merchant.id, input.code);
  return ok(
    rows.map((row) => ({
      id: row.jackpot_id,
      name: row.name,
      currency: row.currency,
      amount: amount(row.amount),
      games: row.games.map((code) => ({ code, name: vendor.games.get(code)?.names['en'] ?? null })),
      at: instant(row.at.getTime()),
      isStale: now - row.at.getTime() >= STALE_MS,
      isForeign: row.currency !== merchant.currency,
      hidden: row.hidden,
    })),
  );
}

export async function vendorJackpotChange(
  call: CallOf<OperatorCalls['vendorJackpotChange']>,
): Promise<Answer<OperatorCalls['vendorJackpotChange']>> {
  const { app, sql, merchant, input } = call;
  const { code: vendor, id, hidden } = input;
  if (!(await hidePot(sql, merchant.id, { vendor, id, hidden }))) return refuse('not.found');
  call.after(() => app.signals.send({ topic: 'site', merchant: merchant.id }));
  return ok(null);
}
