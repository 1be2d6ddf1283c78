// `npm run build`: installs and builds everything, so that a user with read access to the checkout
// only can start the server.
import { build } from './build/build.mjs';
import { install, isInstalled } from './build/install.mjs';
import { prepareBinaries } from './postgres/postgres-binaries.mjs';
import { ROOT } from './build/run-steps.mjs';

if (!isInstalled(ROOT)) await install(ROOT);
await build({ report: (line) => console.log(line) });
prepareBinaries();
