// `npm run weigh`: the size of the site's pages, and their rendering times on a slow phone.
// `--site=http://localhost:8080` measures a running server; several are measured in alternating
// rounds, and can be compared. `--path=/elott` selects a page, and may be repeated; `--rounds=5`
// takes the median of that many; `--chunks` lists the files; `--press` also presses "Log in" on the
// first page as soon as it is visible.
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { CHROMIUM_FLAGS, findChromium } from './browser/chromium.ts';
import { openOwnInstallation } from './snap/own-installation.ts';
import { paintPage, type PaintTimes } from './weigh/paint-page.ts';
import { pressPage, type PressTimes } from './weigh/press-page.ts';
import { weightOf } from './weigh/watch-scripts.ts';

const PATHS = ['/', '/elott', '/lottery?game=SSC1', '/lottery?game=VN1', '/vnlottery'];

const { values } = parseArgs({
  options: {
    site: { type: 'string', multiple: true, default: [] },
    path: { type: 'string', multiple: true, default: PATHS },
    rounds: { type: 'string', default: '3' },
    chunks: { type: 'boolean', default: false },
    press: { type: 'boolean', default: false },
  },
});
const log = (line: string): void => console.log(line);
const app = values.site.length === 0 ? await openOwnInstallation(log) : undefined;
const sites = app === undefined ? values.site : [app.siteUrl];
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...CHROMIUM_FLAGS],
});
try {
  for (const path of values.path) {
    const rounds = await inTurns((site) => paintPage(browser, `${site}${path}`));
    for (const [site, times] of rounds) {
      log(`${sites.length > 1 ? `${site} ` : ''}${lineOf(path, times)}`);
      for (const { name, bytes } of values.chunks ? (times[0]?.scripts ?? []) : []) {
        log(`  ${kilobytes(bytes).padStart(9)}  ${name}`);
      }
    }
  }
  const presses = values.press ? await inTurns((site) => pressPage(browser, `${site}/`)) : [];
  for (const [site, times] of presses) log(`${site} ${pressLineOf(times)}`);
} finally {
  await browser.close();
  await app?.close();
}

/**
 * Measures each site once in every round, in turning order, so that a busy moment of the machine
 * meets all alike.
 */
async function inTurns<Times>(
  measure: (site: string) => Promise<Times>,
): Promise<(readonly [site: string, times: readonly Times[]])[]> {
  const results = sites.map((site) => [site, [] as Times[]] as const);
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const order = round % 2 === 0 ? results : results.toReversed();
    for (const [site, times] of order) times.push(await measure(site));
  }
  return results;
}

/** One page's medians, and the lowest and highest of the paints. */
function lineOf(path: string, rounds: readonly PaintTimes[]): string {
  const middle = (read: (round: PaintTimes) => number): number => middleOf(rounds.map(read));
  return [
    path.padEnd(20),
    `${kilobytes(middle(({ scripts }) => weightOf(scripts)))} of JavaScript`,
    `in ${middle(({ scripts }) => scripts.length)} files`,
    `a document of ${kilobytes(middle(({ documentBytes }) => documentBytes))}`,
    `answered after ${secondsOf(rounds.map(({ answered }) => answered))}`,
    `FCP ${secondsOf(rounds.map(({ fcp }) => fcp))}`,
    `LCP ${secondsOf(rounds.map(({ lcp }) => lcp))}`,
    `CLS ${middle(({ cls }) => cls).toFixed(3)}`,
    `${middle(({ longTasks }) => longTasks)} long tasks`,
    `the longest ${middle(({ longest }) => longest).toFixed(0)} ms`,
    `blocking ${middle(({ blocking }) => blocking).toFixed(0)} ms`,
  ].join('  ');
}

function pressLineOf(rounds: readonly PressTimes[]): string {
  const came = rounds.flatMap(({ dialogAt }) => dialogAt ?? []);
  return [
    `pressed after ${secondsOf(rounds.map(({ pressedAt }) => pressedAt))}`,
    `the dialog after ${secondsOf(came)}`,
    `${rounds.length - came.length} presses lost`,
  ].join('  ');
}

/** The median of times in milliseconds, with the lowest and the highest. */
function secondsOf(times: readonly number[]): string {
  const [least, middle, most] = [Math.min(...times), middleOf(times), Math.max(...times)].map(
    (time) => (time / 1000).toFixed(2),
  );
  return `${middle} s (${least} to ${most})`;
}

function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
