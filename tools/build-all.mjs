// `npm run build`: installs and builds everything, so that the house can be started by somebody who
// may only read the checkout.
import { build } from './build.mjs';
import { install, isInstalled } from './install.mjs';
import { prepareBinaries } from './postgres-binaries.mjs';
import { ROOT } from './run-steps.mjs';

if (!isInstalled(ROOT)) await install(ROOT);
await build({ report: (line) => console.log(line) });
prepareBinaries();
