// Checks that all pages agree about money, over random histories. `npm run histories --
// [--histories N] [--draws N] [--seed N]`
import { parseArgs } from 'node:util';
import { setup, teardown } from '../../tools/postgres/vitest-postgres.ts';
import { compareHistories } from './compare-histories.ts';

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '10000' },
    draws: { type: 'string', default: '6' },
    seed: { type: 'string', default: '20261122' },
  },
});
const asked = {
  histories: Number(values.histories),
  draws: Number(values.draws),
  seed: Number(values.seed),
};
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const began = performance.now();
await setup();
const { acts, movements, problems } = await compareHistories(asked);
await teardown();
for (const [act, times] of [...acts].sort(([one], [other]) => (one < other ? -1 : 1)))
  say(`  ${act}: ${times}`);
for (const problem of problems.slice(0, 50)) say(`  DIFFERS ${problem}`);
const seconds = ((performance.now() - began) / 1000).toFixed(0);
say(
  `\n${asked.histories} histories over ${asked.draws} draws, ${movements} movements, ` +
    `${problems.length} differences (seed ${asked.seed}, ${seconds} s)`,
);
if (problems.length > 0) process.exitCode = 1;
