// `npm run instants -- [--rounds 1000000 --seed NAME --game dice --file PATH]`: plays rounds of
// bets on the instant games and crash from keys and compares their mean and hits with the exact
// figures. The place is kept in the file: a run that was stopped goes on where it was.
import { parseArgs } from 'node:util';
import { INSTANT_BETS } from './rounds/instant-bets.ts';
import { playOn } from './rounds/play-on.ts';
import { instantFigures, simulateInstant } from './rounds/simulate-instant.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: 'fairhouse' },
    game: { type: 'string', default: '' },
    file: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const file = values.file ?? `.data-slots/instants-${values.seed}.json`;
const bets = INSTANT_BETS.filter(({ name }) => name.startsWith(values.game));
if (bets.length === 0 || !Number.isSafeInteger(rounds) || rounds < 1 || rounds % 100 !== 0) {
  console.error(
    `no game ${values.game}, or ${values.rounds} is not a number of hundreds of rounds`,
  );
  process.exit(2);
}

let failures = 0;
for (const bet of bets) {
  const { isRight, line } = playOn(
    {
      file,
      place: `${values.seed} ${bet.name}`,
      name: bet.name,
      stake: 10_000,
      exact: instantFigures(bet),
      playUntil: (until, from) => simulateInstant(bet, values.seed, until, from),
    },
    rounds,
  );
  process.stdout.write(`${line}\n`);
  if (!isRight) failures += 1;
}
process.stdout.write(failures === 0 ? 'all passed\n' : `${failures} failed\n`);
process.exitCode = failures === 0 ? 0 : 1;
