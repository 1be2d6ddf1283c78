// The rule about the sections of docs/architecture.md that list the files which a call passes.
import { importedFiles } from './imported-files.ts';
import { findingAt, type Finding, type Source } from './source.ts';

const PAGE = 'docs/architecture.md';

/** The sections, and the row of the table of figures that repeats their numbers. */
const WAYS = [
  { heading: '## The way of a bet\n', figure: 'files that a bet passes' },
  { heading: '## The way of a deposit\n', figure: 'files that a deposit passes' },
  { heading: '## The way of a registration\n', figure: 'files that a registration passes' },
];

/** Files that put parts together when the server starts: an operation is reached through them. */
const ASSEMBLING = [
  /^apps\/server\/src\/[\w-]+\.ts$/,
  /^apps\/server\/src\/http\/operations\.ts$/,
  /^apps\/server\/src\/modules\/[\w-]+\/calls\.ts$/,
  /^packages\/calls\/src\/player\/index\.ts$/,
];

/** One list of a section: the files in order, and the number that the text before it states. */
interface Way {
  readonly stated: number | undefined;
  readonly steps: readonly { readonly place: number; readonly path: string }[];
}

/**
 * Each section lists every file once, by its whole path, and states how many they are, as does the
 * table of figures. A file is imported by one that is listed before it, or it is put together with
 * the others when the server starts; what an entry point passes on counts as imported directly.
 */
export function callWays(sources: readonly Source[]): readonly Finding[] {
  const page = sources.find(({ path }) => path === PAGE);
  if (!page) return [{ path: PAGE, line: 1, says: 'is not there' }];
  const imported = importedFiles(sources);
  const assembled = new Set(
    sources
      .filter(({ path }) => ASSEMBLING.some((place) => place.test(path)))
      .flatMap(({ path }) => [...imported(path)]),
  );
  const exists = (path: string): boolean => sources.some((source) => source.path === path);
  return WAYS.flatMap(({ heading, figure }) => {
    const at = page.text.indexOf(heading);
    if (at < 0) return [{ path: PAGE, line: 1, says: `no section ${heading.trim()}` }];
    const [section = ''] = page.text.slice(at + heading.length).split('\n## ');
    const ways = readWays(section);
    const says = [
      ...ways.flatMap(wrongNumbers),
      ...ways.flatMap(({ steps }) =>
        wrongPaths(
          steps.map(({ path }) => path),
          exists,
        ),
      ),
      ...ways.flatMap(({ steps }) =>
        steps
          .filter(({ path }, index) => {
            const earlier = steps.slice(0, index);
            if (!exists(path) || assembled.has(path)) return false;
            return !earlier.some((step) => imported(step.path).has(path));
          })
          .map(({ path }) => `no file before ${path} imports it`),
      ),
      ...wrongFigure(page, figure, ways),
    ];
    return says.map((words) => findingAt(page, at, words));
  });
}

/** The lists of a section: a number 1 begins one. */
function readWays(section: string): readonly Way[] {
  const numbers = [...section.matchAll(/\spasses\s+(\d+)\s+files/g)].map((match) => match[1]);
  const lists: { place: number; path: string }[][] = [];
  for (const [, place, path = ''] of section.matchAll(/^(\d+)\. (?:`([^`]+)`)?/gm)) {
    if (place === '1' || lists.length === 0) lists.push([]);
    lists.at(-1)?.push({ place: Number(place), path });
  }
  return Array.from({ length: Math.max(numbers.length, lists.length, 1) }, (_, index) => {
    const stated = numbers[index];
    return { stated: stated === undefined ? undefined : Number(stated), steps: lists[index] ?? [] };
  });
}

function wrongNumbers({ stated, steps }: Way): readonly string[] {
  const inOrder = steps.every(({ place }, index) => place === index + 1);
  return [
    ...(stated === steps.length ? [] : [`states ${stated} files and lists ${steps.length}`]),
    ...(inOrder ? [] : ['its steps are not numbered one after another']),
  ];
}

function wrongPaths(
  paths: readonly string[],
  exists: (path: string) => boolean,
): readonly string[] {
  return [
    ...paths
      .filter((path, index) => !/^(apps|packages)\//.test(path) || paths.indexOf(path) !== index)
      .map((path) => `"${path}" is no path of a file, or is listed twice`),
    ...paths.filter((path) => !exists(path)).map((path) => `${path} does not exist`),
  ];
}

/** The last cell of the figure's row has the numbers of the lists, in their order. */
function wrongFigure(page: Source, figure: string, ways: readonly Way[]): readonly string[] {
  const row = page.lines.find((line) => line.startsWith(`| ${figure} `));
  const cell = row?.split('|').at(-2) ?? '';
  const numbers = (cell.match(/\d+/g) ?? []).join(', ');
  const listed = ways.map(({ steps }) => steps.length).join(', ');
  return numbers === listed ? [] : [`“${figure}” has ${numbers || 'no number'}, not ${listed}`];
}
