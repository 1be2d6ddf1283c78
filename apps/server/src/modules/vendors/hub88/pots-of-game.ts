import { vendorAmount } from '@fairhouse/calls/vendor';
import { amount } from '@fairhouse/values';
import type { AppContext } from '../../../platform/app-context.ts';
import { listShownPots } from '../house-jackpots/index.ts';
import type { WalletUser } from '../transactions/index.ts';

/** What is in the pots that a round of the game can win, as the wire writes it. */
export async function potsOfGame(
  app: AppContext,
  { merchant, vendor, trial, isSandbox }: WalletUser,
  game: string,
): Promise<readonly { readonly level: string; readonly amount: number }[]> {
  if (trial || isSandbox === true) return [];
  if (vendor.games.get(game)?.house_jackpot !== true) return [];
  const pots = await listShownPots(app.pool, merchant.id, vendor.code);
  return pots.map(({ level, amount: units }) => ({
    level,
    amount: vendorAmount.encode(amount(units)),
  }));
}
