// `npm run pay-kills -- --kills 40 --seed 1`.
import { parseArgs } from 'node:util';
import { killWhilePaying } from './kill-while-paying.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const figures = await killWhilePaying({
  kills: Number(values.kills),
  seed: Number(values.seed),
  say,
});
const { kills, duringWrites, duringRuns, days, bets } = figures;
say(`seed ${figures.seed}: ${days} days with ${bets} bets;`);
say(`${kills.server} kills of the server and ${kills.postgres} of PostgreSQL,`);
say(`${duringWrites} of them while a payment was written, ${duringRuns} while one was left`);
for (const { code, times, sum } of figures.paid) say(`${code}: ${times} payments of ${sum}`);
say(`${figures.owed.debts} debts, of which ${figures.owed.outstanding} is owed`);
const compared = [...figures.compared].map(([name, lines]) => `${lines} ${name}`);
say(`compared with the undisturbed run: ${compared.join(', ')}`);
for (const { invariant, detail } of figures.breaches) say(`BROKEN ${invariant}: ${detail}`);
say(figures.breaches.length === 0 ? 'nothing is paid twice or lost' : 'broken');
process.exitCode = figures.breaches.length === 0 ? 0 : 1;
