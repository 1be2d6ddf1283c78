// Compares the vendors' wallet with its model over random histories: `npm run vendor-histories --
// [--histories N] [--seed N] [--jackpots]`
import { parseArgs } from 'node:util';
import { setup, teardown } from '../../tools/postgres/vitest-postgres.ts';
import { playHistories } from './play-histories.ts';

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '20261124' },
    jackpots: { type: 'boolean', default: false },
  },
});
const { jackpots } = values;
const asked = { histories: Number(values.histories), seed: Number(values.seed), jackpots };
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const began = performance.now();
await setup();
const { calls, cuts, breaks, problems } = await playHistories(asked);
await teardown();
for (const [call, times] of [...calls].sort(([one], [other]) => (one < other ? -1 : 1)))
  say(`  ${call}: ${times}`);
for (const problem of problems) say(`  DIFFERS ${problem}`);
const seconds = ((performance.now() - began) / 1000).toFixed(0);
const all = [...calls.values()].reduce((sum, times) => sum + times, 0);
say(
  `\n${asked.histories} histories, ${all} calls, ${cuts} connections cut, ` +
    `${breaks} transactions ended by the database, ${problems.length} differences (seed ${asked.seed}, ${seconds} s)`,
);
if (problems.length > 0) process.exitCode = 1;
