// `npm run snap`: pictures of every page in both themes at three widths, into `.data-snap`.
// `--site=http://localhost:8080 --console=http://localhost:8081` uses a running server;
// `--only=home,verify` selects pages; `--operator=auditor` selects the operator of the console;
// `--folder=docs/pictures` writes elsewhere: the three pictures of README.md are kept there.
// `--points` takes the points of docs/looks.md instead, in the languages of `--languages=EN,VI`;
// with `--older` of an older version, which is pictured as it opens where it lacks a button.
// `--games` plays each game that can be tried for a minute, into sheets of frames.
// `--docs` takes one small picture of every page for docs/pages.md.
import { LANGUAGES, type Language } from '@fairhouse/values';
import { chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CHROMIUM_FLAGS, findChromium } from './browser/chromium.ts';
import { openOwnInstallation, type OwnInstallation } from './snap/own-installation.ts';
import { findExamples, listGamesToTry, openSessions } from './snap/open-sessions.ts';
import { describePages } from './snap/pages-document.ts';
import { planRounds } from './snap/plan-rounds.ts';
import { recordGames } from './snap/record-games.ts';
import { takeRound } from './snap/take-round.ts';

const log = (line: string): void => console.log(line);

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    console: { type: 'string' },
    only: { type: 'string' },
    operator: { type: 'string', default: 'owner' },
    folder: { type: 'string' },
    points: { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
    games: { type: 'boolean', default: false },
    older: { type: 'boolean', default: false },
    languages: { type: 'string', default: 'EN' },
  },
});
const place = values.folder ?? (values.docs ? 'docs/pictures/pages' : '.data-snap');
const folder = resolve(import.meta.dirname, '..', place);
const app = await installationOf(values.site, values.console);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...CHROMIUM_FLAGS],
});
try {
  const failed = values.games ? await recordAll() : await takeAll();
  log(failed.length === 0 ? 'all pictures are taken' : `${failed.length} could not be taken`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await app.close();
}

async function recordAll(): Promise<readonly string[]> {
  const { siteUrl } = app;
  const games = (await listGamesToTry(siteUrl)).filter(isWanted);
  return recordGames({ browser, folder, siteUrl, games, log });
}

async function takeAll(): Promise<readonly string[]> {
  const { siteUrl, consoleUrl } = app;
  const people = await openSessions(siteUrl, consoleUrl, values.operator);
  if (!people.has('operator')) {
    log(`${values.operator} has an authenticator already: the console is left out`);
  }
  const examples = await findExamples(siteUrl);
  const kind = values.docs ? 'docs' : values.points ? 'points' : 'pages';
  const languages = values.languages.split(',').map(parseLanguage);
  const failed: string[] = [];
  for (const { shots, ...style } of planRounds(kind, examples, languages)) {
    log(`${style.language}, ${style.theme} at ${style.width}`);
    const round = { browser, folder, siteUrl, consoleUrl, people, ...style, log };
    const taken = { ...round, mayLackActs: values.older };
    failed.push(...(await takeRound(taken, shots.filter(isWanted))));
  }
  if (kind === 'docs') {
    writeFileSync(resolve(import.meta.dirname, '../docs/pages.md'), describePages());
  }
  return failed;
}

function isWanted({ name }: { readonly name: string }): boolean {
  return values.only === undefined || values.only.split(',').includes(name);
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
