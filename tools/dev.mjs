// `npm run dev`: runs the server from its sources, restarted at each change.
import { launch } from './launcher/launch.mjs';

await launch({ dev: true });
