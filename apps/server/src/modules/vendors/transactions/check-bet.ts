import type { WalletStatus } from '@fairhouse/calls/vendor';
import type { AppContext } from '../../../platform/app-context.ts';
import { siteOf } from '../../settings/index.ts';
import { checkToken, type GameSession } from '../sessions/index.ts';
import type { Bet, Transaction } from './move.ts';

/** The status for what a batch refused. */
export const STATUS_OF_REASON: Readonly<Record<string, WalletStatus>> = {
  insufficient_funds: 'RS_ERROR_NOT_ENOUGH_MONEY',
  vendor_closed: 'RS_ERROR_INVALID_PARTNER',
  vendor_token: 'RS_ERROR_TOKEN_EXPIRED',
  vendor_game: 'RS_ERROR_INVALID_GAME',
  vendor_round_closed: 'RS_ERROR_UNKNOWN',
  vendor_player: 'RS_ERROR_USER_DISABLED',
  vendor_limit: 'RS_ERROR_LIMIT_REACHED',
  vendor_reward: 'RS_ERROR_LIMIT_REACHED',
  vendor_reference: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  vendor_late: 'RS_ERROR_UNKNOWN',
};

/** Steps 6 to 8, and the game's own limit; the session, or the status of a refusal. */
export async function checkBet(app: AppContext, bet: Bet): Promise<GameSession | WalletStatus> {
  if (!bet.vendor.enabled || (await isClosed(app, bet))) return 'RS_ERROR_INVALID_PARTNER';
  const used = await checkToken(app, {
    ...bet,
    merchant: bet.merchant.id,
    vendor: bet.vendor.code,
    isReadAgain: true,
  });
  if (!used.ok) return used.status;
  const game = bet.vendor.games.get(bet.gameCode);
  if (game === undefined) return 'RS_ERROR_INVALID_GAME';
  if (game.node_id !== used.session.node && !bet.vendor.lobby) return 'RS_ERROR_INVALID_GAME';
  if (bet.currency !== bet.merchant.currency) return 'RS_ERROR_WRONG_CURRENCY';
  return used.session;
}

async function isClosed(app: AppContext, { merchant, isSandbox }: Transaction): Promise<boolean> {
  if (isSandbox === true) return false;
  return (await siteOf(app, merchant)).closed;
}
