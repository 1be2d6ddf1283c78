// Attacks on the accounts, with figures.
// `npm run attacks [-- NAME] [--small] [--seed N] [--requests N]`
import { DAY_MS } from '@fairhouse/values';
import { parseArgs } from 'node:util';
import { openTestApp } from '../../apps/server/src/testing/index.ts';
import { setup, teardown } from '../../tools/postgres/vitest-postgres.ts';
import { ATTACKS, ATTACKS_WITH_OWN_SERVER } from './attacks.ts';
import type { Attack, AttackOptions, AttackResult } from './attack.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    small: { type: 'boolean', default: false },
    seed: { type: 'string', default: '20261121' },
    requests: { type: 'string' },
  },
});
const [only] = positionals;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const how: AttackOptions = {
  small: values.small,
  seed: Number(values.seed),
  ...(values.requests === undefined ? {} : { requests: Number(values.requests) }),
  say: (line) => say(`  … ${line}`),
};
const isWanted = ({ name }: { name: string }): boolean => only === undefined || name === only;
const [own, shared] = [ATTACKS_WITH_OWN_SERVER.filter(isWanted), ATTACKS.filter(isWanted)];
let held = 0;
let failed = 0;

if (own.length + shared.length === 0) {
  say(
    `There is no attack ${only}: ${[...ATTACKS, ...ATTACKS_WITH_OWN_SERVER].map((each) => each.name).join(', ')}`,
  );
  process.exitCode = 1;
}
if (shared.length > 0) {
  await setup();
  for (const attack of shared) tell(attack, await inOwnApp(attack));
  await teardown();
}
for (const attack of own) tell(attack, await attack.run(how));
say(`\n${held} attacks held, ${failed} did not (seed ${how.seed})`);
if (failed > 0) process.exitCode = 1;

/** A server of its own for each attack, so that none meets the counters of another. */
async function inOwnApp(attack: Attack): Promise<AttackResult> {
  const app = await openTestApp({ environment: { TRUSTED_PROXIES: '1' } });
  try {
    await app.turnClock(DAY_MS);
    return await attack.run(app, how);
  } finally {
    await app.close();
  }
}

function tell({ name, about }: { name: string; about: string }, outcome: AttackResult): void {
  const { figures, breaches } = outcome;
  say(`\n${breaches.length === 0 ? 'held' : 'BROKEN'}  ${name}: ${about}`);
  for (const [what, figure] of Object.entries(figures)) say(`  ${what}: ${figure}`);
  for (const each of breaches) say(`  BROKEN ${each}`);
  if (breaches.length === 0) held += 1;
  else failed += 1;
}
