// `npm run doctor`: what the installation lacks to go live; the exit code is 1 while something is
// missing. It may run beside the house.
import * as path from 'node:path';
import { askProgram } from './ask-program.mjs';
import { build } from './build.mjs';
import { printChecks } from './check-list.mjs';
import { withHouseEnv } from './house-env.mjs';
import { install, isInstalled } from './install.mjs';
import { withDatabase } from './own-database.mjs';
import { ROOT } from './run-steps.mjs';

if (!isInstalled(ROOT)) await install(ROOT);
const dataDir = path.resolve(ROOT, process.env['DATA_DIR'] ?? '.data');
const env = withHouseEnv(dataDir);
await build({ only: ['server'] });
await withDatabase({ dataDir, env }, async (databaseUrl) => {
  process.exitCode = printChecks(await askProgram('doctor', { dataDir, databaseUrl, env }));
});
