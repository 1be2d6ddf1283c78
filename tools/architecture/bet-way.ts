// The rule about the section of docs/architecture.md that lists the files a bet passes.
import { findingAt, type Finding, type Source } from './source.ts';

const SECTION = '## The way of a bet\n';

/** The section lists each file once, by its whole path, and states how many they are. */
export function betWay(
  sources: readonly Source[],
  exists: (path: string) => boolean,
): readonly Finding[] {
  const page = sources.find(({ path }) => path === 'docs/architecture.md');
  const at = page?.text.indexOf(SECTION) ?? -1;
  if (!page || at < 0) return [{ path: 'docs/architecture.md', line: 1, says: `no ${SECTION}` }];
  const [section = ''] = page.text.slice(at + SECTION.length).split('\n## ');
  const steps = [...section.matchAll(/^\d+\. (?:`([^`]+)`)?/gm)].map((match) => match[1] ?? '');
  const stated = Number(/ passes (\d+) files/.exec(section)?.[1]);
  const says = (words: string): Finding => findingAt(page, at, words);
  return [
    ...(stated === steps.length ? [] : [says(`states ${stated} files and lists ${steps.length}`)]),
    ...steps
      .filter((path, index) => !/^(apps|packages)\//.test(path) || steps.indexOf(path) !== index)
      .map((path) => says(`"${path}" is no path of a file, or is listed twice`)),
    ...steps.filter((path) => !exists(path)).map((path) => says(`${path} does not exist`)),
  ];
}
