// `npm run snap`: pictures of every page in both themes at three widths, into `.data-snap`.
// `--site=http://localhost:8080 --console=http://localhost:8081` uses a running server;
// `--only=home,verify` selects pages; `--operator=auditor` selects the operator of the console;
// `--folder=docs/pictures` writes elsewhere: the three pictures of README.md are kept there.
// `--points` takes the points of docs/looks.md instead, in the languages of `--languages=EN,VI`;
// with `--older` of an older version, which is pictured as it opens where it lacks a button.
import { LANGUAGES, type Language } from '@fairhouse/values';
import { chromium } from '@playwright/test';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CHROMIUM_FLAGS, findChromium } from './browser/chromium.ts';
import { openOwnInstallation, type OwnInstallation } from './snap/own-installation.ts';
import { openSessions, findExamples } from './snap/open-sessions.ts';
import { listPoints } from './snap/points.ts';
import { listShots, type Shot } from './snap/shots.ts';
import { takeRound, type Theme } from './snap/take-round.ts';

const WIDTHS = [390, 768, 1440];
const THEMES: readonly Theme[] = ['dark', 'light'];
const log = (line: string): void => console.log(line);

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    console: { type: 'string' },
    only: { type: 'string' },
    operator: { type: 'string', default: 'owner' },
    folder: { type: 'string', default: '.data-snap' },
    points: { type: 'boolean', default: false },
    older: { type: 'boolean', default: false },
    languages: { type: 'string', default: 'EN' },
  },
});
const folder = resolve(import.meta.dirname, '..', values.folder);
const app = await installationOf(values.site, values.console);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...CHROMIUM_FLAGS],
});
try {
  const { siteUrl, consoleUrl } = app;
  const people = await openSessions(siteUrl, consoleUrl, values.operator);
  if (!people.has('operator')) {
    log(`${values.operator} has an authenticator already: the console is left out`);
  }
  const only = values.only?.split(',');
  const isWanted = ({ name }: Shot) => only === undefined || only.includes(name);
  const examples = await findExamples(siteUrl);
  const points = listPoints(examples).filter(isWanted);
  const shots = listShots(examples).filter(isWanted);
  const failed: string[] = [];
  for (const language of values.languages.split(',').map(parseLanguage)) {
    for (const theme of THEMES) {
      for (const width of WIDTHS) {
        const taken = values.points ? points.filter((point) => point.width === width) : shots;
        const suffix = values.points ? `-${language.toLowerCase()}-${theme}` : `-${theme}-${width}`;
        log(`${language}, ${theme} at ${width}`);
        const style = { theme, width, language, suffix, mayLackActs: values.older };
        const round = { browser, folder, siteUrl, consoleUrl, people, ...style, log };
        failed.push(...(await takeRound(round, taken)));
      }
    }
  }
  log(failed.length === 0 ? 'all pictures are taken' : `${failed.length} could not be taken`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await app.close();
}

function parseLanguage(name: string): Language {
  const language = LANGUAGES.find((each) => each === name);
  if (language === undefined) throw new Error(`${name} is none of ${LANGUAGES.join(', ')}`);
  return language;
}

async function installationOf(
  site: string | undefined,
  consoleUrl: string | undefined,
): Promise<OwnInstallation> {
  if (site === undefined || consoleUrl === undefined) return openOwnInstallation(log);
  return { siteUrl: site, consoleUrl: consoleUrl, close: () => Promise.resolve() };
}
