// `npm run snap`: pictures of every page in both themes at three widths, into docs/pictures.
// `--site=http://localhost:8080 --console=http://localhost:8081` pictures a house that runs;
// `--only=home,verify` takes those alone; `--operator=auditor` says whose console is pictured.
import { chromium } from '@playwright/test';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';
import { openOwnHouse, type PicturedHouse } from './snap/open-house.ts';
import { logEverybodyIn, lookAround } from './snap/people.ts';
import { shotsOf } from './snap/shots.ts';
import { takeRound, type Theme } from './snap/take.ts';

const WIDTHS = [390, 768, 1440];
const THEMES: readonly Theme[] = ['dark', 'light'];
const folder = resolve(import.meta.dirname, '../docs/pictures');
const log = (line: string): void => console.log(line);

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    console: { type: 'string' },
    only: { type: 'string' },
    operator: { type: 'string', default: 'owner' },
  },
});
const house = await houseOf(values.site, values.console);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...CHROMIUM_FLAGS],
});
try {
  const { siteUrl, consoleUrl } = house;
  const people = await logEverybodyIn(siteUrl, consoleUrl, values.operator);
  if (!people.has('operator')) {
    log(`${values.operator} has an authenticator already: the console is left out`);
  }
  const only = values.only?.split(',');
  const shots = shotsOf(await lookAround(siteUrl)).filter(
    ({ name }) => only === undefined || only.includes(name),
  );
  const failed: string[] = [];
  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      log(`${theme} at ${width}`);
      const round = { browser, folder, siteUrl, consoleUrl, people, theme, width, log };
      failed.push(...(await takeRound(round, shots)));
    }
  }
  log(failed.length === 0 ? 'all pictures are taken' : `${failed.length} could not be taken`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await house.close();
}

async function houseOf(site: string | undefined, desk: string | undefined): Promise<PicturedHouse> {
  if (site === undefined || desk === undefined) return openOwnHouse(log);
  return { siteUrl: site, consoleUrl: desk, close: () => Promise.resolve() };
}
