import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { isPublished } from '../lobby/index.ts';
import {
  betLimits,
  levelsWithin,
  vendorsOf,
  type Game,
  type VendorDirectory,
} from '../records/index.ts';

type Row = OperatorCalls['vendorFreeRoundGames'];

/** The games in which a member can be given free rounds, by their names. */
export async function vendorFreeRoundGames(call: CallOf<Row>): Promise<Answer<Row>> {
  const { app, merchant, input } = call;
  const directory = await vendorsOf(app, merchant.id);
  const vendor = directory.vendors.get(input.code);
  if (vendor === undefined) return refuse('not.found');
  const list = [...vendor.games.values()].flatMap((game) => {
    const limits = betLimits(game, merchant.currency);
    if (limits === undefined || !takesFreeRounds({ directory, merchant }, game)) return [];
    return {
      code: game.code,
      name: game.names['en'] ?? game.code,
      levels: [...(levelsWithin(game, merchant.currency, limits) ?? [])],
      ...limits,
    };
  });
  return ok(list.toSorted((left, right) => left.name.localeCompare(right.name)));
}

/** Whether a game can be opened here and its vendor offers free rounds in it. */
export function takesFreeRounds(
  context: {
    readonly directory: VendorDirectory;
    readonly merchant: Parameters<typeof isPublished>[0]['merchant'];
  },
  game: Game,
): boolean {
  return game.listed.freebet_support && isPublished(context, game);
}
