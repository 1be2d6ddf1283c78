// `npm run slots -- [--rounds 1000000 --seed NAME --game CODE --mode base|buy --file PATH]`: plays
// rounds of the slots from keys and compares their mean and hits with the exact figures. The place
// is kept in the file: a run that was stopped goes on where it was. `--exact` prints the figures by
// enumeration instead, with those that the models publish.
import { parseArgs } from 'node:util';
import {
  figuresOf,
  openSlot,
  SLOT_MODELS,
  slotOutcomes,
  type SlotGame,
  type SlotMode,
} from '@fairhouse/rules/games';
import { playOn } from './rounds/play-on.ts';
import { simulateSlot, slotFigures } from './rounds/simulate-slot.ts';

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
const rounds = Number(values.rounds);
const file = values.file ?? `.data-slots/${values.seed}.json`;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const games = SLOT_MODELS.filter(({ code }) => values.game === undefined || values.game === code);
if (games.length === 0 || !Number.isSafeInteger(rounds) || rounds < 1 || rounds % 100 !== 0) {
  console.error(
    `no game ${values.game}, or ${values.rounds} is not a number of hundreds of rounds`,
  );
  process.exit(2);
}

let failures = 0;
for (const model of games) {
  const game = openSlot(model);
  const outcomes = values.exact ? slotOutcomes(game) : {};
  for (const mode of Object.keys(model.modes) as SlotMode[]) {
    if (values.mode !== undefined && values.mode !== mode) continue;
    const isRight = values.exact ? checkExact(game, mode, outcomes) : playMode(game, mode);
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

function playMode(game: SlotGame, mode: SlotMode): boolean {
  const { code, version, modes } = game.model;
  const played = playOn(
    {
      file,
      place: `${values.seed} ${code}/${version} ${mode}`,
      name: `${code} ${mode}`,
      stake: modes[mode]?.cost ?? NaN,
      exact: slotFigures(game, mode),
      playUntil: (until, from) => simulateSlot(game, mode, values.seed, until, from),
    },
    rounds,
  );
  say(played.line);
  return played.isRight;
}
