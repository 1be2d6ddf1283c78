// Games of vendors in the console.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { forgetVendors, vendorsOf } from '../records/index.ts';
import { changeGame } from './store/gateway.ts';

export async function vendorGames(
  call: CallOf<OperatorCalls['vendorGames']>,
): Promise<Answer<OperatorCalls['vendorGames']>> {
  const { app, merchant, input } = call;
  const { vendors, games } = await vendorsOf(app, merchant.id);
  if (!vendors.has(input.code)) return refuse('not.found');
  const own = [...games.values()].filter(({ vendor }) => vendor === input.code);
  return ok(
    own.map((game) => ({
      nodeId: Number(game.node_id),
      vendor: game.vendor,
      code: game.code,
      name: game.names['en'] ?? game.code,
      type: game.type,
      status: game.status,
      enabled: game.enabled,
      offered: game.offered,
      rtpLow: game.rtp_low,
      rtpHigh: game.rtp_high,
      sort: game.sort,
      hot: game.hot ?? null,
    })),
  );
}

export async function vendorGameChange(
  call: CallOf<OperatorCalls['vendorGameChange']>,
): Promise<Answer<OperatorCalls['vendorGameChange']>> {
  const { app, merchant, sql, input, now } = call;
  if (!(await changeGame(sql, merchant.id, { ...input, now }))) return refuse('not.found');
  call.after(() => {
    forgetVendors(app, merchant.id);
    app.signals.send({ topic: 'site', merchant: merchant.id });
  });
  return ok(null);
}
