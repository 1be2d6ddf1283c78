// `npm run journeys -- <filter>`: builds, then runs the journeys that match, such as `trial` or
// `captcha.spec.ts --project=desktop`.
import { build } from './build/build.mjs';
import { runJourneys } from './check/run-journeys.mjs';

await build({ report: (line) => console.log(line) });
process.exitCode = await runJourneys(...process.argv.slice(2));
