// Very many rounds of a slot, each from a key of its own as the studio derives it.
import { NODE_HASHES } from '../../apps/server/src/modules/lottery/hashing/index.ts';
import { playSlot, soloStream, type SlotGame, type SlotMode } from '@fairhouse/rules/games';
import { createHash } from 'node:crypto';

/** What some rounds of a mode came to; wins are hundredths of the base stake. */
export interface SlotTotals {
  readonly rounds: number;
  readonly won: number;
  readonly hits: number;
  readonly greatest: number;
}

export const NO_ROUNDS: SlotTotals = { rounds: 0, won: 0, hits: 0, greatest: 0 };

/** Plays on until a mode has that many rounds. The nonce of a round is its place. */
export function simulate(
  game: SlotGame,
  mode: SlotMode,
  seed: string,
  until: number,
  from: SlotTotals = NO_ROUNDS,
): SlotTotals {
  const code = `${game.model.code}/${game.model.version}`;
  const serverSeed = createHash('sha256').update(`${seed}/${code}/${mode}`).digest('hex');
  const round = { pairId: 'simulation', clientSeed: 'simulation', serverSeed, game: code };
  let { won, hits, greatest } = from;
  for (let nonce = from.rounds; nonce < until; nonce += 1) {
    const played = playSlot(game, mode, soloStream(NODE_HASHES, { ...round, nonce }));
    if (played === undefined) throw new Error(`${code} has no mode ${mode}`);
    won += played.total;
    hits += played.total > 0 ? 1 : 0;
    greatest = Math.max(greatest, played.total);
  }
  return { rounds: Math.max(until, from.rounds), won, hits, greatest };
}

/** Totals compared with the exact figures of the mode. */
export interface Deviation {
  /** Of the return and of the hit rate, per unit. */
  readonly mean: number;
  readonly hitRate: number;
  /** How many standard errors each lies from its exact figure. */
  readonly ofMean: number;
  readonly ofHits: number;
}

/** How far totals are from the figures that the model publishes. */
export function deviationOf(
  { model }: SlotGame,
  mode: SlotMode,
  { rounds, won, hits }: SlotTotals,
): Deviation {
  const exact = model.exact[mode];
  const [rtp, chance] = [Number(exact?.['rtp']), Number(exact?.['hitRate'])];
  const mean = won / rounds / (model.modes[mode]?.cost ?? NaN);
  const hitRate = hits / rounds;
  const errorOfHits = Math.sqrt((chance * (1 - chance)) / rounds);
  return {
    mean,
    hitRate,
    ofMean: (mean - rtp) / (Number(exact?.['sigma']) / Math.sqrt(rounds)),
    ofHits: hitRate === chance ? 0 : (hitRate - chance) / errorOfHits,
  };
}
