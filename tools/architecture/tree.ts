// Rules about the tree: names, lengths, paths in documents, required references.
import { EMPTY_NAMES, LONG_PLACES, PARTS } from '../../architecture.ts';
import { partOf } from './places.ts';
import { findingAt, type Finding, type Source } from './source.ts';

const FILE_LINES_MAX = 300;
const LINE_COLUMNS_MAX = 100;

/** Names of folders and files describe their content. */
export function names(source: Source): Finding[] {
  const segments = source.path.split('/').map((segment) => segment.replace(/\..*$/, ''));
  const empty = segments.find((segment) => EMPTY_NAMES.includes(segment.toLowerCase()));
  if (empty !== undefined) return [findingAt(source, 0, `the name ${empty} says nothing`)];
  const file = source.path.split('/').at(-1) ?? '';
  const isTestOfComponent = /^[A-Z]\w*\.test\.ts$/.test(file);
  if (isTestOfComponent) return [];
  if (/\.(ts|mjs|css|sql)$/.test(file) && !/^[a-z0-9]+([-.][a-z0-9]+)*$/.test(file)) {
    return [findingAt(source, 0, 'a file is named in kebab-case after its main export')];
  }
  return [];
}

/** A file over 300 lines must be split. */
export function fileLength(source: Source): Finding[] {
  if (!/\.(tsx?|mjs|css|py)$/.test(source.path)) return [];
  if (LONG_PLACES.some((place) => place.test(source.path))) return [];
  const count = source.lines.length;
  if (count <= FILE_LINES_MAX) return [];
  return [{ path: source.path, line: count, says: `${count} lines: which two things is it?` }];
}

/** Lines end by column 100, except where one long text, address or path cannot be broken. */
export function lineLength(source: Source): Finding[] {
  if (!/\.(tsx?|mjs|sql|sh)$/.test(source.path)) return [];
  if (/\/(i18n|texts|vectors)\/|\.test\.tsx?$/.test(source.path)) return [];
  return source.lines.flatMap((line, index) => {
    // Cheap check first: no line is wider than its length, and nearly all are short.
    if (line.length <= LINE_COLUMNS_MAX) return [];
    if (width(line) <= LINE_COLUMNS_MAX || isOnePiece(line)) return [];
    return [{ path: source.path, line: index + 1, says: `${width(line)} columns` }];
  });
}

/** True when only quoted text, or one word without a blank, exceeds the line limit. */
function isOnePiece(line: string): boolean {
  const words = line.split(/\s+/).map(width);
  if (Math.max(...words) >= 40 && width(line) - Math.max(...words) <= 60) return true;
  if (/^\s*(\/\/|\*|--)/.test(line)) return false;
  const quoted = line.match(/'[^']*'|"[^"]*"|`[^`]*`/g) ?? [];
  const least = Math.max(0, ...quoted.map(width));
  return least >= 40 && width(line.replace(/'[^']*'|"[^"]*"|`[^`]*`/g, '')) <= LINE_COLUMNS_MAX;
}

function width(line: string): number {
  return [...line].length;
}

/** Every path in a document exists. */
export function documentPaths(sources: readonly Source[], exists: (path: string) => boolean) {
  const tops = 'apps|packages|demo|deploy|docs|tools|e2e|bench|faults';
  const named = new RegExp(
    String.raw`^(?:(?:${tops})/[\w@./-]+|[A-Z]+\.md|architecture\.ts|architecture\.test\.ts|\.ci/run)$`,
  );
  return sources
    .filter((source) => /^(STYLE|CONTEXT|README)\.md$|^docs\/.*\.md$/.test(source.path))
    .flatMap((source) =>
      [...source.text.matchAll(/`([^`\n]+)`|\]\(([^)\s]+)\)/g)].flatMap((match) => {
        const path = match[1] ?? linkTarget(source.path, match[2] ?? '');
        const isPath = match[2] === undefined ? named.test(path) : path !== '';
        if (!isPath || exists(path.replace(/\/$/, ''))) return [];
        return [findingAt(source, match.index, `${path} does not exist`)];
      }),
    );
}

function linkTarget(from: string, link: string): string {
  if (/^(https?:|mailto:|#)/.test(link)) return '';
  return new URL(link.replace(/#.*$/, ''), `file:///${from}`).pathname.slice(1);
}

/** A document has one title, on its first line. */
export function documentTitles(source: Source): Finding[] {
  if (!source.path.endsWith('.md')) return [];
  const outside = source.text.replaceAll(/^```[^]*?^```/gm, '');
  const titles = outside.match(/^# .+/gm) ?? [];
  if (titles.length === 1 && source.text.startsWith('# ')) return [];
  return [findingAt(source, 0, `${titles.length} titles: one, on the first line`)];
}

interface Manifest {
  readonly name?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function manifests(sources: readonly Source[]): { source: Source; manifest: Manifest }[] {
  return sources
    .filter((source) => /(^|\/)package\.json$/.test(source.path))
    .map((source) => ({ source, manifest: JSON.parse(source.text) as Manifest }));
}

function dependenciesOf({ dependencies, devDependencies }: Manifest): string[] {
  return Object.keys({ ...dependencies, ...devDependencies });
}

/** docs/dependencies.md gives a reason for each dependency, and lists no removed one. */
export function dependencyReasons(sources: readonly Source[]): Finding[] {
  const page = sources.find(({ path }) => path === 'docs/dependencies.md');
  if (!page) return [{ path: 'docs/dependencies.md', line: 1, says: 'is not there' }];
  const documented = new Set(
    [...page.text.matchAll(/^\| `([^`]+)`/gm)].map((match) => match[1] ?? ''),
  );
  const used = new Set<string>();
  const silent = manifests(sources).flatMap(({ source, manifest }) =>
    dependenciesOf(manifest)
      .filter((name) => !name.startsWith('@fairhouse/') && !used.has(name))
      .filter((name) => !documented.has(used.add(name) && name))
      .map((name) => findingAt(source, source.text.indexOf(name), `${name} has no reason`)),
  );
  const gone = [...documented]
    .filter((name) => !used.has(name))
    .map((name) => findingAt(page, page.text.indexOf(`\`${name}\``), `${name} is not used`));
  return [...silent, ...gone];
}

/** Packages and TypeScript references list exactly the parts that architecture.ts allows. */
export function references(sources: readonly Source[]): Finding[] {
  return manifests(sources).flatMap(({ source, manifest }) => {
    const own = partOf(source.path);
    if (own === undefined) return [];
    const may = new Set((PARTS[own]?.mayImport ?? []).map((name) => name.split('/', 1)[0]));
    const config = sources.find(({ path }) => path === `${PARTS[own]?.path}/tsconfig.json`);
    const linked = [...(config?.text.matchAll(/"path": "[./]*\/([\w-]+)"/g) ?? [])];
    const inManifest = dependenciesOf(manifest)
      .filter((name) => name.startsWith('@fairhouse/'))
      .map((name) => name.replace('@fairhouse/', ''));
    const wrong = (file: Source) => (name: string) =>
      findingAt(file, Math.max(0, file.text.indexOf(name)), `${own} may not know ${name}`);
    return [
      ...inManifest.filter((name) => !may.has(name)).map(wrong(source)),
      ...linked
        .map((match) => match[1] ?? '')
        .filter((name) => !may.has(name))
        .map(wrong(config ?? source)),
    ];
  });
}
