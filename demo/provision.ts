// Provisions the demo in an empty installation: a step of the launcher, after the migrations and
// before the server starts. The only line it prints is the kind of the installation.
import pino from 'pino';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { directoryOf } from '../apps/server/src/modules/settings/index.ts';
import { provisionHouseJackpots } from '../apps/server/src/modules/vendors/index.ts';
import { openApp } from '../apps/server/src/open-app.ts';
import { connectStudios } from './connect-studios.ts';
import { provisionDemo } from './provision-demo.ts';

/** The slots whose stakes fill the jackpots of the demo. */
const JACKPOT_SLOTS = ['harbour-lights', 'jade-koi', 'night-bazaar'] as const;

const config = readConfig(process.env);
const app = await openApp(config, pino({ base: null, level: 'warn' }, pino.destination(2)));
const asked = process.env['DEMO_SIZE'];
const kind = await provisionDemo(app, asked === 'small' || asked === 'slow' ? asked : 'whole');
if (kind === 'demo') {
  const { HOUSE_KEYS_FOLDER: houseKeysFolder, STUDIO_PUBLIC_KEY_FILE: studioKeyFile } = process.env;
  await connectStudios(app, { houseKeysFolder, studioKeyFile });
  const { merchants } = await directoryOf(app);
  for (const merchant of merchants) await provisionHouseJackpots(app, merchant, JACKPOT_SLOTS);
}
await app.close();
process.stdout.write(`${kind}\n`);
