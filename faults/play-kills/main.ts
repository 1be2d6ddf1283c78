// `npm run play-kills -- --kills 40 --seed 1`.
import { parseArgs } from 'node:util';
import { killWhilePlaying } from './kill-while-playing.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const figures = await killWhilePlaying({
  kills: Number(values.kills),
  seed: Number(values.seed),
  say,
});
const { kills, states, played, jackpots, shared, endedMs, breaches } = figures;
say(`seed ${figures.seed}: ${played} rounds answered, ${jackpots} jackpots paid`);
say(`kills: ${[...kills].map(([victim, times]) => `${times} of the ${victim}`).join(', ')}`);
say(`rounds: ${[...states].map(([state, count]) => `${count} ${state}`).join(', ')}`);
say(`crash: ${shared.won} left in time, ${shared.lost} lost, ${shared.refunded} given back`);
say(`all ended ${(endedMs / 1000).toFixed(1)} s after the house was back`);
for (const { invariant, detail } of breaches) say(`BROKEN ${invariant}: ${detail}`);
say(breaches.length === 0 ? 'nothing is taken or paid twice, or lost' : 'broken');
process.exitCode = breaches.length === 0 ? 0 : 1;
