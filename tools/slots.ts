// `npm run slots -- [--rounds 1000000 --seed NAME --game CODE --mode base|buy --file PATH]`: plays
// rounds of the slots from keys and compares their mean and hits with the exact figures. The place
// is kept in the file: a run that was stopped goes on where it was. `--exact` prints the figures by
// enumeration instead, with those that the models publish.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import {
  figuresOf,
  openSlot,
  SLOT_MODELS,
  slotOutcomes,
  type SlotGame,
  type SlotMode,
} from '@fairhouse/rules/games';
import { deviationOf, NO_ROUNDS, simulate, type SlotTotals } from './slots/simulate.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: 'fairhouse' },
    game: { type: 'string' },
    mode: { type: 'string' },
    file: { type: 'string' },
    exact: { type: 'boolean', default: false },
  },
});
/** Rounds between two notes of the place. */
const STEP = 50_000;
/** Standard errors above which a mode fails. */
const LIMIT = 4;

const rounds = Number(values.rounds);
const file = values.file ?? `.data-slots/${values.seed}.json`;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const games = SLOT_MODELS.filter(({ code }) => values.game === undefined || values.game === code);
if (games.length === 0 || !Number.isSafeInteger(rounds) || rounds < 1) {
  console.error(`no game ${values.game}, or ${values.rounds} is not a number of rounds`);
  process.exit(2);
}

let failures = 0;
for (const model of games) {
  const game = openSlot(model);
  const outcomes = values.exact ? slotOutcomes(game) : {};
  for (const mode of Object.keys(model.modes) as SlotMode[]) {
    if (values.mode !== undefined && values.mode !== mode) continue;
    const isRight = values.exact ? checkExact(game, mode, outcomes) : playOn(game, mode);
    if (!isRight) failures += 1;
  }
}
say(failures === 0 ? 'all passed' : `${failures} failed`);
process.exitCode = failures === 0 ? 0 : 1;

function checkExact(
  { model }: SlotGame,
  mode: SlotMode,
  outcomes: ReturnType<typeof slotOutcomes>,
): boolean {
  const outcome = outcomes[mode];
  if (outcome === undefined) return false;
  const figures = Object.entries(figuresOf(outcome, model.modes[mode]?.cost ?? 0));
  const wrong = figures.filter(([name, figure]) => model.exact[mode]?.[name] !== figure);
  say(`${model.code} ${mode}: ${figures.map((each) => each.join(' ')).join(', ')}`);
  for (const [name] of wrong) say(`  FAILED: ${name} is ${model.exact[mode]?.[name]} in the model`);
  return wrong.length === 0;
}

function playOn(game: SlotGame, mode: SlotMode): boolean {
  const name = `${values.seed} ${game.model.code}/${game.model.version} ${mode}`;
  let totals = readPlaces()[name] ?? NO_ROUNDS;
  while (totals.rounds < rounds) {
    totals = simulate(game, mode, values.seed, Math.min(rounds, totals.rounds + STEP), totals);
    notePlace(name, totals);
  }
  const { mean, hitRate, ofMean, ofHits } = deviationOf(game, mode, totals);
  const isRight = Math.abs(ofMean) <= LIMIT && Math.abs(ofHits) <= LIMIT;
  say(
    `${isRight ? '' : 'FAILED '}${game.model.code} ${mode}: ${totals.rounds} rounds, return ` +
      `${percent(mean)} (${signed(ofMean)} standard errors), hits ${percent(hitRate)} ` +
      `(${signed(ofHits)}), greatest ${totals.greatest / 100} times the stake`,
  );
  return isRight;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(4)} %`;
}

function signed(value: number): string {
  return `${value < 0 ? '' : '+'}${value.toFixed(2)}`;
}

function readPlaces(): Readonly<Record<string, SlotTotals>> {
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, SlotTotals>;
}

/** Replaces the file in one step, so that a stopped run leaves it whole. */
function notePlace(name: string, totals: SlotTotals): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify({ ...readPlaces(), [name]: totals }, null, 2));
  renameSync(`${file}.new`, file);
}
