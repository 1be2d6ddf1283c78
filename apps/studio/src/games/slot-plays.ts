// The ten slots as rounds: a mode is played whole, and written down as a book.
import {
  multiplier,
  openSlot,
  playSlot,
  slotBook,
  SLOT_MODELS,
  type Multiplier,
  type SlotGame,
  type SlotMode,
} from '@fairhouse/rules/games';
import { assert } from '@fairhouse/values';
import * as z from 'zod';
import { definePlay, type SoloPlay } from './play.ts';

/** Ten-thousandths in a hundredth. */
const PER_HUNDREDTH = 100n;

export interface SlotPlay {
  readonly game: SlotGame;
  readonly play: SoloPlay;
}

/** The book of a round as it is stored. */
export const STORED_BOOK = z.object({
  total: z.number().int(),
  payoutMultiplier: z.number(),
  events: z.array(z.looseObject({ index: z.number(), type: z.string() })),
});

/** The greatest win of the models without a cap, in hundredths of the stake (games.md 5.3). */
const GREATEST_TABLE: Readonly<Record<string, bigint>> = {
  'jeepney-joy': 10_360n,
  'gem-monsoon': 27_030n,
  'pearl-vault': 257_400n,
  'sun-gate': 33_810n,
  'sampaguita-wheel': 100_000n,
};

/** The greatest multiplier of a slot: its cap, or what its boards can pay at most. */
export function greatestOfSlot({ model }: SlotGame): Multiplier {
  const hundredths = model.winCap === undefined ? GREATEST_TABLE[model.code] : BigInt(model.winCap);
  assert(hundredths !== undefined, `${model.code} has a greatest win`);
  return multiplier(hundredths * PER_HUNDREDTH);
}

/** Whether a round is ended after its animation: it has more than one board. */
export function isBonusBook(events: readonly { readonly type: string }[]): boolean {
  const boards = events.filter(({ type }) => type === 'reveal').length;
  return boards > 1 || events.some(({ type }) => type === 'respinLeft');
}

function playOf(game: SlotGame): SoloPlay {
  const modes = Object.keys(game.model.modes) as [SlotMode, ...SlotMode[]];
  return definePlay({
    code: game.model.code,
    version: game.model.version,
    type: 'RNG',
    parameters: z.strictObject({ mode: z.enum(modes) }),
    outcome: STORED_BOOK,
    greatest: () => greatestOfSlot(game),
    decide: (words, { mode }) => {
      const round = playSlot(game, mode, words);
      assert(round !== undefined, 'the mode was read by its schema');
      const { payoutMultiplier, events } = slotBook(game, round);
      return { total: round.total, payoutMultiplier, events: [...events] };
    },
    view: (_parameters, { total, payoutMultiplier, events }) => ({
      shown: { payoutMultiplier, events },
      multiplier: multiplier(BigInt(total) * PER_HUNDREDTH),
      isOver: true,
    }),
  });
}

export const SLOT_PLAYS: readonly SlotPlay[] = SLOT_MODELS.map((model) => {
  const game = openSlot(model);
  return { game, play: playOf(game) };
});
