// `npm run failover -- --rounds 10 --seed 1`: the given number of rounds each of kill, freeze and
// black hole of the primary, with a synchronous standby that takes over.
import { parseArgs } from 'node:util';
import { runFailover } from './failover.ts';
import { FAULTS } from './pair.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string' }, seed: { type: 'string' } },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const seed = Number(values.seed ?? '1');
const rounds = Array.from({ length: Number(values.rounds ?? '10') }, () => FAULTS).flat();
const figures = await runFailover({ rounds, seed, say });
const at = (share: number): number =>
  Math.round(figures.recoveryMs[Math.floor((figures.recoveryMs.length - 1) * share)] ?? 0);
say(`seed ${seed}: ${rounds.length} failovers, ${figures.acknowledged} movements acknowledged,`);
say(`a good bet again after ${at(0.5)} ms (median), ${at(0.95)} ms (95th percentile)`);
const { asynchronous, stop } = figures;
say(`standby not waited for: /readyz ${asynchronous.ready}, a bet ${asynchronous.bet}`);
say(`stopped on a silent database: code ${stop.code} after ${Math.round(stop.ms)} ms`);
for (const breach of figures.breaches) say(`BROKEN ${breach.invariant}: ${breach.detail}`);
say(figures.breaches.length === 0 ? 'nothing lost, nothing twice' : 'invariants are broken');
process.exitCode = figures.breaches.length === 0 && at(0.95) <= 8000 && stop.code === 0 ? 0 : 1;
