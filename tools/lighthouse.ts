// `npm run lighthouse`: Lighthouse scores of the site's pages, as a phone.
// `--site=http://localhost:8080` measures a running server; `--path=/elott` selects a page, and may
// be repeated; `--rounds=3` takes the median of that many. Lighthouse is installed at its first
// use: the project does not depend on it.
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { CHROMIUM_FLAGS, findChromium } from './browser/chromium.ts';
import { openOwnInstallation } from './snap/own-installation.ts';

const LIGHTHOUSE = 'lighthouse@12.8.2';
/** Occasionally it loses the browser that it has started. */
const LOST_MOST = 3;
const REPORT_BYTES_MOST = 64 * 1024 * 1024;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const run = promisify(execFile);

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    path: { type: 'string', multiple: true, default: ['/'] },
    rounds: { type: 'string', default: '5' },
  },
});
const log = (line: string): void => console.log(line);
const app =
  values.site === undefined
    ? await openOwnInstallation(log)
    : { siteUrl: values.site, close: () => Promise.resolve() };
const chromium = await findChromium();
try {
  for (const path of values.path) {
    const rounds: Report[] = [];
    let lost = 0;
    while (rounds.length < Number(values.rounds)) {
      try {
        rounds.push(await reportOn(`${app.siteUrl}${path}`));
      } catch (error) {
        lost += 1;
        if (lost > LOST_MOST) throw error;
        log('Lighthouse lost its way; once more');
      }
    }
    log(lineOf(path, rounds));
  }
} finally {
  await app.close();
}

/** The used fields of a report: scores from 0 to 1, times in milliseconds. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number } | undefined>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>;
}

async function reportOn(url: string): Promise<Report> {
  const flags = ['--headless=new', ...CHROMIUM_FLAGS].join(' ');
  const args = [url, '--output=json', '--quiet', `--chrome-flags=${flags}`];
  const command = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', ...args];
  const { stdout } = await run('npm', command, {
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: REPORT_BYTES_MOST,
  });
  return JSON.parse(stdout) as Report;
}

/** One page's medians, and its lowest performance score. */
function lineOf(path: string, rounds: readonly Report[]): string {
  const scores = CATEGORIES.map((name) => {
    const each = rounds.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100));
    return `${name} ${middle(each)}${name === 'performance' ? ` (${Math.min(...each)} at least)` : ''}`;
  });
  const audit = (name: string): number =>
    middle(rounds.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  return [
    path.padEnd(12),
    ...scores,
    `FCP ${(audit('first-contentful-paint') / 1000).toFixed(2)} s`,
    `LCP ${(audit('largest-contentful-paint') / 1000).toFixed(2)} s`,
    `CLS ${audit('cumulative-layout-shift').toFixed(3)}`,
    `blocking ${audit('total-blocking-time').toFixed(0)} ms`,
  ].join('  ');
}

function middle(numbers: readonly number[]): number {
  return (
    numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
  );
}
