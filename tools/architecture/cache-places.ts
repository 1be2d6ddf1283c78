// The rule about the table of docs/architecture.md that says where a process caches what.
import { findingAt, type Finding, type Source } from './source.ts';

const PAGE = 'docs/architecture.md';
const HEADING = '## What a process caches';

/** What a short path of the table begins in: the checkout, the server, its modules. */
const ROOTS = ['', 'apps/server/src/', 'apps/server/src/modules/'];

/** Each row of the table names files or folders, and each of them exists. */
export function cachePlaces(sources: readonly Source[]): readonly Finding[] {
  const page = sources.find(({ path }) => path === PAGE);
  const at = page?.text.indexOf(HEADING) ?? -1;
  if (!page || at < 0) return [{ path: PAGE, line: 1, says: `no section ${HEADING}` }];
  const [section = ''] = page.text.slice(at).split(/\n## /);
  // The first two lines of a table are its head.
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
  if (rows.length === 0) return [findingAt(page, at, 'the table has no row')];
  return rows.flatMap((row) => {
    const [, what = '', where = ''] = row.split('|');
    const paths = [...where.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
    const missing = paths.filter((path) => !exists(sources, path));
    const says = missing.map((path) => `${path} does not exist`);
    if (paths.length === 0) says.push(`“${what.trim()}” has no place`);
    return says.map((words) => findingAt(page, page.text.indexOf(row), words));
  });
}

function exists(sources: readonly Source[], short: string): boolean {
  return ROOTS.some((start) =>
    sources.some(({ path }) => path === start + short || path.startsWith(`${start}${short}/`)),
  );
}
