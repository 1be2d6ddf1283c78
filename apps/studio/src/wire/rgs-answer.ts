// Answers to a game client (vendors.md, RGS shape): 200 with fields, or an error with its code.
import type { WalletStatus } from '@fairhouse/calls/vendor';

export type RgsError =
  | 'ERR_VAL'
  | 'ERR_IPB'
  | 'ERR_IS'
  | 'ERR_ATE'
  | 'ERR_GLE'
  | 'ERR_LOC'
  | 'ERR_GEN'
  | 'ERR_MAINTENANCE'
  /** Of tables, which the shape does not know: the round takes no bets now. */
  | 'ERR_CLOSED';

export type RgsAnswer =
  | { readonly ok: true; readonly value: object }
  | { readonly ok: false; readonly error: RgsError; readonly message: string };

/** The status of each error: the request was wrong, or we cannot answer now. */
export const RGS_STATUS: Readonly<Record<RgsError, 400 | 500>> = {
  ERR_VAL: 400,
  ERR_IPB: 400,
  ERR_IS: 400,
  ERR_ATE: 400,
  ERR_GLE: 400,
  ERR_LOC: 400,
  ERR_GEN: 500,
  ERR_MAINTENANCE: 500,
  ERR_CLOSED: 400,
};

export function rgsError(error: RgsError, message: string): RgsAnswer {
  return { ok: false, error, message };
}

export const INVALID_SESSION = rgsError('ERR_IS', 'the session is unknown or has ended');
export const NO_ANSWER = rgsError('ERR_GEN', 'the wallet does not answer; nothing is lost');

const OF_STATUS: Partial<Readonly<Record<WalletStatus, RgsError>>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'ERR_IPB',
  RS_ERROR_INVALID_TOKEN: 'ERR_IS',
  RS_ERROR_TOKEN_EXPIRED: 'ERR_ATE',
  RS_ERROR_USER_DISABLED: 'ERR_GLE',
  RS_ERROR_LIMIT_REACHED: 'ERR_GLE',
  RS_ERROR_INVALID_PARTNER: 'ERR_MAINTENANCE',
};

/** The error for a refusal of the wallet. */
export function errorOfStatus(status: string): RgsAnswer {
  return rgsError(OF_STATUS[status as WalletStatus] ?? 'ERR_GEN', `the wallet refused: ${status}`);
}
