// `npm run doctor`: checks whether the installation is ready to go live; exit code 1 while
// something is missing. It can run while the server is running.
import * as path from 'node:path';
import { runProgram } from './run-program.mjs';
import { build } from './build.mjs';
import { printChecks } from './check-list.mjs';
import { withInstallationEnv } from './installation-env.mjs';
import { install, isInstalled } from './install.mjs';
import { withDatabase } from './own-database.mjs';
import { ROOT } from './run-steps.mjs';

if (!isInstalled(ROOT)) await install(ROOT);
const dataDir = path.resolve(ROOT, process.env['DATA_DIR'] ?? '.data');
const env = withInstallationEnv(dataDir);
await build({ only: ['server'] });
await withDatabase({ dataDir, env }, async (databaseUrl) => {
  process.exitCode = printChecks(await runProgram('doctor', { dataDir, databaseUrl, env }));
});
