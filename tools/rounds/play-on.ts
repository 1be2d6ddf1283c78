// A simulation of very many rounds whose place is kept: one that was stopped goes on where it was.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deviationOf, NO_ROUNDS, type ExactFigures, type RoundTotals } from './round-totals.ts';

/** Rounds between two notes of the place. */
const STEP = 50_000;
/** Standard errors above which a simulation fails. */
const LIMIT = 4;

export interface LongSimulation {
  /** The file of places, and the place in it. */
  readonly file: string;
  readonly place: string;
  readonly name: string;
  /** How many units of its wins the stake is. */
  readonly stake: number;
  readonly exact: ExactFigures;
  readonly playUntil: (rounds: number, from: RoundTotals) => RoundTotals;
}

/** Plays on to a number of rounds, and says how far they are from the exact figures. */
export function playOn(simulation: LongSimulation, rounds: number) {
  const { file, place, name, stake, exact } = simulation;
  let totals = readPlaces(file)[place] ?? NO_ROUNDS;
  while (totals.rounds < rounds) {
    totals = simulation.playUntil(Math.min(rounds, totals.rounds + STEP), totals);
    notePlace(file, { ...readPlaces(file), [place]: totals });
  }
  const { mean, hitRate, ofMean, ofHits } = deviationOf(exact, totals);
  const isRight = Math.abs(ofMean) <= LIMIT && Math.abs(ofHits) <= LIMIT;
  const line =
    `${isRight ? '' : 'FAILED '}${name}: ${totals.rounds} rounds of ${totals.spins} spins, return ` +
    `${percent(mean / stake)} (${signed(ofMean)} standard errors), hits ${percent(hitRate)} ` +
    `(${signed(ofHits)}), greatest ${totals.greatest / stake} times the stake`;
  return { isRight, line };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(4)} %`;
}

function signed(value: number): string {
  return `${value < 0 ? '' : '+'}${value.toFixed(2)}`;
}

function readPlaces(file: string): Readonly<Record<string, RoundTotals>> {
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, RoundTotals>;
}

/** Replaces the file in one step, so that a stopped run leaves it whole. */
function notePlace(file: string, places: Readonly<Record<string, RoundTotals>>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(places, null, 2));
  renameSync(`${file}.new`, file);
}
