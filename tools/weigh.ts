// `npm run weigh`: the size of the site's pages, and their rendering times on a slow phone.
// `--site=http://localhost:8080` measures a running server; `--path=/elott` selects a page, and may
// be repeated; `--rounds=5` takes the median of that many; `--chunks` lists the files.
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { CHROMIUM_FLAGS, findChromium } from './browser/chromium.ts';
import { openOwnInstallation } from './snap/own-installation.ts';
import { paintPage, type PaintTimes } from './weigh/paint-page.ts';
import { weightOf } from './weigh/watch-scripts.ts';

const PATHS = ['/', '/elott', '/lottery?game=SSC1', '/lottery?game=VN1', '/vnlottery'];

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    path: { type: 'string', multiple: true, default: PATHS },
    rounds: { type: 'string', default: '3' },
    chunks: { type: 'boolean', default: false },
  },
});
const log = (line: string): void => console.log(line);
const app =
  values.site === undefined
    ? await openOwnInstallation(log)
    : { siteUrl: values.site, close: () => Promise.resolve() };
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...CHROMIUM_FLAGS],
});
try {
  for (const path of values.path) {
    const rounds: PaintTimes[] = [];
    while (rounds.length < Number(values.rounds)) {
      rounds.push(await paintPage(browser, `${app.siteUrl}${path}`));
    }
    log(lineOf(path, rounds));
    for (const { name, bytes } of values.chunks ? (rounds[0]?.scripts ?? []) : []) {
      log(`  ${kilobytes(bytes).padStart(9)}  ${name}`);
    }
  }
} finally {
  await browser.close();
  await app.close();
}

/** One page's medians. */
function lineOf(path: string, rounds: readonly PaintTimes[]): string {
  const middle = (read: (round: PaintTimes) => number): number =>
    rounds.map(read).toSorted((one, other) => one - other)[Math.floor(rounds.length / 2)] ?? 0;
  return [
    path.padEnd(20),
    `${kilobytes(middle(({ scripts }) => weightOf(scripts)))} of JavaScript`,
    `in ${middle(({ scripts }) => scripts.length)} files`,
    `LCP ${(middle(({ lcp }) => lcp) / 1000).toFixed(2)} s`,
    `CLS ${middle(({ cls }) => cls).toFixed(3)}`,
    `${middle(({ longTasks }) => longTasks)} long tasks`,
    `the longest ${middle(({ longest }) => longest).toFixed(0)} ms`,
    `blocking ${middle(({ blocking }) => blocking).toFixed(0)} ms`,
  ].join('  ');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
