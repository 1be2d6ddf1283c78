// The games whose rounds are of a table (games.md 2.2): their keys are made there, for all
// players.
import {
  CASH_OUT_MIN,
  LIMBO_TARGETS,
  pointMultiplier,
  NO_MULTIPLIER,
} from '@fairhouse/rules/games';
import * as z from 'zod';
import { definePlay, type Play } from './play.ts';

/** What a player's part of a crash round came to; the point is null while the round goes on. */
export const CRASH_OUTCOME = z.object({
  drawId: z.string(),
  seq: z.number(),
  point: z.number().nullable(),
  cashOut: z.number().nullable(),
  kind: z.enum(['AUTO', 'MANUAL']).nullable(),
  ms: z.number().nullable(),
});
export type CrashOutcome = z.output<typeof CRASH_OUTCOME>;

export const CRASH_PARAMETERS = z.strictObject({
  auto: z.number().int().min(CASH_OUT_MIN).max(LIMBO_TARGETS.max).nullable(),
});

const crash = definePlay({
  code: 'crash',
  version: 1,
  type: 'LOCAL',
  parameters: CRASH_PARAMETERS,
  outcome: CRASH_OUTCOME,
  greatest: () => undefined,
  view: (_bet, outcome) => ({
    shown: outcome,
    multiplier: outcome.cashOut === null ? NO_MULTIPLIER : pointMultiplier(outcome.cashOut),
    isOver: outcome.cashOut !== null || outcome.point !== null,
  }),
});

export const SHARED_PLAYS: readonly Play[] = [crash];
