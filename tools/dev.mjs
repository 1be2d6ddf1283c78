// `npm run dev`: the house from its sources, started again at each change.
import { launch } from './launch.mjs';

await launch({ dev: true });
