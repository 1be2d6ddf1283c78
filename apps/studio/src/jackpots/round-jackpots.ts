// The house jackpots of a round: drawn after its book, claimed from the house, and shown with what
// it paid.
import { randomUUID } from 'node:crypto';
import { drawJackpots, houseJackpots, isJackpotWon, JACKPOT_LEVELS } from '@fairhouse/rules/games';
import type { WordStream } from '@fairhouse/rules/fair';
import { formatAmount, type Amount } from '@fairhouse/values';
import * as z from 'zod';
import type { Sql } from '../database/open-database.ts';
import { insertCall } from '../rounds/wallet-call-store.ts';
import { saveJackpots } from './jackpot-store.ts';

/** What a round drew for each level; `paid` is null until the house has paid it. */
export const STORED_JACKPOTS = z
  .array(
    z.object({
      level: z.enum(JACKPOT_LEVELS),
      number: z.number().int(),
      threshold: z.number().int(),
      paid: z.string().nullable(),
    }),
  )
  .nullable();

export type RoundJackpots = NonNullable<z.output<typeof STORED_JACKPOTS>>;
export type RoundJackpot = RoundJackpots[number];

/** The draws that a round has won. */
export const wonOf = (jackpots: RoundJackpots | null): readonly RoundJackpot[] =>
  (jackpots ?? []).filter(isJackpotWon);

interface JackpotRound {
  readonly id: string;
  readonly currency: string;
  readonly stake: Amount;
}

/** Draws the levels from the words behind the book, and stores a claim for each that is won. */
export async function drawForRound(
  sql: Sql,
  words: WordStream,
  { round, betId, now }: { round: JackpotRound; betId: string; now: Date },
): Promise<void> {
  const draws = drawJackpots(words, round.stake, houseJackpots(round.currency));
  await saveJackpots(
    sql,
    round.id,
    draws.map((draw) => ({ ...draw, paid: null })),
  );
  for (const { level } of draws.filter(isJackpotWon)) {
    await insertCall(sql, {
      id: randomUUID(),
      roundId: round.id,
      kind: 'JACKPOT',
      level,
      reference: betId,
      // The house knows what is in the pot.
      amount: 0n as Amount,
      now,
    });
  }
}

/** Stores what the house paid for a level. */
export async function notePaid(
  sql: Sql,
  round: { readonly id: string; readonly jackpots: RoundJackpots | null },
  level: string | null,
  paid: Amount,
): Promise<void> {
  const noted = (round.jackpots ?? []).map((each) =>
    each.level === level ? { ...each, paid: formatAmount(paid) } : each,
  );
  await saveJackpots(sql, round.id, noted);
}
