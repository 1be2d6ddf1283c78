// Addresses of the installation as entered in `npm run setup`: a file of variables in the data
// folder, which every later start reads. The environment has priority over it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';

const NAME = 'installation.env';
/** The name of the file in data folders of earlier versions. */
const FORMER_NAME = 'house.env';

/** The environment, completed by the data folder's file. */
export function withInstallationEnv(dataDir, env = process.env) {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return env;
  const lines = readFileSync(file, 'utf8').split('\n');
  const entries = lines.flatMap((line) => {
    const [, name, value] = /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(entries), ...env };
}

/** Writes the file unless it exists; it must not contain secrets. */
export function writeInstallationEnv(dataDir, variables) {
  const file = fileIn(dataDir);
  if (existsSync(file)) return;
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
}

function fileIn(dataDir) {
  const former = path.join(dataDir, FORMER_NAME);
  return existsSync(former) ? former : path.join(dataDir, NAME);
}
