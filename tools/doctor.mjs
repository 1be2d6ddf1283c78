// `npm run doctor`: checks whether the installation is ready to go live; exit code 1 while
// something is missing. It can run while the server is running.
import * as path from 'node:path';
import { runProgram } from './setup/run-program.mjs';
import { build } from './build/build.mjs';
import { printChecks } from './setup/check-list.mjs';
import { withInstallationEnv } from './installation/installation-env.mjs';
import { install, isInstalled } from './build/install.mjs';
import { withDatabase } from './postgres/own-database.mjs';
import { ROOT } from './build/run-steps.mjs';

if (!isInstalled(ROOT)) await install(ROOT);
const dataDir = path.resolve(ROOT, process.env['DATA_DIR'] ?? '.data');
const env = withInstallationEnv(dataDir);
await build({ only: ['server'] });
await withDatabase({ dataDir, env }, async (databaseUrl) => {
  process.exitCode = printChecks(await runProgram('doctor', { dataDir, databaseUrl, env }));
});
