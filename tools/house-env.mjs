// What `npm run setup` was told about where the house is reached: a file of variables in the data
// folder, which every later start reads. What stands in the environment goes before it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';

const NAME = 'house.env';

/** The environment, with what the data folder's file adds to it. */
export function withHouseEnv(dataDir, env = process.env) {
  const file = path.join(dataDir, NAME);
  if (!existsSync(file)) return env;
  const lines = readFileSync(file, 'utf8').split('\n');
  const told = lines.flatMap((line) => {
    const [, name, value] = /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(told), ...env };
}

/** Writes the file where there is none; no secret belongs in it. */
export function writeHouseEnv(dataDir, variables) {
  const file = path.join(dataDir, NAME);
  if (existsSync(file)) return;
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
}
