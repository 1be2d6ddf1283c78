// Games of vendors in the console.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { vendorsOf } from '../records/index.ts';

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
