// The instant games that are over once they are decided (games.md 10).
import {
  dropBall,
  drawKeno,
  drawPoint,
  diceCount,
  diceMultiplier,
  DICE_ROLLS,
  greatestMultiplier,
  kenoPrices,
  LIMBO_TARGETS,
  NO_MULTIPLIER,
  plinkoSlots,
  pointMultiplier,
  rollDice,
  spinWheel,
  wheelSegments,
} from '@fairhouse/rules/games';
import { ZERO } from '@fairhouse/values';
import * as z from 'zod';
import { definePlay, type SoloPlay } from './play.ts';

const RISK = z.enum(['LOW', 'MEDIUM', 'HIGH']);
const whole = (min: number, max: number) => z.number().int().min(min).max(max);

const dice = definePlay({
  code: 'dice',
  version: 1,
  type: 'LOCAL',
  parameters: z
    .strictObject({ side: z.enum(['UNDER', 'OVER']), target: whole(1, DICE_ROLLS) })
    .refine((bet) => diceCount(bet) !== undefined, 'no target that is offered'),
  outcome: z.object({ roll: z.number() }),
  greatest: (bet) => diceMultiplier(diceCount(bet) ?? 1),
  decide: (words, bet) => ({ roll: rollDice(words, bet, ZERO)?.roll ?? 0 }),
  view: (bet, { roll }) => {
    const won = bet.side === 'UNDER' ? roll < bet.target : roll > bet.target;
    const multiplier = won ? diceMultiplier(diceCount(bet) ?? 1) : NO_MULTIPLIER;
    return { shown: { roll, won }, multiplier, isOver: true };
  },
});

const limbo = definePlay({
  code: 'limbo',
  version: 1,
  type: 'LOCAL',
  parameters: z.strictObject({ target: whole(LIMBO_TARGETS.min, LIMBO_TARGETS.max) }),
  outcome: z.object({ x100: z.number() }),
  greatest: ({ target }) => pointMultiplier(target),
  decide: (words) => ({ x100: drawPoint(words) }),
  view: ({ target }, { x100 }) => {
    const won = x100 >= target;
    const multiplier = won ? pointMultiplier(target) : NO_MULTIPLIER;
    return { shown: { x100, won }, multiplier, isOver: true };
  },
});

const plinko = definePlay({
  code: 'plinko',
  version: 1,
  type: 'LOCAL',
  parameters: z.strictObject({ rows: whole(8, 16), risk: RISK }),
  outcome: z.object({ path: z.array(z.number()) }),
  greatest: (bet) => greatestMultiplier(plinkoSlots(bet) ?? []),
  decide: (words, bet) => ({ path: [...(dropBall(words, bet, ZERO)?.path ?? [])] }),
  view: (bet, { path }) => {
    const slot = path.reduce((right, step) => right + step, 0);
    const multiplier = plinkoSlots(bet)?.[slot] ?? NO_MULTIPLIER;
    return { shown: { path, slot }, multiplier, isOver: true };
  },
});

const KENO_PICKS = z
  .array(whole(1, 40))
  .min(1)
  .max(10)
  .refine((picks) => new Set(picks).size === picks.length, 'a number is picked once');

const keno = definePlay({
  code: 'keno',
  version: 1,
  type: 'LOCAL',
  parameters: z.strictObject({ risk: z.enum(['MEDIUM', 'HIGH']), picks: KENO_PICKS }),
  outcome: z.object({ drawn: z.array(z.number()) }),
  greatest: ({ risk, picks }) => greatestMultiplier(kenoPrices(risk, picks.length) ?? []),
  decide: (words, bet) => ({ drawn: [...(drawKeno(words, bet, ZERO)?.drawn ?? [])] }),
  view: ({ risk, picks }, { drawn }) => {
    const hits = picks.filter((pick) => drawn.includes(pick)).length;
    const multiplier = kenoPrices(risk, picks.length)?.[hits] ?? NO_MULTIPLIER;
    return { shown: { drawn, hits }, multiplier, isOver: true };
  },
});

const wheel = definePlay({
  code: 'wheel',
  version: 1,
  type: 'LOCAL',
  parameters: z.strictObject({
    risk: RISK,
    segments: z.union([10, 20, 30, 40, 50].map((size) => z.literal(size))),
  }),
  outcome: z.object({ segment: z.number() }),
  greatest: (bet) => greatestMultiplier(wheelSegments(bet) ?? []),
  decide: (words, bet) => ({ segment: spinWheel(words, bet, ZERO)?.segment ?? 0 }),
  view: (bet, { segment }) => {
    const multiplier = wheelSegments(bet)?.[segment] ?? NO_MULTIPLIER;
    return { shown: { segment }, multiplier, isOver: true };
  },
});

export const INSTANT_PLAYS: readonly SoloPlay[] = [dice, limbo, plinko, keno, wheel];
