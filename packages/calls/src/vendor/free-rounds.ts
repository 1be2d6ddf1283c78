// Free rounds that a house gives its members at a vendor (games.md 3.7). The house chooses the id
// of a reward: a repeated request is the same grant.
import * as z from 'zod';
import {
  walletStatus,
  wireCurrency,
  wireGameCode,
  wireText,
  wireUser,
  wireUuid,
} from './fields.ts';
import { vendorAmount } from './vendor-amount.ts';

/** The most rounds of one grant. */
export const FREE_ROUNDS_MAX = 1000;

/**
 * OFFERED: its player has not accepted it; ACTIVE: accepted, and rounds are left; USED: none is
 * left.
 */
export const FREE_ROUND_STATES = ['OFFERED', 'ACTIVE', 'USED', 'EXPIRED', 'CANCELLED'] as const;
export type FreeRoundState = (typeof FREE_ROUND_STATES)[number];

const operator = { operator_id: wireText(64) } as const;

/**
 * A grant of `bet_count` rounds of `bet_value` each, which must be a stake of the game. Answers:
 * `RS_OK`, also to a repetition; `RS_ERROR_DUPLICATE_TRANSACTION` where the id has other content;
 * `_INVALID_GAME` without support, `_WRONG_CURRENCY`, `_LIMIT_REACHED` where the value is no stake
 * of the game, `_WRONG_SYNTAX` where the end is not after the start and the present.
 */
export const freeRoundsRequest = z.object({
  ...operator,
  reward_uuid: wireUuid,
  user: wireUser,
  game_code: wireGameCode,
  currency: wireCurrency,
  bet_count: z.int().min(1).max(FREE_ROUNDS_MAX),
  bet_value: vendorAmount,
  /** Milliseconds since 1970; a round may begin from the start and before the end. */
  start_time: z.int().min(0).max(8_640_000_000_000_000),
  end_time: z.int().min(0).max(8_640_000_000_000_000),
});

const freeRounds = z.object({
  reward_uuid: wireUuid,
  state: z.enum(FREE_ROUND_STATES),
  bet_count: z.int().min(0),
  /** Rounds that were played or are in play. */
  used: z.int().min(0),
  /** What the rounds have paid. */
  won: vendorAmount,
});

export const freeRoundsAnswer = z.object({
  status: walletStatus,
  reward: freeRounds.optional(),
});

/**
 * Ends a grant: no further round begins, and what was begun is paid. Also `RS_OK` for one that has
 * ended, whose state stays; `RS_ERROR_TRANSACTION_DOES_NOT_EXIST` for an unknown one.
 */
export const freeRoundsCancelRequest = z.object({ ...operator, reward_uuid: wireUuid });

/** Reads grants; those that the vendor does not know are left out. */
export const freeRoundsListRequest = z.object({
  ...operator,
  rewards: z.array(wireUuid).max(100),
});

export const freeRoundsListAnswer = z.object({
  status: walletStatus,
  list: z.array(freeRounds).max(100),
});

export type FreeRoundsRequest = z.output<typeof freeRoundsRequest>;
export type FreeRounds = z.output<typeof freeRounds>;
