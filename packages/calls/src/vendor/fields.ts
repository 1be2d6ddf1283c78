// Fields that the calls of both directions share.
import { isStorable } from '@fairhouse/values';
import * as z from 'zod';

/** A text that a vendor or the wallet chose: not empty, at most `longest` characters, storable. */
export const wireText = (longest: number) =>
  z.string().min(1).max(longest).refine(isStorable, 'not storable');

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id in the form of a uuid, of any version; upper and lower case are one id. */
export const wireUuid = z.string().regex(UUID);

export const wireUser = wireText(80);
export const wireToken = wireText(128);
export const wireGameCode = wireText(64);
export const wireRound = wireText(128);
export const wireCurrency = z.string().regex(/^[A-Z0-9]{3,8}$/);

/** What an answer says happened (vendors.md). */
export const WALLET_STATUSES = [
  'RS_OK',
  'RS_ERROR_UNKNOWN',
  'RS_ERROR_INVALID_PARTNER',
  'RS_ERROR_INVALID_TOKEN',
  'RS_ERROR_INVALID_GAME',
  'RS_ERROR_WRONG_CURRENCY',
  'RS_ERROR_NOT_ENOUGH_MONEY',
  'RS_ERROR_USER_DISABLED',
  'RS_ERROR_INVALID_SIGNATURE',
  'RS_ERROR_TOKEN_EXPIRED',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_WRONG_TYPES',
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'RS_ERROR_LIMIT_REACHED',
] as const;
export const walletStatus = z.enum(WALLET_STATUSES);
export type WalletStatus = z.output<typeof walletStatus>;
